import { type AnyGame, eventsFor, sameJson, type TableSetup, textStream } from '@boomtown/game-core';
import { randomOf } from '@boomtown/game-core/shapes';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { loadGame } from '@boomtown/registry/ui';
import type { StepExtras } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { logLines } from '../../src/pages/table/log-lines.ts';
import type { LoggedStep } from '../../src/pages/table/match-log.ts';
import type { AnyTelling } from '../../src/pages/table/telling.ts';

const words = pageWords('en', en);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fred'];
const ACTIONS = 400;

/** A match by chance as seat 0 reads of it, up to its end or as far as it is played here. */
function readMatch(rules: AnyGame, { options, seats }: TableSetup, seed: string) {
  const begun = rules.setup(options, seats, textStream(seed));
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = textStream(`choices ${seed}`);
  let { state, events } = begun.value;
  const steps: LoggedStep[] = [];
  for (let step = 0; ; step += 1) {
    steps.push({ step, events: eventsFor(events, [0]) });
    const view = rules.publicView(state);
    const actors = rules.actors(view);
    const seat = actors[chance.int(Math.max(1, actors.length))];
    if (seat === undefined || step === ACTIONS) return { steps, state };
    const legal = rules.legal(view, rules.privateView(state, seat), seat);
    // Each kind of action is as likely as any other one: most legal actions are of the same kind.
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = kinds[chance.int(kinds.length)];
    const alike = legal.filter(({ type }) => type === kind);
    const action = alike[chance.int(alike.length)];
    if (action === undefined) throw new Error('nothing is legal');
    ({ state, events } = rules.perform(state, seat, action, textStream(`${seed} ${step}`)));
  }
}

function tellingOf(rules: AnyGame, state: object, seats: number): AnyTelling {
  const people = NAMES.slice(0, seats).map((name, seat) => ({ seat, name }));
  const own = [{ seat: 0, view: rules.privateView(state, 0) }];
  return { words, people, view: rules.publicView(state), own };
}

const seatsNamed = (text: string) =>
  NAMES.flatMap((name, seat) => (new RegExp(`\\b${name}\\b`).test(text) ? [seat] : []));
const seatsLit = (places: readonly string[]) =>
  NAMES.flatMap((_, seat) => (places.includes(`seat:${seat}`) ? [seat] : []));

/** As many of them come by every kind of event. */
const EVENTS = 1_000;

/** What lights too little, or a player who is not named. */
function wronglyLit(lines: ReturnType<typeof logLines>): readonly string[] {
  return lines.flatMap(({ line: { text, places } }) => {
    const named = seatsNamed(text);
    const isRight = named.length === 0 ? places.length > 0 : sameJson(seatsLit(places), named);
    return isRight ? [] : [`${text} lights ${places.join(', ')}`];
  });
}

describe('a line of the log', () => {
  test.each(GAME_IDS)('lights just the players whom it names in %s, and something in any case', async (id) => {
    const [rules, game] = await Promise.all([loadRules(id), loadGame(id)]);
    for (const [nth, sample] of rules.samples.entries()) {
      const { steps, state } = readMatch(rules, sample, `lit ${nth}`);
      const telling = tellingOf(rules, state, sample.seats);
      expect(wronglyLit(logLines(steps, game, telling))).toEqual([]);
      const chance = textStream(`any ${nth}`);
      const unsaid = new Set(Object.keys(game.sounds));
      for (let made = 0; made < EVENTS; made += 1) {
        const event = randomOf(rules.shape.event, sample.seats, chance);
        unsaid.delete(event.type);
        expect(wronglyLit(logLines([{ step: 1, events: [event] }], game, telling))).toEqual([]);
      }
      expect([...unsaid]).toEqual([]);
    }
  });

  test('of the table itself lights whom it is about', async () => {
    const { id } = OPEN_GAME.info;
    const [rules, game] = await Promise.all([loadRules(id), loadGame(id)]);
    const { state } = readMatch(rules, { seats: 2, options: {} }, 'table');
    const lit = (extras: StepExtras & { quiet?: number }) =>
      logLines([{ step: 1, events: [], ...extras }], game, tellingOf(rules, state, 2)).map(({ line }) => line.places);
    expect(lit({ tableEvent: { type: 'resigned', seat: 1 } })).toEqual([['seat:1']]);
    expect(lit({ tableEvent: { type: 'newcomer', seat: 1, from: 'Ben', to: 'Dan' } })).toEqual([['seat:1']]);
    expect(lit({ tableEvent: { type: 'took-back', seat: 0, of: 1, agreed: [1] } })).toEqual([['seat:0', 'seat:1']]);
    expect(lit({ standIn: { seat: 0, by: 'time' } })[0]).toEqual(['seat:0']);
    expect(lit({ quiet: 1 })).toEqual([['seat:1']]);
  });

  test('of a game that names no place lights the seat of its event, and of one that names nobody everybody', async () => {
    const { id } = OPEN_GAME.info;
    const [rules, game] = await Promise.all([loadRules(id), loadGame(id)]);
    const { state } = readMatch(rules, { seats: 2, options: {} }, 'table');
    const plain = { ...game, say: ({ type }: { type: string }) => ({ text: type, places: [] }) };
    const lit = (...events: readonly { type: string; seat?: number }[]) =>
      logLines([{ step: 1, events }], plain, tellingOf(rules, state, 2)).map(({ line }) => line.places);
    expect(lit({ type: 'drew', seat: 1 }, { type: 'deck is empty' })).toEqual([['seat:1'], ['seat:1']]);
    expect(lit({ type: 'round' })).toEqual([['seat:0', 'seat:1']]);
  });
});
