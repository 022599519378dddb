import type { Block, MovePreview, PushPreview, SpaceEffect } from './rules.ts';
import { aBlock, type BauBoomTelling, nameOf, theBlock, wayName } from './telling.ts';

/** What a move does to those who are pushed, nearest first, and then to the mover. */
export function effectsOf({ to, effect, pushes }: MovePreview, telling: BauBoomTelling): string {
  const pushed = pushes.map((push, nearness) =>
    pushEffect(push, leftAfter(pushes.slice(nearness + 1), telling), telling),
  );
  const own =
    effect.what === 'nothing' && pushed.length > 0
      ? []
      : [ownEffect(effect, leftAfter(pushes, telling), telling, telling.view.trail[to] ?? null)];
  return [...pushed, ...own].reduce((first, then) => telling.words.text('bau-boom.effect-then', { first, then }));
}

/**
 * How many blocks the basket holds at least once these pushed wheelbarrows have suffered their spaces, the last of the
 * chain first (§3.3). What an unloading gives back and takes is not foreseen: one block stands for it.
 */
function leftAfter(pushes: readonly PushPreview[], { view }: BauBoomTelling): number {
  return pushes.reduceRight((left, { effect }) => {
    if (effect.what === 'ladybug') return Math.max(0, left - 1);
    if (effect.what === 'anteater' && effect.loses) return left + 1;
    return effect.what === 'start' && effect.unloads ? Math.max(1, left) : left;
  }, view.container);
}

function ownEffect(effect: SpaceEffect, basket: number, { words, view }: BauBoomTelling, lies: Block | null): string {
  switch (effect.what) {
    case 'nothing':
      return lies === null
        ? words.text('bau-boom.effect-nothing')
        : words.text('bau-boom.effect-no-fit', { block: theBlock(lies, words) });
    case 'may-take':
    case 'must-take':
      return words.text('bau-boom.effect-may-take', { block: aBlock(effect.block, words) });
    case 'ladybug': {
      const seen = basket === 0 ? '-last' : drawnSeen(view.options);
      return effect.block === null
        ? words.text(`bau-boom.effect-ladybug-bare${seen}`)
        : words.text(`bau-boom.effect-ladybug${seen}`, { block: aBlock(effect.block, words) });
    }
    case 'anteater':
      return words.text(effect.loses ? 'bau-boom.effect-anteater' : 'bau-boom.effect-anteater-none');
    case 'start':
      return words.text(effect.unloads ? 'bau-boom.effect-start' : 'bau-boom.effect-start-none');
  }
}

/** Which words tell of a ladybug's block: nobody but its owner sees it, or everybody does, or it goes on the hill (§3.8, §5.3). */
function drawnSeen({ variant, openBarrows }: BauBoomTelling['view']['options']): '' | '-open' | '-young' {
  if (variant === 'young') return '-young';
  return openBarrows ? '-open' : '';
}

function pushEffect(
  { seat, to, effect }: PushPreview,
  basket: number,
  { words, people, view }: BauBoomTelling,
): string {
  const fill = { name: nameOf(seat, words, people), to: wayName('to', to, words) };
  const mustTake = (block: Block) =>
    words.text('bau-boom.effect-push-must-take', { ...fill, block: aBlock(block, words) });
  switch (effect.what) {
    case 'may-take':
    case 'must-take':
      return mustTake(effect.block);
    case 'ladybug': {
      const young = view.options.variant === 'young' ? '-young' : '';
      if (effect.block === null) {
        return words.text(basket === 0 ? 'bau-boom.effect-push' : `bau-boom.effect-push-ladybug-bare${young}`, fill);
      }
      return basket === 0
        ? mustTake(effect.block)
        : words.text(`bau-boom.effect-push-ladybug${young}`, { ...fill, block: aBlock(effect.block, words) });
    }
    case 'anteater':
      return words.text(effect.loses ? 'bau-boom.effect-push-anteater' : 'bau-boom.effect-push', fill);
    case 'start':
      return effect.unloads
        ? words.text('bau-boom.effect-push-start', { name: fill.name })
        : words.text('bau-boom.effect-push', fill);
    case 'nothing':
      return words.text('bau-boom.effect-push', fill);
  }
}
