import { failed, ok } from '@boomtown/game-core';
import { CLOSE } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { LinkClosed, LinkLost, NoSocket, Refused } from '../src/link.ts';
import { connectTable } from '../src/table-connection.ts';
import { fakeTable, plainWire } from './fake-table.ts';
import { handClock, settled } from './hand-clock.ts';
import { seenSteps } from './seen-steps.ts';

function setUp() {
  const clock = handClock();
  const server = fakeTable((ms, then) => clock.after(ms, then));
  const seen = seenSteps();
  const connect = (eyes?: readonly number[]) =>
    connectTable('K7QXM', ['ab'.repeat(16)], plainWire, {
      dial: server.dial,
      open: server.open,
      clock,
      random: Math.random,
      seen,
      ...(eyes === undefined ? {} : { eyes }),
    });
  return { clock, server, connect };
}

/** What the seats know through whose eyes it is asked. */
const ownOf = (payload: unknown) =>
  (payload as { readonly eyes: readonly number[] }).eyes.map((seat) => [seat, { hand: `of ${seat}` }]);

const refusal = (code: string) => new Refused({ code, message: code, rule: 'contract' });

describe('a connection to a table', () => {
  test('shows where things stand after the join, and each step after it with its events', async () => {
    const { server, connect } = setUp();
    server.step = 4;
    const table = connect();
    await settled();
    expect(table.link.value).toEqual({ kind: 'live' });
    expect(table.snapshot.value).toEqual({ step: 4, view: { at: 4 }, you: [], events: [] });
    server.advance();
    expect(table.snapshot.value).toMatchObject({ step: 5, events: [{ type: 'moved', to: 5 }] });
    table.close();
  });

  test('knows how far the server’s clock is ahead of its own, half a round trip counted in', async () => {
    const { clock, server, connect } = setUp();
    server.answer = ({ name }) => (name === 'snapshot' ? { step: [0, [], []], now: 5_000 } : {});
    const table = connect();
    await settled();
    expect(table.clockAhead.value).toBe(5_000 - clock.steady());
    table.close();
  });

  test('knows no such thing at a table without clocks', async () => {
    const { connect } = setUp();
    const table = connect();
    await settled();
    expect(table.clockAhead.value).toBeNull();
    table.close();
  });

  test('that has to wait says why, and joins by itself when the wait is over', async () => {
    const { clock, server, connect } = setUp();
    const why = { code: 'too-many-codes', message: 'Wait.', retryAfter: 20 };
    server.opens = failed(why);
    const table = connect();
    await settled();
    expect(table.link.value).toEqual({ kind: 'connecting', why });
    server.opens = ok({});
    await clock.pass(19_000);
    expect(server.links).toHaveLength(0);
    await clock.pass(2_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('shows its seats’ tokens already when it has the table opened', async () => {
    const { server, connect } = setUp();
    const table = connect();
    await settled();
    expect(server.openedWith).toEqual([['ab'.repeat(16)]]);
    table.close();
  });

  test('asks for the snapshot when one half of a step does not come', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.advance('patch');
    expect(table.snapshot.value?.step).toBe(0);
    await clock.pass(1_000);
    expect(table.snapshot.value).toMatchObject({ step: 1, view: { at: 1 } });
    expect(server.newest().asked.filter(({ name }) => name === 'snapshot')).toHaveLength(2);
    table.close();
  });

  test('shows what the given seats see, and drops at once what other seats know', async () => {
    const { server, connect } = setUp();
    server.answer = ({ name, payload }) => (name === 'snapshot' ? { step: [server.step, [], ownOf(payload)] } : {});
    const table = connect([0]);
    await settled();
    const adas = { step: 0, view: { at: 0 }, you: [{ seat: 0, view: { hand: 'of 0' } }], events: [] };
    expect(table.snapshot.value).toEqual(adas);
    table.look([]);
    expect(table.snapshot.value).toEqual({ ...adas, you: [] });
    // Sent before the server heard of it.
    server.advance('patch');
    server.newest().events.received(1, [1, [[0, 1]], [[0, { hand: 'of 0' }]]]);
    expect(JSON.stringify(table.snapshot.value)).not.toContain('hand');
    await settled();
    expect(table.snapshot.value).toMatchObject({ step: 1, you: [] });
    table.look([1]);
    await settled();
    expect(table.snapshot.value).toMatchObject({ step: 1, you: [{ seat: 1, view: { hand: 'of 1' } }] });
    table.close();
  });

  test('looks through the same eyes after a return, and asks again where it was refused', async () => {
    const { clock, server, connect } = setUp();
    const table = connect([]);
    await settled();
    server.answer = () => {
      throw refusal('too-fast');
    };
    table.look([1]);
    await settled();
    expect(table.snapshot.value).toMatchObject({ you: [] });
    server.answer = ({ name, payload }) => (name === 'snapshot' ? { step: [server.step, [], ownOf(payload)] } : {});
    await clock.pass(1_000);
    expect(table.snapshot.value).toMatchObject({ you: [{ seat: 1 }] });
    server.newest().events.closed(1006);
    await clock.pass(1_000);
    expect(server.newest().asked).toContainEqual({ name: 'snapshot', payload: { eyes: [1] } });
    table.close();
  });

  test('a closed socket is replaced, and the board equals the server’s however much happened meanwhile', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().events.closed(1006);
    expect(table.link.value).toEqual({ kind: 'lost' });
    server.step = 200;
    await clock.pass(1_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    expect(table.snapshot.value).toMatchObject({ step: 200, events: [] });
    table.close();
  });

  test('says that steps were lost which it had shown, when the server comes back without them, and goes on from there', async () => {
    const { clock, server, connect } = setUp();
    server.step = 8;
    const table = connect();
    await settled();
    expect(table.wentBack.value).toBeNull();
    server.newest().events.closed(1006);
    server.step = 5;
    await clock.pass(1_000);
    expect(table.snapshot.value).toMatchObject({ step: 5, events: [] });
    expect(table.wentBack.value).toEqual({ to: 5, lost: 3 });
    server.advance();
    expect(table.snapshot.value).toMatchObject({ step: 6, events: [{ type: 'moved', to: 6 }] });
    expect(table.wentBack.value).toEqual({ to: 5, lost: 3 });
    table.close();
  });

  test('says so as well where the page was loaded anew meanwhile, once, and nothing of a table that is another one', async () => {
    const { server, connect } = setUp();
    server.step = 8;
    const before = connect();
    await settled();
    before.close();
    server.step = 5;
    const anew = connect();
    await settled();
    expect(anew.wentBack.value).toEqual({ to: 5, lost: 3 });
    anew.close();
    const again = connect();
    await settled();
    expect(again.wentBack.value).toBeNull();
    again.close();
    server.step = 2;
    const { state } = server;
    server.state = () => Object.assign(state(), { commitment: 'f'.repeat(64) });
    const other = connect();
    await settled();
    expect(other.snapshot.value).toMatchObject({ step: 2 });
    expect(other.wentBack.value).toBeNull();
    other.close();
  });

  test('goes on trying for as long as the server is away, and is back within seconds of its return', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.opens = failed({ code: 'unreachable', message: '' });
    server.newest().events.closed(CLOSE.comeBack);
    await clock.pass(3_600_000);
    expect(table.link.value).toMatchObject({ kind: 'lost', why: { code: 'unreachable' } });
    server.opens = { ok: true, value: {} };
    await clock.pass(6_500);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('fault 9: a silent, half-open socket is noticed within fifteen seconds and replaced', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const first = server.newest();
    first.silent = true;
    await clock.pass(14_900);
    expect(table.link.value.kind).not.toBe('connecting');
    expect(first.closedByUs).toBe(true);
    await clock.pass(1_000);
    expect(server.links).toHaveLength(2);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('fault 9: signs of life keep a link without a question; once they end it is given up within fifteen seconds', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const first = server.newest();
    for (let sign = 0; sign < 100; sign += 1) {
      await clock.pass(11_000);
      first.events.heard();
    }
    expect(first.asked.filter(({ name }) => name === 'echo')).toEqual([]);
    expect(first.closedByUs).toBe(false);
    first.silent = true;
    await clock.pass(15_000);
    expect(first.closedByUs).toBe(true);
    table.close();
  });

  test('asks nothing more over a link that is gone, also where it was looked at while a question was under way', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const first = server.newest();
    const questions = () => first.asked.filter(({ name }) => name === 'echo').length;
    const plainly = server.answer;
    const answers: (() => void)[] = [];
    server.answer = (asked) =>
      asked.name === 'echo' ? new Promise<object>((resolve) => answers.push(() => resolve({}))) : plainly(asked);
    await clock.pass(12_000);
    table.nudge();
    await settled();
    expect(questions()).toBe(2);
    for (const answer of answers) answer();
    server.answer = plainly;
    await settled();
    first.events.closed(1006);
    await clock.pass(60_000);
    expect(questions()).toBe(2);
    expect(table.link.value).toEqual({ kind: 'live' });
    expect(server.links).toHaveLength(2);
    table.close();
  });

  test('fault 10: after an hour of sleep the link must prove itself at once', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().silent = true;
    await clock.sleep(3_600_000);
    await clock.pass(5_000);
    expect(server.links).toHaveLength(2);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('fault 10: a sleep is noticed by the time of day where steady time and all timers slept, too', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().silent = true;
    clock.suspend(3_600_000);
    await clock.pass(6_000);
    expect(server.links).toHaveLength(2);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test.each([
    ['answers', false, 1],
    ['is still silent', true, 2],
  ])('a sleep within a round trip proves nothing: the server, asked again, %s', async (_, silent, links) => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const first = server.newest();
    first.silent = true;
    // It is asked by then, and has not answered.
    await clock.pass(12_500);
    first.silent = silent;
    await clock.sleep(60_000);
    await clock.pass(5_000);
    expect(server.links).toHaveLength(links);
    expect(first.closedByUs).toBe(silent);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('fault 7: a seat that was opened elsewhere is not fought for, and can be taken back by hand', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().events.closed(CLOSE.elsewhere);
    table.nudge();
    await clock.pass(600_000);
    expect(table.link.value).toEqual({ kind: 'elsewhere' });
    expect(server.links).toHaveLength(1);
    table.takeBack();
    await settled();
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test.each([
    [CLOSE.gone, 'gone'],
    [CLOSE.ended, 'ended'],
    [CLOSE.reload, 'reload'],
  ])('close code %i ends it for good as "%s"', async (code, kind) => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().events.closed(code);
    await clock.pass(60_000);
    expect(table.link.value.kind).toBe(kind);
    expect(server.links).toHaveLength(1);
  });

  test('fault 36: a page that the server could not read tries once more, and is to be reloaded if that happens again', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().events.closed(CLOSE.unreadable);
    await clock.pass(3_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    server.newest().events.closed(CLOSE.unreadable);
    await clock.pass(60_000);
    expect(table.link.value).toEqual({ kind: 'reload' });
    expect(server.links).toHaveLength(2);
  });

  test('a join that is closed with one of our codes ends alike', async () => {
    const { server, connect } = setUp();
    server.dial = async () => {
      throw new LinkClosed(CLOSE.reload);
    };
    // `connect` reads `dial` when it is called.
    const table = connect();
    await settled();
    expect(table.link.value.kind).toBe('reload');
  });

  test('a table that does not exist is reported as missing, and not asked for again', async () => {
    const { clock, server, connect } = setUp();
    server.opens = failed({ code: 'no-such-table', message: 'There is no such table.' });
    const table = connect();
    await clock.pass(60_000);
    expect(table.link.value).toMatchObject({ kind: 'refused', refusal: { code: 'no-such-table' } });
    expect(server.links).toHaveLength(0);
  });

  test('a server that asks for patience gets it', async () => {
    const { clock, server, connect } = setUp();
    let asked = 0;
    const slow = failed({ code: 'too-fast', message: '', retryAfter: 20 });
    server.opens = slow;
    const open = server.open;
    const table = connectTable('K7QXM', [], plainWire, {
      dial: server.dial,
      open: (code, tokens) => {
        asked += 1;
        return open(code, tokens);
      },
      clock,
      random: Math.random,
      seen: seenSteps(),
    });
    await clock.pass(19_000);
    expect(asked).toBe(1);
    await clock.pass(2_000);
    expect(asked).toBe(2);
    table.close();
    connect().close();
  });
});

describe('where WebSockets are blocked', () => {
  const noSocket = { code: 'no-socket' };
  /** Opens over HTTP, and fails to open a socket after so long, each time. */
  function blocked(afterMs: number) {
    const { clock, server } = setUp();
    const dial = server.dial;
    let isBlocked = true;
    const table = connectTable('K7QXM', [], plainWire, {
      dial: (...asked) =>
        isBlocked
          ? new Promise((_, reject) => clock.after(afterMs, () => reject(new NoSocket('kept back'))))
          : dial(...asked),
      open: server.open,
      clock,
      random: Math.random,
      seen: seenSteps(),
    });
    return { clock, server, table, letThrough: () => (isBlocked = false), block: () => (isBlocked = true) };
  }

  test.each([
    ['are refused at once', 50],
    ['hang until they are given up', 7_000],
  ])('and %s, that is said within ten seconds, and ends by itself', async (_, afterMs) => {
    const { clock, table, letThrough } = blocked(afterMs);
    await clock.pass(9_900);
    expect(table.link.value).toMatchObject({ kind: 'connecting', why: noSocket });
    letThrough();
    await clock.pass(14_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('a single socket that breaks while it opens, as in a restart, is no such thing', async () => {
    const { clock, table, letThrough } = blocked(50);
    await clock.pass(60);
    expect(table.link.value).toEqual({ kind: 'connecting' });
    letThrough();
    await clock.pass(1_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    table.close();
  });

  test('sockets that broke while they opened count no more once one stood between them', async () => {
    const { clock, server, table, letThrough, block } = blocked(50);
    await clock.pass(60);
    letThrough();
    await clock.pass(1_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    block();
    server.newest().events.closed(1006);
    await clock.pass(400);
    expect(table.link.value).toEqual({ kind: 'lost' });
    table.close();
  });

  test('in mid-game it is said as well', async () => {
    const { clock, server, table, letThrough, block } = blocked(50);
    letThrough();
    await clock.pass(2_000);
    expect(table.link.value).toEqual({ kind: 'live' });
    block();
    server.newest().events.closed(1006);
    await clock.pass(9_000);
    expect(table.link.value).toMatchObject({ kind: 'lost', why: noSocket });
    table.close();
  });
});

describe('before the start', () => {
  test('nothing is shown, and the first step comes with its events and the own views', async () => {
    const { server, connect } = setUp();
    server.stage = 'waiting';
    const table = connect();
    await settled();
    expect(table.table.value?.stage).toBe('waiting');
    server.stage = 'playing';
    server.newest().events.patched(server.state());
    expect(table.snapshot.value).toBeNull();
    server.newest().events.received(1, [0, [[0, 0]], [[1, { hand: 3 }]]]);
    expect(table.snapshot.value).toEqual({
      step: 0,
      view: { at: 0 },
      you: [{ seat: 1, view: { hand: 3 } }],
      events: [{ type: 'moved', to: 0 }],
    });
    table.close();
  });
});

describe('fault 40: a request whose answer is lost', () => {
  test('is asked again over the next link, under the same id', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const first = server.newest();
    first.silent = true;
    const kicking = table.ask('kick', { seat: 1, name: 'Ben' });
    first.events.closed(1006);
    await clock.pass(9_000);
    expect(await kicking).toEqual(ok({}));
    const [before, after] = server.links.map(({ asked }) => asked.filter(({ name }) => name === 'kick'));
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
    expect(before?.[0]?.payload).toMatchObject({ id: expect.stringMatching(/^.{3,24}$/), seat: 1, name: 'Ben' });
    table.close();
  });

  test('has an id of its own for each request', async () => {
    const { server, connect } = setUp();
    const table = connect();
    await settled();
    await table.ask('rematch', {});
    await table.ask('rematch', {});
    await table.ask('resign', { id: 'given', seat: 0 });
    const ids = server.newest().asked.flatMap(({ payload }) => Object(payload).id ?? []);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toContain('given');
    table.close();
  });

  test('that gets no answer proves its link, and goes over the next one as soon as that is dead', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().silent = true;
    const asking = table.ask('standUp', { seat: 1 });
    await clock.pass(1_000);
    expect(server.links[0]?.asked.map(({ name }) => name)).toEqual(['snapshot', 'standUp', 'echo']);
    await clock.pass(3_500);
    expect(await asking).toMatchObject({ ok: true });
    expect(server.links).toHaveLength(2);
    table.close();
  });

  test('that is only slow keeps its link', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const { promise, resolve } = Promise.withResolvers<object>();
    server.answer = ({ name }) => (name === 'standUp' ? promise : {});
    const asking = table.ask('standUp', { seat: 1 });
    await clock.pass(6_000);
    resolve({});
    expect(await asking).toMatchObject({ ok: true });
    expect(server.links).toHaveLength(1);
    table.close();
  });

  test('fails as unreachable when no link comes back in time; a request that only reads is sent once', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.newest().silent = true;
    const reading = table.ask('log', { count: 5 });
    const asking = table.ask('standUp', { seat: 1 });
    server.opens = failed({ code: 'unreachable', message: '' });
    await clock.pass(8_000);
    expect(await reading).toMatchObject({ error: { code: 'unreachable' } });
    await clock.pass(40_000);
    expect(await asking).toMatchObject({ error: { code: 'unreachable' } });
    table.close();
  });
});

describe('an action', () => {
  test('stands when the server says so, and carries the step that it was made for', async () => {
    const { server, connect } = setUp();
    server.step = 3;
    const table = connect();
    await settled();
    expect(await table.act(1, { type: 'move' })).toBeNull();
    const act = server.newest().asked.find(({ name }) => name === 'act');
    expect(act?.payload).toMatchObject({ step: 3, seat: 1, action: { type: 'move' } });
    table.close();
  });

  test('comes back with the refusal', async () => {
    const { server, connect } = setUp();
    const table = connect();
    await settled();
    server.answer = () => {
      throw refusal('occupied');
    };
    expect(await table.act(0, { type: 'move' })).toMatchObject({ code: 'occupied' });
    table.close();
  });

  test('whose answer was lost is asked again under the same id, and happens once', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    const answer = server.answer;
    const ids: unknown[] = [];
    server.answer = (asked) => {
      if (asked.name !== 'act') return answer(asked);
      ids.push((asked.payload as { id: unknown }).id);
      if (ids.length === 1) throw new LinkLost('cut off');
      throw refusal('already-done');
    };
    const done = table.act(0, { type: 'move' });
    await clock.pass(2_000);
    expect(await done).toBeNull();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    table.close();
  });

  test('without a connection for half a minute is given back to the person', async () => {
    const { clock, server, connect } = setUp();
    const table = connect();
    await settled();
    server.opens = failed({ code: 'unreachable', message: '' });
    server.newest().events.closed(1006);
    const done = table.act(0, { type: 'move' });
    await clock.pass(31_000);
    expect(await done).toMatchObject({ code: 'unreachable' });
    table.close();
  });
});
