import { wordsOf } from '@boomtown/i18n';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { bauBoomGame } from '../../src/rules/index.ts';
import { actionWords } from '../../src/ui/action-words.ts';
import { describe as describeBoard } from '../../src/ui/describe.ts';
import { explainScores, headline, seatPanel } from '../../src/ui/headline.ts';
import { type BauBoomEvent, bauBoomRules, COLOURS } from '../../src/ui/rules.ts';
import { say } from '../../src/ui/say.ts';
import { optionWords } from '../../src/ui/sentences.ts';
import type { BauBoomTelling } from '../../src/ui/telling.ts';
import { played, playedWith, type Shown } from './matches.ts';

const words = wordsOf<Messages>('en', en);
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, seat) => ({ seat, name }));
const telling = ({ view }: Pick<Shown, 'view'>): BauBoomTelling => ({
  words,
  people: PEOPLE.slice(0, view.hills.length),
  view,
});

const COLOUR_WORDS = new RegExp(`\\b(${COLOURS.join('|')})\\b`, 'i');

describe('the log', () => {
  const covered = played({ starter: 0 }, 3, 3, [0, 1, 2]).shown;
  const first = covered[0];
  if (first === undefined) throw new Error('a match has a first position');
  const said = (event: BauBoomEvent, shown: Shown = first) => say(event, telling(shown))?.text;

  it.each<[BauBoomEvent, string]>([
    [{ type: 'rolled', seat: 0, dice: [3, 5] }, 'Ada rolled 3 and 5.'],
    [{ type: 'moved', seat: 1, from: 0, to: 7 }, 'Ben moved from the start to space 7.'],
    [{ type: 'moved', seat: 1, from: 7, to: 7 }, 'Ben stayed on space 7.'],
    [{ type: 'pushed', seat: 2, by: 0, from: 10, to: 11 }, 'Ada pushed Cleo on to anteater space 11.'],
    [{ type: 'loaded', seat: 0, from: 14, block: 'red' }, 'Ada loaded the block from ladybug space 14.'],
    [{ type: 'drawn', seat: 0, block: 'green' }, 'A ladybug brought Ada a block.'],
    [{ type: 'lost', seat: 2 }, 'The anteater took the last block out of Cleo’s wheelbarrow.'],
    [{ type: 'left', seat: 2 }, 'Cleo left the block where it was.'],
    [{ type: 'unloaded', seat: 1, blocks: ['blue', 'red', 'blue'] }, 'Ben unloaded 1 red and 2 blue.'],
    [{ type: 'unloaded', seat: 1, blocks: [] }, 'Ben came to the start with an empty wheelbarrow.'],
    [{ type: 'built', seat: 1, block: 'blue', square: 4 }, 'Ben put a blue block on square 5.'],
    [{ type: 'returned', seat: 1, count: 1 }, 'Ben had 1 block left over.'],
    [{ type: 'returned', seat: 1, count: 3 }, 'Ben had 3 blocks left over.'],
    [{ type: 'demolished', seat: 1, square: 0, block: 'yellow' }, 'Ben took a yellow block off square 1.'],
    [{ type: 'filled', spaces: [1, 2], blocks: ['red', 'red'] }, '2 empty spaces of the trail were filled.'],
    [{ type: 'won', seat: 0 }, 'Ada finished the anthill and wins.'],
    [{ type: 'turn-limit' }, 'That was the last turn of this game.'],
  ])('says %j as a sentence', (event, sentence) => {
    expect(said(event)).toBe(sentence);
  });

  it('never names a colour that went into a covered wheelbarrow, and says the same when it is repeated', () => {
    const shown = playedWith('drawn', { starter: 0 }, 3, [0, 1, 2]).shown;
    const events = shown.flatMap((one) => one.events.map((event) => ({ event, one })));
    const secret = events.filter(({ event }) => event.type === 'loaded' || event.type === 'drawn');
    expect(secret.length).toBeGreaterThan(10);
    for (const { event, one } of events) {
      const again = bauBoomGame.remembered?.(event, one.view) ?? event;
      expect(say(again, telling(one))).toEqual(say(event, telling(one)));
      if (event.type === 'loaded' || event.type === 'drawn') expect(said(event, one)).not.toMatch(COLOUR_WORDS);
    }
  });

  it.each([{ openBarrows: true }, { variant: 'young' }])('names the colours where all is open: %j', (options) => {
    const { shown } = played({ starter: 0, ...options }, 2, 3, [0]);
    const loaded = shown.flatMap((one) =>
      one.events.flatMap((event) => (event.type === 'loaded' ? [said(event, one)] : [])),
    );
    expect(loaded.length).toBeGreaterThan(5);
    for (const sentence of loaded) expect(sentence).toMatch(COLOUR_WORDS);
  });

  it('lights places that the picture has, and players', () => {
    for (const one of covered) {
      for (const event of one.events) {
        for (const place of say(event, telling(one))?.places ?? []) {
          expect(place).toMatch(/^(seat:[0-3]|dice|space:\d+|barrow:[0-3]|hill:[0-3]|square:[0-3]:\d+)$/);
        }
      }
    }
  });
});

describe('the list of actions', () => {
  it.each([{}, { variant: 'clever' }, { variant: 'young' }])(
    'words every legal action so that none is taken for another: %j',
    (options) => {
      const { shown } = played({ starter: 0, ...options }, 4, 7, [0, 1, 2, 3]);
      for (const one of shown) {
        const seat = one.view.actor;
        if (seat === null) continue;
        const legal = bauBoomRules.legal(one.view, {}, seat).map((action) => actionWords(action, seat, telling(one)));
        expect(new Set(legal.map(({ text }) => text)).size).toBe(legal.length);
        for (const { group, text, places } of legal) {
          expect(group).not.toBe('');
          expect(text).not.toMatch(/undefined|NaN|\{/);
          expect(places).toHaveLength(1);
        }
      }
    },
  );

  it('says of a move how far it goes, whom it pushes where, and what happens', () => {
    const { shown } = playedWith('pushed', { starter: 0 }, 3, [0, 1, 2]);
    const texts = shown.flatMap((one) => {
      const seat = one.view.actor;
      if (seat === null || one.view.phase !== 'move') return [];
      return bauBoomRules.legal(one.view, {}, seat).map((action) => actionWords(action, seat, telling(one)).text);
    });
    expect(texts.some((text) => /^(First|Second) die, \d: to space \d+ \(you may take a \w+ block\)$/.test(text))).toBe(
      true,
    );
    expect(texts.some((text) => /^Both dice, \d+: to the start \(you unload and build\)$/.test(text))).toBe(true);
    expect(texts.some((text) => /\((Ada|Ben|Cleo) is pushed to .+ and must take a \w+ block/.test(text))).toBe(true);
  });

  it.each([
    [{}, /get (one|a block) unseen/, /face up|if it fits/],
    [{ openBarrows: true }, /get (one more|a block), face up/, /unseen|if it fits/],
    [{ variant: 'young' }, /comes out of the basket and stays if it fits/, /unseen|face up/],
  ] as const)('says of a ladybug’s block who sees it: %j', (options, right, wrong) => {
    const texts = [1, 2, 3].flatMap((seed) =>
      played({ starter: 0, turnLimit: 60, ...options }, 2, seed, [0, 1]).shown.flatMap(({ view }) =>
        view.actor === null || view.phase !== 'move'
          ? []
          : bauBoomRules
              .legal(view, {}, view.actor)
              .map((action) => actionWords(action, view.actor ?? 0, telling({ view })).text),
      ),
    );
    const ladybugs = texts.filter((text) => /to ladybug space \d+ \((?!.*pushed)/.test(text));
    expect(ladybugs.length).toBeGreaterThan(3);
    for (const text of ladybugs) {
      expect(text).toMatch(right);
      expect(text).not.toMatch(wrong);
    }
  });

  it('promises both blocks to a player pushed onto a ladybug, and none out of an empty basket', () => {
    const [first] = played({ starter: 0 }, 3, 3, [0, 1, 2]).shown;
    if (first === undefined) throw new Error('a match has a first position');
    const at = (space: number) => ({ at: space, load: 0 });
    const texts = (container: number, block: 'red' | null) => {
      const view = { ...first.view, phase: 'move' as const, actor: 0, toMove: 0, dice: [2, 1] as const, container };
      const trail = view.trail.with(5, block).with(4, null).with(3, null);
      const pushing = { ...view, trail, barrows: [at(2), at(4), at(20)] };
      const landing = { ...view, trail, barrows: [at(3), at(20), at(21)] };
      const text = (one: typeof pushing) =>
        /\((.*)\)$/.exec(actionWords({ type: 'move', by: 'first' }, 0, telling({ view: one })).text)?.[1];
      return [text(pushing), text(landing)];
    };
    expect(texts(3, 'red')).toEqual([
      'Ben is pushed to ladybug space 5, must take a red block and gets one more',
      'you must take a red block and get one unseen',
    ]);
    expect(texts(3, null)).toEqual(['Ben is pushed to ladybug space 5 and gets a block', 'you get a block unseen']);
    expect(texts(0, 'red')).toEqual([
      'Ben is pushed to ladybug space 5 and must take a red block',
      'you must take a red block; the basket is empty',
    ]);
    expect(texts(0, null)).toEqual(['Ben is pushed to ladybug space 5', 'the basket is empty, so you get nothing']);
  });
});

describe('the other words', () => {
  const { shown } = played({ starter: 0, hills: ['10', '15'], turnLimit: 40 }, 2, 9, [0, 1]);

  it('tell the one who acts what to do, and the others who acts', () => {
    for (const one of shown) {
      const { actor } = one.view;
      if (actor === null) continue;
      const mine = headline(telling(one), actor);
      const theirs = headline(telling(one), 1 - actor);
      expect(mine).not.toBe(theirs);
      expect(theirs).toContain(PEOPLE[actor]?.name);
      expect(headline(telling(one), null)).toBe(theirs);
    }
  });

  it('show how far each hill is, and how much is loaded, but not what', () => {
    const loaded = shown.find(({ view }) => typeof view.barrows[0]?.load === 'number' && view.barrows[0].load > 1);
    if (loaded === undefined) throw new Error('nobody loads anything');
    const panel = seatPanel(0, telling(loaded));
    expect(panel).toMatchObject({ side: 'Red', emblem: { letter: 'R' } });
    expect(panel.score).toMatch(/^\d+\/10$/);
    expect(panel.facts.at(-1)).toBe(`${loaded.view.barrows[0]?.load} blocks loaded`);
  });

  it('explain the result: by covered squares, and on different hills by their share', () => {
    const last = shown.at(-1);
    if (last === undefined) throw new Error('a match has a last position');
    const rows = explainScores(telling(last));
    const covered = last.view.hills.map(({ built }) => built.filter((block) => block !== null).length);
    expect(rows.map(({ numbers }) => numbers)).toEqual([
      [10, 15],
      covered,
      [covered[0] ?? 0, covered[1] ?? 0].map((count, seat) => Math.round((100 * count) / (seat === 0 ? 10 : 15))),
    ]);
    const alike = played({ starter: 0, turnLimit: 10 }, 2, 9, []).shown.at(-1);
    expect(alike === undefined ? [] : explainScores(telling(alike)).map(({ label }) => label)).toEqual([
      'Squares of the hill',
      'Squares covered',
    ]);
  });

  it('describe everything that lies open, and of a covered load only its size', () => {
    for (const one of shown.slice(0, 40)) {
      const board = describeBoard(telling(one));
      const cells = board.rows.flatMap(({ cells: row }) => row);
      expect(cells).toHaveLength(30 + 2 + 1 + (one.view.hand.length > 0 ? 1 : 0) + 25);
      expect(board.rows.find(({ label }) => label === 'Wheelbarrows')?.cells.join()).not.toMatch(COLOUR_WORDS);
    }
  });

  it('name every option and its values', () => {
    for (const field of bauBoomRules.optionFields) {
      const { label, hint, value } = optionWords(field, words);
      expect(`${label}${hint}`).not.toBe('');
      if (field.kind === 'choice') for (const one of field.values) expect(value(one)).not.toBe(one);
      if (field.kind === 'seat') expect([value('random'), value('2')]).toEqual(['Drawn by lot', 'Green']);
    }
  });
});
