import {
  bytesToHex,
  type GameTypes,
  hashOfNonce,
  type Match,
  NONCE_BYTES,
  startMatch,
  submit,
} from '@boomtown/game-core';
import { DEFAULT_TERMS, type SeatReply } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOMY } from '../support/any-table.ts';
import { begunBy, OPEN_GAME, OPEN_RULES } from '../support/chosen-games.ts';
import { someAction } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';
import { RecordedClient } from './recorded-client.ts';
import { commitmentIn, firstDifference, type Recording, recordingOf } from './recording.ts';

const DELAY = 4;
/** Actions before the two worlds part. After that, too few are made for a spectator to see the first of them. */
const ALIKE = 5;
const LOOKS_AGAIN_AFTER = 2;
const OPTIONS = begunBy(OPEN_GAME, 0);

/** What some people got at a table. */
interface Sight {
  readonly watching: readonly Recording[];
  readonly ada: readonly Recording[];
}

/** One world of the table: what was got before those who watch may see where it parts from the other one, and then. */
interface World {
  readonly before: Sight;
  readonly after: Sight;
}

async function worldOf(world: 0 | 1): Promise<World> {
  const server = await RunningServer.start({ limits: ROOMY });
  try {
    return await playedAt(server.url, world);
  } finally {
    await server.remove();
  }
}

async function playedAt(url: string, world: 0 | 1): Promise<World> {
  const client = (name: string) => new RecordedClient(name, url);
  const [ada, ben] = [client('Ada'), client('Ben')];
  const [staying, returning, late] = [client('one who stays'), client('one who returns'), client('one who comes late')];
  const watching = [staying, returning, late];
  const terms = { ...DEFAULT_TERMS, takeback: true, watchDelay: DELAY };
  const asked = { game: OPEN_GAME, options: OPTIONS, seats: 2, name: 'Ada', listed: true, watchable: true, terms };
  const { code, token } = await ada.http<SeatReply>('POST', '/api/tables', asked);
  const taken = await ben.http<SeatReply>('POST', `/api/tables/${code}/seats`, { name: 'Ben' });
  await ada.join(code, [token]);
  await ben.join(code, [taken.token]);

  const settled = async () => {
    for (const one of watching) if (one.connected) await one.ask('echo', {});
  };
  const look = async (one: RecordedClient) => {
    await one.http('GET', `/api/tables/${code}`);
    await one.http('POST', `/api/tables/${code}/open`);
    if (!one.connected) await one.join(code, []);
    await one.ask('snapshot', {});
    await one.ask('log', { count: 100 });
    await one.ask('log', { count: 2, before: 3 });
    await one.http('GET', `/api/tables/${code}/transcript`);
    await settled();
  };
  await look(staying);
  await look(returning);
  const drawn = new Map([
    [code, 'code'],
    [commitmentIn(staying), 'commitment'],
    [token, 'token of Ada'],
    [taken.token, 'token of Ben'],
  ]);
  const sight = (): Sight => ({
    watching: watching.map((one) => recordingOf(one, drawn)),
    ada: [recordingOf(ada, drawn)],
  });

  const players = [ada, ben];
  const nonces = [1, 2].map((fill) => new Uint8Array(NONCE_BYTES).fill(fill));
  for (const [seat, nonce] of nonces.entries())
    await players[seat]?.ask('ready', { seats: [{ seat, nonceHash: hashOfNonce(nonce) }] });
  for (const [seat, nonce] of nonces.entries())
    await players[seat]?.ask('nonces', { nonces: [{ seat, nonce: bytesToHex(nonce) }] });

  let match = begun();
  const act = async (pick: number) => {
    const { seat, action } = someAction(
      { game: OPEN_RULES, view: OPEN_RULES.publicView(match.state), ownOf: () => ({}) },
      pick,
    );
    await players[seat]?.act(seat, action, match.step);
    const made = submit(match, seat, action);
    if (!made.ok) throw new Error('the rules refuse what the server took');
    match = made.value.match;
    await settled();
    // A spectator can't act, and learns nothing by trying to.
    await staying.ask('act', { id: `by-nobody-${match.step}`, step: match.step, seat, action: { ...action } });
  };
  for (let made = 0; made < ALIKE; made += 1) await act(3 * made);
  for (let made = 0; made < DELAY; made += 1) {
    await act(world === 0 ? made : 5 + 2 * made);
    if (made + 1 === LOOKS_AGAIN_AFTER) {
      await goAway(returning, code);
      await settled();
      await look(returning);
      await look(late);
    }
  }
  for (const one of watching) await look(one);
  await late.http('GET', '/api/tables');
  const before = sight();
  await act(0);
  const after = sight();
  for (const one of [ada, ben, ...watching]) await one.leave();
  return { before, after };
}

/** Nothing is drawn in this match: where it stands follows from the actions alone. */
function begun(): Match<GameTypes> {
  const started = startMatch(OPEN_RULES, OPTIONS, 2, new Uint8Array(32));
  if (!started.ok) throw new Error('the setup is refused');
  return started.value.match;
}

async function goAway(client: RecordedClient, code: string): Promise<void> {
  const clients = () => matchMaker.getLocalRoomById(code)?.clients.length ?? 0;
  const before = clients();
  await client.leave();
  await until(() => clients() < before, 'the room to see that a client left');
}

describe('who watches a match four actions late', () => {
  let here: World;
  let there: World;
  beforeAll(async () => {
    here = await worldOf(0);
    there = await worldOf(1);
  });

  test('gets no byte that tells which actions were made since: staying, coming back, coming late, by HTTP', () => {
    expect(firstDifference(here.before.watching, there.before.watching)).toBeNull();
    for (const { received } of here.before.watching) expect(received.length).toBeGreaterThan(20);
  });

  test('whereas a seat’s holder gets them at once', () => {
    expect(firstDifference(here.before.ada, there.before.ada)).not.toBeNull();
  });

  test('sees where the worlds parted with the action after', () => {
    const [stays] = here.after.watching.map((one, i) => firstDifference([one], [there.after.watching[i] ?? one]));
    expect(stays).toMatchObject({ client: 'one who stays', what: expect.stringContaining('frame') });
  });
});
