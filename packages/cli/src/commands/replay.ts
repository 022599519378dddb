import {
  type Addressed,
  type AnyGame,
  botsIn,
  type GameTypes,
  isObject,
  isolated,
  printable,
  type ReplaySource,
  verify,
} from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import {
  actionText,
  audienceWords,
  botWords,
  endWords,
  groundAfter,
  onGround,
  optionLines,
  optionsWords,
  tellerOf,
  type Words,
} from '@boomtown/web/sentences';
import { type GameId, isBotPlayer } from '@boomtown/wire/browser';
import type { CommandResult, Games } from './command-result.ts';
import { faultInWords, readKnown, seatNamesIn } from './transcript.ts';

/**
 * Tells a match as its replay page does: a line for each action, and below it a sentence for each thing that happened by
 * it. A valid match with false statements in its file is replayed, with a complaint.
 */
export function replayInWords(raw: unknown, games: Games, words: Words): CommandResult {
  const known = readKnown(raw, games, words);
  if (!known.ok) return { lines: [], complaint: known.error, exitCode: 1 };
  const { game, source } = known.value;
  const { id } = game.info;
  if (!isGameId(id)) throw new Error(`there are no words for the game ${id}`);
  const names = seatNamesIn(raw, source.seats, words);
  const lines = [headline(id, game, source, playersIn(raw, names, words), words)];
  const tell = tellingOf(id, game, source, (step) => seatNamesIn(raw, source.seats, words, step), words);
  const checked = verify(game, raw, ({ match: { step, state }, events }) => lines.push(...tell(step, state, events)));
  if (checked.ok) {
    const { outcome, ending } = checked.verified;
    return { lines: [...lines, endWords(outcome, ending, names, words)], complaint: null, exitCode: 0 };
  }
  const cut = lines.length === 1 ? [] : lines;
  return { lines: cut, complaint: faultInWords(checked.fault, game, source, raw, words), exitCode: 1 };
}

type Telling = (
  step: number,
  state: GameTypes['State'],
  events: readonly Addressed<GameTypes['Event']>[],
) => readonly string[];

/** Tells one step after the other, from the setup on: the action that was made, and what happened by it. */
function tellingOf(
  id: GameId,
  game: AnyGame,
  { actions }: ReplaySource,
  namesAt: (step: number) => readonly string[],
  words: Words,
): Telling {
  const teller = tellerOf(id);
  let before: GameTypes['PublicView'] = {};
  let ground: GameTypes['Event'] | null = null;
  return (step, state, events) => {
    const made = actions[step - 1];
    const names = namesAt(step);
    const people = names.map((name, seat) => ({ seat, name }));
    const seen = { words: words, people, view: before };
    const lines: string[] = [];
    if (made !== undefined) {
      // An action that was taken is one of the game's own.
      const said = actionText(teller.actionWords(made.action as GameTypes['Action'], made.seat, seen), words);
      lines.push(`${step}. ${isolated(names[made.seat] ?? '')}: ${said}`);
    }
    before = game.publicView(state);
    for (const addressed of events) {
      const said = teller.say(addressed.event, onGround({ ...seen, view: before }, ground));
      if (said !== null) lines.push(`   - ${said.text} ${audienceWords(addressed, names, words)}`.trimEnd());
    }
    ground = groundAfter(
      teller,
      ground,
      events.map(({ event }) => event),
    );
    return lines.map(printable);
  };
}

/** The names, that of a bot with which one it is. */
function playersIn(raw: unknown, names: readonly string[], words: Words): readonly string[] {
  const bots = botsIn(raw, names.length);
  return names.map((name, seat) => {
    const bot = bots[seat] ?? null;
    return bot !== null && isBotPlayer(bot) ? `${isolated(name)} (${botWords(bot, words)})` : name;
  });
}

/** The game, its players and its options. */
function headline(id: GameId, game: AnyGame, source: ReplaySource, players: readonly string[], words: Words): string {
  const given = isObject(source.options) ? source.options : {};
  const options = optionLines({ rules: game, ...tellerOf(id) }, given, words);
  return printable(`${game.info.name}: ${words.list(players)}. ${optionsWords(options, words)}`.trimEnd());
}
