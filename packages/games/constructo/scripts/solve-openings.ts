import { writeFileSync } from 'node:fs';
import { Memory } from '../src/bots/memory.ts';
import { OPENING_TURNS, openingsOn, writeValue } from '../src/bots/openings.ts';
import { exactValue } from '../src/bots/perfect.ts';
import { FIRST_POSITION, neighboursOn } from '../src/bots/position.ts';
import { RoundSearch } from '../src/bots/search.ts';
import { STANDARD_BOARDS } from '../src/view.ts';

/**
 * `node packages/games/constructo/scripts/solve-openings.ts`: solves every position of the first turns of the standard boards and writes `data/openings.ts`
 * anew. It takes hours and 200 MB, and says how far it is.
 */
const MEMORY_BITS = 24;
const WIDEST_LINE = 100;

const tables = STANDARD_BOARDS.map((board) => {
  const search = new RoundSearch(neighboursOn(board), new Memory(MEMORY_BITS));
  const { positions } = openingsOn(board);
  const values: number[] = [];
  const began = Date.now();
  let looked = 0;
  for (const [number, { way, next }] of positions.entries()) {
    if (next.length > 0) {
      // What comes next is solved already.
      values.push(Math.max(...next.map((one) => -(values[one] ?? Number.NaN))));
    } else {
      search.begin(FIRST_POSITION, () => false);
      for (const [turn, action] of way.entries()) search.round.play(turn, action);
      const value = exactValue(search, way.length);
      if (value === null) throw new Error('nobody stopped the search');
      values.push(value);
      looked += search.positions;
    }
    if (number % 50 === 0 || number === positions.length - 1) {
      const seconds = Math.round((Date.now() - began) / 1000);
      console.error(`${board.id}: ${number + 1} of ${positions.length}, ${looked} positions looked at, ${seconds} s`);
    }
  }
  return `  ${board.id}:\n${lines(values.map(writeValue).join(''))},`;
});

const text = `/** The values of the first ${OPENING_TURNS} turns, as \`scripts/solve-openings.ts\` found them by exact search (see openings.ts). */
export const OPENING_VALUES: { readonly [board: string]: string } = {
${tables.join('\n')}
};
`;
writeFileSync(new URL('../src/bots/data/openings.ts', import.meta.url), text);

function lines(values: string): string {
  const parts = values.match(new RegExp(`.{1,${WIDEST_LINE}}`, 'g')) ?? [];
  return parts.map((part) => `    '${part}'`).join(' +\n');
}
