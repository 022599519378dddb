import { withBasket } from './foreseen-moves.ts';
import type { Block, MovePreview, PushPreview, SpaceEffect, Words } from './rules.ts';
import { aBlock, type BauBoomTelling, nameOf, theBlock, wayName } from './telling.ts';

/** What a move does to those who are pushed, nearest first, and then to the mover. */
export function effectsOf(move: MovePreview, telling: BauBoomTelling): string {
  const { pushes, effect } = withBasket(move, telling.view.container);
  const lies = telling.view.trail[move.to] ?? null;
  const pushed = pushes.map((push) => pushEffect(push, telling));
  const own =
    move.effect.what === 'ladybug' && effect.what !== 'ladybug'
      ? [drainedEffect(move.effect.block, telling.words)]
      : effect.what === 'nothing' && pushed.length > 0
        ? []
        : [ownEffect(effect, telling, lies)];
  return [...pushed, ...own].reduce((first, then) => telling.words.text('bau-boom.effect-then', { first, then }));
}

/** What the mover gets from a ladybug who finds the basket empty. */
function drainedEffect(block: Block | null, words: Words): string {
  return block === null
    ? words.text('bau-boom.effect-ladybug-bare-last')
    : words.text('bau-boom.effect-ladybug-last', { block: aBlock(block, words) });
}

function ownEffect(effect: SpaceEffect, { words, view }: BauBoomTelling, lies: Block | null): string {
  switch (effect.what) {
    case 'nothing':
      return lies === null
        ? words.text('bau-boom.effect-nothing')
        : words.text('bau-boom.effect-no-fit', { block: theBlock(lies, words) });
    case 'may-take':
    case 'must-take':
      return words.text('bau-boom.effect-may-take', { block: aBlock(effect.block, words) });
    case 'ladybug': {
      const seen = drawnSeen(view.options);
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

function pushEffect({ seat, to, effect }: PushPreview, { words, people, view }: BauBoomTelling): string {
  const fill = { name: nameOf(seat, words, people), to: wayName('to', to, words) };
  switch (effect.what) {
    case 'may-take':
    case 'must-take':
      return words.text('bau-boom.effect-push-must-take', { ...fill, block: aBlock(effect.block, words) });
    case 'ladybug': {
      const young = view.options.variant === 'young' ? '-young' : '';
      return effect.block === null
        ? words.text(`bau-boom.effect-push-ladybug-bare${young}`, fill)
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
