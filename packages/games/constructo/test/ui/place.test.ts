import { type Placement, SMALLEST_TOUCH, type Sprites, targetAt } from '@boomtown/stage/headless';
import { describe, expect, it } from 'vitest';
import { constructoGame } from '../../src/rules/index.ts';
import { spritesFor } from '../../src/ui/art/sprites.ts';
import { NOTHING_CHOSEN } from '../../src/ui/choosing.ts';
import { layoutFor } from '../../src/ui/layout.ts';
import { place } from '../../src/ui/place.ts';
import type { ConstructoView } from '../../src/ui/rules.ts';
import type { SceneModel } from '../../src/ui/scene-model.ts';
import { follow } from '../../src/ui/tracked-pieces.ts';
import { snapshots, viewAfter } from './matches.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 640 };
const MATCH =
  'board clover, small 4, medium 7, ring 5, medium 3, ring 1, ring 6, medium 9, 3-1, medium 3, small 8, ring 2, 8-3, 4-1'.split(
    ', ',
  );

function model(view: ConstructoView, more: Partial<SceneModel> = {}): SceneModel {
  const mine = view.phase !== 'over';
  return {
    step: 1,
    view,
    trackedPieces: follow([], view),
    viewport: DESKTOP,
    near: 0,
    offer: mine ? { seat: view.toMove, legal: constructoGame.legal(view, {}, view.toMove) } : null,
    choosing: NOTHING_CHOSEN,
    pointed: null,
    confirming: false,
    hovered: null,
    lit: [],
    last: null,
    carried: null,
    arriving: false,
    texts: { names: ['Ada', 'Ben'], tallies: ['0', '0'], boardName: (id) => id },
    ...more,
  };
}

function placed(view: ConstructoView, more: Partial<SceneModel> = {}): readonly Placement[] {
  return place(model(view, more)).placements;
}

function one(placements: readonly Placement[], key: string): Placement {
  const found = placements.find((placement) => placement.key === key);
  if (found === undefined) throw new Error(`nothing has the key "${key}"`);
  return found;
}

function keys(placements: readonly Placement[], prefix: string): readonly string[] {
  return placements.flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []));
}

const MIDDLE = viewAfter('constructo', MATCH);

describe('a small inside of a ring', () => {
  const before = ['board rhombus', 'small 5', 'ring 4', 'ring 9'];
  it('is painted over the wall and the shade of the hole, under the ring', () => {
    const steps = snapshots('constructo', [...before, '4-5']);
    const shown = steps.reduce(
      (trackedPieces, { view }) => follow(trackedPieces, view),
      follow([], viewAfter('constructo', [])),
    );
    const view = viewAfter('constructo', [...before, '4-5']);
    const small = shown.find(({ spot, size }) => spot.at === 'cell' && spot.cell === 4 && size === 'small');
    const ring = shown.find(({ spot, size }) => spot.at === 'cell' && spot.cell === 4 && size === 'ring');
    const all = placed(view, { trackedPieces: shown });
    const [inside, between, front] = [`inside:${ring?.id}`, `piece:${small?.id}`, `piece:${ring?.id}`].map(
      (key) => one(all, key).z ?? 0,
    );
    expect(inside).toBeLessThan(between ?? 0);
    expect(between).toBeLessThan(front ?? 0);
  });

  it('is seen in the ghost of the ring, too', () => {
    const view = viewAfter('constructo', before);
    const all = placed(view, { pointed: { type: 'move', from: 3, to: 4 } });
    const small = follow([], view).find(({ spot }) => spot.at === 'cell' && spot.cell === 4);
    const depth = (key: string) => one(all, key).z ?? 0;
    expect(depth('inside:ghost:4:ring')).toBeLessThan(depth(`piece:${small?.id}`));
    expect(depth(`piece:${small?.id}`)).toBeLessThan(depth('piece:ghost:4:ring'));
  });
});

describe('the picture', () => {
  it('has each thing once and knows the art of all of them, in every step of a match', () => {
    const book: Sprites = spritesFor('constructo', 'light');
    for (const { view } of snapshots('constructo', MATCH)) {
      const placements = placed(view);
      expect(new Set(placements.map(({ key }) => key)).size).toBe(placements.length);
      for (const { art } of placements) {
        if (typeof art === 'string') expect(book.drawing(art).kind).toBe('painted');
        else if (art !== null) expect(book.style(art.style).size).toBeGreaterThan(0);
      }
    }
  });

  it('stays within the element, on a desktop and on a phone', () => {
    for (const viewport of [DESKTOP, PHONE, { width: 844, height: 390 }, { width: 768, height: 1024 }]) {
      const { bounds, placements } = place(model(MIDDLE, { viewport }));
      expect(bounds.width / bounds.height).toBeCloseTo(viewport.width / viewport.height);
      for (const { x, y } of placements) {
        expect(x).toBeGreaterThanOrEqual(bounds.x);
        expect(x).toBeLessThanOrEqual(bounds.x + bounds.width);
        expect(y).toBeGreaterThanOrEqual(bounds.y);
        expect(y).toBeLessThanOrEqual(bounds.y + bounds.height);
      }
    }
  });

  it('has the trays beside the board on a desktop, above and below it on a phone, the own one near', () => {
    const [near, far] = layoutFor(DESKTOP).trays;
    expect(near.rect.x + near.rect.width).toBeLessThan(layoutFor(DESKTOP).middle.x + 1);
    expect(far.rect.x).toBeGreaterThan(near.rect.x);
    const phone = layoutFor(PHONE).trays;
    expect(phone[0].rect.y).toBeGreaterThan(phone[1].rect.y);
    const turned = placed(MIDDLE, { viewport: PHONE, near: 1 });
    expect(one(turned, 'tray:1').y).toBeGreaterThan(one(turned, 'tray:0').y);
  });

  it('shows the hexagons of the board with their numbers, from left to right and top to bottom', () => {
    const labels = placed(MIDDLE)
      .toSorted((a, b) => a.y - b.y || a.x - b.x)
      .flatMap(({ key, art }) =>
        key.startsWith('label:') && art !== null && typeof art !== 'string' ? [art.text] : [],
      );
    expect(labels).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('lets the hexagons of the chosen board keep their identity, so that they grow out of its little picture', () => {
    const choice = placed(viewAfter('constructo', []));
    const chosen = placed(viewAfter('constructo', ['board clover']));
    expect(keys(choice, 'tile:')).toHaveLength(27);
    expect(keys(choice, 'tile:')).toEqual(expect.arrayContaining([...keys(chosen, 'tile:')]));
    expect(one(choice, 'tile:clover:0').scale).toBeLessThan(one(chosen, 'tile:clover:0').scale ?? 0);
  });
});

describe('stacks', () => {
  it('stand higher the higher they are, and nearer rows in front of farther ones', () => {
    const trackedPieces = follow([], MIDDLE);
    const placements = placed(MIDDLE, { trackedPieces });
    // Hexagon 1 holds, from below: ring, medium, small.
    const tower = trackedPieces
      .filter(({ spot }) => spot.at === 'cell' && spot.cell === 0)
      .sort((a, b) => a.spot.height - b.spot.height)
      .map(({ id }) => one(placements, `piece:${id}`));
    expect(tower).toHaveLength(3);
    for (const [i, piece] of tower.entries()) {
      const below = tower[i - 1];
      if (below === undefined) continue;
      expect(piece.y).toBeLessThan(below.y);
      expect(piece.z).toBeGreaterThan(below.z);
    }
    const nearer = trackedPieces.find(({ spot }) => spot.at === 'cell' && spot.cell === 8);
    expect(one(placements, `piece:${nearer?.id}`).z).toBeGreaterThan(tower[2]?.z ?? Number.POSITIVE_INFINITY);
  });

  it('show a small between the far and the near side of the ring round it, on one level', () => {
    const view = viewAfter('constructo', ['board clover', 'small 1', 'ring 3', 'small 4', '3-1']);
    const trackedPieces = follow([], view);
    const placements = placed(view, { trackedPieces });
    const [small, ring] = trackedPieces
      .filter(({ spot }) => spot.at === 'cell' && spot.cell === 0)
      .sort((a, b) => a.spot.height - b.spot.height);
    const smallAt = one(placements, `piece:${small?.id}`);
    const nearSide = one(placements, `piece:${ring?.id}`);
    const farSide = one(placements, `inside:${ring?.id}`);
    expect(nearSide.y).toBe(smallAt.y);
    expect(farSide.z).toBeLessThan(nearSide.z);
    expect(farSide.z).toBeGreaterThan(smallAt.z - 2);
    expect(nearSide.z).toBeGreaterThan(smallAt.z);
  });

  it('are crowned for the owner of the top piece when they are towers, and only then', () => {
    const crowns = placed(MIDDLE).filter(({ key }) => key.startsWith('crown:'));
    expect(crowns.map(({ key, art }) => [key.split(':')[1], art])).toEqual([
      ['0', 'crown/0'],
      ['2', 'crown/1'],
    ]);
  });
});

describe('what may be done', () => {
  it('can be touched only by the player to act', () => {
    expect(placed(MIDDLE).some(({ target }) => target !== undefined)).toBe(true);
    expect(placed(MIDDLE, { offer: null }).some(({ target }) => target !== undefined)).toBe(false);
  });

  it('is found under the finger: piles and hexagons, each at its own place', () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const view = model(MIDDLE, { viewport });
      const { placements } = place(view);
      const { unit } = layoutFor(viewport);
      for (const { target, x, y } of placements) {
        if (target?.shape.kind !== 'polygon') continue;
        expect(targetAt(placements, { x, y }, unit)?.id).toBe(target.id);
      }
      for (const { key, target, x, y } of placements) {
        if (target?.shape.kind !== 'rect' || !key.startsWith('touch:pile')) continue;
        const { width, height } = target.shape.rect;
        expect(targetAt(placements, { x: x + width / 2, y: y + height / 2 }, unit)?.id).toBe(target.id);
        expect(width * unit).toBeGreaterThanOrEqual(SMALLEST_TOUCH);
        expect(height * unit).toBeGreaterThanOrEqual(SMALLEST_TOUCH);
      }
    }
  });

  it('is the tower whose top is touched, although the row behind lies under it', () => {
    const { placements } = place(model(MIDDLE));
    const crown = one(placements, 'crown:2:1:2');
    expect(targetAt(placements, { x: crown.x, y: crown.y - 4 }, 1)?.id).toBe('cell:2');
  });

  it('is lit once a piece is in hand, and the piece is lifted', () => {
    const view = viewAfter('constructo', ['board clover', 'ring 1', 'medium 3']);
    const trackedPieces = follow([], view);
    const before = placed(view, { trackedPieces });
    const after = placed(view, { trackedPieces, choosing: { selected: 'pile:0:small' } });
    expect(keys(after, 'lit:')).toHaveLength(7);
    const top = trackedPieces.find((at) => at.seat === 0 && at.size === 'small' && at.spot.height === 2);
    expect(one(after, `piece:${top?.id}`).y).toBeLessThan(one(before, `piece:${top?.id}`).y);
    const below = trackedPieces.find((at) => at.seat === 0 && at.size === 'small' && at.spot.height === 1);
    expect(one(after, `piece:${below?.id}`).y).toBe(one(before, `piece:${below?.id}`).y);
  });

  it('shows a ghost of what would stand there, with the crown of the tower that it would make', () => {
    const view = viewAfter('constructo', ['board clover', 'ring 1', 'medium 3', 'small 8']);
    const ghost = placed(view, { pointed: { type: 'move', from: 2, to: 0 } });
    expect(one(ghost, 'piece:ghost:0:medium').alpha).toBeLessThan(1);
    expect(one(ghost, 'ghost-crown:0').art).toBe('crown/1');
    const flat = placed(view, { pointed: { type: 'place', piece: 'ring', cell: 1 } });
    expect(keys(flat, 'ghost-crown')).toEqual([]);
    expect(keys(flat, 'confirm')).toEqual([]);
    expect(
      keys(placed(view, { pointed: { type: 'place', piece: 'ring', cell: 1 }, confirming: true }), 'confirm'),
    ).toEqual(['confirm']);
  });

  it('lets a carried piece be where the finger is, at once', () => {
    const view = viewAfter('constructo', ['board clover']);
    const trackedPieces = follow([], view);
    const at = { x: 333, y: 222 };
    const placements = placed(view, { trackedPieces, carried: { place: 'pile:0:ring', at } });
    const top = trackedPieces.find((piece) => piece.seat === 0 && piece.size === 'ring' && piece.spot.height === 2);
    expect(one(placements, `piece:${top?.id}`)).toMatchObject({ ...at, motion: { duration: 0 } });
  });

  it('offers every board of the table, twenty of its own, too, none smaller than a finger', () => {
    const boards = Array.from({ length: 20 }, (_, i) => ({
      id: `Board-${i + 1}`,
      cells: Array.from({ length: 9 }, (_, cell) => [cell, 0]),
    }));
    const view = viewAfter('constructo', [], { starter: 0, boards });
    const { unit } = layoutFor(PHONE);
    const plates = placed(view, { viewport: PHONE }).filter(({ target }) => target?.id.startsWith('board:'));
    expect(plates).toHaveLength(23);
    for (const { target, scale } of plates) {
      if (target?.shape.kind !== 'rect') throw new Error('a plate is a rectangle');
      expect(target.shape.rect.width * (scale ?? 1) * unit).toBeGreaterThanOrEqual(SMALLEST_TOUCH);
    }
  });
});

describe('what happened', () => {
  it('is marked in the colour of who did it, and a new tower sends out a ripple once', () => {
    const last = { seat: 0, cells: [3, 0], crowned: 0 };
    const picture = place(model(MIDDLE, { last, step: 14 }));
    expect(keys(picture.placements, 'last:')).toEqual(['last:0', 'last:3']);
    expect(one(picture.placements, 'last:0').art).toBe('last/0');
    expect(picture.flourishes?.map(({ key }) => key)).toEqual(['ripple:14']);
    expect(place(model(MIDDLE, { last: null })).flourishes).toEqual([]);
  });

  it('lights the places that a line of the log speaks of', () => {
    expect(keys(placed(MIDDLE, { lit: ['cell:4'] }), 'beacon')).toEqual(['beacon:4']);
    expect(keys(placed(MIDDLE, { lit: ['pile:1:small'] }), 'glow:beacon')).toEqual(['glow:beacon:pile:1:small']);
  });
});
