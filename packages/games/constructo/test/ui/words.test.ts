import { wordsOf } from '@boomtown/i18n';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { constructoGame } from '../../src/rules/index.ts';
import { boardIdOf } from '../../src/ui/board-names.ts';
import { describeBoard } from '../../src/ui/describe.ts';
import { explainScores, headline, seatPanel } from '../../src/ui/headline.ts';
import { type ConstructoRefusalCode, constructoRules, type Edition, STANDARD_BOARDS } from '../../src/ui/rules.ts';
import { actionWords, byNumber, say } from '../../src/ui/say.ts';
import { optionWords } from '../../src/ui/sentences.ts';
import { boardName, type ConstructoTelling, sceneTexts } from '../../src/ui/telling.ts';
import { snapshots, viewAfter } from './matches.ts';

const words = wordsOf<Messages>('en', en);
const people = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Ben' },
];
const MATCH =
  'board clover, small 4, medium 7, ring 5, medium 3, ring 1, ring 6, medium 9, 3-1, medium 3, small 8, ring 2, 8-3, 4-1, 7-2, medium 7, ring 4, small 8, board triangle, small 7, ring 5, medium 3, small 2, medium 4, ring 6, ring 8, ring 1, 3-5, 6-7, ring 9, small 6, small 3, 6-5, 9-2, small 6, 8-6, medium 9, medium 8, 9-2, 3-2, medium 3, 8-7, medium 9, ring 8, 9-8, small 9, 1-9'.split(
    ', ',
  );

function tellingAfter(count: number, edition: Edition = 'constructo'): ConstructoTelling {
  return { words, people, view: viewAfter(edition, MATCH.slice(0, count)) };
}

function linesOf(edition: Edition, step: number): readonly string[] {
  const shown = snapshots(edition, MATCH.slice(0, step)).at(-1);
  return (shown?.events ?? []).map((event) => say(edition, event, tellingAfter(step, edition)).text);
}

function headlineAfter(count: number, seat: number | null): string {
  const telling = tellingAfter(count);
  return headline('constructo', telling, seat, seat === null ? [] : constructoGame.legal(telling.view, {}, seat));
}

describe('the log', () => {
  it('says everything that happens, each edition in its own words', () => {
    expect(linesOf('constructo', 1)).toEqual(['Round 1 is played on the board Clover.']);
    expect(linesOf('constructo', 2)).toEqual(['Ada placed a small base on 1.']);
    expect(linesOf('constructor', 2)).toEqual(['Ada placed a small disc on 1.']);
    expect(linesOf('constructo', 9)).toEqual(['Ben moved a medium base from 7 onto 4 and holds that tower.']);
    expect(linesOf('constructo', 29)).toEqual(['Ada moved a ring base from 8 round the small one on 9.']);
    expect(linesOf('constructo', 47)).toEqual([
      'Ada moved a ring base from 1 round the small one on 5.',
      'Round 2 ends, since Ben can do nothing more. Ada: 2, Ben: 2.',
      'Ben wins the match, 4 to 3.',
    ]);
  });

  it('says a shared win as one, and calls an empty seat by its colour', () => {
    const telling = { words, people: [], view: viewAfter('constructor', []) };
    const tied = { type: 'match-ended', winners: [0, 1], scores: [3, 3] } as const;
    expect(say('constructor', tied, telling).text).toBe('The match ends 3 to 3 and is shared.');
    const placed = { type: 'placed', seat: 1, piece: 'ring', cell: 0 } as const;
    expect(say('constructor', placed, telling)).toEqual({ text: 'Black placed a ring on 1.', places: ['cell:0'] });
  });
});

describe('the headline', () => {
  it('tells each viewer what is happening and what they may do', () => {
    expect(headlineAfter(0, 0)).toBe('Your choice: which board do you want for round 1?');
    expect(headlineAfter(0, 1)).toBe('Ada is choosing the board for round 1.');
    expect(headlineAfter(1, 0)).toBe('Your turn: place a piece on an empty hexagon. None of yours can move.');
    expect(headlineAfter(8, 1)).toBe('Your turn: place a piece on an empty hexagon, or move one onto a neighbour.');
    expect(headlineAfter(8, null)).toBe('It is Ben’s turn.');
    expect(headlineAfter(46, 0)).toBe('Your turn: move a piece onto a neighbour. Your tray is empty.');
    expect(headlineAfter(47, 0)).toBe('Ben wins the match, 4 to 3.');
    expect(headlineAfter(47, 1)).toBe('You win the match, 4 to 3.');
  });
});

describe('the action list', () => {
  it('has words for every legal action of a whole match, no two alike in a group', () => {
    for (const { view } of snapshots('constructo', MATCH)) {
      const offered = constructoGame
        .legal(view, {}, view.toMove)
        .map((action) => actionWords('constructo', action, view.toMove, { words, people, view }))
        .map(({ group, text }) => `${group}: ${text}`);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  it('says what a move would make', () => {
    const { view } = tellingAfter(8);
    const move = (from: number, to: number) =>
      actionWords('constructo', { type: 'move', from, to }, 1, { words, people, view }).text;
    expect(move(2, 0)).toBe('a medium base from 7 onto 4, winning the tower');
    expect(actionWords('constructo', { type: 'place', piece: 'ring', cell: 1 }, 1, tellingAfter(8))).toEqual({
      group: 'Place a ring base',
      text: 'on hexagon 5',
      whole: 'Place a ring base on hexagon 5',
      places: ['pile:1:ring', 'cell:1'],
    });
  });
});

describe('the board in words', () => {
  it('goes row by row from the far side, each stack from its top, with the neighbours of its hexagon', () => {
    const { caption, rows } = describeBoard('constructo', tellingAfter(47));
    expect(caption).toBe('Round 2, board Triangle. Rows from the far side to the near one.');
    expect(rows.map(({ cells }) => cells.length)).toEqual([4, 2, 2, 1]);
    expect(rows[0]?.cells).toEqual([
      '1: empty; next to 2 and 5',
      '2: Blue small on Yellow medium on Blue ring round Yellow small. Tower of Blue; next to 1, 3, and 5',
      '3: Yellow medium; next to 2, 4, and 6',
      '4: Blue medium; next to 3 and 6',
    ]);
    expect(rows[1]?.cells[0]).toBe('5: Yellow ring round Blue small; next to 1, 2, and 7');
  });

  it.each([...STANDARD_BOARDS, { id: 'Hill', cells: STANDARD_BOARDS[2].cells.toReversed() }])(
    'counts the hexagons of $id from left to right and top to bottom, as the list of actions does',
    ({ id, cells }) => {
      const view = viewAfter('constructo', [`board ${id}`], {
        starter: 0,
        boards: id === 'Hill' ? [{ id, cells }] : [],
      });
      const telling = { words, people, view };
      const counted = Array.from({ length: 9 }, (_, i) => i + 1);
      const numberIn = (text: string) => Number(/\d/.exec(text)?.[0]);
      const spoken = describeBoard('constructo', telling).rows.flatMap((row) => row.cells.map(numberIn));
      expect(spoken).toEqual(counted);
      const listed = byNumber(constructoGame.legal(view, {}, 0), view)
        .map((action) => actionWords('constructo', action, 0, telling))
        .filter(({ group }) => group === 'Place a ring base');
      expect(listed.map(({ text }) => numberIn(text))).toEqual(counted);
    },
  );

  it('lists the boards while one is to be chosen', () => {
    const { rows } = describeBoard('constructo', tellingAfter(0));
    expect(rows.map(({ label }) => label)).toEqual(['Triangle', 'Rhombus', 'Clover']);
    expect(rows[0]?.cells).toEqual(['4 hexagons', '2 hexagons', '2 hexagons', '1 hexagon']);
  });
});

describe('the panels', () => {
  it('tell what is left and how a player stands', () => {
    expect(seatPanel('constructo', 0, tellingAfter(14))).toMatchObject({
      side: 'Yellow',
      emblem: { letter: 'Y', className: 'emblem-constructo-0' },
      score: '1',
      facts: ['1 medium and 2 smalls', '1 tower now'],
    });
    expect(seatPanel('constructor', 1, tellingAfter(40, 'constructor'))).toMatchObject({
      side: 'Black',
      score: '3',
      facts: ['1 ring and 1 small', '1 tower now', 'Round 1: 2'],
    });
  });

  it('explain the final scores by their rounds', () => {
    expect(explainScores(tellingAfter(47))).toEqual([
      { label: 'Round 1: towers crowned', numbers: [1, 2] },
      { label: 'Round 2: towers crowned', numbers: [2, 2] },
      { label: 'Both rounds', numbers: [3, 4] },
    ]);
  });

  it('count the towers of the current round next to those of the first', () => {
    expect(sceneTexts('constructo', tellingAfter(14)).tallies).toEqual(['1', '1']);
    expect(sceneTexts('constructo', tellingAfter(40)).tallies).toEqual(['1 + 1', '2 + 1']);
    expect(sceneTexts('constructo', tellingAfter(47)).tallies).toEqual(['1 + 2', '2 + 2']);
  });
});

describe('words of the form and of refusals', () => {
  it('exist for every option of the game', () => {
    for (const field of constructoRules.optionFields) {
      const said = optionWords('constructor', field, words);
      expect(said.label).not.toBe('');
      expect(said.hint).not.toBe('');
    }
    const starter = optionWords('constructor', { key: 'starter', kind: 'seat' }, words);
    expect(['random', '0', '1'].map(starter.value)).toEqual(['Drawn by lot', 'Ice', 'Black']);
  });

  it('exist for every refusal', () => {
    const codes: Readonly<Record<ConstructoRefusalCode | 'bad-board', true>> = {
      'unknown-board': true,
      'no-such-cell': true,
      'none-left': true,
      occupied: true,
      'nothing-there': true,
      'not-yours': true,
      'shared-space': true,
      'not-adjacent': true,
      'empty-target': true,
      'own-target': true,
      size: true,
      'bad-board': true,
    };
    for (const code of Object.keys(codes)) expect(words.has(`constructo.refused-${code}`)).toBe(true);
  });

  it('call the standard boards by name and own ones as their maker did', () => {
    expect(boardName('rhombus', words)).toBe('Rhombus');
    expect(boardName(boardIdOf('Anas grüner Hügel') ?? '', words)).toBe('Anas grüner Hügel');
  });
});
