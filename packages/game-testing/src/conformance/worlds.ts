import { judge, sameJson, textStream, type Viewer } from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { deepFreeze } from '../plain-json.ts';
import type { Coverage } from './coverage.ts';
import { checkWorldLeaks } from './leaks.ts';
import { checkPosition, type Insight } from './position.ts';
import { type Made, phaseOf, type Table, viewerList } from './table.ts';

const WORLDS = 2;

/**
 * Invents, for every viewer, other worlds that look the same to it, and checks that they do. Views, actors, legal
 * actions, refusals and outcome are the same. After the same action the events are the same, as long as the views are.
 */
export function checkWorlds(
  table: Table,
  state: object,
  insight: Insight,
  mades: readonly Made[],
  raws: readonly unknown[],
  coverage: Coverage,
): void {
  for (const viewer of viewerList(table)) {
    for (let i = 0; i < WORLDS; i += 1) {
      const world = otherWorld(table, state, viewer, coverage);
      holdSameSight(table, state, insight, world, viewer, raws);
      checkPosition(table, world);
      if (sameJson(world, state)) continue;
      for (const made of mades) checkWorldLeaks(table, state, world, made, viewer);
    }
  }
}

/** Of a single action, only what it tells in other worlds: quick enough for many steps. */
export function checkAllWorldLeaks(table: Table, state: object, made: Made, coverage: Coverage): void {
  for (const viewer of viewerList(table)) {
    const world = otherWorld(table, state, viewer, coverage);
    if (!sameJson(world, state)) checkWorldLeaks(table, state, world, made, viewer);
  }
}

/** A state invented from what a spectator sees fits that, and worlds dealt from it are those dealt from the true state. */
export function checkInvented({ game, choices }: Table, state: object): void {
  const view = game.publicView(state);
  const invented = game.invented?.(view);
  if (invented === undefined) return;
  hold(
    game.parseState(invented).ok,
    'invented-malformed',
    () => 'parseState refuses a state that was invented from a view',
  );
  hold(sameJson(game.publicView(invented), view), 'invented-view', () => {
    return `the invented state has another public view: ${difference(view, game.publicView(invented))}`;
  });
  const chance = `invented ${choices.int(2 ** 32)}`;
  const deal = (from: object) => game.redeal?.(from, null, textStream(chance));
  hold(sameJson(deal(invented), deal(state)), 'invented-deal', () => {
    return `what is dealt anew from the invented state is not what is dealt from the true one: ${difference(deal(state) ?? {}, deal(invented) ?? {})}`;
  });
}

function otherWorld(table: Table, state: object, viewer: Viewer, coverage: Coverage): object {
  const { game, terms, choices } = table;
  const chance = `world ${choices.int(2 ** 32)}`;
  const world = game.redeal?.(state, viewer, textStream(chance));
  hold(world !== undefined, 'redeal-missing', () => 'the game hides something but has no redeal');
  const again = game.redeal?.(state, viewer, textStream(chance));
  hold(sameJson(world, again), 'not-determined', () => `redeal for ${viewer} gives two worlds from the same chance`);
  const differs = !sameJson(world, state);
  const phase = phaseOf(state);
  const hides = terms.hiddenPhases.includes(phase);
  hold(hides || !differs, 'hidden-phases', () => {
    return `redeal for ${viewer} changes a state of phase "${phase}", which the settings do not call a phase with something hidden`;
  });
  coverage.redealt(phase, viewer, differs);
  const parts = terms.hiddenParts(state);
  const others = terms.hiddenParts(world);
  for (const [name, part] of Object.entries(parts)) coverage.part(name, !sameJson(part, others[name]));
  return deepFreeze(world);
}

function holdSameSight(
  table: Table,
  state: object,
  insight: Insight,
  world: object,
  viewer: Viewer,
  raws: readonly unknown[],
): void {
  const { game } = table;
  const view = game.publicView(world);
  hold(sameJson(view, insight.view), 'world-public-view', () => {
    return `another world that fits what ${viewer} knows has another public view (a leak, or a redeal that does not fit): ${difference(insight.view, view)}`;
  });
  hold(sameJson(game.actors(view), insight.acting), 'world-actors', () => `viewer ${viewer}: the actors differ`);
  hold(sameJson(game.outcome(view), insight.outcome), 'world-outcome', () => `viewer ${viewer}: the outcome differs`);
  if (viewer === null) return;
  const own = game.privateView(world, viewer);
  hold(sameJson(own, insight.own[viewer]), 'world-private-view', () => {
    return `another world that fits what seat ${viewer} knows has another private view for it: ${difference(insight.own[viewer] ?? {}, own)}`;
  });
  hold(
    sameJson(game.legal(view, own, viewer), insight.legal[viewer]),
    'world-legal',
    () => `seat ${viewer}: legal differs`,
  );
  for (const raw of raws) {
    const here = judge(game, state, viewer, raw);
    const there = judge(game, world, viewer, raw);
    hold(sameJson(here, there), 'world-refusal', () => {
      return `seat ${viewer}, ${brief(raw)}: ${brief(here)}, but in a world that looks the same ${brief(there)}`;
    });
  }
}

/** The first field in which two objects differ, in short. */
function difference(a: object, b: object): string {
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const here: unknown = Reflect.get(a, key);
    const there: unknown = Reflect.get(b, key);
    if (!sameJson(here, there)) return `${key} is ${brief(here, 200)} in one and ${brief(there, 200)} in the other`;
  }
  return 'the whole';
}
