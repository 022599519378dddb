import { randomBytes } from 'node:crypto';
import {
  type Addressed,
  type AnyGame,
  actors,
  type GameTypes,
  isObject,
  isWhole,
  type JsonObject,
  legal,
  type MadeAction,
  type Match,
  type MatchStep,
  malformed,
  outcome,
  type Refusal,
  type Result,
  type Rng,
  readHex,
  readTranscript,
  replay,
  startMatch,
  submit,
  textStream,
} from '@boomtown/game-core';
import { type JsonSchema, jsonSchemaOf, type Shape } from '@boomtown/game-core/shapes';

export type Games = ReadonlyMap<string, AnyGame>;

/** The context of an answer. */
interface RequestContext {
  readonly games: Games;
  readonly match: Match<GameTypes> | null;
}

/** An answer: its fields and the match that becomes the current one, or a refusal (with `more` fields). */
export type Answered =
  | { readonly ok: true; readonly body: object; readonly match?: Match<GameTypes> }
  | { readonly ok: false; readonly error: Refusal; readonly more?: object };

type Request = (request: JsonObject, context: RequestContext) => Answered;

/** Every request of the protocol by its `op`. */
export const REQUESTS: ReadonlyMap<string, Request> = new Map<string, Request>([
  ['games', listGames],
  ['shape', showShape],
  ['new', startNew],
  ['load', loadState],
  ['act', inMatch(act)],
  ['view', inMatch(view)],
  ['redeal', inMatch(redeal)],
  ['position', inMatch((_, match) => positioned(match))],
  ['play', inMatch(play)],
  ['replay', replayTranscript],
]);

function listGames(_: JsonObject, { games }: RequestContext): Answered {
  const list = [...games.values()].map(({ info, defaults }) => ({
    id: info.id,
    name: info.name,
    seats: [info.seats.min, info.seats.max],
    options: defaults,
  }));
  return { ok: true, body: { games: list } };
}

function showShape(request: JsonObject, { games }: RequestContext): Answered {
  const game = gameOf(request, games);
  if (!game.ok) return game;
  const { id, seats: bounds } = game.value.info;
  const { seats } = request;
  if (!isWhole(seats, bounds.min, bounds.max)) {
    return malformed(`"seats" is a whole number from ${bounds.min} to ${bounds.max}.`);
  }
  return { ok: true, body: { game: id, seats, schemas: gameSchemas(game.value, seats) } };
}

function startNew(request: JsonObject, { games }: RequestContext): Answered {
  const game = gameOf(request, games);
  if (!game.ok) return game;
  const seed = seedOf(request);
  if (!seed.ok) return seed;
  const { options = {}, seats } = request;
  if (!isObject(options)) return malformed('Options are a JSON object; leave them out for the defaults.');
  if (!isWhole(seats, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) {
    return malformed('"seats" is the whole number of seats at the table.');
  }
  return progressed(startMatch(game.value, options, seats, seed.value));
}

function loadState(request: JsonObject, { games }: RequestContext): Answered {
  const game = gameOf(request, games);
  if (!game.ok) return game;
  const seed = seedOf(request);
  if (!seed.ok) return seed;
  const { step = 0 } = request;
  if (!isWhole(step, 0, Number.MAX_SAFE_INTEGER)) return malformed('"step" is the number of actions already made.');
  const state = game.value.parseState(request.state);
  if (!state.ok) return state;
  return positioned({ game: game.value, seed: seed.value, step, state: state.value });
}

function act(request: JsonObject, match: Match<GameTypes>): Answered {
  return progressed(submit(match, request.seat, request.action));
}

function view(request: JsonObject, match: Match<GameTypes>): Answered {
  const viewer = viewerOf(request.viewer, match);
  if (!viewer.ok) return viewer;
  const { game, state } = match;
  const own = viewer.value === null ? null : game.privateView(state, viewer.value);
  return { ok: true, body: { public: game.publicView(state), private: own } };
}

function redeal(request: JsonObject, match: Match<GameTypes>): Answered {
  const viewer = viewerOf(request.seat, match);
  if (!viewer.ok) return viewer;
  const { rng } = request;
  if (typeof rng !== 'string') return malformed('"rng" is any text, from which the deal is drawn.');
  const { game, state } = match;
  if (game.redeal === undefined) return malformed(`${game.info.name} hides nothing, so there is nothing to deal anew.`);
  return positioned({ ...match, state: game.redeal(state, viewer.value, textStream(rng)) });
}

function play(request: JsonObject, match: Match<GameTypes>): Answered {
  const { policy, actions, rng } = request;
  if (policy !== 'random') return malformed('The only policy is "random".');
  if (!isWhole(actions, 0, Number.MAX_SAFE_INTEGER)) return malformed('"actions" is how many to play at most.');
  if (typeof rng !== 'string') return malformed('"rng" is any text, from which the policy draws.');
  const played = playAtRandom(match, actions, textStream(rng));
  return { ok: true, body: { ...position(played.match), actions: played.actions }, match: played.match };
}

function replayTranscript(request: JsonObject, { games }: RequestContext): Answered {
  const transcript = readTranscript(request.transcript);
  if (!transcript.ok) return transcript;
  const game = gameOf({ game: transcript.value.game }, games);
  if (!game.ok) return game;
  const replayed = replay(game.value, transcript.value.source);
  if (replayed.ok) return positioned(replayed.value);
  const { refusal, index } = replayed.error;
  return { ok: false, error: refusal, more: index === null ? {} : { index } };
}

/** A request that needs a current match. */
function inMatch(request: (request: JsonObject, match: Match<GameTypes>) => Answered): Request {
  return (raw, { match }) =>
    match === null ? malformed('There is no game yet; start one with "new", "load" or "replay".') : request(raw, match);
}

function positioned(match: Match<GameTypes>): Answered {
  return { ok: true, body: position(match), match };
}

function progressed(result: Result<MatchStep<GameTypes>>): Answered {
  if (!result.ok) return result;
  const { match, events } = result.value;
  const addressed: readonly Addressed<{ readonly type: string }>[] = events;
  return { ok: true, body: { ...position(match), events: addressed }, match };
}

function gameOf(request: JsonObject, games: Games): Result<AnyGame> {
  const { game: id } = request;
  const game = typeof id === 'string' ? games.get(id) : undefined;
  if (game === undefined) return malformed(`There is no such game; there are: ${[...games.keys()].join(', ')}.`);
  return { ok: true, value: game };
}

function seedOf({ seed }: JsonObject): Result<Uint8Array> {
  const read = seed === undefined ? Uint8Array.from(randomBytes(32)) : readHex(seed, 32);
  if (read === undefined) return malformed('A seed is 64 hex digits; leave it out to have one drawn.');
  return { ok: true, value: read };
}

function viewerOf(raw: unknown, { game, state }: Match<GameTypes>): Result<number | null> {
  if (raw === null || isWhole(raw, 0, game.seatsOf(state) - 1)) return { ok: true, value: raw };
  return malformed('This table has no such seat; a spectator is null.');
}

/** A position as the protocol writes it: `legal` has a key for each actor. */
function position({ game, step, state }: Match<GameTypes>): object {
  const acting = actors(game, state);
  return {
    game: game.info.id,
    step,
    state,
    actors: acting,
    legal: Object.fromEntries(acting.map((seat) => [seat, legal(game, state, seat)])),
    outcome: outcome(game, state),
  };
}

/**
 * Plays up to `limit` actions, each by a uniformly random actor and a uniformly random legal action of it; stops when
 * the game is over.
 */
function playAtRandom(
  start: Match<GameTypes>,
  limit: number,
  rng: Rng,
): { readonly match: Match<GameTypes>; readonly actions: readonly MadeAction[] } {
  let match = start;
  const actions: MadeAction[] = [];
  while (actions.length < limit) {
    const acting = actors(match.game, match.state);
    const seat = acting[acting.length > 0 ? rng.int(acting.length) : 0];
    if (seat === undefined) break;
    const choices = legal(match.game, match.state, seat);
    const action = choices[rng.int(choices.length)];
    const next = submit(match, seat, action);
    if (!next.ok) throw new Error(`${match.game.info.id} refused a legal action: ${next.error.code}`);
    match = next.value.match;
    actions.push({ seat, action });
  }
  return { match, actions };
}

/** The inputs and views of a game at a table of `seats`, as JSON Schemas (2020-12). */
function gameSchemas({ shape, defaults }: AnyGame, seats: number): { readonly [part: string]: JsonSchema } {
  const schema = (part: Shape<unknown>) => jsonSchemaOf(part, seats);
  return {
    // Options that are left out take their defaults.
    options: { ...schema(shape.options), required: [], default: JSON.parse(JSON.stringify(defaults)) },
    action: schema(shape.action),
    event: schema(shape.event),
    state: schema(shape.state),
    public: schema(shape.publicView),
    private: schema(shape.privateView),
  };
}
