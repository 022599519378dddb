import type { ActionWords } from '@boomtown/ui-kit/sentence';
import { placesOf } from './keys.ts';
import {
  type BauBoomAction,
  type Block,
  type MovePreview,
  movePreviews,
  type PushPreview,
  type Seat,
  type SpaceEffect,
  START,
} from './rules.ts';
import { aBlock, type BauBoomTelling, nameOf, spaceName, theBlock } from './telling.ts';

/** A legal action as the list offers it, with what it would do. */
export function actionWords(action: BauBoomAction, seat: Seat, telling: BauBoomTelling): ActionWords {
  const entry = entryOf(action, seat, telling);
  // Under "Build" a block on a square says enough; everything else stands alone as it is.
  const whole =
    action.type === 'build' || action.type === 'demolish'
      ? telling.words.text(`bau-boom.whole-${action.type}`, { what: uncapital(entry.text) })
      : entry.text;
  return { ...entry, whole };
}

function entryOf(action: BauBoomAction, seat: Seat, telling: BauBoomTelling): ActionWords {
  const { words, view } = telling;
  const at = view.barrows[seat]?.at ?? START;
  switch (action.type) {
    case 'roll':
      return {
        group: words.text('bau-boom.group-roll'),
        text: words.text('bau-boom.do-roll'),
        places: placesOf(action, seat, at),
      };
    case 'move': {
      const preview = movePreviews(view).find(({ by }) => by === action.by);
      const to = preview?.to ?? at;
      const move = words.text(`bau-boom.do-${action.by}`, { count: preview?.distance ?? 0, to: spaceName(to, words) });
      const effects = preview === undefined ? '' : effectsOf(preview, telling);
      return {
        group: words.text('bau-boom.group-move'),
        text: effects === '' ? move : words.text('bau-boom.with-effects', { move, effects }),
        places: placesOf(action, seat, to),
      };
    }
    case 'take':
    case 'leave': {
      const block = blockIn(view.trail[at]);
      return {
        group: words.text('bau-boom.group-choice'),
        text: words.text(`bau-boom.do-${action.type}`, { block: theBlock(block, words) }),
        places: placesOf(action, seat, at),
      };
    }
    case 'build':
      return {
        group: words.text('bau-boom.group-build'),
        text: capital(
          words.text('bau-boom.do-build', { block: aBlock(action.block, words), square: action.square + 1 }),
        ),
        places: placesOf(action, seat, at),
      };
    case 'demolish': {
      const block = blockIn(view.hills[seat]?.built[action.square]);
      return {
        group: words.text('bau-boom.group-demolish'),
        text: capital(words.text('bau-boom.do-demolish', { block: aBlock(block, words), square: action.square + 1 })),
        places: placesOf(action, seat, at),
      };
    }
  }
}

/** What a move does to those who are pushed, nearest first, and then to the mover. */
function effectsOf({ to, effect, pushes }: MovePreview, telling: BauBoomTelling): string {
  const pushed = pushes.map((push) => pushEffect(push, telling));
  const own =
    effect.what === 'nothing' && pushed.length > 0 ? [] : [ownEffect(effect, telling, telling.view.trail[to] ?? null)];
  return [...pushed, ...own].reduce((first, then) => telling.words.text('bau-boom.effect-then', { first, then }));
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
  const fill = { name: nameOf(seat, words, people), to: spaceName(to, words) };
  switch (effect.what) {
    case 'may-take':
    case 'must-take':
      return words.text('bau-boom.effect-push-must-take', { ...fill, block: aBlock(effect.block, words) });
    case 'ladybug':
      return words.text(
        view.options.variant === 'young' ? 'bau-boom.effect-push-ladybug-young' : 'bau-boom.effect-push-ladybug',
        fill,
      );
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

/** The block that must be there for the action to be legal. */
function blockIn(block: Block | null | undefined): Block {
  if (block == null) throw new Error('there is no block that this action could be about');
  return block;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

function uncapital(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
