import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply } from '@boomtown/wire';
import type { AnsweredRequests } from './answered-requests.ts';
import type { TableChat } from './chat/table-chat.ts';
import type { MatchLifecycle } from './match-lifecycle.ts';
import { refuseAs } from './refusals.ts';
import type { TableSeats } from './table-seats.ts';
import type { TableWork } from './table-work.ts';
import type { TableAudience } from './table-world.ts';
import { hashOfToken } from './token.ts';

const DONE = ok<EmptyReply>({});

/** What removing a person's data needs of their table. */
export interface PersonRemovalParts {
  readonly work: TableWork;
  readonly answered: AnsweredRequests;
  readonly seats: TableSeats;
  readonly chat: TableChat;
  readonly lifecycle: MatchLifecycle;
  audience(): TableAudience;
}

/** Takes away what persons left at one table. */
export class PersonRemoval {
  readonly #parts: PersonRemovalParts;

  constructor(parts: PersonRemovalParts) {
    this.#parts = parts;
  }

  /**
   * Takes away what the persons of these tokens left: before the start their seats, later their names and secrets, and always
   * what they said; and what the watcher with this voice said. Refused as `not-your-seat`, or `still-playing` where one of them plays.
   */
  forget(tokens: readonly string[], voice: string | null): Promise<Result<EmptyReply>> {
    const askers = tokens.map(hashOfToken);
    const forgetting = { askers, id: hashOfToken(`forget ${askers.join()} ${voice ?? ''}`), content: 'forget' };
    return this.#parts.answered.once(forgetting, () => this.#forget(tokens, voice));
  }

  /**
   * The host closes a player's seat: before the start it is free again, in mid-match it is given up, and its player can't come
   * back. Refused as `stale` where another player or a bot sits there by now, and `wrong-stage` while the match starts.
   */
  closeSeat(seat: Seat, name: string): Promise<Result<EmptyReply>> {
    const { work, seats, lifecycle, audience } = this.#parts;
    return work.do(async () => {
      const now = seats.all[seat];
      if (now?.name !== name || now.tokenHash === null) return refuseAs('stale');
      const { waitingRoom, play } = lifecycle;
      if (waitingRoom !== null) return waitingRoom.kick({ seat, name });
      if (play !== null && !play.match.isOver && !play.match.resigned.includes(seat)) await play.giveUp(seat, null);
      audience().notice({ type: 'kicked', seat, name });
      await seats.forget([seat], (one) => lifecycle.isSeenToResign(one));
      audience().tableChanged();
      return DONE;
    });
  }

  /** Takes the names that stayed until those who watch late had seen that the seats were given up. */
  forgetNames(): void {
    const { work, seats, lifecycle, audience } = this.#parts;
    const forgotten = work.quietly(async () => {
      if (await seats.forgetNames((seat) => lifecycle.isSeenToResign(seat))) audience().tableChanged();
    });
    forgotten.catch((error) => audience().failed(error));
  }

  #forget(tokens: readonly string[], voice: string | null): Promise<Result<EmptyReply>> {
    const { work, seats, chat, lifecycle, audience } = this.#parts;
    return work.do(async () => {
      if (voice !== null) await chat.forget([], voice);
      const held = seats.heldBy(tokens).map(({ seat }) => seat);
      if (held.length === 0) return voice === null ? refuseAs('not-your-seat') : DONE;
      const { stage, play } = lifecycle;
      if (stage === 'dealing') return refuseAs('still-playing');
      const resigned = play?.match.resigned ?? [];
      if (stage === 'playing' && !held.every((seat) => resigned.includes(seat))) return refuseAs('still-playing');
      if (stage === 'waiting') await seats.standUp(...held);
      else await seats.forget(held, (seat) => lifecycle.isSeenToResign(seat));
      audience().tableChanged();
      return DONE;
    });
  }
}
