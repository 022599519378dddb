import { CLOSE } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { letGoInTurn } from '../../src/rooms/index.ts';
import { LiveTable } from '../../src/tables/live-table.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player, someAction, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

/** A match of two who are at their table. */
async function begun() {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
  const [ada, ben] = players;
  if (ada === undefined || ben === undefined) throw new Error('two play');
  await startMatch([
    [ada, 0],
    [ben, 1],
  ]);
  return { code, tokens, ada, ben };
}

describe('a process that stops while others go on', () => {
  test('does and answers what is under way before it lets go of a table, which is then woken as it was left', async () => {
    const { code, tokens, ada, ben } = await begun();
    const { seat, action } = someAction(ada);
    const { act } = LiveTable.prototype;
    const letGo = new Promise<void>((resolve) => {
      vi.spyOn(LiveTable.prototype, 'act').mockImplementationOnce(function (this: LiveTable, request) {
        const done = act.call(this, request);
        resolve(letGoInTurn([code], new HandClock()));
        return done;
      });
    });
    const before = ada.act(seat, action, 0);
    expect(await before).toEqual({ step: 1 });
    await letGo;
    expect([await ada.closed, await ben.closed]).toEqual([CLOSE.comeBack, CLOSE.comeBack]);
    const back = await Player.join(server.url, code, tokens.slice(0, 1));
    expect(back.state.step).toBe(1);
    await back.leave();
  });

  test('lets go of one table after the other, so that the others are played meanwhile', async () => {
    const tables = [await begun(), await begun(), await begun()] as const;
    const [first, second, third] = tables;
    const clock = new HandClock();
    const letGo = letGoInTurn(
      tables.map(({ code }) => code),
      clock,
    );
    await first.ada.closed;
    const { seat, action } = someAction(third.ada);
    expect(await third.ada.act(seat, action)).toEqual({ step: 1 });
    clock.advance(1_000);
    await second.ada.closed;
    clock.advance(1_000);
    await third.ada.closed;
    await letGo;
    expect(tables.map(({ code }) => matchMaker.getLocalRoomById(code))).toEqual([undefined, undefined, undefined]);
  });
});
