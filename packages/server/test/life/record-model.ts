import {
  type Addressed,
  type AnyGame,
  eventsFor,
  type GameTypes,
  type Match,
  type MatchStep,
  type Seat,
  startMatch,
  submit,
} from '@boomtown/game-core';
import type { StepExtras, StepMessage, TableEvent } from '@boomtown/wire';
import type { Entry, TableRecord } from '../../src/storage/index.ts';

/** An action that its seat may still take back. */
interface Undoable {
  readonly seat: Seat;
  readonly of: number;
  /** Does it need nobody's consent? */
  readonly free: boolean;
  readonly before: Match<GameTypes>;
}

/** A step of the match, with what each seat knows after it. */
export interface ModelStep extends StepExtras {
  readonly step: number;
  readonly events: readonly Addressed<GameTypes['Event']>[];
  readonly match: Match<GameTypes>;
}

/** What follows from a record: the match, who gave up, for whom a bot plays, what may be taken back. Knows nothing of the server. */
export class RecordModel {
  readonly resigned = new Set<Seat>();
  readonly substituted = new Set<Seat>();
  readonly game: AnyGame;
  readonly start: ModelStep;
  entry = 0;
  /** Actions in a row of one seat, none of which brought anything to light. */
  #undoable: Undoable[] = [];
  #match: Match<GameTypes>;

  constructor(game: AnyGame, { options, seats, deal }: TableRecord) {
    const started = startMatch(game, options, seats.length, deal?.seed ?? new Uint8Array());
    if (!started.ok) throw new Error(`the setup is refused: ${started.error.code}`);
    this.game = game;
    this.#match = started.value.match;
    this.start = { step: 0, events: started.value.events, match: this.#match };
  }

  get view(): object {
    return this.game.publicView(this.#match.state);
  }

  get isOver(): boolean {
    const { resigned, game } = this;
    const isLeftAlone = resigned.size > 0 && game.seatsOf(this.#match.state) - resigned.size === 1;
    return isLeftAlone || game.outcome(this.view) !== null;
  }

  get actors(): readonly Seat[] {
    return this.isOver ? [] : this.game.actors(this.view);
  }

  get undoable(): Undoable | null {
    return this.isOver ? null : (this.#undoable.at(-1) ?? null);
  }

  legal(seat: Seat): readonly { readonly type: string }[] {
    return this.game.legal(this.view, this.game.privateView(this.#match.state, seat), seat);
  }

  /** The position as the holder of these seats may know it. */
  snapshot(seats: readonly Seat[]): StepMessage {
    return { step: this.entry, events: [], you: ownViews(this.#match, seats) };
  }

  /** Goes on by an entry, which must be the next one. */
  apply(entry: Entry): ModelStep {
    if (entry.entry !== this.entry + 1) throw new Error(`entry ${this.entry + 1} is missing`);
    this.entry = entry.entry;
    if (entry.kind === 'action') {
      const { seat, action, standIn } = entry;
      const { events } = this.#act(seat, action, standIn !== null);
      // Without events of an action, its seat stays known.
      const quiet = events.length === 0 ? { quiet: seat } : {};
      const by = standIn === null ? quiet : { standIn: { seat, by: standIn } };
      return { step: entry.entry, events, match: this.#match, ...by };
    }
    const tableEvent = this.#happen(entry);
    return { step: entry.entry, events: [], match: this.#match, tableEvent };
  }

  #act(seat: Seat, action: unknown, stoodIn: boolean): MatchStep<GameTypes> {
    const before = this.#match;
    const alone = this.actors.length === 1;
    const taken = submit(before, seat, action);
    if (!taken.ok) throw new Error(`an action stands in the record that is refused: ${taken.error.code}`);
    this.#match = taken.value.match;
    const actors = this.game.actors(this.view);
    const stays = alone && actors.length === 1 && actors[0] === seat;
    const row = this.#undoable.at(-1)?.seat === seat ? this.#undoable : [];
    const isOpen = !stoodIn && !taken.value.sealed && actors.length > 0;
    this.#undoable = isOpen ? [...row, { seat, of: this.entry, free: stays, before }] : [];
    return taken.value;
  }

  #happen(entry: Exclude<Entry, { kind: 'action' }>): TableEvent {
    const { seat } = entry;
    if (entry.kind === 'takeback') {
      const undone = this.#undoable.pop();
      if (undone?.of !== entry.of || undone.seat !== seat) throw new Error('what was taken back can’t be');
      this.#match = undone.before;
      return { type: 'took-back', seat, of: entry.of, agreed: entry.agreed };
    }
    this.#undoable = [];
    if (entry.kind === 'resignation') {
      this.resigned.add(seat);
      return { type: 'resigned', seat };
    }
    if (entry.kind === 'newcomer') return { type: 'newcomer', seat, from: entry.from, to: entry.to };
    if (entry.why === 'back') this.substituted.delete(seat);
    else this.substituted.add(seat);
    return { type: 'handed-over', seat, why: entry.why };
  }
}

/** A step as the holder of these seats may know it. */
export function shown(
  { step, events, match, standIn, tableEvent, quiet }: ModelStep,
  seats: readonly Seat[],
): StepMessage {
  return {
    step,
    events: eventsFor(events, seats),
    you: ownViews(match, seats),
    ...(standIn === undefined ? {} : { standIn }),
    ...(tableEvent === undefined ? {} : { tableEvent }),
    ...(quiet === undefined ? {} : { quiet }),
  };
}

function ownViews({ game, state }: Match<GameTypes>, seats: readonly Seat[]): StepMessage['you'] {
  return seats.map((seat) => ({ seat, view: game.privateView(state, seat) }));
}
