import { NO_TWEENS, reconcile, SMALLEST_TOUCH, type Sprites } from '@boomtown/stage/headless';
import { describe, expect, it } from 'vitest';
import { spritesFor } from '../../src/ui/art/sprites.ts';
import { NOTHING_CHOSEN } from '../../src/ui/choosing.ts';
import { keyframesOf } from '../../src/ui/keyframes.ts';
import { bidsFrom } from '../../src/ui/keys.ts';
import { layoutFor } from '../../src/ui/layout.ts';
import { type Action, type Bid, cellsForTile, MATERIALS, type PublicView, tilesOf } from '../../src/ui/rules.ts';
import { bidsMade } from '../../src/ui/scene-model.ts';
import { snapshots } from './matches.ts';
import { randomSteps } from './play.ts';
import { letters, position, tileIn } from './positions.ts';
import { keysOf, model, PHONE, pictureOf, targetsOf, textsOf } from './scenes.ts';

const BOOK: Sprites = spritesFor('light', tilesOf({ rounds: 1, opener: 0, tiles: 'standard' }));

/** Reads all art of a picture. */
function readArt({ placements, flourishes = [] }: ReturnType<typeof pictureOf>): number {
  let read = 0;
  for (const { art } of [...placements, ...flourishes]) {
    if (art === null) continue;
    expect(typeof art === 'string' ? BOOK.drawing(art) : BOOK.style(art.style)).toBeDefined();
    read += 1;
  }
  return read;
}

const BIDDING = position('0 | OG  MG  OG\n | 0   1   2', ['', ''], {
  phase: 'bid',
  contract: null,
  turn: null,
  hands: [10, 10],
  aside: 25,
  bid: { seat: 1, number: 3, material: 'modern' },
});
const BUILDING = position('1 | OT  MT  .\n0 | OG  MG  CG\n | 0   1   2', ['OT OT MT MR CT', 'OT CR CR']);

describe('the picture', () => {
  it('has each thing once and knows the art of all of them, at every moment of matches, on desktops and phones', () => {
    let cast = NO_TWEENS;
    let read = 0;
    for (const { before, after, events } of randomSteps('picture', 2)) {
      const moments = [
        ...keyframesOf(before, events).map(({ view, effects }) => ({ view, effects })),
        { view: after, effects: model(after, []).effects },
      ];
      for (const { view, effects } of moments) {
        for (const viewport of [{ width: 1440, height: 800 }, PHONE]) {
          const picture = pictureOf(view, [view.actor ?? 0], { viewport, effects });
          read += readArt(picture);
          // Throws where two things have one key.
          cast = reconcile(cast, picture, 0, { still: false, instant: 'no' });
        }
      }
    }
    expect(read).toBeGreaterThan(5000);
  });

  it('shows the other bidder’s hand only where it is known, as in a replay', () => {
    const own = snapshots([], { seats: [0] }).at(-1)?.you[0]?.view.hand ?? [];
    const rivals = snapshots([], { seats: [1] }).at(-1)?.you[0]?.view.hand ?? [];
    expect(rivals).toHaveLength(10);
    const shown = (more: object) => keysOf(pictureOf(BIDDING, [0], { own, ...more }).placements, 'tile:');
    const only = shown({}).length;
    expect(shown({ rivals })).toHaveLength(only + 10);
    expect(keysOf(pictureOf(BIDDING, [0], { own, rivals }).placements, 'back:')).toEqual([]);
  });

  it('cuts no number of a stack off, however many stacks there are and however narrow the board is', () => {
    /** Two tiles of each kind. */
    const pairs = [0, 16, 32].flatMap((of) => [of, of + 4, of + 12]).map((first) => [first, first + 1]);
    for (const width of [280, 320, 390, 430, 844, 1440]) {
      for (let kinds = 1; kinds <= pairs.length; kinds += 1) {
        const own = pairs.slice(0, kinds).flat();
        const { placements, bounds } = pictureOf(BIDDING, [0], { own, viewport: { width, height: 640 } });
        const chips = placements.filter(({ key }) => key.startsWith('count:'));
        expect(chips).toHaveLength(kinds);
        for (const { x, scale = 1 } of chips) expect(x + 24 * Number(scale)).toBeLessThanOrEqual(bounds.width);
      }
    }
  });

  it('shows the bids of the round that are known, and none that was taken back', () => {
    const steps = snapshots(['bid 2 cheap', 'accept', 'pass', 'pass', 'bid 2 cheap', 'bid 4 modern', 'bid 5 modern']);
    const known = (from: number, to: number, at = to) =>
      bidsMade(
        steps.slice(from, to + 1).flatMap(({ events }) => events),
        steps[at]?.view ?? BIDDING,
      ).map(({ number, seat }) => [number, seat]);
    expect(known(0, 7)).toEqual([
      [2, 1],
      [4, 0],
      [5, 1],
    ]);
    expect(known(7, 7)).toEqual([[5, 1]]);
    expect(known(0, 7, 6)).toEqual([
      [2, 1],
      [4, 0],
    ]);
    expect([known(0, 7, 4), known(0, 3)]).toEqual([[], []]);
  });

  it('shows all 48 tiles face up when the hands are open, but those set aside', () => {
    const { placements } = pictureOf(BUILDING, [0]);
    expect(keysOf(placements, 'tile:')).toHaveLength(BUILDING.building.length + 5 + 3);
    expect(keysOf(placements, 'back:')).toEqual([]);
  });
});

describe('the bidding', () => {
  it('shows a spectator the three grounds and nothing of any hand but backs', () => {
    const { placements } = pictureOf(BIDDING, []);
    expect(keysOf(placements, 'tile:')).toHaveLength(3);
    expect(keysOf(placements, 'back:')).toHaveLength(20);
    expect(targetsOf(placements)).toEqual(['button:history']);
  });

  it('shows a player the own hand, sorted, with what a bid is judged by', () => {
    const own = [2, 4, 5, 12, 20, 21, 28, 36, 37, 44];
    const { placements } = pictureOf(BIDDING, [0], { own });
    expect(keysOf(placements, 'tile:')).toHaveLength(3 + 10);
    expect(keysOf(placements, 'back:1')).toHaveLength(10);
    const texts = textsOf(placements);
    expect(texts).toContain('4 in your hand');
    expect(texts).toContain('2 on the street');
    const places = own.map((tile) => placements.find(({ key }) => key === `tile:${tile}`)?.x ?? 0);
    const kinds = own.map(letters);
    for (const [i, x] of places.entries()) {
      const next = places[i + 1];
      if (next !== undefined && kinds[i] !== kinds[i + 1]) expect(next).toBeGreaterThan(x);
    }
  });

  it('has a rung for each of the 48 bids: past, standing with its maker, open', () => {
    const { placements } = pictureOf(BIDDING, [0], { bids: [{ seat: 0, number: 2, material: 'old' }] });
    expect(keysOf(placements, 'rung:')).toHaveLength(48);
    const state = (bid: string): string =>
      String(placements.find(({ key }) => key === `rung:bid:${bid}`)?.art).split('/')[2] ?? '';
    expect(['2:cheap', '3:old', '3:modern', '3:cheap', '16:cheap'].map(state)).toEqual([
      'past',
      'past',
      'standing-1',
      'open',
      'open',
    ]);
    expect(keysOf(placements, 'maker:')).toEqual(['maker:bid:2:old', 'maker:bid:3:modern']);
    expect(targetsOf(placements)).toContain('button:accept');
    expect(targetsOf(placements)).toContain('button:double');
  });

  it('never moves the buttons aside while a bid is chosen, and says the bid on one of them in full', () => {
    for (const viewport of [PHONE, { width: 1056, height: 790 }, { width: 640, height: 330 }]) {
      const buttons = (considered: Action | null) => {
        const { placements } = pictureOf(BIDDING, [0], { viewport, choosing: { ...NOTHING_CHOSEN, considered } });
        return placements.filter(({ target }) => target?.id.startsWith('button:') && target.id !== 'button:history');
      };
      const answers = buttons(null);
      const asked = buttons({ type: 'bid', number: 16, material: 'modern' });
      expect(answers.map(({ key }) => key)).toEqual(['button:accept', 'button:double']);
      expect(asked.map(({ key }) => key)).toEqual(['button:back', 'button:bid']);
      expect(asked.map(({ x, y }) => [x, y])).toEqual(answers.map(({ x, y }) => [x, y]));
      for (const type of ['accept', 'double'] as const) {
        const sure = buttons({ type });
        expect(sure.map(({ key }) => key)).toEqual(['button:back', `button:${type}`]);
        expect(sure.map(({ x, y }) => [x, y])).toEqual(answers.map(({ x, y }) => [x, y]));
      }
    }
  });

  it('leaves a phone two fifths of the board for the street, and each key room for a finger', () => {
    for (const [width, height, least] of [
      [390, 420, 44],
      [390, 600, 44],
      [644, 345, 44],
      [368, 279, 36],
      [280, 360, 44],
    ] as const) {
      const { placements } = pictureOf(BIDDING, [0], { viewport: { width, height } });
      const { gauges } = layoutFor({ width, height }, 'bid');
      if (height > 300) expect(gauges.y / height, `${width} × ${height}`).toBeGreaterThanOrEqual(0.4);
      const keys = placements.filter(({ target }) => /^(bids?|button):/.test(target?.id ?? ''));
      expect(keys.length).toBeGreaterThan(6);
      for (const { target, key } of keys) {
        const rect = target?.shape.kind === 'rect' ? target.shape.rect : { width: 0, height: 0 };
        if (target?.id === 'button:history') continue;
        expect(Math.min(rect.width, rect.height), `${key} at ${width} × ${height}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('shows on a phone the bids about the standing one first, and reaches all 48', () => {
    const { placements } = pictureOf(BIDDING, [0], { viewport: PHONE });
    expect(keysOf(placements, 'rung:')).toContain('rung:bid:3:modern');
    expect(keysOf(placements, 'maker:')).toEqual(['maker:bid:3:modern']);
    const reached = new Set<string>();
    for (const material of MATERIALS) {
      let first: Bid | undefined = { number: 1, material };
      while (first !== undefined) {
        const bids: Bid = first;
        const choosing = { ...NOTHING_CHOSEN, bids };
        const targets = targetsOf(pictureOf(BIDDING, [0], { viewport: PHONE, choosing }).placements);
        for (const id of targets) if (id.startsWith('bid:')) reached.add(id);
        first = targets
          .flatMap((id) => bidsFrom(id) ?? [])
          .find((next) => next.material === material && next.number > bids.number);
      }
    }
    expect(reached.size).toBe(48);
  });
});

describe('building', () => {
  const modern = tileIn(BUILDING.hands[0], 'MT');
  const old = tileIn(BUILDING.hands[0], 'OT');

  it('lights exactly the cells that take the picked tile; the others around can be touched all the same', () => {
    const { placements } = pictureOf(BUILDING, [0], { choosing: { ...NOTHING_CHOSEN, picked: old } });
    const lit = placements.flatMap(({ key, art }) => (key.startsWith('slot:') && art !== null ? [key.slice(10)] : []));
    expect(lit.sort()).toEqual(
      cellsForTile(BUILDING, old)
        .map(({ column, row }) => `${column},${row}`)
        .sort(),
    );
    expect(keysOf(placements, 'slot:').length).toBeGreaterThan(lit.length);
  });

  it('lights nothing for a player whose turn it is not', () => {
    const { placements } = pictureOf(BUILDING, [1], { choosing: { ...NOTHING_CHOSEN, picked: old } });
    expect(keysOf(placements, 'slot:')).toEqual([]);
    expect(targetsOf(placements)).toEqual(['button:history']);
  });

  it('shows the ghost, the load before and after against what the ground carries, and what would fall', () => {
    const hovered = 'cell:1,2';
    const heavy = position('2 | .   CT\n1 | OT  MT\n0 | OG  MG\n | 0   1', ['OT', '']);
    const [tier] = heavy.phase === 'bid' ? [] : heavy.hands[0];
    if (tier === undefined) throw new Error('the hand is empty');
    const { placements } = pictureOf(heavy, [0], {
      choosing: { ...NOTHING_CHOSEN, picked: tier },
      hovered: 'cell:1,3',
    });
    expect(keysOf(placements, 'ghost:')).toEqual([`ghost:${tier}:cell:1,3`]);
    const texts = textsOf(placements);
    expect(texts).toContain('5 → 10 / 9');
    expect(texts).toContain('5 / 11');
    expect(texts.join(' ')).toContain('House 21: the ground gives way, 4 tiles lost.');
    // The ground, what stands on it, and the tile in hand itself.
    expect(keysOf(placements, 'fate:')).toHaveLength(4);
    const { placements: light } = pictureOf(BUILDING, [0], {
      choosing: { ...NOTHING_CHOSEN, picked: modern },
      hovered,
    });
    expect(keysOf(light, 'fate:')).toEqual([]);
    expect(textsOf(light)).toContain('3 → 6 / 9');
  });

  it('says the load before and after, and the numbers of the houses, on a phone too', () => {
    const hovered = 'cell:1,2';
    const { placements } = pictureOf(BUILDING, [0], {
      viewport: PHONE,
      choosing: { ...NOTHING_CHOSEN, picked: modern },
      hovered,
    });
    const texts = textsOf(placements).map((text) => text.replaceAll(' ', ''));
    expect(texts).toContain('3→6/9');
    for (const { column } of BUILDING.building.filter(({ row }) => row === 0)) {
      expect(texts.some((text) => text === String(column + 20) || text === `No.${column + 20}`)).toBe(true);
    }
  });

  it('keeps room for the street in every board', () => {
    const sizes = [
      [1440, 800],
      [1024, 480],
      [844, 340],
      [640, 300],
      [390, 520],
      [360, 420],
      [304, 250],
    ];
    for (const [width = 0, height = 0] of sizes) {
      const { street } = layoutFor({ width, height }, 'build');
      expect(street.height, `${width} × ${height}`).toBeGreaterThanOrEqual(height * 0.2);
      expect(street.y + street.height).toBeLessThan(height);
    }
  });

  it('gives the tiles of a rival room for a finger while a bonus is chosen on a phone', () => {
    const every = ['OG OT OR MG MT MR CG CT CR', 'OG OT OR MG MT MR CG CT CR'] as const;
    const view = position('1 | MT*\n0 | MG*\n | 0', every, { phase: 'bonus', actor: 0, turn: 0 });
    const { placements } = pictureOf(view, [0], { viewport: PHONE });
    const touches = placements.filter(({ key }) => key.startsWith('touch:stack:1'));
    expect(touches).toHaveLength(9);
    for (const { target } of touches) {
      const rect = target?.shape.kind === 'rect' ? target.shape.rect : { width: 0, height: 0 };
      expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(38);
      expect(Math.max(rect.width, rect.height)).toBeGreaterThanOrEqual(SMALLEST_TOUCH);
    }
  });

  it('marks the combo that would be made', () => {
    const { placements } = pictureOf(BUILDING, [0], {
      choosing: { ...NOTHING_CHOSEN, picked: modern },
      hovered: 'cell:1,2',
    });
    expect(keysOf(placements, 'hint:')).toHaveLength(3);
    expect(textsOf(placements).join(' ')).toContain('Combo of 3, with a bonus tile.');
  });

  it('puts a planned tile into its cell, with buttons to build it and to take it back', () => {
    const planned = [{ tile: modern, column: 1, row: 2 }];
    const { placements } = pictureOf(BUILDING, [0], { choosing: { ...NOTHING_CHOSEN, planned } });
    const below = placements.find(
      ({ key }) => key === `tile:${BUILDING.building.find(({ row, column }) => row === 1 && column === 1)?.tile}`,
    );
    const tile = placements.find(({ key }) => key === `tile:${modern}`);
    expect(tile?.x).toBe(below?.x);
    expect(tile?.y).toBeLessThan(below?.y ?? 0);
    expect(targetsOf(placements)).toEqual(expect.arrayContaining(['button:build', 'button:back', 'cell:1,2']));
    expect(targetsOf(placements)).not.toContain('button:pass');
  });

  it('has nothing on top of each other that stands in different cells, and all of it inside the picture', () => {
    const match = snapshots(['bid 1 old', 'accept']);
    const view = match.at(-1)?.view as PublicView;
    for (const viewport of [{ width: 1440, height: 800 }, PHONE]) {
      const { placements, bounds } = pictureOf(view, [0], { viewport });
      const tiles = placements.filter(({ key }) => key.startsWith('tile:'));
      for (const { x, y } of tiles) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(bounds.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(bounds.height);
      }
      const built = view.building.map(({ tile }) => tiles.find(({ key }) => key === `tile:${tile}`));
      expect(new Set(built.map((one) => `${one?.x} ${one?.y}`)).size).toBe(view.building.length);
    }
  });
});

describe('the side of a tile', () => {
  const LEAN = position('2 | CT  <CT  CT\n1 | OT  .    CT\n0 | OG  MG   CG\n | 0   1    2', ['', ''], {
    phase: 'lean',
    actor: 1,
    open: [{ column: 1, row: 2 }],
  });

  it('is asked of the saboteur with an arrow for each, and both ways drawn down to the grounds', () => {
    const { placements } = pictureOf(LEAN, [1]);
    expect(targetsOf(placements)).toEqual(expect.arrayContaining(['side:left', 'side:right']));
    expect(keysOf(placements, 'bead:left').length).toBeGreaterThan(3);
    expect(keysOf(placements, 'bead:right').length).toBeGreaterThan(3);
    const texts = textsOf(placements);
    expect(texts).toContain('7 → 9 / 11');
    expect(texts).toContain('4 → 6 / 7');
  });

  it('is shown to the contractor and to spectators, who cannot touch it', () => {
    for (const seats of [[0], []]) {
      const { placements } = pictureOf(LEAN, seats);
      expect(keysOf(placements, 'bead:').length).toBeGreaterThan(6);
      expect(targetsOf(placements)).toEqual(['button:history']);
    }
  });
});

describe('the score sheet', () => {
  it('explains every number of the last round and lists those before', () => {
    const view: PublicView = {
      ...BIDDING,
      history: [
        { contractor: 0, number: 3, material: 'modern', doubled: false, count: 6, money: 60 },
        { contractor: 1, number: 4, material: 'old', doubled: true, count: 2, money: -80 },
      ],
      money: [60, -80],
    };
    const texts = textsOf(pictureOf(view, [0], { sheet: true }).placements);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Round 2: the bill',
        'Ben promised 4 old',
        '2 tiles short, 20 each',
        '−€40k',
        'Doubled',
        '−€80k',
        '1: Ada, 3 modern, 6 stood',
        '+€60k',
      ]),
    );
    // In a low place its lines can be read all the same: the key stands beside the title, and the rounds before are left out.
    const low = pictureOf(view, [0], { sheet: true, viewport: { ...PHONE, width: 620, height: 228 } }).placements;
    expect(textsOf(low)).toEqual(expect.arrayContaining(['Ben promised 4 old', 'Doubled', 'Ada in all', 'Ben in all']));
    expect(textsOf(low)).not.toContain('1: Ada, 3 modern, 6 stood');
    const rows = low.filter(({ key }) => key.startsWith('sheet-label:')).map(({ y }) => y);
    for (const [nth, y] of rows.entries()) if (nth > 0) expect(y - (rows[nth - 1] ?? y)).toBeGreaterThanOrEqual(16);
  });
});
