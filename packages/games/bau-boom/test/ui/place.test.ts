import { NO_TWEENS, reconcile, SMALLEST_TOUCH, type Sprites } from '@boomtown/stage/headless';
import { describe, expect, it } from 'vitest';
import { spritesFor } from '../../src/ui/art/sprites.ts';
import { boardOf } from '../../src/ui/board.ts';
import { actionAt, isSameAction } from '../../src/ui/choosing.ts';
import { keyframesOf } from '../../src/ui/keyframes.ts';
import { hillOf } from '../../src/ui/keys.ts';
import { NO_MEMORY, remember } from '../../src/ui/memory.ts';
import { layoutOf, place } from '../../src/ui/place.ts';
import { bauBoomRules, COLOURS } from '../../src/ui/rules.ts';
import { played, playedWith, type Shown } from './matches.ts';
import { DESKTOP, modelOf, offerOf } from './model-of.ts';

/** A phone and a desk; every other size is tried in any-size.test.ts. */
const PHONE = { width: 390, height: 780 };
const SCREENS = [PHONE, DESKTOP];
const TRAIL_SCREENS = [...SCREENS, { width: 390, height: 560 }, { width: 740, height: 330 }] as const;

const TABLES = [
  { name: 'two seats', options: {}, seats: 2, held: [0] },
  { name: 'three seats, clever', options: { variant: 'clever', hills: ['15', '10', '15'] }, seats: 3, held: [1] },
  { name: 'four seats, mixed hills', options: { hills: ['10', '15', '10', '15'] }, seats: 4, held: [0, 2] },
  { name: 'four seats, young', options: { variant: 'young', hills: '15' }, seats: 4, held: [3] },
  { name: 'open wheelbarrows, watched', options: { openBarrows: true }, seats: 3, held: [] },
] as const;

function choosingOf(shown: readonly Shown[]): readonly Shown[] {
  return shown.filter(({ view }) => view.phase === 'move');
}

describe.each(TABLES)('a picture of a table with $name', ({ options, seats, held }) => {
  const { shown } = played({ starter: 0, turnLimit: 16, ...options }, seats, 33, held);

  it.each(SCREENS)('has one thing a key, and every thing has its art, at $width × $height', (viewport) => {
    const book: Sprites = spritesFor('light');
    const drawn = new Set<string>();
    for (const [i, snapshot] of shown.entries()) {
      const before = shown[i - 1];
      const frames = before === undefined ? [] : keyframesOf(boardOf(before.view), snapshot.events);
      for (const fields of [{}, ...frames.map(({ board, cue }) => ({ board, cue, offer: null }))]) {
        const picture = place(modelOf(snapshot, { viewport, ...fields }));
        // Two things of one key are a broken invariant: this throws.
        reconcile(NO_TWEENS, picture, 0, { still: false, instant: 'all' });
        for (const { art } of [...picture.placements, ...(picture.flourishes ?? [])]) {
          if (art !== null) drawn.add(typeof art === 'string' ? art : `lettering ${art.style}`);
        }
      }
    }
    expect(drawn.size).toBeGreaterThan(30);
    for (const name of drawn) {
      const lettering = name.startsWith('lettering ');
      expect(() => (lettering ? book.style(name.slice('lettering '.length)) : book.drawing(name)), name).not.toThrow();
      expect(lettering || book.drawing(name) !== undefined, name).toBe(true);
    }
  });

  it('can be touched for every legal action, and for nothing while another player acts', () => {
    for (const snapshot of shown) {
      const model = modelOf(snapshot);
      const targets = place(model).placements.flatMap(({ target }) => (target === undefined ? [] : [target.id]));
      const { offer, view } = model;
      if (offer === null) {
        expect(
          targets.filter((target) => hillOf(target) === null),
          `step ${snapshot.step}`,
        ).toEqual([]);
        continue;
      }
      const touched = targets.flatMap((target) => actionAt(target, offer, view, null) ?? []);
      for (const action of offer.legal) {
        // Equal dice make two moves that are alike: one place does for both.
        const same = offer.moves.find(({ by }) => action.type === 'move' && by === action.by);
        const alike = touched.some(
          (one) =>
            isSameAction(one, action) ||
            (one.type === 'move' && offer.moves.find(({ by }) => by === one.by)?.to === same?.to),
        );
        expect(alike, `step ${snapshot.step}: ${JSON.stringify(action)}`).toBe(true);
      }
    }
  });

  it('keeps what is played with inside of the picture', () => {
    for (const viewport of SCREENS) {
      const last = shown.at(-1);
      if (last === undefined) continue;
      const { bounds, placements } = place(modelOf(last, { viewport }));
      for (const { key, x, y } of placements) {
        if (!/^(socket|block|barrow|die|card|basket|emblem)/.test(key)) continue;
        expect(x >= bounds.x && x <= bounds.x + bounds.width, `${key} at ${viewport.width}`).toBe(true);
        expect(y >= bounds.y && y <= bounds.y + bounds.height, `${key} at ${viewport.width}`).toBe(true);
      }
    }
  });
});

describe('the layout', () => {
  const [first] = played({ starter: 0, hills: '15' }, 4, 1, [0]).shown;
  if (first === undefined) throw new Error('a match has a first position');

  it.each(TRAIL_SCREENS)(
    'keeps the stones of the trail apart and large enough to touch, at $width × $height',
    (viewport) => {
      const { trail, unit } = layoutOf(modelOf(first, { viewport }));
      for (const [i, a] of trail.places.entries()) {
        for (const b of trail.places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(72);
      }
      // The stage grows what is smaller, so that a finger finds it; neighbours must leave it room for that.
      if (viewport.width >= 390 && viewport.height >= 600) expect(trail.pitch * unit).toBeGreaterThan(SMALLEST_TOUCH);
    },
  );

  it.each(TRAIL_SCREENS)('puts the own hill beside the trail, not on it, at $width × $height', (viewport) => {
    const { hills, trailRect } = layoutOf(modelOf(first, { viewport }));
    for (const { room } of hills) {
      const apart =
        room.x >= trailRect.x + trailRect.width ||
        room.x + room.width <= trailRect.x ||
        room.y >= trailRect.y + trailRect.height ||
        room.y + room.height <= trailRect.y;
      expect(apart).toBe(true);
    }
    const [own, ...others] = hills;
    for (const other of others) expect(own?.side ?? 0).toBeGreaterThan(other.side * 1.25);
  });
});

describe('what lies in a wheelbarrow', () => {
  it('is seen face down, from the first to the last picture, but for the moment in which a block of the trail is loaded', () => {
    const { shown } = played({ starter: 0 }, 3, 8, [0]);
    let seen = 0;
    for (const [i, snapshot] of shown.entries()) {
      const before = shown[i - 1];
      const frames = before === undefined ? [] : keyframesOf(boardOf(before.view), snapshot.events);
      for (const { board, cue } of [...frames, { board: boardOf(snapshot.view), cue: null }]) {
        const model = modelOf(snapshot, { board, cue, offer: null });
        const loads = model.tokens.all.filter(({ spot }) => spot.at === 'load');
        const { placements } = place(model);
        const open = loads.filter(
          ({ id }) => placements.find(({ key }) => key === `block:${id}`)?.art !== 'block/down',
        );
        seen += open.length;
        if (cue?.type === 'load') expect(open).toHaveLength(1);
        else expect(open, `step ${snapshot.step} ${cue?.type}`).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('is seen by all where wheelbarrows are open', () => {
    const { shown } = playedWith('drawn', { starter: 0, openBarrows: true }, 2, []);
    const loaded = shown.filter(({ view }) =>
      view.barrows.some(({ load }) => typeof load !== 'number' && load.length > 0),
    );
    expect(loaded.length).toBeGreaterThan(0);
    for (const snapshot of loaded) {
      const model = modelOf(snapshot);
      const { placements } = place(model);
      for (const { id, spot, face } of model.tokens.all) {
        if (spot.at === 'load') expect(placements.find(({ key }) => key === `block:${id}`)?.art).toBe(`block/${face}`);
      }
    }
  });
});

describe('a loaded wheelbarrow', () => {
  const { shown } = playedWith('pushed', { starter: 0 }, 3, [0]);
  const [first] = shown;
  if (first === undefined) throw new Error('a match has a first position');
  const loadedWith = (count: number, open: boolean) => {
    const board = boardOf(first.view);
    const load = Array.from({ length: count }, (_, i) => (open ? (COLOURS[i % 4] ?? null) : null));
    return { ...board, open, barrows: board.barrows.with(1, { at: 8, load }) };
  };

  it.each([1, 4, 9, 14])('has its emblem beside the number, not under it, with %i blocks', (count) => {
    for (const viewport of SCREENS) {
      const { placements } = place(modelOf(first, { viewport, board: loadedWith(count, false), offer: null }));
      const emblem = placements.find(({ key }) => key === 'badge:1');
      const number = placements.find(({ key }) => key === 'count:1');
      if (emblem === undefined || typeof number?.art !== 'object') throw new Error('a load has an emblem and a number');
      expect(number.art?.text).toBe(String(count));
      const letters = Number(number.art?.style.replace('count/', ''));
      // A digit is a little more than half as wide as it is high; the sign reaches to 0.6 of the emblem's radius.
      const half = (String(count).length * letters * 0.6) / 2;
      expect(number.x - half).toBeGreaterThan(emblem.x + 50 * (emblem.scale ?? 1) * 0.6);
    }
  });
});

describe('unloading', () => {
  it('tips the blocks out before the wheel, where all see how many there are, and nobody sees which until they lie there', () => {
    const { shown } = playedWith('unloaded', { starter: 0 }, 3, [0]);
    let tipped = 0;
    for (const [i, snapshot] of shown.entries()) {
      const before = shown[i - 1];
      const frames = before === undefined ? [] : keyframesOf(boardOf(before.view), snapshot.events);
      for (const { board, cue } of frames) {
        const seat = cue.type === 'tip' ? cue.seat : -1;
        const count = board.barrows[seat]?.load.length ?? 0;
        if (count === 0) continue;
        const model = modelOf(snapshot, { board, cue, offer: null });
        const { placements } = place(model);
        const barrow = placements.find(({ key }) => key === `barrow:${seat}`);
        const ids = model.tokens.all.flatMap(({ id, spot }) =>
          spot.at === 'load' && spot.seat === seat ? [`block:${id}`] : [],
        );
        const blocks = placements.filter(({ key }) => ids.includes(key));
        expect(barrow?.art).toBe(`barrow/${seat}/tipped`);
        expect(blocks.map(({ art }) => art)).toEqual(Array(count).fill('block/down'));
        // None lies on the tray, which reaches 38 of its drawing forward.
        const middle = blocks.reduce((sum, { x, y }) => ({ x: sum.x + x / count, y: sum.y + y / count }), {
          x: 0,
          y: 0,
        });
        expect(Math.hypot(middle.x - (barrow?.x ?? 0), middle.y - (barrow?.y ?? 0))).toBeGreaterThan(38);
        tipped += 1;
      }
    }
    expect(tipped).toBeGreaterThan(0);
  });

  it('lets dice tumble beside each other on the cloth', () => {
    const [snapshot] = played({ starter: 0 }, 2, 4, [0]).shown;
    if (snapshot === undefined) throw new Error('a match has a first position');
    const board = boardOf(snapshot.view);
    for (const { cue, board: rolling } of keyframesOf(board, [{ type: 'rolled', seat: 0, dice: [3, 5] }])) {
      if (cue.type !== 'tumble') continue;
      const model = modelOf(snapshot, { board: rolling, cue, offer: null });
      const { inside } = layoutOf(model);
      const [first, second] = place(model).placements.filter(({ key }) => key.startsWith('die:'));
      if (first === undefined || second === undefined) throw new Error('two dice are rolled');
      expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(100 * (first.scale ?? 1));
      for (const { x, scale = 1 } of [first, second]) {
        expect(x - 50 * scale).toBeGreaterThan(inside.x);
        expect(x + 50 * scale).toBeLessThan(inside.x + inside.width);
      }
    }
  });
});

describe('a load', () => {
  const [first] = played({ starter: 0, openBarrows: true }, 3, 1, [0]).shown;
  if (first === undefined) throw new Error('a match has a first position');

  it.each([1, 2, 4, 5, 7, 9, 14])(
    'shows each of %i blocks whole, under none of the others and not under the emblem',
    (count) => {
      for (let at = 1; at < 30; at += 1) {
        const view = boardOf(first.view);
        const load = Array.from({ length: count }, (_, i) => COLOURS[i % 4] ?? null);
        const board = { ...view, barrows: view.barrows.with(1, { at, load }) };
        const model = modelOf(first, { viewport: DESKTOP, board, offer: null });
        const { placements } = place(model);
        const ids = model.tokens.all.filter(({ spot }) => spot.at === 'load').map(({ id }) => `block:${id}`);
        const blocks = placements.filter(({ key }) => ids.includes(key));
        expect(blocks).toHaveLength(count);
        const emblem = placements.find(({ key }) => key === 'badge:1');
        for (const [i, a] of blocks.entries()) {
          const side = 100 * (a.scale ?? 1);
          for (const b of blocks.slice(i + 1)) {
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), `space ${at}`).toBeGreaterThanOrEqual(side);
          }
          const away = Math.hypot(a.x - (emblem?.x ?? 0), a.y - (emblem?.y ?? 0));
          expect(away, `space ${at}`).toBeGreaterThan(50 * (emblem?.scale ?? 1));
        }
      }
    },
  );
});

describe('a choice of moves', () => {
  const { shown } = playedWith('pushed', { starter: 0, hills: '10' }, 4, [0, 1, 2, 3]);
  const choosing = choosingOf(shown);

  it('lights each space on which a move would end, and shows the dice that lead there', () => {
    for (const snapshot of choosing) {
      const model = modelOf(snapshot);
      const { placements } = place(model);
      for (const { to } of model.offer?.moves ?? []) {
        expect(placements.some(({ key }) => key === `stop:${to}`)).toBe(true);
        expect(placements.some(({ key }) => key.startsWith(`pin:${to}:`))).toBe(true);
        expect(placements.some(({ key }) => key === `card:${to}`)).toBe(true);
      }
    }
  });

  it('shows whom it pushes, by their emblem, before it is made', () => {
    const pushing = choosing.filter((snapshot) => offerOf(snapshot)?.moves.some(({ pushes }) => pushes.length > 0));
    expect(pushing.length).toBeGreaterThan(0);
    for (const snapshot of pushing) {
      const { placements } = place(modelOf(snapshot));
      for (const { to, pushes } of offerOf(snapshot)?.moves ?? []) {
        const first = pushes[0];
        if (first === undefined) continue;
        const shownAt = placements.filter(
          ({ key, art }) => key.startsWith(`effect:card:${to}:`) && art === `emblem/${first.seat}`,
        );
        expect(shownAt).toHaveLength(1);
      }
    }
  });
});

describe('the trail while a move is chosen', () => {
  it('has one mark beside a stop, and emblems of the pushed only for the move that is pointed at', () => {
    const { shown } = playedWith('pushed', { starter: 0 }, 4, [0, 1, 2, 3]);
    let pushing = 0;
    for (const snapshot of choosingOf(shown)) {
      const moves = offerOf(snapshot)?.moves ?? [];
      const { placements } = place(modelOf(snapshot));
      expect(placements.filter(({ key }) => key.startsWith('pushed:'))).toEqual([]);
      for (const { by, to, pushes } of moves) {
        const marks = placements.filter(({ key }) => key.startsWith(`effect:at:${to}:`));
        expect(marks.length).toBeLessThanOrEqual(1);
        if (pushes.length === 0) continue;
        pushing += 1;
        expect(marks.map(({ art }) => art)).toEqual(['icon/push']);
        const aimed = place(modelOf(snapshot, { pointed: { type: 'move', by } })).placements;
        expect(aimed.filter(({ key }) => key.startsWith('pushed:'))).toHaveLength(pushes.length);
      }
    }
    expect(pushing).toBeGreaterThan(0);
  });
});

describe('a ladybug who finds the basket empty', () => {
  it('has no picture of a second block', () => {
    const { shown } = playedWith('pushed', { starter: 0 }, 4, [0, 1, 2, 3]);
    const waiting = choosingOf(shown).filter((one) =>
      offerOf(one)?.moves.some(({ effect }) => effect.what === 'ladybug'),
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const one of waiting) {
      const covered = (container: number) =>
        place(modelOf({ ...one, view: { ...one.view, container } })).placements.filter(
          ({ key, art }) => key.startsWith('effect:card:') && art === 'block/down',
        ).length;
      expect(covered(9)).toBeGreaterThan(0);
      expect(covered(0)).toBe(0);
    }
  });
});

describe('a move that pushes one who pushes another', () => {
  const [base] = choosingOf(playedWith('pushed', { starter: 0, hills: '10' }, 4, [0, 1, 2, 3]).shown);
  if (base === undefined) throw new Error('a player chooses a move');

  it.each(SCREENS)('says of each of them who, how far and with what fate, at $width × $height', (viewport) => {
    const offer = offerOf(base);
    const [move, ...others] = offer?.moves ?? [];
    if (offer == null || move === undefined) throw new Error('there is a move');
    const pushes = [
      { seat: 1, by: 0, from: 6, to: 10, effect: { what: 'must-take', block: 'red' } },
      { seat: 2, by: 1, from: 10, to: 14, effect: { what: 'anteater', loses: true } },
      { seat: 3, by: 2, from: 14, to: 18, effect: { what: 'nothing' } },
    ] as const;
    const moves = [{ ...move, to: 6, pushes }, ...others.filter(({ to }) => to !== 6)];
    const picture = place(modelOf(base, { viewport, offer: { ...offer, moves } })).placements;
    const parts = picture.filter(({ key }) => key.startsWith('effect:card:6:'));
    const arts = parts.map(({ art }) => (typeof art === 'string' ? art : art?.text));
    for (const { seat } of pushes) expect(arts.filter((art) => art === `emblem/${seat}`)).toHaveLength(1);
    expect(arts.filter((art) => art === '4')).toHaveLength(3);
    expect(arts).toEqual(expect.arrayContaining(['block/red', 'anteater']));
    const card = picture.find(({ key }) => key === 'card:6');
    const shape = card?.target?.shape;
    if (card === undefined || shape?.kind !== 'rect') throw new Error('the move has a card');
    for (const { x, y } of parts) {
      expect(Math.abs(x - card.x)).toBeLessThan(shape.rect.width / 2);
      expect(Math.abs(y - card.y)).toBeLessThan(shape.rect.height / 2);
    }
  });
});

describe('on a phone', () => {
  const viewport = { width: 390, height: 526 };

  it('offers each move on a card that a finger finds, with pictures that can be made out', () => {
    const { shown } = playedWith('pushed', { starter: 0, variant: 'clever', hills: '15' }, 4, [0, 1, 2, 3]);
    for (const snapshot of shown.filter(({ view }) => view.phase === 'move')) {
      const model = modelOf(snapshot, { viewport });
      const { unit } = layoutOf(model);
      const { placements } = place(model);
      for (const { key, target, scale = 1 } of placements) {
        if (/^card:/.test(key)) {
          const shape = target?.shape;
          const sides = shape?.kind === 'rect' ? [shape.rect.width, shape.rect.height] : [];
          expect(Math.min(...sides) * unit, key).toBeGreaterThanOrEqual(48);
        }
        if (/^card-die:/.test(key)) expect(scale * 100 * unit, key).toBeGreaterThan(20);
      }
    }
  });

  it('lifts the own hill while its owner builds, and whatever hill is looked at, so that squares are large and numbered', () => {
    const { shown } = playedWith('built', { starter: 0, hills: '15' }, 3, [0]);
    const building = shown.find(({ view }) => view.phase === 'build' && view.actor === 0);
    if (building === undefined) throw new Error('nobody builds');
    for (const fields of [{}, { lookedAt: 2 }]) {
      const model = modelOf(building, { viewport, ...fields });
      const { hills, unit } = layoutOf(model);
      const seat = fields.lookedAt ?? 0;
      expect(hills[seat]?.kind).toBe('lifted');
      expect((hills[seat]?.side ?? 0) * unit).toBeGreaterThan(SMALLEST_TOUCH);
      const { placements } = place(model);
      const numbers = placements.filter(({ key }) => key.startsWith(`number:${seat}:`));
      expect(numbers.map(({ art }) => (typeof art === 'object' ? art?.text : ''))).toEqual(
        Array.from({ length: 15 }, (_, i) => String(i + 1)),
      );
    }
  });

  it('can look at every hill that is small', () => {
    const [first] = played({ starter: 0 }, 4, 1, [0]).shown;
    if (first === undefined) throw new Error('a match has a first position');
    const { placements } = place(modelOf(first, { viewport }));
    const hills = placements.flatMap(({ target }) => (target === undefined ? [] : (hillOf(target.id) ?? [])));
    expect(hills.toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe('what a picture keeps of the past', () => {
  it('is the last roll, muted, until dice are rolled again', () => {
    const { shown } = played({ starter: 0 }, 2, 4, []);
    const resting = shown.find(({ view, step }) => view.phase === 'roll' && step > 2);
    if (resting === undefined) throw new Error('nobody rolls twice');
    const memory = { ...NO_MEMORY, rolled: [4, 2] as const };
    const dice = place(modelOf(resting, { memory })).placements.filter(({ key }) => key.startsWith('die:'));
    expect(dice.map(({ art }) => art)).toEqual(['die/4/plain', 'die/2/plain']);
    for (const { alpha = 1 } of dice) expect(alpha).toBeLessThan(0.6);
  });

  it('is what was left over, as long as a block has to come off the hill for it', () => {
    const { shown } = playedWith('demolished', { starter: 0 }, 2, [0, 1]);
    let memory = NO_MEMORY;
    let seen = 0;
    for (const snapshot of shown) {
      memory = remember(memory, snapshot.events);
      const left = place(modelOf(snapshot, { memory })).placements.filter(({ key }) => /^left:/.test(key));
      const returned = snapshot.events.find(({ type }) => type === 'returned');
      if (snapshot.view.phase === 'demolish' && returned?.type === 'returned') {
        expect(left).toHaveLength(returned.count);
        seen += 1;
      } else if (snapshot.view.phase !== 'demolish') expect(left).toEqual([]);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the end of a match', () => {
  const { shown } = played({ starter: 0, turnLimit: 400 }, 3, 5, [0]);
  const last = shown.at(-1);
  if (last === undefined) throw new Error('a match has a last position');
  const [winner = -1] = bauBoomRules.outcome(last.view)?.winners ?? [];

  it('shows the hill that has won, whole and large, under the sign of its owner, also to those who want no motion', () => {
    const model = modelOf(last, { lookedAt: winner });
    const { placements } = place(model);
    expect(layoutOf(model).hills[winner]?.kind).toBe('lifted');
    expect(placements.find(({ key }) => key === 'crown')?.art).toBe(`emblem/${winner}`);
    for (const block of COLOURS) expect(placements.some(({ key }) => key === `crown:${block}`)).toBe(true);
    const loser = place(modelOf(last, { lookedAt: (winner + 1) % 3 })).placements;
    expect(loser.some(({ key }) => key.startsWith('crown'))).toBe(false);
  });
});

describe('what a ladybug brought', () => {
  it('stands in a bubble for its owner as long as the scene says, and nowhere else', () => {
    const [snapshot] = played({ starter: 0 }, 2, 1, [0]).shown;
    if (snapshot === undefined) throw new Error('a match has a first position');
    const bubble = ({ key }: { key: string }) => key.startsWith('peek');
    expect(place(modelOf(snapshot)).placements.filter(bubble)).toEqual([]);
    const peeking = place(modelOf(snapshot, { peek: { seat: 0, block: 'blue', step: 3 } }));
    expect(peeking.placements.filter(bubble).map(({ art }) => art)).toContain('block/blue');
  });

  it.each(SCREENS)('covers no space of the trail, at $width × $height', (viewport) => {
    const [snapshot] = played({ starter: 0 }, 4, 1, [0]).shown;
    if (snapshot === undefined) throw new Error('a match has a first position');
    const model = modelOf(snapshot, { viewport, peek: { seat: 0, block: 'blue', step: 3 } });
    const bubble = place(model).placements.find(({ key }) => key === 'peek-bubble:3');
    if (bubble === undefined) throw new Error('there is a bubble');
    // The bubble reaches to 84 of its drawing, a block to 27.
    for (const { x, y } of layoutOf(model).trail.places) {
      expect(Math.hypot(x - bubble.x, y - bubble.y)).toBeGreaterThan(84 * (bubble.scale ?? 1) + 27);
    }
  });
});
