import {
  type Addressed,
  type AnyGame,
  endingIn,
  isObject,
  outcome,
  printable,
  type ReplaySource,
  replay,
} from '@boomtown/game-core';
import { readKnown } from './known-game.ts';
import { endInWords, listed, peopleIn } from './people.ts';
import { replayFaultInWords } from './replay-fault.ts';
import type { Games, Said } from './said.ts';

type Typed = { readonly type: string };

/** Tells a match: a line for each action, and below it a line for each thing that happened by it. */
export function replayInWords(raw: unknown, games: Games): Said {
  const known = readKnown(raw, games);
  if (!known.ok) return { lines: [], complaint: known.error, exitCode: 1 };
  const { game, source } = known.value;
  const names = peopleIn(raw, source.seats);
  const lines = [headline(game, source, names)];
  const replayed = replay(game, source, ({ match: { step }, events }) => {
    const made = source.actions[step - 1];
    if (made !== undefined) lines.push(`${step}. ${names[made.seat]}: ${inWords(made.action, names)}`);
    // Events of a game are plain JSON with a type, whatever the game.
    for (const told of events as readonly Addressed<Typed>[])
      lines.push(`   - ${inWords(told.event, names)}${audience(told, names)}`);
  });
  if (!replayed.ok) return { lines, complaint: replayFaultInWords(replayed.error, source), exitCode: 1 };
  const rules = outcome(game, replayed.value.state);
  const end = endInWords(rules, endingIn(raw, source.seats, rules), names);
  return { lines: [...lines, end], complaint: null, exitCode: 0 };
}

function headline({ info }: AnyGame, { options }: ReplaySource, names: readonly string[]): string {
  const given = isObject(options) ? Object.entries(options) : [];
  const told = given.map(([key, value]) => `${printable(key)} ${valueInWords(value)}`).join(', ');
  return `${info.name}: ${listed(names)}.${told === '' ? '' : ` Options: ${told}.`}`;
}

/** `placed: Ada, piece ring, cell 4`. */
function inWords(thing: unknown, names: readonly string[]): string {
  if (!isObject(thing)) return valueInWords(thing);
  const { type, ...fields } = thing;
  const told = Object.entries(fields).map(([key, value]) => {
    const name = key === 'seat' && typeof value === 'number' ? names[value] : undefined;
    return name ?? `${printable(key)} ${valueInWords(value)}`;
  });
  return [printable(String(type)), told.join(', ')].filter((part) => part !== '').join(': ');
}

function valueInWords(value: unknown): string {
  return printable(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
}

/** Who was told, where it was not everybody. */
function audience(told: Addressed<Typed>, names: readonly string[]): string {
  const named = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? `Seat ${seat}`));
  if (told.to !== 'all') return ` (to ${named([told.to])} alone)`;
  return 'except' in told ? ` (to all but ${named(told.except)})` : '';
}
