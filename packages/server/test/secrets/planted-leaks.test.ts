import { type AnyGame, shortHash } from '@boomtown/game-core';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { MESSAGE } from '@boomtown/wire';
import { matchMaker } from '@colyseus/core';
import { describe, expect, test } from 'vitest';
import { firstDifference, type Recording } from './recording.ts';
import { scenesOf } from './scenes.ts';
import { asSecret, secretGame as honest, secretEvent } from './secret-game.ts';
import { type Leak, leaksIn } from './two-worlds.ts';

const PATIENCE_MS = 120_000;
const scenes = scenesOf(honest);

/** A game with a leak, and where a viewer sees it first. */
interface Plant {
  readonly name: string;
  readonly game: AnyGame;
  readonly seenIn: RegExp;
}

/** What the game was asked about last: where there is one table, its state. */
let seen: readonly number[] = [0, 0];
const watched: AnyGame = {
  ...honest,
  publicView(state) {
    seen = asSecret(state).secrets;
    return honest.publicView(state);
  },
};

/** The sum of all secrets: what nobody may know. */
const sum = (secrets: readonly number[]) => secrets.reduce((all, secret) => all + secret, 0);

const PLANTS: readonly Plant[] = [
  {
    name: 'the schema',
    game: {
      ...honest,
      // What leaks has the shape of a view: another value would end the match.
      publicView: (state) => ({ ...honest.publicView(state), starter: sum(asSecret(state).secrets) % 2 }),
    },
    seenIn: /dealing: frame/,
  },
  {
    name: 'a private message',
    game: { ...honest, privateView: (state) => ({ secrets: asSecret(state).secrets }) },
    seenIn: /dealing: frame/,
  },
  {
    name: 'an event',
    game: {
      ...honest,
      perform(state, seat, action, rng) {
        const { state: next, events } = honest.perform(state, seat, action, rng);
        return { state: next, events: events.map(({ event }) => ({ to: 'all', event })) };
      },
    },
    seenIn: /action \d+, \w+ by seat \d: frame/,
  },
  {
    name: 'an error',
    game: {
      ...watched,
      refusal(view, own, seat, action) {
        const refusal = honest.refusal(view, own, seat, action);
        return refusal === null ? null : { ...refusal, message: `${refusal.message} ${sum(seen)}` };
      },
    },
    seenIn: /action \d+, \w+ by seat \d: frame/,
  },
  {
    name: 'a line of the log',
    game: { ...watched, remembered: () => secretEvent([sum(seen)], 0) },
    seenIn: /looking back: frame/,
  },
  {
    name: 'the number of frames',
    game: {
      ...honest,
      perform(state, seat, action, rng) {
        if (sum(asSecret(state).secrets) % 2 === 1) void anotherFrame();
        return honest.perform(state, seat, action, rng);
      },
    },
    seenIn: /action \d+, \w+ by seat \d: (a further frame|frame)/,
  },
];

/** One more message to everybody at all tables, which says nothing. */
async function anotherFrame(): Promise<void> {
  for (const { roomId } of await matchMaker.query({})) matchMaker.getLocalRoomById(roomId)?.broadcast(MESSAGE.notice);
}

describe('the test with two worlds', () => {
  test(
    'finds nothing where nothing leaks',
    async () => {
      expect(scenes.map(({ viewer }) => viewer)).toEqual([null, 0, 1]);
      expect(await leaksIn(OPEN_GAME.info.id, honest, scenes)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test.each(PLANTS)(
    'finds a leak in $name',
    async ({ game, seenIn }) => {
      const leaks = await leaksIn(OPEN_GAME.info.id, game, scenes);
      expect(leaks.map(wordsFor).join('\n')).toMatch(seenIn);
    },
    PATIENCE_MS,
  );

  test('finds a leak in an answer over HTTP: in its status, its headers and its body', () => {
    const answered = (bytes: string): Recording[] => [
      { client: 'a spectator', received: [{ moment: 'coming', kind: 'http', bytes }] },
    ];
    const plain = answered('200\ncontent-length: 2\n\n{}');
    expect(firstDifference(plain, answered('200\ncontent-length: 2\n\n{}'))).toBeNull();
    for (const other of [
      '403\ncontent-length: 2\n\n{}',
      '200\ncontent-length: 3\n\n{}',
      '200\ncontent-length: 2\n\n[]',
    ]) {
      expect(firstDifference(plain, answered(other))?.moment).toBe('coming');
    }
  });
});

describe.each(GAME_IDS.filter((id) => gameOf(id).info.hidden))('the test with two worlds of %s', (id) => {
  const game: AnyGame = gameOf(id);
  /** The state that the rules were asked about last. */
  let last: object = {};
  const plants: readonly Plant[] = [
    {
      name: 'what is addressed to one seat',
      game: {
        ...game,
        privateView: (state, seat) => ({ ...game.privateView(state, seat), more: shortHash(state) }),
      },
      seenIn: /(dealing|action 1, [\w-]+ by seat \d): frame .*more/,
    },
    {
      name: 'why something is refused',
      game: {
        ...game,
        publicView(state) {
          last = state;
          return game.publicView(state);
        },
        refusal(view, own, seat, action) {
          const refusal = game.refusal(view, own, seat, action);
          return refusal === null ? null : { ...refusal, message: shortHash(last) };
        },
      },
      seenIn: /action \d+, [\w-]+ by seat \d: frame/,
    },
  ];

  test(
    'finds what is planted in its private messages and its refusals, and nothing else',
    async () => {
      const own = scenesOf(game).filter(({ viewer }) => viewer !== null);
      const judged = own.find(({ moves }) => moves.some(({ refusedByRules }) => refusedByRules));
      const scene = judged ?? own[0];
      if (scene === undefined) throw new Error('there is no scene');
      if (judged === undefined) console.info(`${game.info.name} refuses nobody anything by its own rules so soon.`);
      expect(await leaksIn(id, game, [scene])).toEqual([]);
      for (const { game: leaking, seenIn, name } of judged === undefined ? plants.slice(0, 1) : plants) {
        const leaks = await leaksIn(id, leaking, [scene]);
        expect(leaks.map(wordsFor).join('\n'), name).toMatch(seenIn);
      }
    },
    PATIENCE_MS,
  );

  test(
    'finds what is planted in its public view, even if the worlds are chosen with that very game',
    async () => {
      const leaking = withOpenSecret(game);
      const scenes = scenesOf(leaking, leaking.samples.slice(0, 1));
      expect(scenes.map(({ viewer }) => viewer)).toContain(null);
      const leaks = await leaksIn(id, leaking, scenes);
      expect(leaks.map(wordsFor).join('\n')).toMatch(/frame/);
      for (const { scene } of leaks) expect(scene).not.toBe('the list of tables');
    },
    PATIENCE_MS,
  );
});

/** A public view that gives away one bit of what is hidden, in a value that the game's shape takes. */
function withOpenSecret(game: AnyGame): AnyGame {
  return {
    ...game,
    publicView(state) {
      const view = game.publicView(state);
      return { ...view, ...leakOf(game, view, Number.parseInt(shortHash(state).slice(-1), 16) % 2) };
    },
  };
}

/** The bit as one of the options, or else as a number of the view that is the last to decide what may be done. */
function leakOf({ info, optionFields, shape }: AnyGame, view: object, bit: number): object {
  const field = optionFields.find(({ kind }) => kind === 'seat' || kind === 'number');
  if (field !== undefined) {
    const leaked = field.kind === 'number' ? field.max - bit : bit;
    return { options: { ...Reflect.get(view, 'options'), [field.key]: leaked } };
  }
  const fields = shape.publicView.kind === 'object' ? Object.entries(shape.publicView.fields) : [];
  const [key, form] = fields.findLast(([, one]) => one.kind === 'whole') ?? [];
  if (key === undefined || form?.kind !== 'whole') throw new Error(`${info.name} shows no number to plant a leak in`);
  return { [key]: form.least + bit };
}

function wordsFor({ scene, client, moment, what }: Leak): string {
  return `${scene}, ${client}, ${moment}: ${what}`;
}
