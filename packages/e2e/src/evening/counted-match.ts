import { textStream } from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import type { Person } from '../person.ts';
import { transcriptOf } from '../seating.ts';
import { type AskedDecisions, askedDecisions } from './asked-decisions.ts';
import { CountedPlayer } from './counted-player.ts';
import { pressesOn } from './presses.ts';

/** What a match cost its people. */
export interface CountedMatch extends AskedDecisions {
  readonly game: GameId;
  readonly people: number;
  /** What actions named beyond the first thing, where there was another one: a tile, and then its place. */
  readonly named: number;
  /** From the front page, or from the match before, until all are ready. */
  readonly pressesBefore: number;
  readonly presses: number;
  readonly seconds: number;
  /** Milliseconds from a press until the page shows what came of it: the median. */
  readonly medianWait: number;
}

/** A table at which people sit, and what they pressed before. */
export interface SeatedTable {
  readonly game: GameId;
  readonly code: string;
  readonly people: readonly Person[];
  readonly pressedBefore: number;
}

/** A person who has done so much waits for what others do meanwhile: else a short match may be over before they are there. */
const MADE_BEFORE_OTHERS = 2;

/** Has these people say that they are ready, and play to the end; `meanwhile` is what others do at the same time. */
export async function playCounted(
  url: string,
  { game, code, people, pressedBefore }: SeatedTable,
  limitMs: number,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<CountedMatch> {
  const begun = performance.now();
  const left = () => Math.max(1, limitMs - (performance.now() - begun));
  for (const person of people) await person.sayReady();
  const ready = await pressesOf(people);
  const players = people.map((person, seat) => new CountedPlayer(person, textStream(`evening ${game} ${seat}`)));
  const others = meanwhile();
  const playOut = async (player: CountedPlayer) => {
    for (let made = 1; !(await player.goOn(left())); made += 1) if (made === MADE_BEFORE_OTHERS) await others;
  };
  await Promise.all([...players.map(playOut), others]);
  const seconds = Math.round((performance.now() - begun) / 1000);
  // The server's own transcript; the test of its format is elsewhere.
  const transcript = (await transcriptOf(url, code)) as Parameters<typeof askedDecisions>[1];
  const waits = players.flatMap((player) => player.waits).toSorted((a, b) => a - b);
  return {
    game,
    people: people.length,
    ...askedDecisions(gameOf(game), transcript),
    named: players.reduce((sum, player) => sum + player.named, 0),
    pressesBefore: ready - pressedBefore,
    presses: (await pressesOf(people)) - ready,
    seconds,
    medianWait: Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
  };
}

/** How often these people have pressed something so far. */
export async function pressesOf(people: readonly Person[]): Promise<number> {
  const each = await Promise.all(people.map(({ page }) => pressesOn(page)));
  return each.reduce((sum, presses) => sum + presses, 0);
}
