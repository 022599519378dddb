import { writeFileSync } from 'node:fs';
import { STANDARD_BOARDS } from '@boomtown/rules-constructo/view';
import { exactValue } from './exact.ts';
import { Memory } from './memory.ts';
import { OPENING_TURNS, openingsOn, writeValue } from './openings.ts';
import { FIRST_POSITION, neighboursOn } from './position.ts';
import { RoundSearch } from './search.ts';

/**
 * `npm run openings`: solves every position of the first turns of the standard boards and writes `data/openings.ts`
 * anew. It takes hours and 200 MB, and says how far it is.
 */
const MEMORY_BITS = 24;
const WIDEST_LINE = 100;

const tables = STANDARD_BOARDS.map((board) => {
  const search = new RoundSearch(neighboursOn(board), new Memory(MEMORY_BITS));
  const { ways } = openingsOn(board);
  const values: string[] = new Array(ways.length);
  const began = Date.now();
  let positions = 0;
  // The deepest ones first: what is found out about them is remembered for the earlier ones.
  const order = [...ways.keys()].sort((a, b) => (ways[b]?.length ?? 0) - (ways[a]?.length ?? 0));
  for (const [done, number] of order.entries()) {
    const way = ways[number] ?? [];
    search.begin(FIRST_POSITION, () => false);
    for (const [turn, action] of way.entries()) search.round.play(turn, action);
    const value = exactValue(search, way.length);
    if (value === null) throw new Error('nobody stopped the search');
    values[number] = writeValue(value);
    positions += search.positions;
    if (done % 50 === 0 || done === order.length - 1) {
      const seconds = Math.round((Date.now() - began) / 1000);
      console.error(`${board.id}: ${done + 1} of ${order.length}, ${positions} positions, ${seconds} s`);
    }
  }
  return `  ${board.id}:\n${lines(values.join(''))},`;
});

const text = `/** The values of the first ${OPENING_TURNS} turns, as \`npm run openings\` found them by exact search (see openings.ts). */
export const OPENING_VALUES: { readonly [board: string]: string } = {
${tables.join('\n')}
};
`;
writeFileSync(new URL('./data/openings.ts', import.meta.url), text);

function lines(values: string): string {
  const parts = values.match(new RegExp(`.{1,${WIDEST_LINE}}`, 'g')) ?? [];
  return parts.map((part) => `    '${part}'`).join(' +\n');
}
