import { DEFAULT_TERMS } from '@boomtown/wire';
import { type OwnTable, watchedTable } from '../peers/boomtown.ts';
import { closedLoop } from '../peers/closed-loop.ts';
import { recordedMatch } from '../peers/recorded-match.ts';
import type { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort } from '../section.ts';

const GROUP = 'Server CPU for an action and its takeback, by the length of the record';
const TERMS = { ...DEFAULT_TERMS, takeback: true };
const MAX_TIMES = 1.5;
/** Rounds in a block, and how many of them are played between the two blocks that are compared. */
const BLOCK = 200;
const BETWEEN = 1000;
/** So that the code is as warm in the first block as in the last. */
const WARMING = 300;

/**
 * The same move at ever longer records: it is made and taken back by consent again and again, so that the position stays
 * the same while entries are added.
 */
export async function lengthFigures(server: ServerProcess, { runs, smoke }: Effort): Promise<readonly Figure[]> {
  const [block, between, warming] = smoke ? [2, 2, 0] : [BLOCK, BETWEEN, WARMING];
  const early: number[] = [];
  const late: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const warm = new BackAndForth(await opened(server));
    await warm.go(warming);
    await warm.table.close();
    const measured = new BackAndForth(await opened(server));
    early.push(await costOf(server, measured, block));
    await measured.go(between);
    late.push(await costOf(server, measured, block));
    await measured.table.close();
  }
  const entries = 2 * (block + between);
  return [
    figureOf({ group: GROUP, name: 'from entry 2 on', unit: 'µs' }, early),
    figureOf({ group: GROUP, name: `from entry ${entries + 2} on`, unit: 'µs' }, late),
    figureOf(
      { group: GROUP, name: 'times as much', unit: '×', goal: { most: MAX_TIMES } },
      late.map((us, run) => us / (early[run] ?? Number.NaN)),
    ),
  ];
}

/** A table at which the board was chosen. */
async function opened(server: ServerProcess): Promise<OwnTable> {
  const table = await watchedTable(server.url, 1, TERMS);
  await closedLoop([table], 1);
  return table;
}

/** Makes the second action of the recorded match, and takes it back. */
class BackAndForth {
  readonly table: OwnTable;
  /** Number of the latest entry. */
  #entry = 1;

  constructor(table: OwnTable) {
    this.table = table;
    table.shown = () => {};
  }

  async go(rounds: number): Promise<void> {
    const made = recordedMatch()[1];
    if (made === undefined) throw new Error('the match is longer than that');
    const { seat } = made;
    const [first, second] = this.table.players;
    const [mover, other] = seat === 0 ? [first, second] : [second, first];
    for (let round = 0; round < rounds; round += 1) {
      const id = `round-${this.#entry}`;
      await mover.ask('act', { id, step: this.#entry, ...made });
      const step = this.#entry + 1;
      await mover.ask('takeBack', { id: `${id}-back`, step, seat });
      await other.ask('answerTakeback', { step, seats: [1 - seat], agree: true });
      this.#entry += 2;
    }
  }
}

async function costOf(server: ServerProcess, moves: BackAndForth, rounds: number): Promise<number> {
  const before = await server.usage();
  await moves.go(rounds);
  const after = await server.usage();
  return (after.cpuBefore - before.cpuAfter) / rounds;
}
