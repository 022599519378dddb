import { type AnyGame, textStream } from '@boomtown/game-core';
import { limitsOf } from '@boomtown/registry/chosen';
import { gameOf } from '@boomtown/registry/rules';
import { DEFAULT_TERMS, type GameId } from '@boomtown/wire';
import { seatAll } from './seating.ts';
import { openAccount } from './soak/account.ts';
import { atRandom } from './soak/choosing.ts';
import { ScriptedPlayer } from './soak/scripted-player.ts';

const LOOK_EVERY_MS = 50;
const MATCH_LIMIT_MS = 600_000;
/** A match of this length is at its end soon, and yet more than a few moves. */
const SHORT = { turns: 12, rounds: 1 };

/** Options that make a match short, in the games that have some. */
export function shortOptions(game: AnyGame): Readonly<Record<string, number>> {
  return Object.fromEntries(limitsOf(game).map((key) => [key, key.startsWith('turn') ? SHORT.turns : SHORT.rounds]));
}

/**
 * Options under which a game has much to show: every switch is on, every choice is another one than usual, or each seat has a
 * different one. A match under them is short, where there are options for that.
 */
export function fullOptions(game: AnyGame): Readonly<Record<string, unknown>> {
  const { max } = game.info.seats;
  const chosen = game.optionFields.flatMap((field): readonly [string, unknown][] => {
    if (field.kind === 'switch') return [[field.key, true]];
    if (field.kind !== 'choice') return [];
    const { values } = field;
    const usual: unknown = Reflect.get(game.defaults, field.key);
    if (field.perSeat === undefined) return [[field.key, values.find((value) => value !== usual) ?? usual]];
    return [[field.key, Array.from({ length: max }, (_, seat) => values[seat % values.length])]];
  });
  return { ...Object.fromEntries(chosen), ...shortOptions(game) };
}

/** A table of two at a server: a program plays the second seat, the page's user holds the first. */
export interface OpenTable {
  readonly code: string;
  /** The entry of the browser's storage with which the page opens as the first seat: key and value. */
  readonly kept: readonly [string, string];
  leave(): Promise<void>;
}

/** Makes a table and seats a program that makes random moves; the match begins when the page says that it is ready. */
export async function openTable(url: string, game: GameId): Promise<OpenTable> {
  const { code, tokens } = await seated(url, game);
  const [first, second = ''] = tokens;
  const ben = scriptedPlayerAt(url, game, code, 1, second);
  const playing = ben.play();
  const held = { code, game, seats: [{ seat: 0, token: first }], at: Date.now(), over: null, end: null };
  return {
    code,
    kept: ['boomtown.tables', JSON.stringify([held])],
    async leave() {
      ben.leave();
      await playing;
    },
  };
}

/** Plays a short match of two programs to its end; returns the code of its table. */
export async function finishedTable(url: string, game: GameId): Promise<string> {
  const { code, tokens } = await seated(url, game);
  const players = tokens.map((token, seat) => scriptedPlayerAt(url, game, code, seat, token));
  const playing = Promise.all(players.map((player) => player.play()));
  const giveUp = Date.now() + MATCH_LIMIT_MS;
  while (!players.every(({ isOver }) => isOver) && Date.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const ended = players.every(({ isOver }) => isOver);
  for (const player of players) player.leave();
  await playing;
  if (!ended) throw new Error(`a match of ${game} did not come to its end`);
  return code;
}

function scriptedPlayerAt(url: string, id: GameId, code: string, seat: number, token: string): ScriptedPlayer {
  const game: AnyGame = gameOf(id);
  const chance = textStream(`${id} ${code} ${seat}`);
  return new ScriptedPlayer(game, openAccount(id, code, 2), seat, token, url, chance, atRandom(chance));
}

function seated(url: string, game: GameId) {
  const options = shortOptions(gameOf(game));
  const asked = { game, options, seats: 2, name: 'Ada', listed: false, watchable: true, terms: DEFAULT_TERMS };
  return seatAll(url, asked, ['Ben']);
}
