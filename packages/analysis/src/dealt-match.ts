import type { AnyBotEntry } from '@boomtown/bots/playing';
import { eventsFor, type GameTypes, type Seat, startMatch, submit } from '@boomtown/game-core';
import { studied } from './match-analysis.ts';
import { nextSeat, quickChoice } from './playout.ts';
import { streamOf } from './seeds.ts';
import type { StudiedMatch } from './studied-match.ts';

/** More actions than a match of bots usually takes. */
const LONGEST = 3000;

/** The table at which a game's daily puzzle is dealt; `null`: the game has none. */
export function dailyTable({
  game,
  puzzles,
}: AnyBotEntry): { readonly seats: number; readonly options: object } | null {
  const usual = { seats: game.info.seats.min, options: game.defaults };
  return puzzles?.daily === undefined ? usual : puzzles.daily;
}

/** A match that quick bots play, of which all follows from these 32 bytes. */
export function dealtMatch(entry: AnyBotEntry, seats: number, options: object, seed: Uint8Array): StudiedMatch {
  const { game } = entry;
  const rng = streamOf(new DataView(seed.buffer, seed.byteOffset).getUint32(0), 'puzzle', 0, 0);
  const bot = entry.create();
  const started = startMatch(game, options, seats, seed);
  if (!started.ok) throw new Error(`a table of ${game.info.name} can't be set up: ${started.error.message}`);
  const events = [...started.value.events];
  let { match } = started.value;
  const actions: { seat: Seat; action: GameTypes['Action'] }[] = [];
  while (actions.length < LONGEST) {
    const seat = nextSeat(entry, match.state, actions.at(-1)?.seat ?? null);
    if (seat === null) break;
    const action = quickChoice(entry, bot, match.state, seat, eventsFor(events, [seat]), rng);
    const taken = submit(match, seat, action);
    if (!taken.ok) throw new Error(`a bot of ${game.info.name} did what it may not: ${taken.error.message}`);
    actions.push({ seat, action });
    events.push(...taken.value.events);
    match = taken.value.match;
  }
  return studied(entry, { options, seats, seed, actions });
}
