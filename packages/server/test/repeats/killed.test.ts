import type { RequestName, RequestOf, SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, someAction, startMatch } from '../support/player.ts';

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.start();
});
afterAll(() => server.remove());

async function post<T>(path: string, body: object): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  // Each caller knows what it asked for.
  return (await (await fetch(server.url + path, sent)).json()) as T;
}

const sit = (code: string, name: string) => post<SeatReply>(`/api/tables/${code}/seats`, { name });

/** A table of two at which one browser holds both seats. */
async function table() {
  const terms = { clock: { kind: 'none' }, takeback: true };
  const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };
  const { code, token } = await post<SeatReply>('/api/tables', { ...asked, terms });
  const { token: second } = await sit(code, 'Ben');
  const tokens = [token, second];
  return { code, tokens, both: await Player.join(server.url, code, tokens) };
}

async function afterKill({ code, tokens }: { readonly code: string; readonly tokens: readonly string[] }) {
  await server.end('SIGKILL');
  await server.open();
  return Player.join(server.url, code, tokens);
}

const hash = (digit: string) => digit.repeat(64);

/** A request, and another one after it that undoes what it did. */
type Undone = readonly [
  { [N in RequestName]: readonly [N, RequestOf<N>] }[RequestName],
  (both: Player, code: string) => unknown,
];

const BEFORE_THE_START: readonly Undone[] = [
  [['rename', { id: 'x', seat: 1, name: 'Bo' }], (both) => both.ask('rename', { id: 'y', seat: 1, name: 'Benno' })],
  [
    ['ready', { id: 'x', seats: [{ seat: 1, nonceHash: hash('a') }] }],
    (both) => both.ask('unready', { id: 'y', seats: [1] }),
  ],
  [
    ['unready', { id: 'x', seats: [1] }],
    (both) => both.ask('ready', { id: 'y', seats: [{ seat: 1, nonceHash: hash('b') }] }),
  ],
  [['standUp', { id: 'x', seat: 1 }], (_, code) => sit(code, 'Cleo')],
  // A client of the very same name may be another player by now.
  [['kick', { id: 'x', seat: 1, name: 'Ben' }], (_, code) => sit(code, 'Ben')],
];

describe('fault 40: the answer to a request is lost with the process, and the request is repeated', () => {
  test('what was asked before the start is not done a second time', async () => {
    const asked: (() => Promise<void>)[] = [];
    for (const [[name, request], undo] of BEFORE_THE_START) {
      const seated = await table();
      const answer = await seated.both.ask(name, request);
      await undo(seated.both, seated.code);
      asked.push(async () => {
        const again = await Player.join(server.url, seated.code, seated.tokens);
        const before = again.state.seats[1]?.toJSON();
        expect(await again.ask(name, request), name).toEqual(answer);
        expect((await again.refused('rename', { id: 'x', seat: 0, name: 'Al' })).code, name).toBe('already-done');
        await again.ask('echo', {});
        expect(again.state.seats[1]?.toJSON(), name).toEqual(before);
        await again.leave();
      });
    }
    await server.end('SIGKILL');
    await server.open();
    for (const askAgain of asked) await askAgain();
  });

  test('a bot that was taken away does not come back', async () => {
    const seated = await table();
    await seated.both.ask('standUp', { seat: 1 });
    const request = { id: 'x', seat: 1, level: 'easy' } as const;
    await seated.both.ask('seatBot', request);
    await seated.both.ask('seatBot', { id: 'y', seat: 1, level: null });
    const again = await afterKill(seated);
    expect(await again.ask('seatBot', request)).toEqual({});
    await again.ask('echo', {});
    expect(again.state.seats[1]?.taken).toBe(false);
    await again.leave();
  });

  test('actions, takebacks, opened nonces, resignations and rematches stand once, and are answered alike', async () => {
    const seated = await table();
    let { both } = seated;
    await startMatch([[both, 0, 1]]);
    const { nonces } = both;
    const { action, seat } = someAction(both);
    const acting = { id: 'a', step: 0, seat, action: { ...action } };
    expect(await both.ask('act', acting)).toEqual({ step: 1 });
    both = await afterKill(seated);
    for (const [one, nonce] of nonces) both.nonces.set(one, nonce);
    await both.openNonces();
    expect(await both.ask('act', acting)).toEqual({ step: 1 });
    expect(both.state.step).toBe(1);
    const asked = await both.ask('takeBack', { id: 't', step: 1, seat });
    const answering = { id: 'yes', step: 1, seats: [1 - seat], agree: true };
    if (!asked.done) await both.ask('answerTakeback', answering);
    await both.reach(2);
    both = await afterKill(seated);
    if (asked.done) expect(await both.ask('takeBack', { id: 't', step: 1, seat })).toEqual({ done: true });
    else expect(await both.ask('answerTakeback', answering)).toEqual({});
    expect(both.state.step).toBe(2);
    await both.ask('resign', { id: 'r', seat: 1 });
    both = await afterKill(seated);
    expect(await both.ask('resign', { id: 'r', seat: 1 })).toEqual({});
    expect(both.state).toMatchObject({ step: 3, stage: 'over' });
    await both.ask('rematch', { id: 'm' });
    const codes = () => both.notices.flatMap((notice) => (notice.type === 'rematch' ? [notice.code] : []));
    const [next] = codes();
    both = await afterKill(seated);
    expect(await both.ask('rematch', { id: 'm' })).toEqual({});
    expect(codes()).toEqual([next]);
    await both.leave();
  });
});
