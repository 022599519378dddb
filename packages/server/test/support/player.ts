import { randomBytes } from 'node:crypto';
import { type Link, type LinkEvents, Refused } from '@boomtown/client';
import { joinRoom, linkTo, type TableRoom } from '@boomtown/client/colyseus';
import { addressesAt } from '@boomtown/client/http';
import { type AnyGame, bytesToHex, type GameTypes, hashOfNonce, type Refusal, type Seat } from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
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
import { OPEN_GAME } from './chosen-games.ts';
import { until } from './until.ts';

type Action = { readonly type: string };

/** Generous: other tests and their browsers run at the same time. */
const ANSWER_WITHIN_MS = 30_000;

let requests = 0;

function newRequestId(): string {
  requests += 1;
  return `request-${requests}`;
}

/** A browser at a table: the pages' own link over a real socket. */
export class Player {
  readonly game: AnyGame;
  readonly wire: GameWire<GameTypes>;
  /** What its seats know beyond the public view, as received last. */
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

  private constructor(room: TableRoom, game: GameId, also: LinkEvents | undefined) {
    this.room = room;
    this.game = gameOf(game);
    this.wire = wireOf(game);
    const { promise, resolve } = Promise.withResolvers<number>();
    this.closed = promise;
    this.link = linkTo(room, {
      heard: () => also?.heard(),
      patched: (state) => also?.patched(state),
      received: (message, payload) => {
        this.#hear(message, payload);
        also?.received(message, payload);
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
   * Joins a table with these tokens (none: as a spectator), and has its first snapshot when it returns.
   * @param also called with what comes over the link, too
   * @param screen the token of a big screen
   */
  static async join(
    url: string,
    code: string,
    tokens: readonly string[],
    game: GameId = OPEN_GAME,
    also?: LinkEvents,
    screen?: string,
  ): Promise<Player> {
    const player = await Player.connect(url, code, tokens, game, also, screen);
    const { step } = await player.ask('snapshot', {});
    player.own = unpackStep(player.wire.events, step).you;
    return player;
  }

  /** Joins without asking for a snapshot. */
  static async connect(
    url: string,
    code: string,
    tokens: readonly string[],
    game: GameId = OPEN_GAME,
    also?: LinkEvents,
    screen?: string,
  ): Promise<Player> {
    const player = new Player(await joinRoom(addressesAt(url), code, tokens, wireOf(game), screen), game, also);
    await until(() => player.state.commitment !== '' || player.closeCode !== undefined, 'the first state');
    return player;
  }

  get state(): TableState {
    return this.room.state;
  }

  /** The public view as it stands in this browser. */
  get view(): object {
    return this.wire.read(this.state.game);
  }

  /** What it knows of a seat beyond that. */
  ownOf(seat: Seat): object {
    return this.own.find((own) => own.seat === seat)?.view ?? {};
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

  /** Says something for a seat, or as a spectator of this name. */
  say(text: string, as: RequestOf<'say'>['as'], id = newRequestId()): Promise<ReplyOf['say']> {
    return this.ask('say', { id, text, as });
  }

  /** Makes an action for the present step. */
  act<A extends Action>(seat: Seat, action: A, step = this.state.step): Promise<ReplyOf['act']> {
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

/**
 * An action that is legal now, by the seat that is to move: the first one, or another by `pick`. The player sees what that
 * seat sees.
 */
export function someAction(
  player: Pick<Player, 'game' | 'view' | 'ownOf'>,
  pick = 0,
): { readonly seat: Seat; readonly action: Action } {
  const { game, view } = player;
  const [seat] = game.actors(view);
  if (seat === undefined) throw new Error('the match is over');
  const legal = game.legal(view, player.ownOf(seat), seat);
  const action = legal[pick % legal.length];
  if (action === undefined) throw new Error('nothing is legal');
  return { seat, action };
}

/** Plays on with legal actions until some more were made or the match is over. `bySeat`: who plays each seat. */
export async function play(bySeat: readonly Player[], actions = Number.POSITIVE_INFINITY): Promise<number> {
  let made = 0;
  for (; made < actions; made += 1) {
    const [first] = bySeat;
    if (first === undefined) throw new Error('nobody plays');
    if (first.game.actors(first.view).length === 0) break;
    const { seat, action } = someAction(first, made * 7 + 3);
    const step = first.state.step;
    await bySeat[seat]?.act(seat, action, step);
    await Promise.all(bySeat.map((player) => player.reach(step + 1)));
  }
  return made;
}
