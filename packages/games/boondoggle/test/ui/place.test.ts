import { describe, expect, it } from 'vitest';
import { spritesFor } from '../../src/ui/art/sprites.ts';
import { layoutFor, ribbonOf } from '../../src/ui/layout.ts';
import { place } from '../../src/ui/place.ts';
import { type Action, NODES, nextMiles, SEGMENT_IDS } from '../../src/ui/rules.ts';
import { type SceneModel, sceneTexts } from '../../src/ui/scene-model.ts';
import type { Seen } from './matches.ts';
import { MATCHES, offersAt, tellingOf } from './telling-of.ts';

const DESKTOP = { width: 735, height: 550, ratio: 1 };
const PHONE = { width: 390, height: 320, ratio: 3 };

function modelOf(seen: Seen, near: number | null, more: Partial<SceneModel> = {}): SceneModel {
  const mine = offersAt(seen).find(({ seat }) => seat === near);
  return {
    step: seen.step,
    view: seen.view,
    viewport: DESKTOP,
    near,
    own: near === null ? null : (seen.own[near] ?? null),
    offer: mine ?? null,
    pointed: null,
    passage: null,
    confirming: false,
    hovered: null,
    lit: [],
    texts: sceneTexts(tellingOf(seen.view)),
    ...more,
  };
}

/** The first position of the second match at which this seat may do an action of this type. */
function momentOf(type: Action['type'], seat = 0): { readonly seen: Seen; readonly action: Action } {
  for (const match of MATCHES) {
    for (const seen of match) {
      const action = offersAt(seen)
        .find((offer) => offer.seat === seat)
        ?.legal.find((one) => one.type === type);
      if (action !== undefined) return { seen, action };
    }
  }
  throw new Error(`nobody ever may ${type}`);
}

describe('the map', () => {
  it('is drawn at every position from known sprites, each thing once, on any screen', () => {
    const book = spritesFor('light');
    for (const match of MATCHES) {
      for (const seen of match.filter(({ step }) => step % 7 === 0)) {
        for (const [near, viewport] of [
          [0, DESKTOP],
          [1, PHONE],
          [null, DESKTOP],
        ] as const) {
          const { placements } = place(modelOf(seen, near, { viewport }));
          expect(new Set(placements.map(({ key }) => key)).size).toBe(placements.length);
          for (const { art } of placements) {
            if (art === null) continue;
            if (typeof art === 'string') expect(book.drawing(art).kind).toMatch(/painted|vector/);
            else expect(book.style(art.style).size).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it('shows every road and every scheme, and a flag where each project stands', () => {
    for (const match of MATCHES) {
      const last = match.at(-1);
      if (last === undefined) throw new Error('a match has positions');
      const { placements } = place(modelOf(last, null));
      const count = (prefix: string) => placements.filter(({ key }) => key.startsWith(prefix)).length;
      const roads = Object.values(last.view.segments).reduce((sum, stack) => sum + stack.length, 0);
      const schemes = last.view.players
        .flatMap(({ project }) => project)
        .filter(({ by }) => by === 'kickback' || by === 'guardrail');
      expect(count('road:')).toBe(roads);
      expect(count('sign:')).toBe(roads);
      expect(count('disc:')).toBe(schemes.length);
      expect(count('flag:')).toBe(last.view.players.length);
    }
  });

  it('stacks elevated roads visibly: each stands apart from the one below it, and is painted after it', () => {
    let stacked = 0;
    for (const match of MATCHES) {
      for (const seen of match.filter(({ step }) => step % 7 === 0)) {
        for (const [segment, roads] of Object.entries(seen.view.segments)) {
          const [low, high] = roads;
          if (low === undefined || high === undefined) continue;
          const { placements } = place(modelOf(seen, null));
          const below = placements.find(({ key }) => key === `road:${segment}:${low.seat}`);
          const above = placements.find(({ key }) => key === `road:${segment}:${high.seat}`);
          if (below === undefined || above === undefined) throw new Error('both roads are drawn');
          expect(Math.hypot(above.x - below.x, above.y - below.y)).toBeGreaterThan(20);
          expect(above.z).toBeGreaterThan(below.z);
          expect(above.art).toMatch(/^deck\//);
          stacked += 1;
        }
      }
    }
    expect(stacked).toBeGreaterThan(0);
  });

  it('keeps every place inside the picture, on wide, square and tall screens', () => {
    for (const viewport of [DESKTOP, PHONE, { width: 1600, height: 500 }, { width: 500, height: 900 }]) {
      const { bounds, nodes } = layoutFor(viewport);
      for (const node of NODES) {
        expect(nodes[node].x - 60).toBeGreaterThan(bounds.x);
        expect(nodes[node].x + 60).toBeLessThan(bounds.x + bounds.width);
        expect(nodes[node].y - 60).toBeGreaterThan(bounds.y);
        expect(nodes[node].y + 60).toBeLessThan(bounds.y + bounds.height);
      }
    }
  });

  it('turns no ribbon upside down', () => {
    const layout = layoutFor(DESKTOP);
    for (const segment of SEGMENT_IDS) {
      const { rotation, up } = ribbonOf(layout, segment);
      expect(Math.abs(rotation)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9);
      expect(up.y).toBeLessThanOrEqual(1e-9);
    }
  });

  it('parks the truck at the player who goes first', () => {
    const [, match = []] = MATCHES;
    const seen = match.at(-1);
    if (seen === undefined) throw new Error('a match has positions');
    const { placements } = place(modelOf(seen, null));
    const truck = placements.find(({ key }) => key === 'truck');
    const office = placements.find(({ key }) => key === `node:S${seen.view.players[seen.view.starter]?.company}`);
    expect(Math.hypot((truck?.x ?? 0) - (office?.x ?? 0), (truck?.y ?? 0) - (office?.y ?? 0))).toBeLessThan(130);
  });
});

describe('one’s own next miles', () => {
  it('can be touched, all of them, and nothing of them is there for a spectator', () => {
    const { seen } = momentOf('build');
    const free = nextMiles(seen.view, 0).filter(({ build }) => build.refusal?.code !== 'own-road');
    const targets = (near: number | null) =>
      place(modelOf(seen, near)).placements.flatMap(({ target }) => (target === undefined ? [] : [target.id]));
    expect(targets(0)).toEqual(expect.arrayContaining(free.map(({ segment }) => `segment:${segment}`)));
    expect(targets(null)).toEqual([]);
  });

  it('carry a tag that says what they take, in small letters what one lacks', () => {
    const { seen, action } = momentOf('build');
    if (action.type !== 'build') throw new Error('it builds');
    const tagAt = (model: SceneModel) =>
      place(model).placements.find(({ key }) => key === `tag:${action.segment}`)?.art;
    const rich = modelOf(seen, 0);
    expect(tagAt(rich)).toMatch(/^tag\/ready\/\d\/\/[CAPS]+\//);
    const players = seen.view.players.map((player) => ({
      ...player,
      goods: { crew: 0, asphalt: 0, permit: 0, steel: 0 },
    }));
    expect(tagAt({ ...rich, view: { ...seen.view, players } })).toMatch(/^tag\/lack\/\d\/\/[caps]+\//);
  });

  it('show the road as a ghost when one points at it', () => {
    const { seen, action } = momentOf('build');
    const ghosts = (pointed: Action | null) =>
      place(modelOf(seen, 0, { pointed })).placements.filter(({ key }) => key === 'ghost');
    expect(ghosts(null)).toEqual([]);
    expect(ghosts(action)).toHaveLength(1);
  });

  it('draw every lane that would be passed again', () => {
    for (const match of MATCHES) {
      for (const seen of match) {
        const [mine] = offersAt(seen);
        if (mine === undefined || seen.view.phase !== 'build') continue;
        for (const mile of nextMiles(seen.view, mine.seat)) {
          const built = mine.legal.find((action) => action.type === 'build' && action.segment === mile.segment);
          if (mile.passes.length === 0 || built === undefined) continue;
          const { placements } = place(modelOf(seen, mine.seat));
          for (const lane of mile.passes) {
            expect(placements.some(({ key }) => key === `pass:${mile.segment}:${lane}`)).toBe(true);
          }
          return;
        }
      }
    }
    throw new Error('no match has a second pass');
  });
});
