import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type AnyGame, readHex, type Seat, sameJson, startMatch, submit, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actByChance, playerAt, ROOMY, sightOf } from '../../support/any-table.ts';
import { RunningServer } from '../../support/running-server.ts';
import { entriesOf, settled, type TimedTable, timedTable } from '../../support/timed-table.ts';

const ACTIONS = 40;

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: ROOMY });
});
afterAll(() => server.remove());

function seedOf(code: string): Uint8Array {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  const row = file.prepare('select seed from tables where code = ?').get(code);
  file.close();
  const seed = readHex(String(row?.seed), 32);
  if (seed === undefined) throw new Error('the match has no seed');
  return seed;
}

/**
 * For each action of a match: did it bring something to light? So it did if it told one seat what others may not know,
 * or if it would have ended otherwise with other luck.
 */
function cameToLight(game: AnyGame, table: TimedTable): boolean[] {
  const started = startMatch(game, {}, table.tokens.length, seedOf(table.code));
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  return entriesOf(server, table.code).map(({ seat, action }) => {
    const taken = submit(match, seat, action);
    if (!taken.ok) throw new Error(taken.error.code);
    const tellsSecret = taken.value.events.some((event) => event.to !== 'all' || 'except' in event);
    const lucks = ['one', 'two', 'three'].map((name) =>
      game.perform(match.state, seat, taken.value.action, textStream(name)),
    );
    match = taken.value.match;
    return tellsSecret || lucks.some((other) => !sameJson(other, lucks[0]));
  });
}

describe.each(GAME_IDS)('fault 16: a move of %s is to be undone', (id) => {
  const game: AnyGame = gameOf(id);

  test('after a draw, a roll, a reveal or another player’s action it is refused with the reason, and nothing changes', async () => {
    const table = await timedTable(server, id, { kind: 'none' }, { takeback: true });
    const chance = textStream(`takebacks of ${id}`);
    /** The refusal that the mover got after each action, `null` where they were not refused; asked of them last. */
    const codes: (string | null)[] = [];
    for (let made = 0; made < ACTIONS; made += 1) {
      const mover = await actByChance(table, chance);
      if (mover === null || playerAt(table, 0).state.stage === 'over') break;
      await settled(table.players);
      const before = table.players.map(sightOf);
      for (const [seat] of table.players.entries()) {
        if (seat !== mover) expect(await refusalOf(table, seat)).toBe('not-your-action');
      }
      const may = playerAt(table, mover).state.mayTakeBack === mover;
      codes.push(may ? null : await refusalOf(table, mover));
      await settled(table.players);
      expect(table.players.map(sightOf)).toEqual(before);
    }
    const light = cameToLight(game, table);
    expect(codes.length).toBeGreaterThan(10);
    for (const [i, code] of codes.entries()) {
      if (light[i] === true) expect([i, code]).toEqual([i, 'came-to-light']);
    }
    if (game.info.hidden) expect(light).toContain(true);
    expect(codes.every((code) => code === null || ['came-to-light', 'match-over', 'wrong-stage'].includes(code))).toBe(
      true,
    );
  });

  async function refusalOf(table: TimedTable, seat: Seat): Promise<string> {
    const player = playerAt(table, seat);
    const request = { id: `back-${seat}-${player.state.step}`, step: player.state.step, seat };
    const { code, message } = await player.refused('takeBack', request);
    expect(message).toMatch(/\w/);
    return code;
  }
});
