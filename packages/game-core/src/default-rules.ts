import type { Rng } from './chance.ts';
import type { Game, GameTypes, OptionField, Outcome, Seat, TableSetup, ViewRules } from './contract.ts';
import { malformed, ok, type Refusal, type Result, refuse } from './result.ts';
import { optionsParserOf, parserOf } from './shapes/game-shape.ts';

type Derived = 'legal' | 'parseAction' | 'inPhase' | 'timeout' | 'refusal' | 'refusals';

/** A refusal, and when an action gets it. */
export interface DeclaredRefusal<T extends GameTypes> extends Refusal {
  when(action: T['Action'], view: T['PublicView'], own: T['PrivateView'], seat: Seat): boolean;
}

/** What rules have to say by themselves; the rest follows from it. */
export interface OwnRules<T extends GameTypes>
  extends Omit<ViewRules<T>, Derived>,
    Partial<Pick<ViewRules<T>, Derived>> {
  /** The game's own refusals, in their order: an action gets the first that fits. */
  readonly refusals?: readonly DeclaredRefusal<T>[];
  seatsIn(view: T['PublicView']): number;
  /** The actions that a seat may think of, in their order: those are legal that are not refused. */
  choices(view: T['PublicView'], own: T['PrivateView'], seat: Seat): readonly T['Action'][];
}

/**
 * The rules of a game, with the usual defaults. An action is refused if a declared refusal fits, and legal otherwise.
 * Any action is for any moment. A seat whose time is up does its first legal action. What the game itself declares
 * takes precedence.
 */
export function defaultRules<T extends GameTypes>(rules: OwnRules<T>): ViewRules<T> {
  const { seatsIn, choices, refusals = [], ...own } = rules;
  const readAction = parserOf(rules.shape.action, `action of ${rules.info.name}`);
  const refusal: ViewRules<T>['refusal'] = (view, mine, seat, action) => {
    const found = refusals.find(({ when }) => when(action, view, mine, seat));
    return found === undefined ? null : plainRefusal(found);
  };
  const isRefused = rules.refusal ?? refusal;
  const legal: ViewRules<T>['legal'] = (view, mine, seat) =>
    rules.actors(view).includes(seat)
      ? choices(view, mine, seat).filter((action) => isRefused(view, mine, seat, action) === null)
      : [];
  return {
    legal,
    refusal,
    ...(refusals.length > 0 ? { refusals: refusals.map(plainRefusal) } : {}),
    parseAction: (raw, view) => readAction(raw, seatsIn(view)),
    inPhase: () => true,
    timeout(view, mine, seat) {
      const [first] = (rules.legal ?? legal)(view, mine, seat);
      if (first === undefined) throw new Error(`seat ${seat} of ${rules.info.name} is to act and can do nothing`);
      return first;
    },
    ...own,
  };
}

function plainRefusal({ code, message, rule }: Refusal): Refusal {
  return { code, message, rule };
}

type Whole<T extends GameTypes> = Pick<
  Game<T>,
  'perform' | 'publicView' | 'privateView' | 'redeal' | 'seatsOf' | 'uncoveredView' | 'remembered' | 'shownInPassing'
>;

/** What a game has to say beyond its rules. */
export interface OwnGame<T extends GameTypes> extends Whole<T> {
  /** The first state; chance may draw. */
  begin(options: T['Options'], seats: number, rng: Rng): T['State'];
  /** Is everything that there is somewhere in this state, and does the rest of it agree? */
  addsUp(state: T['State']): boolean;
}

/** A whole game from its rules: it reads options and states by their shapes, and refuses tables of other sizes. */
export function defaultGame<T extends GameTypes>(rules: ViewRules<T>, game: OwnGame<T>): Game<T> {
  const { begin, addsUp, ...own } = game;
  const { info, shape, defaults } = rules;
  const { min, max } = info.seats;
  const readOptions = optionsParserOf(shape.options, defaults, '1');
  const readState = parserOf(shape.state, `state of ${info.name}`);
  return {
    ...rules,
    samples: samplesOf(rules),
    setup(raw, seats, rng) {
      if (!Number.isInteger(seats) || seats < min || seats > max) {
        return refuse('bad-seats', `${min === max ? min : `${min} to ${max}`} play this game.`, '1');
      }
      const options = readOptions(raw, seats);
      return options.ok ? ok({ state: begin(options.value, seats, rng), events: [] }) : options;
    },
    parseState(raw) {
      let read: Result<T['State']> = malformed('This is no state of a table.');
      for (let seats = min; seats <= max; seats += 1) {
        read = readState(raw, seats);
        if (read.ok && game.seatsOf(read.value) === seats) break;
      }
      return !read.ok || addsUp(read.value) ? read : malformed('What there is in this state does not add up.');
    },
    ...own,
  };
}

/** A table for each number of seats, and one of the most for each other value of an option. */
function samplesOf<T extends GameTypes>({ info, defaults, optionFields }: ViewRules<T>): readonly TableSetup[] {
  const { min, max } = info.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, nth): TableSetup => ({ seats: min + nth, options: {} }));
  const others = optionFields.flatMap((field) => {
    const usual: unknown = Reflect.get(defaults, field.key);
    return valuesOf(field)
      .filter((value) => value !== usual)
      .map((value): TableSetup => ({ seats: max, options: { [field.key]: value } }));
  });
  return [...sizes, ...others];
}

function valuesOf(field: OptionField): readonly unknown[] {
  if (field.kind === 'switch') return [true, false];
  if (field.kind === 'number') return [field.min, field.max];
  if (field.kind === 'choice') return field.values;
  return field.kind === 'seat' ? [1] : [];
}

/** The seats with the highest score win. */
export function highestWins(scores: readonly number[]): Outcome {
  const best = Math.max(...scores);
  return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores };
}
