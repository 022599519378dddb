import { failed, ok } from '@boomtown/game-core';
import { CLOSE } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { type Link, Refused } from '../src/link.ts';
import { type LinkNeeds, reconnectingLink } from '../src/reconnecting-link.ts';
import { type FakeTable, fakeTable, plainWire } from './fake-table.ts';
import { handClock, settled } from './hand-clock.ts';

/** A link that reconnects, and what it reported: `true` for each link to follow, `false` for none. */
async function kept(change: (server: FakeTable) => Partial<Pick<LinkNeeds, 'open' | 'dial'>> = () => ({})) {
  const clock = handClock();
  const server = fakeTable((ms, then) => clock.after(ms, then));
  const followed: boolean[] = [];
  const heard: unknown[] = [];
  let seen = false;
  const needs = { dial: server.dial, open: server.open, clock, random: () => 1, ...change(server) };
  const link = reconnectingLink('K7QXM', [], plainWire, needs, {
    patched: () => {
      seen = true;
      heard.push('patch');
    },
    received: (_message, payload) => heard.push(payload),
    restart: () => {},
    follow: (current: Link | null) => followed.push(current !== null),
    hasSeen: () => seen,
  });
  await settled();
  return { clock, server, link, followed, heard };
}

describe('a link that reconnects', () => {
  test('says at once that there is nothing to follow when its socket is gone', async () => {
    const { server, link, followed } = await kept();
    expect(followed.at(-1)).toBe(true);
    server.newest().events.closed(1006);
    expect(followed.at(-1)).toBe(false);
    expect(link.current()).toBeNull();
    link.close();
  });

  test('is done with a socket that was replaced: what it still tells is not heard, and its end is not counted', async () => {
    const { clock, server, link, heard } = await kept();
    const first = server.newest();
    first.events.closed(1006);
    await clock.pass(1_000);
    expect(server.links).toHaveLength(2);
    heard.length = 0;
    first.events.received(1, 'late');
    first.events.patched(server.state());
    first.events.closed(CLOSE.gone);
    expect(heard).toEqual([]);
    expect(link.state.value).toEqual({ kind: 'live' });
    link.close();
  });

  test.each([CLOSE.gone, CLOSE.ended, CLOSE.elsewhere, CLOSE.reload])(
    'is at its end with %i: nothing more goes over it',
    async (code) => {
      const { clock, server, link, followed } = await kept();
      server.newest().events.closed(code);
      expect(followed.at(-1)).toBe(false);
      expect(link.current()).toBeNull();
      expect(await link.live(30_000)).toBeNull();
      await clock.pass(60_000);
      expect(server.newest().asked).toEqual([]);
    },
  );

  test('ends every wait once it has ended', async () => {
    const { clock, server, link } = await kept();
    server.newest().events.closed(1006);
    const waited = link.live(30_000);
    server.opens = failed({ code: 'seat-moved', message: '' });
    await clock.pass(1_000);
    expect(link.state.value).toMatchObject({ kind: 'refused' });
    expect(await waited).toBeNull();
  });

  test('gives who waits the next link, if it comes in time', async () => {
    const { clock, server, link } = await kept();
    server.newest().events.closed(1006);
    const inTime = link.live(5_000);
    const tooLate = link.live(100);
    await clock.pass(1_000);
    expect(await tooLate).toBeNull();
    expect(await inTime).toBe(link.current());
    expect(await link.live(0)).toBe(link.current());
    link.close();
  });

  test('that is closed dials no more, neither by itself nor when something wakes', async () => {
    const { clock, server, link } = await kept();
    const socket = server.newest();
    socket.events.closed(1006);
    link.close();
    link.nudge();
    await clock.pass(600_000);
    expect(server.openedWith).toHaveLength(1);
    expect(await link.live(30_000)).toBeNull();
    const open = await kept();
    open.link.close();
    expect(open.server.newest().closedByUs).toBe(true);
    await open.clock.pass(60_000);
    expect(open.server.newest().asked).toEqual([]);
  });

  test('drops a socket that opens when it is wanted no more', async () => {
    const { server, link } = await kept();
    const socket = server.newest();
    link.lost({ ...nobody });
    expect(socket.closedByUs).toBe(false);
    socket.events.closed(1006);
    link.nudge();
    link.close();
    await settled();
    expect(server.links.slice(1).every(({ closedByUs }) => closedByUs)).toBe(true);
    expect(link.state.value).not.toEqual({ kind: 'live' });
  });

  test('tries at once when something wakes, but for a dialling that began a moment ago', async () => {
    const { clock, server, link } = await kept();
    server.opens = failed({ code: 'unreachable', message: '' });
    server.newest().events.closed(1006);
    await clock.pass(65_000);
    const before = server.openedWith.length;
    link.nudge();
    await settled();
    expect(server.openedWith.length).toBe(before + 1);
    link.nudge();
    await settled();
    expect(server.openedWith.length).toBe(before + 1);
    // It begins with short waits again.
    await clock.pass(400);
    expect(server.openedWith.length).toBe(before + 2);
    link.close();
  });

  test('begins with short waits when the seat is taken back from elsewhere', async () => {
    const { clock, server, link } = await kept();
    server.opens = failed({ code: 'unreachable', message: '' });
    server.newest().events.closed(1006);
    await clock.pass(65_000);
    server.opens = ok({});
    await clock.pass(6_000);
    server.newest().events.closed(CLOSE.elsewhere);
    server.opens = failed({ code: 'unreachable', message: '' });
    const before = server.openedWith.length;
    link.takeBack();
    await clock.pass(400);
    expect(server.openedWith).toHaveLength(before + 2);
    link.close();
  });

  describe('that dials anew while an older dialling hangs', () => {
    test('opens no second socket when the older one is answered at last', async () => {
      const answers: (() => void)[] = [];
      const { clock, server, link } = await kept((table) => ({
        open: (code, tokens) =>
          new Promise((resolve) => answers.push(() => void table.open(code, tokens).then(resolve))),
      }));
      expect(answers).toHaveLength(1);
      link.nudge();
      expect(answers).toHaveLength(1);
      await clock.pass(2_000);
      link.nudge();
      expect(answers).toHaveLength(2);
      answers[1]?.();
      await settled();
      expect(link.state.value).toEqual({ kind: 'live' });
      answers[0]?.();
      await settled();
      expect(server.links).toHaveLength(1);
      expect(server.newest().closedByUs).toBe(false);
      link.close();
    });

    test('drops the older one’s socket where it opens after all', async () => {
      const opens: (() => void)[] = [];
      const { clock, server, link } = await kept((table) => ({
        dial: (...asked) => new Promise((resolve) => opens.push(() => void table.dial(...asked).then(resolve))),
      }));
      await clock.pass(2_000);
      link.nudge();
      await settled();
      for (const open of opens) open();
      await settled();
      expect(server.links.map(({ closedByUs }) => closedByUs)).toEqual([true, false]);
      expect(link.state.value).toEqual({ kind: 'live' });
      link.close();
    });

    test('is not refused by the reply to an older one', async () => {
      const fails: (() => void)[] = [];
      const { clock, server, link } = await kept((table) => ({
        dial: (...asked) =>
          fails.length > 0
            ? table.dial(...asked)
            : new Promise((_, reject) =>
                fails.push(() => reject(new Refused({ code: 'malformed', message: '', rule: 'contract' }))),
              ),
      }));
      await clock.pass(2_000);
      link.nudge();
      await settled();
      expect(link.state.value).toEqual({ kind: 'live' });
      fails[0]?.();
      await settled();
      expect(link.state.value).toEqual({ kind: 'live' });
      expect(server.links).toHaveLength(1);
      link.close();
    });

    test('dials one at a time: no older try comes on top', async () => {
      let hangs = false;
      const { clock, server, link } = await kept((table) => ({
        open: (code, tokens) => {
          const opened = table.open(code, tokens);
          return hangs ? new Promise(() => {}) : opened;
        },
      }));
      server.opens = failed({ code: 'unreachable', message: '' });
      server.newest().events.closed(1006);
      await clock.pass(65_000);
      await clock.pass(1_500);
      hangs = true;
      const before = server.openedWith.length;
      link.nudge();
      await clock.pass(10_000);
      expect(server.openedWith).toHaveLength(before + 1);
      link.close();
    });
  });

  test('waits longer from try to try, and shortly again only once a link stood for some time', async () => {
    const { clock, server, link } = await kept();
    /** Until the next socket, each of which breaks at once. */
    const breaks = async (afterMs: number) => {
      const links = server.links.length;
      server.newest().events.closed(1006);
      await clock.pass(afterMs - 10);
      expect(server.links).toHaveLength(links);
      await clock.pass(20);
      expect(server.links).toHaveLength(links + 1);
    };
    await breaks(300);
    await breaks(600);
    await breaks(1_200);
    await clock.pass(13_000);
    await breaks(300);
    link.close();
  });

  test('comes back at once each time that a table moves in an update, but does not knock at that pace for ever', async () => {
    const { clock, server, link } = await kept();
    const asked = async (afterMs: number) => {
      const links = server.links.length;
      server.newest().events.closed(CLOSE.comeBack);
      await clock.pass(afterMs - 10);
      expect(server.links).toHaveLength(links);
      await clock.pass(20);
      expect(server.links).toHaveLength(links + 1);
    };
    for (let moves = 0; moves < 8; moves += 1) await asked(100);
    await asked(300);
    await asked(600);
    await clock.pass(2_000);
    await asked(100);
    link.close();
  });
});

const nobody: Link = { request: () => Promise.reject(new Error('no such link')), close() {} };
