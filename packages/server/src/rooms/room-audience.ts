import type { GameTypes, Seat } from '@boomtown/game-core';
import { type ChatNews, CLOSE, type GameWire, type Notice, type TableState } from '@boomtown/wire';
import { spend } from '../loop-cost.ts';
import type { LiveTable, LoggedStep, TableAudience } from '../tables/index.ts';
import { sendChat } from './chat-handlers.ts';
import { mirrorWatched } from './delayed-state.ts';
import {
  followers,
  mirrorPlayers,
  mirrorStep,
  mirrorTable,
  sendNotice,
  sendRematch,
  sendSeatNotices,
  sendStep,
} from './room-state.ts';
import { dismiss, isPlayer, present, seatsOf, seesDelayed, type TableClient } from './session.ts';

/** What showing a table in a room depends on. */
export interface RoomAudienceParts extends Pick<TableAudience, 'failed' | 'lost'> {
  readonly table: LiveTable;
  readonly wire: GameWire<GameTypes>;
  /** The room's sockets and state, and how its changes are sent. */
  readonly room: {
    readonly clients: readonly TableClient[];
    readonly state: TableState;
    broadcastPatch(): unknown;
  };
  /** The state for delayed spectators; `null` without spectator delay. */
  readonly delayedState: TableState | null;
}

/** Shows a table to the clients in its room, to each what it may see. */
export class RoomAudience implements TableAudience {
  readonly table: LiveTable;
  readonly failed: TableAudience['failed'];
  readonly lost: TableAudience['lost'];
  readonly #wire: GameWire<GameTypes>;
  readonly #room: RoomAudienceParts['room'];
  readonly #delayedState: TableState | null;
  /** Resolves when all chat so far has been sent. */
  #chat: Promise<void> = Promise.resolve();

  constructor({ table, wire, room, delayedState, failed, lost }: RoomAudienceParts) {
    this.table = table;
    this.#wire = wire;
    this.#room = room;
    this.#delayedState = delayedState;
    this.failed = failed;
    this.lost = lost;
  }

  tableChanged(): void {
    this.#holdAnew();
    this.show();
  }

  stepped(step: LoggedStep): void {
    spend(() => {
      if (step.step === 0) this.show();
      else this.#showStep(step);
      sendStep(step, this.table, this.#wire, this.#near);
      this.measureLag();
    });
  }

  steppedLate({ step }: { readonly step: LoggedStep }): void {
    spend(() => {
      this.show();
      sendStep(step, this.table, this.#wire, this.#room.clients.filter(seesDelayed));
    });
  }

  chatted(news: ChatNews, by: object | null): void {
    this.#chat = this.#chat.then(() => sendChat(news, by, this.#room.clients));
  }

  notice(notice: Notice): void {
    sendNotice(notice, notice.type === 'pointed' ? this.#screens : this.#upToDate);
  }

  seatOffered(_seat: Seat, to: readonly Seat[]): void {
    for (const [client, session] of followers(this.#room.clients)) {
      if (seatsOf(session).some((seat) => to.includes(seat))) sendSeatNotices(client, session, this.table);
    }
  }

  /** Another player holds a seat: notifies the former holder, and disconnects them unless they hold another seat here. */
  seatPassed(seat: Seat): void {
    for (const [client, session] of present(this.#room.clients)) {
      if (!seatsOf(session).includes(seat)) continue;
      session.held = this.table.heldBy(session.tokens);
      if (session.following) sendSeatNotices(client, session, this.table);
      if (!isPlayer(session)) dismiss(client, session, CLOSE.passed);
    }
    this.showPeople();
  }

  rematchMade(next: string): void {
    for (const [client, session] of followers(this.#room.clients)) sendRematch(client, session, this.table, next);
  }

  /** Sends the table's present state. */
  show(): void {
    const { clients, state } = this.#room;
    spend(() => {
      this.#dismissScreens();
      mirrorTable(state, this.table, this.#wire, clients);
      if (this.#delayedState !== null) mirrorWatched(this.#delayedState, this.table, this.#wire, clients);
      this.#room.broadcastPatch();
    });
  }

  /** A client has come or gone. */
  showPeople(): void {
    this.table.lifecycle.attend(new Set(present(this.#room.clients).flatMap(([, session]) => seatsOf(session))));
    this.show();
  }

  /** Measures the round trip to clients whose clocks run. */
  measureLag(): void {
    const { lifecycle } = this.table;
    if (lifecycle.clocks.length === 0) return;
    for (const [, session] of present(this.#room.clients)) {
      const timed = seatsOf(session).filter((seat) => (lifecycle.clocks[seat]?.since ?? null) !== null);
      if (timed.length === 0) continue;
      session.roundTrip.measure((ms) => {
        for (const seat of timed) lifecycle.play?.timekeeper?.roundTrip(seat, ms);
      });
    }
  }

  /** The clients that see the present by the table's terms. */
  get #near(): readonly TableClient[] {
    const { clients } = this.#room;
    return this.#delayedState === null ? clients : clients.filter((client) => !seesDelayed(client));
  }

  /** The clients that see the present at the moment. */
  get #upToDate(): readonly TableClient[] {
    const { delayed } = this.table.lifecycle;
    return delayed === null || delayed.shown === null ? this.#room.clients : this.#near;
  }

  /** The big screens that seats have admitted. */
  get #screens(): readonly TableClient[] {
    return this.#room.clients.filter(({ userData }) => userData !== undefined && userData.screen !== null);
  }

  /** Names and presence never change with a step. */
  #showStep({ tableEvent }: LoggedStep): void {
    const { state } = this.#room;
    if (tableEvent !== undefined) this.#dismissScreens();
    mirrorStep(state, this.table, this.#wire);
    if (tableEvent !== undefined) mirrorPlayers(state, this.table);
    this.#room.broadcastPatch();
  }

  /** A screen whose seat is gone has to join again, as a spectator. */
  #dismissScreens(): void {
    for (const [client, session] of present(this.#room.clients)) {
      const { screen } = session;
      if (screen !== null && this.table.screens.seatOf(screen) === null) dismiss(client, session, CLOSE.comeBack);
    }
  }

  /** Seats were taken or given up: updates which session holds which. */
  #holdAnew(): void {
    const { watchable, lifecycle } = this.table;
    for (const [client, session] of present(this.#room.clients)) {
      if (!isPlayer(session)) continue;
      session.held = this.table.heldBy(session.tokens);
      // A client that saw the present can't watch with a delay from then on.
      if (!isPlayer(session) && (!watchable || lifecycle.delayed !== null)) dismiss(client, session, CLOSE.gone);
    }
  }
}
