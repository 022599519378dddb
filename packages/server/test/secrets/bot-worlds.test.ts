import type { Chosen } from '@boomtown/bots';
import type { AnyGame } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { GAMES, gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { ROOMY } from '../support/any-table.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { ScriptedOpponents } from '../support/scripted-opponents.ts';
import { until } from '../support/until.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { beginningWith } from './worlds.ts';

const MAX_SCENES = 4;
const PATIENCE_MS = 120_000;

type Answer = Pick<Chosen, 'action' | 'fault'>;

/** What a bot was asked with, and what a spectator received, while a scene was played in one of its worlds. */
interface Heard {
  readonly asked: readonly string[];
  readonly told: readonly string[];
}

/** Plays the scenes in one world at a real server, with a bot on the seat from which their worlds look the same. */
async function heardIn(id: GameId, game: AnyGame, scenes: readonly Scene[], world: 0 | 1): Promise<Heard[]> {
  const monotonicClock = new HandClock();
  const opponents = new ScriptedOpponents();
  const starts = scenes.map((scene) => scene.starts[world]);
  const games = { ...GAMES, [id]: beginningWith(starts, game) };
  const server = await RunningServer.start({ games, monotonicClock, opponents, limits: ROOMY });
  try {
    const heard: Heard[] = [];
    for (const [number, scene] of scenes.entries()) {
      heard.push(await playWithBot(server, { id, scene, number, world }, { monotonicClock, opponents }));
    }
    return heard;
  } finally {
    await server.remove();
  }
}

async function playWithBot(
  server: RunningServer,
  { id, scene, number, world }: { id: GameId; scene: Scene; number: number; world: 0 | 1 },
  { monotonicClock, opponents }: { monotonicClock: HandClock; opponents: ScriptedOpponents },
): Promise<Heard> {
  const bot = scene.viewer ?? -1;
  const from = opponents.asked.length;
  const waiting: ((answer: Answer) => void)[] = [];
  opponents.answer = () => new Promise((resolve) => waiting.push(resolve));
  // Everybody sits down, the bot's seat stays free for it.
  const { code, tokens } = await server.table(
    Array.from({ length: scene.seats }, (_, seat) => `Seat ${seat}`),
    { game: id, options: { scene: number }, seats: scene.seats },
  );
  const people = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token], id)));
  const spectator = await Player.join(server.url, code, [], id);
  const [maker] = people;
  if (maker === undefined) throw new Error('nobody made the table');
  await maker.ask('kick', { seat: bot, name: `Seat ${bot}` });
  await maker.ask('seatBot', { seat: bot, level: 'easy' });
  const players = people.filter((_, seat) => seat !== bot);
  for (const [seat, player] of people.entries()) if (seat !== bot) await player.ready(seat);
  await until(() => maker.state.stage === 'dealing', 'the dealing');
  await Promise.all(players.map((player) => player.openNonces()));
  await until(() => spectator.state.stage === 'playing', 'the start');

  for (const { seat, actions } of scene.moves) {
    const { step } = spectator.state;
    if (seat === bot) {
      await until(() => waiting.length > 0, 'the bot to be asked');
      // Once: when the spectator hears of the move, the bot may have been asked for the next one already.
      waiting.shift()?.({ action: actions[world], fault: null });
    } else await people[seat]?.act(seat, actions[world], step);
    await until(() => {
      if (seat === bot && spectator.state.step === step) monotonicClock.advance(100);
      return spectator.state.step > step && spectator.steps.at(-1)?.step === spectator.state.step;
    }, `a move of seat ${seat}`);
  }
  const asked = opponents.asked.slice(from).map((request) => JSON.stringify({ ...request, table: '' }));
  return { asked, told: spectator.steps.map((step) => JSON.stringify(step)) };
}

describe.each(GAME_IDS.filter((id) => gameOf(id).info.hidden))('a bot’s seat in two worlds of %s', (id) => {
  test(
    'gets the same request, and a spectator the same messages, where its seat can’t know the difference',
    async () => {
      const game: AnyGame = gameOf(id);
      const scenes = scenesOf(game)
        .filter(({ viewer, moves }) => viewer !== null && viewer > 0 && moves.some(({ seat }) => seat === viewer))
        .slice(0, MAX_SCENES);
      expect(scenes.length).toBeGreaterThan(0);
      const here = await heardIn(id, game, scenes, 0);
      const there = await heardIn(id, game, scenes, 1);
      expect(here.every(({ asked }) => asked.length > 0)).toBe(true);
      expect(there).toEqual(here);
    },
    PATIENCE_MS,
  );
});
