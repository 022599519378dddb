import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/tables/readable-records.ts';
import { OPEN_RULES } from '../support/chosen-games.ts';
import { type GoldenRecord, keptNames, readRecord, replayed, wantedNames, writeRecord } from './golden-record.ts';

const games: readonly AnyGame[] = Object.values(GAMES);

if (process.env.WRITE_RECORDS === '1') {
  for (const game of games) {
    const kept = keptNames();
    for (const [sample, name] of wantedNames(game).entries()) {
      if (!kept.includes(name)) writeRecord(game, sample, name);
    }
  }
}

describe('golden records', () => {
  test.each(games.map((game) => [game.info.id, game] as const))('exist for every sample of %s', (_, game) => {
    const missing = wantedNames(game).filter((name) => !keptNames().includes(name));
    const how = `of version ${game.info.version} of ${game.info.name} there is no golden record; make it with "npm run records" and keep it for ever`;
    expect(missing, how).toEqual([]);
  });

  test.each(keptNames())('%s leads where it led when it was made', (name) => {
    const record = readRecord(name);
    const { game, rulesVersion } = record.head;
    const deal = { seed: new Uint8Array(32), nonces: [], startedAt: 0 };
    // A record goes on under its own version, as it does on the server.
    const rules = rulesOf(GAMES, { game, rulesVersion, deal, from: null });
    const how = `records of version ${rulesVersion} must replay for ever: keep the old behaviour for them, or bring a tested migration`;
    expect(replayed(rules, record), how).toEqual(record.tail);
  });

  test('a record leads elsewhere with one action, the seed or the rules changed', () => {
    const record = readRecord(wantedNames(OPEN_RULES)[0] ?? '');
    const leads = (change: Partial<GoldenRecord>, game: AnyGame = OPEN_RULES) =>
      replayed(game, { ...record, ...change });
    expect(leads({})).toEqual(record.tail);
    expect(leads({ actions: record.actions.slice(0, -1) })).not.toEqual(record.tail);
    expect(leads({ actions: record.actions.toSpliced(3, 1) })).toMatch(/^its action \d+ is refused: /);
    expect(leads({ head: { ...record.head, options: { starter: 2 } } })).toMatch(/^its setup is refused: /);
    const quiet: AnyGame = {
      ...OPEN_RULES,
      perform: (state, seat, action, rng) => ({
        ...OPEN_RULES.perform(state as never, seat, action as never, rng),
        events: [],
      }),
    };
    expect(leads({}, quiet)).not.toEqual(record.tail);
  });
});
