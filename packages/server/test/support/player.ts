import { randomBytes } from 'node:crypto';
import { type Link, type LinkEvents, Refused } from '@boomtown/client';
import { joinRoom, linkTo, type TableRoom } from '@boomtown/client/colyseus';
import { addressesAt } from '@boomtown/client/http';
import { type Constructo, constructoGame } from '@boomtown/constructo/rules';
import { wires } from '@boomtown/constructo/wire';
import { bytesToHex, type GameTypes, hashOfNonce, type Refusal, type Seat } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import {
  type ChatNews,
  type GameId,
  type GameWire,
  MESSAGE,
  type Notice,
  type PackedStep,
  type ReplyOf,
  type RequestName,
  type RequestOf,
  type StepMessage,
  type TableState,
  unpackStep,
} from '@boomtown/wire';
import { Protocol } from '@colyseus/sdk';
import { until } from './until.ts';

type View = Constructo['PublicView'];
type Action = Constructo['Action'];

const ANSWER_WITHIN_MS = 10_000;

let requests = 0;

function newRequestId(): string {
  requests += 1;
  return `request-${requests}`;
}

/** A browser at a table: the pages' own link over a real socket. */
export class Player {
  readonly wire: GameWire<GameTypes>;
  /** What its seats know beyond the public view, as it was told last. */
  own: StepMessage['you'] = [];
  readonly room: TableRoom;
  readonly link: Link;
  /** The steps that came, in order. */
  readonly steps: StepMessage[] = [];
  readonly notices: Notice[] = [];
  /** What it heard of the chat, in order. */
  readonly heard: ChatNews[] = [];
  /** Bytes of the frames that came since the join, without the WebSocket's own headers. */
  readonly frames: Uint8Array[] = [];
  readonly nonces = new Map<Seat, Uint8Array>();
  /** The close code, once the socket is closed. */
  readonly closed: Promise<number>;
  closeCode: number | undefined;

  private constructor(room: TableRoom, wire: GameWire<GameTypes>, also: LinkEvents | undefined) {
    this.room = room;
    this.wire = wire;
    const { promise, resolve } = Promise.withResolvers<number>();
    this.closed = promise;
    this.link = linkTo(room, {
      heard: () => also?.heard(),
      patched: (state) => also?.patched(state),
      told: (message, payload) => {
        this.#hear(message, payload);
        also?.told(message, payload);
      },
      closed: (code) => {
        this.closeCode = code;
        resolve(code);
        also?.closed(code);
      },
    });
    const { events } = room.connection;
    const { onmessage } = events;
    events.onmessage = (message: MessageEvent<ArrayBuffer>) => {
      const frame = new Uint8Array(message.data);
      // Signs of life come by the clock, whatever happens at the table.
      if (frame[0] !== Protocol.PING) this.frames.push(frame);
      onmessage?.(message);
    };
  }

  /**
   * Joins a table with these tokens (none: as a watcher), and has its first snapshot when it returns.
   * @param also is told what comes over the link, too
   */
  static async join(
    url: string,
    code: string,
    tokens: readonly string[],
    game: GameId = 'constructo',
    also?: LinkEvents,
  ): Promise<Player> {
    const player = await Player.connect(url, code, tokens, game, also);
    const { step } = await player.ask('snapshot', {});
    player.own = unpackStep(player.wire.events, step).you;
    return player;
  }

  /** Joins without asking for a snapshot. */
  static async connect(
    url: string,
    code: string,
    tokens: readonly string[],
    game: GameId = 'constructo',
    also?: LinkEvents,
  ): Promise<Player> {
    const wire = wireOf(game);
    const player = new Player(await joinRoom(addressesAt(url), code, tokens, wire), wire, also);
    await until(() => player.state.commitment !== '' || player.closeCode !== undefined, 'the first state');
    return player;
  }

  get state(): TableState {
    return this.room.state;
  }

  /** The public view of whatever game as it stands in this browser. */
  get anyView(): object {
    return this.wire.read(this.state.game);
  }

  /** The public view at a table of Constructo. */
  get view(): View {
    // The room was joined with this wire's state class.
    return wires.constructo.read(this.state.game as never);
  }

  ask<N extends RequestName>(name: N, request: RequestOf<N>): Promise<ReplyOf[N]> {
    return this.link.request(name, request, ANSWER_WITHIN_MS);
  }

  /** Asks for something that must be refused, and returns the refusal. */
  async refused(name: RequestName, request: unknown): Promise<Refusal> {
    try {
      // It may be anything: the server has to say no.
      await this.link.request(name, request as never, ANSWER_WITHIN_MS);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    throw new Error(`"${name}" was not refused`);
  }

  /** Says something for a seat, or as a watcher of this name. */
  say(text: string, as: RequestOf<'say'>['as'], id = newRequestId()): Promise<ReplyOf['say']> {
    return this.ask('say', { id, text, as });
  }

  /** Makes an action for the present step. */
  act(seat: Seat, action: Action | GameTypes['Action'], step = this.state.step): Promise<ReplyOf['act']> {
    return this.ask('act', { id: newRequestId(), step, seat, action: { ...action } });
  }

  /** Draws nonces for these seats and promises them. */
  async ready(...seats: Seat[]): Promise<void> {
    for (const seat of seats) this.nonces.set(seat, randomBytes(16));
    await this.ask('ready', { seats: seats.map((seat) => ({ seat, nonceHash: this.#promise(seat) })) });
  }

  /** Opens the nonces that were promised. */
  async openNonces(): Promise<void> {
    const nonces = [...this.nonces].map(([seat, nonce]) => ({ seat, nonce: bytesToHex(nonce) }));
    await this.ask('nonces', { nonces });
  }

  /** Waits until this browser stands at a step at least. */
  async reach(step: number): Promise<void> {
    await until(() => this.state.step >= step, `step ${step}`);
  }

  /** Closes the socket, with a farewell or (as a lost network does) without one. */
  async leave(): Promise<void> {
    await this.room.leave(true);
  }

  #hear(message: number, payload: unknown): void {
    // The server's own messages, of this wire version.
    if (message === MESSAGE.step) {
      const step = unpackStep(this.wire.events, payload as PackedStep);
      this.steps.push(step);
      this.own = step.you;
    } else if (message === MESSAGE.notice) this.notices.push(payload as Notice);
    else if (message === MESSAGE.chat) this.heard.push(payload as ChatNews);
  }

  #promise(seat: Seat): string {
    const nonce = this.nonces.get(seat);
    if (nonce === undefined) throw new Error('no nonce was drawn');
    return hashOfNonce(nonce);
  }
}

/** Readies everybody and opens all nonces, until the match has started. Each player holds the seats given. */
export async function startMatch(players: readonly (readonly [Player, ...Seat[]])[]): Promise<void> {
  for (const [player, ...seats] of players) await player.ready(...seats);
  for (const [player] of players) await until(() => player.state.stage === 'dealing', 'the dealing');
  await Promise.all(players.map(([player]) => player.openNonces()));
  for (const [player] of players) await until(() => player.state.stage === 'playing', 'the start');
}

/** An action that is legal in a view, by the seat that is to move: the first one, or another by `pick`. */
export function someAction(view: View, pick = 0): { readonly seat: Seat; readonly action: Action } {
  const [seat] = constructoGame.actors(view);
  if (seat === undefined) throw new Error('the match is over');
  const legal = constructoGame.legal(view, {}, seat);
  const action = legal[pick % legal.length];
  if (action === undefined) throw new Error('nothing is legal');
  return { seat, action };
}

/** Plays on with legal actions until so many more were made or the match is over. `bySeat`: who plays each seat. */
export async function play(bySeat: readonly Player[], actions = Number.POSITIVE_INFINITY): Promise<number> {
  let made = 0;
  for (; made < actions; made += 1) {
    const [first] = bySeat;
    if (first === undefined) throw new Error('nobody plays');
    const { view } = first;
    if (constructoGame.actors(view).length === 0) break;
    const { seat, action } = someAction(view, made * 7 + 3);
    const step = first.state.step;
    await bySeat[seat]?.act(seat, action, step);
    await Promise.all(bySeat.map((player) => player.reach(step + 1)));
  }
  return made;
}
