import { performance } from 'node:perf_hooks';
import type { AnyBotEntry } from '@boomtown/bots';
import {
  type Addressed,
  actors,
  bytesToHex,
  eventsFor,
  type GameTypes,
  outcome,
  type Seat,
  startMatch,
  submit,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptAction,
} from '@boomtown/game-core';
import type { Player } from './contestant.ts';

/** The two that are compared. With more seats than two each holds several. */
export type Side = 'a' | 'b';
export const SIDES: readonly Side[] = ['a', 'b'];

export interface MatchSetup {
  /** Names the match. */
  readonly table: string;
  readonly options: object;
  /** Who sits where. */
  readonly seats: readonly Side[];
  readonly seed: Uint8Array;
}

export interface MatchResult {
  /** The side whose seats alone won; `null` if seats of both did. */
  readonly winner: Side | null;
  readonly transcript: Transcript;
  /** By side: how long each of its moves took, in milliseconds. */
  readonly times: { readonly [side in Side]: readonly number[] };
  /** By side: why moves were not its own, one entry for each. */
  readonly faults: { readonly [side in Side]: readonly string[] };
}

/** More actions than any match has. */
const MAX_ACTIONS = 100_000;

/** Plays a match from setup to end. Throws if the table can't be set up so. */
export async function playMatch(
  entry: AnyBotEntry,
  setup: MatchSetup,
  players: { readonly [side in Side]: Player },
): Promise<MatchResult> {
  const { game } = entry;
  const { table, options, seats, seed } = setup;
  const started = startMatch(game, options, seats.length, seed);
  if (!started.ok) throw new Error(`${game.info.id} can't be set up so: ${started.error.message}`);
  let { match } = started.value;
  const seen: GameTypes['Event'][][] = seats.map(() => []);
  const tell = (events: readonly Addressed<GameTypes['Event']>[]): void => {
    for (const [seat, list] of seen.entries()) list.push(...eventsFor(events, [seat]));
  };
  tell(started.value.events);
  const times: { readonly [side in Side]: number[] } = { a: [], b: [] };
  const faults: { readonly [side in Side]: string[] } = { a: [], b: [] };

  const actions: TranscriptAction[] = [];
  let last: Seat = -1;
  for (let step = 0; step < MAX_ACTIONS; step += 1) {
    const acting = actors(game, match.state);
    // Where several may act they take turns: each is asked again only after all others.
    const seat: Seat | undefined = acting.find((one) => one > last) ?? acting[0];
    if (seat === undefined) {
      const ended = outcome(game, match.state);
      const transcript: Transcript = {
        format: TRANSCRIPT_FORMAT,
        game: game.info.id,
        options: { ...game.defaults, ...options },
        seats: seats.length,
        seed: bytesToHex(seed),
        names: seats.map((side, i) => `${side.toUpperCase()} (seat ${i + 1})`),
        actions,
        outcome: ended,
      };
      return { winner: winnerOf(seats, ended?.winners ?? []), transcript, times, faults };
    }
    last = seat;
    const side = seats[seat] ?? 'a';
    const view = game.publicView(match.state);
    const own = game.privateView(match.state, seat);
    const began = performance.now();
    const moved = await players[side].move({ table, game: game.info.id, view, own, seat, seen: seen[seat] ?? [] });
    times[side].push(performance.now() - began);
    if (moved.fault !== null) faults[side].push(moved.fault);
    const next = submit(match, seat, moved.action);
    if (!next.ok) throw new Error(`${JSON.stringify(moved.action)} is refused: ${next.error.message}`);
    match = next.value.match;
    actions.push({ seat, action: next.value.action });
    tell(next.value.events);
  }
  throw new Error(`a match of ${game.info.id} did not end within ${MAX_ACTIONS} actions`);
}

function winnerOf(seats: readonly Side[], winners: readonly Seat[]): Side | null {
  const sides = new Set(winners.map((seat) => seats[seat]));
  const [only] = sides;
  return sides.size === 1 && only !== undefined ? only : null;
}
