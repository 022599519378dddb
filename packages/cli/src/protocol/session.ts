import { type AnyGame, type GameTypes, isObject, type JsonObject, type Match, malformed } from '@boomtown/game-core';
import { type Answered, type Games, REQUESTS } from './requests.ts';

/** One conversation of the rules protocol: the games, and the one current match. */
export class Session {
  private readonly games: Games;
  private match: Match<GameTypes> | null = null;

  constructor(games: { readonly [id: string]: AnyGame }) {
    this.games = new Map(Object.entries(games));
  }

  /** The answer to one input line (`null`: it was too long), as JSON text. After a refusal the match is as it was. */
  answer(line: string | null): string {
    const answered = this.tryAnswer(line);
    if (answered.ok === false) return JSON.stringify({ ok: false, ...answered.error, ...answered.more });
    if (answered.match !== undefined) this.match = answered.match;
    return JSON.stringify({ ok: true, ...answered.body });
  }

  private tryAnswer(line: string | null): Answered {
    if (line === null) return malformed('The line is longer than 1 MiB; requests are shorter than that.');
    const request = parse(line);
    if (request === undefined) return malformed('Each line is one request: a JSON object with an "op".');
    const known = typeof request.op === 'string' ? REQUESTS.get(request.op) : undefined;
    if (known === undefined)
      return malformed(`There is no such request; there are: ${[...REQUESTS.keys()].join(', ')}.`);
    try {
      return known(request, { games: this.games, match: this.match });
    } catch (error) {
      // The process plays on with the match it had, whatever a request (nested too deeply to be walked, say) led to.
      console.error(error);
      return malformed('This request could not be worked through.');
    }
  }
}

function parse(line: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
