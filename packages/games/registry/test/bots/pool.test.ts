import type { MoveRequest } from '@boomtown/bots';
import { type BotFault, type BotPool, type BotPoolSettings, createBotPool } from '@boomtown/bots';
import { constructoGame } from '@boomtown/constructo/rules';
import { firstTurn, legalIn, played, randomTurn } from '@boomtown/constructo/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { BOT_WORKER } from '../../src/bot-worker.ts';
import { BOTS } from '../../src/bots.ts';
import { BAD_BOTS, PLANTED } from './bad-bots.ts';

let pool: BotPool | undefined;
const faults: BotFault[] = [];

afterEach(async () => {
  await pool?.close();
  pool = undefined;
  faults.length = 0;
});

const PLANTED_ONES = { bots: PLANTED, worker: new URL('./bad-worker.ts', import.meta.url) };

function open(settings: Partial<BotPoolSettings> = {}): BotPool {
  pool = createBotPool({
    bots: BOTS,
    worker: BOT_WORKER,
    threads: 1,
    onFault: (fault) => faults.push(fault),
    ...settings,
  });
  return pool;
}

function request(game: string, state = firstTurn('clover')): MoveRequest {
  return {
    table: 'test',
    game,
    view: constructoGame.publicView(state),
    own: {},
    seat: state.toMove,
    seen: [],
    level: 'easy',
  };
}

/** What the game does when a time is up. */
const SIMPLE = { type: 'place', piece: 'ring', cell: 0 };

describe('the pool of workers', () => {
  test('plays a round of each level by legal moves without a fault', async () => {
    const { choose } = open({ threads: 2, patience: 30_000 });
    let state = firstTurn('clover', { starter: 1 });
    for (let turn = 0; state.round === 1; turn += 1) {
      const level = turn % 2 === 0 ? 'easy' : 'normal';
      const { action, fault } = await choose({ ...request('constructo', state), level });
      expect(fault).toBeNull();
      const legal = legalIn(state).find((one) => JSON.stringify(one) === JSON.stringify(action));
      if (legal === undefined) throw new Error(`${JSON.stringify(action)} is not legal`);
      state = played(state, legal);
    }
    expect(faults).toEqual([]);
  });

  test('answers more requests than it has workers, each with its own move', async () => {
    const { choose } = open({ threads: 2, patience: 30_000 });
    const states = Array.from({ length: 30 }, (_, i) => randomTurn('rhombus', 9, `many ${i}`)).filter(
      (one) => one !== null,
    );
    const moves = await Promise.all(states.map((state) => choose(request('constructo', state))));
    for (const [i, { action, fault }] of moves.entries()) {
      expect(fault).toBeNull();
      expect(legalIn(states[i] ?? firstTurn('clover'))).toContainEqual(action);
    }
    expect(moves.length).toBeGreaterThan(20);
  });

  const EXPECTED: { readonly [bot: string]: BotFault } = {
    dies: 'died',
    throws: 'died',
    'answers what is not legal': 'nonsense',
    'answers no action at all': 'nonsense',
    'answers nothing': 'nonsense',
    'answers later': 'nonsense',
    'eats all memory': 'died',
  };

  test('makes a simple move for a bot that fails, tells it, and has a worker again afterwards', async () => {
    const { choose } = open({ ...PLANTED_ONES, patience: 30_000, megabytes: 64 });
    for (const [bad, expected] of Object.entries(EXPECTED)) {
      const { action, fault } = await choose(request(bad));
      expect([bad, fault]).toEqual([bad, expected]);
      expect(action).toEqual(SIMPLE);
      expect((await choose(request('good'))).fault).toBeNull();
    }
    expect(faults).toEqual(Object.values(EXPECTED));
    expect(['hangs', ...Object.keys(EXPECTED)].sort()).toEqual([...BAD_BOTS].sort());
  });

  test('makes a simple move for a bot that hangs, too, while the others go on', async () => {
    const { choose } = open({ threads: 2, ...PLANTED_ONES, patience: 6_000 });
    // Both workers come up first, however long that takes.
    while ((await choose(request('good'))).fault !== null);
    const hanging = choose(request('hangs'));
    const others = await Promise.all([1, 2, 3, 4].map(() => choose(request('good'))));
    expect(others.map(({ fault }) => fault)).toEqual([null, null, null, null]);
    expect(await hanging).toMatchObject({ fault: 'hung', action: SIMPLE });
    expect((await choose(request('good'))).fault).toBeNull();
  });

  test('tells apart a request whose turn did not come', async () => {
    const { choose } = open({ ...PLANTED_ONES, patience: 800 });
    const [first, second] = await Promise.all([choose(request('hangs')), choose(request('good'))]);
    expect([first.fault, second.fault]).toEqual(['hung', 'overload']);
    expect(second.action).toEqual(SIMPLE);
  });

  test('answers what is open when it is closed', async () => {
    const closing = open({ ...PLANTED_ONES });
    const asked = [choose(closing), choose(closing)];
    await closing.close();
    for (const { action, fault } of await Promise.all(asked)) {
      expect(action).toEqual(SIMPLE);
      expect(fault).toBe('closed');
    }
    expect((await choose(closing)).fault).toBe('closed');

    function choose({ choose: ask }: BotPool): ReturnType<BotPool['choose']> {
      return ask(request('hangs'));
    }
  });

  test('rejects a game that has no bots, and a seat that is not to act', async () => {
    const { choose } = open();
    await expect(choose(request('chess'))).rejects.toThrow('no bots');
    await expect(choose({ ...request('constructo'), seat: 1 })).rejects.toThrow('not to act');
  });
});
