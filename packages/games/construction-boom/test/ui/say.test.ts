import { describe, expect, it } from 'vitest';
import { actionWords } from '../../src/ui/action-words.ts';
import { describeStreet } from '../../src/ui/describe.ts';
import { headline, seatPanel } from '../../src/ui/headline.ts';
import { constructionBoomRules, type FinishedRound, type GameEvent, type PublicView } from '../../src/ui/rules.ts';
import { say } from '../../src/ui/say.ts';
import { explainScores } from '../../src/ui/score-sheet.ts';
import { optionWords } from '../../src/ui/sentences.ts';
import { snapshots } from './matches.ts';
import { randomSteps } from './play.ts';
import { PEOPLE, position, WORDS } from './positions.ts';

const STREET = position('1 | OT  MT  .\n0 | OG  MG  CG\n | 0   1   2', ['OT MT CT', 'OT CR']);
const telling = (view: PublicView = STREET) => ({ words: WORDS, people: PEOPLE, view });
const said = (event: GameEvent): string => say(event, telling()).text;

describe('the log', () => {
  it('says every kind of event in a sentence', () => {
    expect([
      said({ type: 'dealt', round: 2, grounds: [0, 1, 16], opener: 1 }),
      said({ type: 'hand', tiles: [4, 5, 28] }),
      said({ type: 'bid', seat: 0, number: 3, material: 'old' }),
      said({ type: 'contract', contractor: 0, number: 3, material: 'old', doubled: false }),
      said({ type: 'contract', contractor: 0, number: 3, material: 'old', doubled: true }),
      said({ type: 'revealed', hands: [[], []], aside: [] }),
      said({ type: 'placed', seat: 0, tile: 4, column: 1, row: 2 }),
      said({ type: 'placed', seat: 0, tile: 32, column: -1, row: 0, from: 1 }),
      said({ type: 'leaned', column: 1, row: 2, side: 'left', chosen: false }),
      said({ type: 'leaned', column: 1, row: 2, side: 'right', chosen: true }),
      said({ type: 'lean-asked', column: 1, row: 2 }),
      said({ type: 'collapsed', ground: 16, column: 1, load: 11, capacity: 9 }),
      said({ type: 'crushed', tile: 44, column: 1, row: 2 }),
      said({ type: 'fell', tile: 20, column: 1, from: 3, to: 1 }),
      said({ type: 'fell', tile: 20, column: 1, from: 3, to: null }),
      said({
        type: 'combo',
        cells: [
          { column: 0, row: 1 },
          { column: 0, row: 2 },
          { column: 0, row: 3 },
        ],
      }),
      said({ type: 'passed', seat: 1, forced: false }),
      said({ type: 'passed', seat: 1, forced: true }),
      said({ type: 'round-scored', contractor: 0, number: 3, material: 'old', doubled: true, count: 5, money: 100 }),
      said({ type: 'round-scored', contractor: 1, number: 4, material: 'old', doubled: false, count: 2, money: -40 }),
      said({ type: 'match-ended', winners: [0], money: [100, -40] }),
      said({ type: 'match-ended', winners: [0, 1], money: [30, 30] }),
    ]).toEqual([
      'Round 2. On the street: 2 old grounds and 1 modern ground. Ben opens the bidding.',
      'Your hand: 2 old tiers and 1 modern roof.',
      'Ada bids 3 old.',
      'Ben accepts. Ada is the contractor for 3 old, Ben the saboteur.',
      'Ben doubles. Ada is the contractor for 3 old, Ben the saboteur.',
      'Both hands are laid open.',
      'Ada builds an old tier at house 21, floor 2.',
      'Ada builds a cheap ground from Ben’s hand at house 19, street level.',
      'The tile at house 21, floor 2 leans to the left.',
      'The saboteur lets the tile at house 21, floor 2 lean to the right.',
      'The tile at house 21, floor 2 could lean either way: the saboteur is asked.',
      'House 21 gives way: a modern ground carries 9, and the load is 11.',
      'At house 21, floor 2, a cheap roof is crushed.',
      'In house 21, a modern tier falls from floor 3 to floor 1.',
      'In house 21, a modern tier falls from floor 3 to the street and is gone.',
      'A combo of 3 tiles.',
      'Ben passes.',
      'Ben can build nothing and passes.',
      'The round is over. Ada promised 3 old, 5 stand: Ada gets €100k.',
      'The round is over. Ben promised 4 old, 2 stand: Ben loses €40k.',
      'Ada wins the match, €100k to −€40k.',
      'The match ends at €30k each and is shared.',
    ]);
  });

  it('lights the places that a line speaks of', () => {
    expect(say({ type: 'placed', seat: 0, tile: 4, column: 1, row: 2 }, telling()).places).toEqual(['cell:1,2']);
    expect(say({ type: 'dealt', round: 1, grounds: [0, 1, 16], opener: 0 }, telling()).places).toEqual([
      'cell:0,0',
      'cell:1,0',
      'cell:2,0',
      'seat:0',
    ]);
    expect(say({ type: 'bid', seat: 0, number: 3, material: 'old' }, telling()).places).toEqual([
      'bid:3:old',
      'seat:0',
    ]);
    expect(say({ type: 'fell', tile: 20, column: 1, from: 3, to: null }, telling()).places).toEqual(['cell:1,3']);
    expect(say({ type: 'collapsed', ground: 16, column: 1, load: 11, capacity: 9 }, telling()).places).toEqual([
      'cell:1,0',
      'gauge:16',
    ]);
  });

  it('finds words for everything that happens in matches', () => {
    const kinds = new Set<string>();
    for (const { events, after } of randomSteps('log', 3)) {
      for (const event of events) {
        expect(say(event, telling(after)).text).toMatch(/^[A-Z].*\.$/);
        kinds.add(event.type);
      }
    }
    expect(kinds.size).toBeGreaterThan(10);
  });
});

describe('the moves', () => {
  it('are said with what they would bring, and light what they are about', () => {
    const { hands } = STREET;
    const [old = 0, modern = 0] = typeof hands[0] === 'number' ? [] : hands[0];
    expect(actionWords({ type: 'place', tiles: [{ tile: old, column: 0, row: 2 }] }, 0, telling())).toEqual({
      group: 'Build one tile',
      text: 'Old tier at house 20, floor 2. House 20 would carry 10 of 11. Combo of 3, with a bonus tile.',
      alone: 'Build an old tier at house 20, floor 2. House 20 would carry 10 of 11. Combo of 3, with a bonus tile.',
      places: ['stack:0:old-tier', 'cell:0,2'],
    });
    const pair = actionWords(
      {
        type: 'place',
        tiles: [
          { tile: modern, column: 1, row: 2 },
          { tile: 28, column: 1, row: 3 },
        ],
      },
      0,
      telling(),
    );
    expect(pair.group).toBe('Build two tiles');
    expect(pair.text).toContain('Modern tier at house 21, floor 2, then Modern roof at house 21, floor 3');
    expect(actionWords({ type: 'pass' }, 0, telling())).toMatchObject({ text: 'Pass' });
    const bonus = actionWords({ type: 'bonus', tile: 44, column: 2, row: 1 }, 0, telling());
    expect(bonus).toMatchObject({ group: 'Build one of Ben’s tiles', places: ['stack:1:cheap-roof', 'cell:2,1'] });
  });

  it('are said differently where they are different, in every position of a match', () => {
    for (const { after } of randomSteps('moves', 1)) {
      if (after.actor === null || after.phase === 'build') continue;
      const seat = after.actor;
      const words = constructionBoomRules.legal(after, {}, seat).map((action) => {
        const { group, text, places } = actionWords(action, seat, telling(after));
        expect(places.length).toBeGreaterThan(0);
        return action.type === 'bonus' ? `${group} ${text} ${action.tile}` : `${group} ${text}`;
      });
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('the line above the board', () => {
  it('says what one may do, and to the others who does it', () => {
    const lines = snapshots(['bid 3 old', 'double', 'pass']).map(({ view }) =>
      [0, 1, null].map((seat) => headline(telling(view), seat)),
    );
    expect(lines).toEqual([
      [
        'Your turn: open the bidding. How many tiles of one material will stand at the end?',
        'Ada opens the bidding.',
        'Ada opens the bidding.',
      ],
      [
        'The bid is 3 old. Ben may bid higher, accept it, or double it.',
        'Your turn: Ada bids 3 old. Bid higher, accept it, or double it.',
        'The bid is 3 old. Ben may bid higher, accept it, or double it.',
      ],
      [
        'Your turn: build one tile, or two of one material edge to edge, or pass.',
        'Ada is building.',
        'Ada is building.',
      ],
      [
        'Ben is building.',
        'Your turn: build one tile, or two of one material edge to edge, or pass. Ada has passed: if you pass too, the round is over.',
        'Ben is building.',
      ],
    ]);
  });
});

describe('the panels and the described street', () => {
  it('say who is who, and how many tiles of what they have', () => {
    expect(seatPanel(0, telling())).toMatchObject({
      side: 'Crane & Sons',
      score: '€0k',
      facts: ['Contractor for 3 modern', 'In hand: 1 old, 1 modern, and 1 cheap'],
    });
    expect(seatPanel(1, telling()).facts).toEqual(['Saboteur', 'In hand: 1 old and 1 cheap']);
  });

  it('tell nothing of a hand while the players bid', () => {
    const [first] = snapshots([], { seats: [] });
    if (first === undefined) throw new Error('a match has a first position');
    expect(seatPanel(0, telling(first.view)).facts).toEqual(['10 tiles in hand']);
    expect(describeStreet(telling(first.view)).rows).toHaveLength(3);
  });

  it('tell all of the hands that are seen while the players bid', () => {
    const [first] = snapshots([], { seats: [0, 1] });
    if (first === undefined) throw new Error('a match has a first position');
    const open = { ...telling(first.view), own: first.you };
    for (const seat of [0, 1]) expect(seatPanel(seat, open).facts.join()).toMatch(/^In hand: /);
    const hands = describeStreet(open).rows.map(({ label }) => label);
    expect(hands).toEqual(expect.arrayContaining(['Ada has in hand', 'Ben has in hand']));
  });

  it('read the street house by house from the ground up, with loads', () => {
    const leaning = position('2 | CT  <CT*\n1 | CT  .\n0 | CG  MG\n | 0   1', ['OT OT CR', '']);
    expect(describeStreet(telling(leaning))).toEqual({
      caption:
        'Round 1. Contract for 3 modern; 1 modern tile stands. Houses of the street from the left, each from its ground upwards; then what the players have in hand.',
      rows: [
        {
          label: 'House 20: load 6 of 7',
          cells: ['Cheap ground, carries 7', 'Floor 1: Cheap tier, weight 2', 'Floor 2: Cheap tier, weight 2'],
        },
        {
          label: 'House 21: load 0 of 9',
          cells: ['Modern ground, carries 9', 'Floor 2: Cheap tier, weight 2, leans to the left, used in a combo'],
        },
        { label: 'Ada has in hand', cells: ['2 old tiers', '1 cheap roof'] },
        { label: 'Ben has in hand', cells: ['no tiles'] },
      ],
    });
  });

  it('go on with the rounds before, as the sheet in the picture does', () => {
    const history: readonly FinishedRound[] = [
      { contractor: 0, number: 3, material: 'modern', doubled: false, count: 6, money: 60 },
      { contractor: 1, number: 4, material: 'old', doubled: true, count: 2, money: -80 },
    ];
    const { rows } = describeStreet(telling({ ...STREET, history, money: [60, -80] }));
    expect(rows.slice(-2)).toEqual([
      { label: 'Round 1', cells: ['Ada promised 3 modern', '6 stood', '+€60k'] },
      { label: 'Round 2', cells: ['Ben promised 4 old, doubled', '2 stood', '−€80k'] },
    ]);
  });

  it('say that a contract is doubled', () => {
    const contract = { contractor: 1, number: 4, material: 'old', doubled: true } as const;
    expect(seatPanel(1, telling({ ...STREET, contract })).facts[0]).toBe('Contractor for 4 old, doubled');
  });
});

describe('the scores', () => {
  const explained = (...history: readonly FinishedRound[]) => {
    const money = [0, 1].map((seat) =>
      history.reduce((sum, round) => sum + (round.contractor === seat ? round.money : 0), 0),
    );
    return explainScores(telling({ ...STREET, history, money: [money[0] ?? 0, money[1] ?? 0] }));
  };

  it('explain the rulebook’s three rounds with parts that add up', () => {
    const rows = explained(
      { contractor: 0, number: 3, material: 'old', doubled: true, count: 5, money: 100 },
      { contractor: 1, number: 3, material: 'modern', doubled: false, count: 6, money: 60 },
      { contractor: 0, number: 4, material: 'old', doubled: false, count: 2, money: -40 },
    );
    expect(rows).toEqual([
      { label: 'Round 1, 3 old promised, 5 stood: contract kept', numbers: [30, 0] },
      { label: 'Round 1, 3 old promised, 5 stood: 2 tiles more, 10 each', numbers: [20, 0] },
      { label: 'Round 1, 3 old promised, 5 stood: doubled', numbers: [50, 0] },
      { label: 'Round 2, 3 modern promised, 6 stood: contract kept', numbers: [0, 30] },
      { label: 'Round 2, 3 modern promised, 6 stood: 3 tiles more, 10 each', numbers: [0, 30] },
      { label: 'Round 3, 4 old promised, 2 stood: 2 tiles short, 20 each', numbers: [-40, 0] },
      { label: 'All rounds, in thousands of euros', numbers: [60, 60] },
    ]);
  });

  it('add up in every match', () => {
    for (const { after } of randomSteps('scores', 4)) {
      const rows = explainScores(telling(after));
      const sum = rows.pop()?.numbers;
      expect([0, 1].map((seat) => rows.reduce((total, { numbers }) => total + (numbers[seat] ?? 0), 0))).toEqual(sum);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    }
  });
});

describe('the options', () => {
  it('have a label and a hint each, and words for their values', () => {
    for (const field of constructionBoomRules.optionFields) {
      const { label, hint, value } = optionWords(field, WORDS);
      expect(label.length).toBeGreaterThan(3);
      expect(hint.length).toBeGreaterThan(10);
      if (field.kind === 'choice') for (const one of field.values) expect(value(one)).not.toBe(one);
      if (field.kind === 'seat') expect([value('random'), value('0')]).toEqual(['Drawn by lot', 'Crane & Sons']);
    }
  });
});
