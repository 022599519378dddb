import { randomBytes } from 'node:crypto';
import { bytesToHex, hashOfNonce, NONCE_BYTES, type Seat } from '@boomtown/game-core';
import { DEFAULT_TERMS, type GameId, MAX_LINE_LENGTH, type SeatReply } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { until } from '../support/until.ts';
import { RecordedClient } from './recorded-client.ts';
import { commitmentIn, type Recording, recordingOf } from './recording.ts';
import type { Scene } from './scenes.ts';

const ALL_STEPS = 100;
const A_FEW_STEPS = 3;

/** Who sits and watches while a scene is played. */
interface Cast {
  /** By seat; the viewer's, and one for all others. */
  readonly players: readonly RecordedClient[];
  /** Those whose bytes are compared, in order. */
  readonly recorded: readonly RecordedClient[];
  /** Goes away in the middle and comes back. */
  readonly returning: RecordedClient;
  /** Comes in the middle. */
  readonly late: RecordedClient;
  readonly spectator: RecordedClient;
  /** A big screen that seat 0 has admitted. */
  readonly screen: RecordedClient;
  readonly everybody: readonly RecordedClient[];
}

/**
 * Plays one world of a scene at a real server, from the making of the table on, and returns what the viewer, a spectator,
 * one who comes late and a big screen got. The actions of `world` (0 or 1) are made.
 */
export async function playScene(
  url: string,
  game: GameId,
  scene: Scene,
  number: number,
  world: 0 | 1,
): Promise<Recording[]> {
  const cast = castOf(scene, url);
  const { players, returning, late, spectator } = cast;
  const now = (moment: string) => {
    for (const client of cast.everybody) client.moment = moment;
  };

  now('making the table');
  const tokens: string[] = [];
  const terms = { ...DEFAULT_TERMS, takeback: true };
  const options = { scene: number };
  const asked = { game, options, seats: scene.seats, name: 'Seat 0', listed: true, watchable: true, terms };
  const made = await clientAt(players, 0).http<SeatReply>('POST', '/api/tables', asked);
  const { code } = made;
  tokens.push(made.token);
  for (let seat = 1; seat < scene.seats; seat += 1) {
    const taken = await clientAt(players, seat).http<SeatReply>('POST', `/api/tables/${code}/seats`, {
      name: `Seat ${seat}`,
    });
    tokens.push(taken.token);
  }
  const tokensOf = (client: RecordedClient) => tokens.filter((_, seat) => players[seat] === client);
  const come = async (client: RecordedClient) => {
    await client.http('GET', `/api/tables/${code}`);
    await client.http('POST', `/api/tables/${code}/open`);
    await client.join(code, tokensOf(client));
    await client.ask('chat', { watchers: true });
    await settled(cast);
  };

  now('coming');
  for (const client of new Set([...players, spectator])) await come(client);
  const screenToken = randomBytes(16).toString('hex');
  const shown = await cast.screen.http<{ code: string }>('POST', '/api/screens', { token: screenToken });
  await clientAt(players, 0).http('POST', `/api/tables/${code}/screens`, { tokens: [made.token], screen: shown.code });
  await cast.screen.http('POST', '/api/screens', { token: screenToken });
  await cast.screen.join(code, [], screenToken);
  await cast.screen.ask('chat', { watchers: true });
  await settled(cast);
  const drawn = new Map([
    [shown.code, 'screen code'],
    [code, 'code'],
    [commitmentIn(spectator), 'commitment'],
    ...tokens.map((token, seat) => [token, `token ${seat}`] as const),
  ]);

  now('dealing');
  await deal(cast);

  for (const [step, move] of scene.moves.entries()) {
    now(`action ${step + 1}, ${move.actions[0].type} by seat ${move.seat}`);
    if (step === scene.moves.length >> 1) {
      await goAway(returning, code, cast);
      await come(returning);
      await come(late);
    }
    // What the players say among themselves may well tell what they know.
    if (scene.viewer === null)
      await talk(clientAt(players, move.seat), move.seat, `${JSON.stringify(move)} ${world}`, step);
    if (scene.viewer !== null) {
      for (const action of move.refused) await refuse(clientAt(players, scene.viewer), scene.viewer, action, step);
    }
    await refuse(spectator, move.seat, move.actions[world], step);
    await clientAt(players, move.seat).act(move.seat, move.actions[world], step);
    await settled(cast);
  }

  now('taking back');
  await takeBack(cast, scene);

  now('looking back');
  for (const client of cast.recorded.filter(({ connected }) => connected)) {
    await client.ask('log', { count: ALL_STEPS });
    await client.ask('log', { before: scene.moves.length, count: A_FEW_STEPS });
    await client.ask('snapshot', {});
    await client.ask('chat', { watchers: true });
    await client.http('GET', `/api/tables/${code}`);
    await client.http('GET', `/api/tables/${code}/transcript`);
  }
  await settled(cast);
  now('leaving');
  for (const client of cast.everybody) if (client.connected) await goAway(client, code, cast);
  return cast.recorded.map((client) => recordingOf(client, drawn));
}

function castOf({ viewer, seats }: Scene, url: string): Cast {
  const others = new RecordedClient('the others', url);
  const spectator = new RecordedClient('a spectator', url);
  const late = new RecordedClient('a late watcher', url);
  const own = viewer === null ? null : new RecordedClient(`seat ${viewer}`, url);
  const players = Array.from({ length: seats }, (_, seat) => (own !== null && seat === viewer ? own : others));
  const screen = new RecordedClient('a big screen', url);
  const recorded = own === null ? [spectator, late, screen] : [own, spectator, late, screen];
  return { players, recorded, returning: own ?? spectator, late, spectator, screen, everybody: [...recorded, others] };
}

/** Everybody readies their seats and opens their nonces; these are no secrets here. */
async function deal({ players }: Cast): Promise<void> {
  const nonces = players.map((_, seat) => new Uint8Array(NONCE_BYTES).fill(seat + 1));
  for (const [seat, nonce] of nonces.entries()) {
    await clientAt(players, seat).ask('ready', { seats: [{ seat, nonceHash: hashOfNonce(nonce) }] });
  }
  for (const [seat, nonce] of nonces.entries()) {
    await clientAt(players, seat).ask('nonces', { nonces: [{ seat, nonce: bytesToHex(nonce) }] });
  }
}

/** Asks for something that must be refused; the refusal is part of the recording. */
async function refuse(
  client: RecordedClient,
  seat: Seat,
  action: { readonly type: string },
  step: number,
): Promise<void> {
  const taken = await client.ask('act', { id: `refused-${step}`, step, seat, action: { ...action } });
  if (taken) throw new Error(`${client.name} made ${JSON.stringify(action)} for seat ${seat}, which is to be refused`);
}

/** Says something that only those who sit there may hear. */
async function talk(client: RecordedClient, seat: Seat, text: string, step: number): Promise<void> {
  const line = { id: `line-${step}`, text: text.slice(-MAX_LINE_LENGTH), as: { seat } };
  if (!(await client.ask('say', line))) throw new Error(`nothing was said: ${client.received.at(-1)?.bytes}`);
}

/** The seat that made the last action asks to take it back, and all others agree. Where that is refused, it is so in both worlds. */
async function takeBack(cast: Cast, { moves }: Scene): Promise<void> {
  const last = moves.at(-1);
  if (last === undefined) return;
  const step = moves.length;
  const { players } = cast;
  await clientAt(players, last.seat).ask('takeBack', { id: 'back', step, seat: last.seat });
  for (const [seat, client] of players.entries()) {
    if (seat !== last.seat) await client.ask('answerTakeback', { step, seats: [seat], agree: true });
  }
  await settled(cast);
}

/** Waits until everybody has got all that was sent: what comes behind it, as an echo, has come. */
async function settled({ recorded }: Cast): Promise<void> {
  for (const client of recorded) if (client.connected) await client.ask('echo', {});
}

async function goAway(client: RecordedClient, code: string, cast: Cast): Promise<void> {
  const clients = () => matchMaker.getLocalRoomById(code)?.clients.length ?? 0;
  const before = clients();
  await client.leave();
  await until(() => clients() < before, 'the room to see that a client left');
  await settled(cast);
}

function clientAt(players: readonly RecordedClient[], seat: Seat): RecordedClient {
  const client = players[seat];
  if (client === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return client;
}
