import { fastRng } from '@boomtown/bots/playing';
import { startMatch } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { dealsOf, playedOut } from '../../src/bots/sampling.ts';
import { searched } from '../../src/bots/search.ts';
import { whileBuilding } from '../../src/bots/worth.ts';
import { constructionBoomGame, type State } from '../../src/rules/index.ts';
import type { BiddingView, BuildingView, Contract } from '../../src/view.ts';

const CONTRACT: Contract = { contractor: 0, number: 5, material: 'cheap', doubled: false };
const never = (): boolean => false;

/** The first round of a match, in which seat 0 opens. */
function dealt(seed: number): State {
  const started = startMatch(constructionBoomGame, { rounds: 1, opener: 0 }, 2, new Uint8Array(32).fill(seed));
  if (!started.ok) throw new Error(started.error.message);
  return started.value.match.state;
}

function building(seed: number): BuildingView {
  const view = whileBuilding({ ...dealt(seed), phase: 'build', contract: CONTRACT, turn: 0 });
  if (view === null) throw new Error('nobody builds');
  return view;
}

/** What the contractor may hope for after an action and the saboteur's best answer to it. */
function afterAnswer(after: State): number {
  const view = whileBuilding(after);
  if (view === null) throw new Error('the round is over');
  const [answer] = searched(view, CONTRACT, fastRng(1), { depth: 1, isOver: never });
  return answer?.worth ?? Number.NaN;
}

describe('a search of the construction phase', () => {
  const seeds = [1, 2, 3, 4, 5, 6];

  test('finds an action that stands up to the answer better than the one that looks best', () => {
    let better = 0;
    for (const seed of seeds) {
      const [greedy] = searched(building(seed), CONTRACT, fastRng(1), { depth: 1, isOver: never });
      const [best] = searched(building(seed), CONTRACT, fastRng(1), { depth: 2, isOver: never });
      if (greedy === undefined || best === undefined) throw new Error('nothing can be done');
      if (greedy.after.phase !== 'build' || best.after.phase !== 'build') continue;
      expect(best.worth).toBeCloseTo(afterAnswer(best.after));
      expect(best.worth).toBeGreaterThanOrEqual(afterAnswer(greedy.after) - 1e-9);
      if (best.worth > afterAnswer(greedy.after) + 0.1) better += 1;
    }
    expect(better).toBeGreaterThan(0);
  });

  test('gives an answer however little time there is', () => {
    const view = building(1);
    const [best] = searched(view, CONTRACT, fastRng(1), { depth: 6, isOver: () => true });
    expect(constructionBoomGame.legal(view, {}, 0)).toContainEqual(best?.action);
  });
});

describe('deals that could be the true one', () => {
  const state = dealt(9);
  const view = constructionBoomGame.publicView(state);
  const sight = { view, own: constructionBoomGame.privateView(state, 1), seat: 1, legal: [], seen: [] };
  // Before anything is bid the view is one of the bidding.
  const deal = dealsOf(sight, view as BiddingView, fastRng(3));
  const deals = Array.from({ length: 20 }, deal);

  test('leave the own hand and the building as they are, and deal out the rest', () => {
    for (const { hands, aside, building: built } of deals) {
      expect(hands[1]).toEqual(state.hands[1]);
      expect(built).toEqual(state.building);
      expect(new Set([...hands[0], ...hands[1], ...aside, ...built.map(({ tile }) => tile)]).size).toBe(48);
    }
    expect(new Set(deals.map(({ hands }) => hands[0].join())).size).toBeGreaterThan(15);
  });

  test('are played to the end of the round, the more of the material is held the better for its contractor', () => {
    const counts = (material: Contract['material']): number =>
      deals
        .slice(0, 8)
        .reduce((sum, one) => sum + playedOut(one, { ...CONTRACT, contractor: 1, material }, fastRng(1)), 0);
    const held = (first: number, end: number): number => state.hands[1].filter((id) => id >= first && id < end).length;
    const byMaterial = [
      { held: held(0, 16), count: counts('old') },
      { held: held(16, 32), count: counts('modern') },
      { held: held(32, 48), count: counts('cheap') },
    ].sort((a, b) => a.held - b.held);
    expect(byMaterial.at(-1)?.held).toBeGreaterThan(byMaterial[0]?.held ?? 0);
    expect(byMaterial.at(-1)?.count).toBeGreaterThan(byMaterial[0]?.count ?? 0);
  });
});
