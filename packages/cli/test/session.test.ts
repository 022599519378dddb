import { OPEN_GAME } from '@boomtown/registry/chosen';
import { beforeEach, describe, expect, it } from 'vitest';
import { Session } from '../src/protocol/session.ts';

const SEED = '00'.repeat(32);
const GAME = OPEN_GAME.info.id;
type Answer = Record<string, unknown>;

interface ActionSchema {
  readonly properties: { readonly type: { readonly const: string } };
}

let session: Session;
const ask = (request: unknown): Answer => JSON.parse(session.answer(JSON.stringify(request)));
const start = () => ask({ op: 'new', game: GAME, options: { starter: 0 }, seats: 2, seed: SEED });

beforeEach(() => {
  session = new Session({ [GAME]: OPEN_GAME });
});

describe('games', () => {
  it('lists each with its seats and default options', () => {
    expect(ask({ op: 'games' })).toEqual({
      ok: true,
      games: [
        {
          id: GAME,
          name: OPEN_GAME.info.name,
          seats: [2, 2],
          options: OPEN_GAME.defaults,
        },
      ],
    });
  });
});

describe('shape', () => {
  it('gives a JSON Schema of everything that the game takes and shows', () => {
    const answer = ask({ op: 'shape', game: GAME, seats: 2 });
    expect(answer).toMatchObject({ ok: true, game: GAME, seats: 2 });
    const schemas = answer.schemas as Record<string, object>;
    expect(Object.keys(schemas)).toEqual(['options', 'action', 'event', 'state', 'public', 'private']);
    const { oneOf } = schemas.action as { readonly oneOf: readonly ActionSchema[] };
    const { legal } = start() as { readonly legal: Readonly<Record<string, readonly { readonly type: string }[]>> };
    for (const action of legal[0] ?? []) {
      const schema = oneOf.find(({ properties }) => properties.type.const === action.type);
      expect(schema).toMatchObject({ required: Object.keys(action), additionalProperties: false });
    }
    expect(schemas.options).toMatchObject({ required: [], default: OPEN_GAME.defaults });
  });

  it.each([undefined, 1, 3, '2'])('needs a number of seats of the game, and not %j', (seats) => {
    expect(ask({ op: 'shape', game: GAME, seats })).toMatchObject({ ok: false, code: 'malformed' });
  });
});

describe('new', () => {
  it('gives the first position with the events of the setup', () => {
    const position = start();
    expect(position).toMatchObject({ ok: true, game: GAME, step: 0, actors: [0], outcome: null, events: [] });
    const view = ask({ op: 'view', viewer: null });
    expect(Object.keys(position.legal as object)).toEqual(['0']);
    expect(view).toMatchObject({ ok: true });
    expect(position.legal).toEqual({ 0: OPEN_GAME.legal(view.public as object, {}, 0) });
  });

  it('takes the defaults and draws a seed where none is given', () => {
    expect(ask({ op: 'new', game: GAME, seats: 2 })).toMatchObject({
      ok: true,
      state: { options: { starter: 'random', sameBoard: false, boards: [] } },
    });
  });

  it.each([
    ['no game', { seats: 2 }, 'malformed'],
    ['an unknown game', { game: 'chess', seats: 2 }, 'malformed'],
    ['a game of the prototype', { game: 'toString', seats: 2 }, 'malformed'],
    ['no seats', { game: GAME }, 'malformed'],
    ['seats in words', { game: GAME, seats: '2' }, 'malformed'],
    ['half a seat', { game: GAME, seats: 1.5 }, 'malformed'],
    ['options that are a list', { game: GAME, seats: 2, options: [] }, 'malformed'],
    ['a short seed', { game: GAME, seats: 2, seed: '00' }, 'malformed'],
    ['a seed that is null', { game: GAME, seats: 2, seed: null }, 'malformed'],
    ['too many seats', { game: GAME, seats: 3, options: { starter: 7 } }, 'bad-seats'],
    ['an unknown option', { game: GAME, seats: 2, options: { speed: 1 } }, 'bad-options'],
  ])('refuses %s', (_, request, code) => {
    start();
    expect(ask({ op: 'new', ...request })).toMatchObject({ ok: false, code });
    expect(ask({ op: 'position' })).toMatchObject({ ok: true, step: 0 });
  });
});

describe('act', () => {
  it('gives the next position with its addressed events', () => {
    start();
    expect(ask({ op: 'act', seat: 0, action: { type: 'board', board: 'clover' } })).toMatchObject({
      ok: true,
      step: 1,
      events: [{ to: 'all', event: { type: 'board-chosen', round: 1, board: 'clover' } }],
    });
  });

  it.each([
    [{ seat: 1, action: { type: 'board', board: 'clover' } }, 'not-your-turn'],
    [{ seat: 2, action: { type: 'board', board: 'clover' } }, 'malformed'],
    [{ seat: null, action: { type: 'board', board: 'clover' } }, 'malformed'],
    [{ seat: 0, action: { type: 'place', piece: 'ring', cell: 0 } }, 'wrong-phase'],
    [{ seat: 0, action: { type: 'board', board: 'square' } }, 'unknown-board'],
    [{ seat: 0 }, 'malformed'],
  ])('refuses %j as %s, and changes nothing', (request, code) => {
    const before = start();
    expect(ask({ op: 'act', ...request })).toMatchObject({ ok: false, code });
    expect({ ...ask({ op: 'position' }), events: [] }).toEqual(before);
  });
});

describe('view', () => {
  it('shows a spectator no private part, and a seat its own', () => {
    const { state } = start();
    expect(ask({ op: 'view', viewer: null })).toEqual({ ok: true, public: state, private: null });
    expect(ask({ op: 'view', viewer: 1 })).toEqual({ ok: true, public: state, private: {} });
  });

  it.each([undefined, 2, -1, 0.5, '0', true])('refuses the viewer %j', (viewer) => {
    start();
    expect(ask({ op: 'view', viewer })).toMatchObject({ ok: false, code: 'malformed' });
  });
});

describe('redeal', () => {
  it('is refused in a game that hides nothing', () => {
    start();
    expect(ask({ op: 'redeal', seat: 0, rng: 'x' })).toMatchObject({ ok: false, code: 'malformed' });
  });
});

describe('play', () => {
  it('plays the given number of random actions, the same ones for the same text', () => {
    start();
    const once = ask({ op: 'play', policy: 'random', actions: 7, rng: 'a' });
    expect(once).toMatchObject({ ok: true, step: 7 });
    expect(once.actions).toHaveLength(7);
    start();
    expect(ask({ op: 'play', policy: 'random', actions: 7, rng: 'a' })).toEqual(once);
    start();
    expect(ask({ op: 'play', policy: 'random', actions: 7, rng: 'b' }).actions).not.toEqual(once.actions);
  });

  it('stops where the game ends', () => {
    start();
    const all = ask({ op: 'play', policy: 'random', actions: 100_000, rng: 'a' });
    expect(all).toMatchObject({ ok: true, actors: [], legal: {} });
    expect(all.outcome).not.toBeNull();
    expect(all.actions).toHaveLength(Number(all.step));
  });

  it.each([
    { policy: 'clever', actions: 1, rng: '' },
    { policy: 'random', actions: -1, rng: '' },
    { policy: 'random', actions: 1 },
  ])('refuses %j', (request) => {
    start();
    expect(ask({ op: 'play', ...request })).toMatchObject({ ok: false, code: 'malformed' });
  });
});

describe('load', () => {
  it('goes on from a state as if it had been reached by play', () => {
    start();
    const there = ask({ op: 'play', policy: 'random', actions: 9, rng: 'a' });
    const loaded = ask({ op: 'load', game: GAME, state: there.state, seed: SEED, step: 9 });
    const { actions: _, ...position } = there;
    expect(loaded).toEqual(position);
  });

  it('refuses what is no state of the game', () => {
    const { state } = start();
    for (const bad of [null, {}, { ...(state as object), extra: 1 }, { ...(state as object), toMove: 1 }]) {
      expect(ask({ op: 'load', game: GAME, state: bad })).toMatchObject({ ok: false, code: 'malformed' });
    }
    expect(ask({ op: 'load', game: GAME, state, step: -1 })).toMatchObject({ ok: false, code: 'malformed' });
  });
});

describe('replay', () => {
  const transcript = (actions: unknown) => ({
    op: 'replay',
    transcript: {
      format: 'boomtown-transcript/1',
      game: GAME,
      options: { starter: 0 },
      seats: 2,
      seed: SEED,
      actions,
    },
  });

  it('leads to the last position, whatever is claimed besides', () => {
    start();
    const { actions, ...position } = ask({ op: 'play', policy: 'random', actions: 12, rng: 'a' });
    const asked = transcript(actions);
    expect(ask({ ...asked, transcript: { ...asked.transcript, outcome: 'x', fairness: 1, names: 2 } })).toEqual(
      position,
    );
  });

  it('names the first action that does not stand', () => {
    start();
    const { actions } = ask({ op: 'play', policy: 'random', actions: 4, rng: 'a' });
    const altered = [...(actions as unknown[]).slice(0, 3), { seat: 5, action: { type: 'x' } }];
    const before = ask({ op: 'position' });
    expect(ask(transcript(altered))).toMatchObject({ ok: false, code: 'malformed', index: 3 });
    expect(ask(transcript([7]))).toMatchObject({ ok: false, code: 'malformed', index: 0 });
    expect(ask(transcript('none'))).toMatchObject({ ok: false, code: 'malformed' });
    expect(ask({ op: 'position' })).toEqual(before);
  });
});

describe('a line that is no request', () => {
  it.each(['', ' ', 'null', '[]', '{"op":1}', '{"op":"toString"}', '{"op":"fly"}', '{', '[['.repeat(100_000)])(
    '%.20j is malformed, and the game stands',
    (line) => {
      start();
      expect(JSON.parse(session.answer(line))).toMatchObject({ ok: false, code: 'malformed', rule: 'contract' });
      expect(ask({ op: 'position' })).toMatchObject({ ok: true, step: 0 });
    },
  );

  it('is malformed before there is a game, too', () => {
    for (const op of ['act', 'view', 'redeal', 'position', 'play']) {
      expect(ask({ op })).toMatchObject({ ok: false, code: 'malformed' });
    }
  });

  it('may be nested as deeply as it likes', () => {
    start();
    const deep = `{"op":"act","seat":0,"action":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
    expect(JSON.parse(session.answer(deep))).toMatchObject({ ok: false, code: 'malformed' });
    expect(ask({ op: 'position' })).toMatchObject({ ok: true, step: 0 });
  });
});
