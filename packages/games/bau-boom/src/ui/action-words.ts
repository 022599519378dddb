import type { ActionWords } from '@boomtown/ui-kit/sentence';
import { effectsOf } from './effect-words.ts';
import { placesOf } from './keys.ts';
import { type BauBoomAction, type Block, movePreviews, type Seat, START } from './rules.ts';
import { aBlock, type BauBoomTelling, theBlock, wayName } from './telling.ts';

/** A legal action as the list offers it, with what it would do. */
export function actionWords(action: BauBoomAction, seat: Seat, telling: BauBoomTelling): ActionWords {
  const entry = entryOf(action, seat, telling);
  switch (action.type) {
    // Under "Build" a block on a square says enough.
    case 'build':
    case 'demolish':
      return {
        ...entry,
        whole: telling.words.text(`bau-boom.whole-${action.type}`, { what: uncapital(entry.text) }),
      };
    case 'move':
      return { ...entry, whole: entry.text, alone: moveText(action, 'whole', seat, telling) };
    default:
      return { ...entry, whole: entry.text };
  }
}

/** A move and what it would do: under its heading, or standing alone. */
function moveText(
  { by }: Extract<BauBoomAction, { type: 'move' }>,
  form: 'do' | 'whole',
  seat: Seat,
  telling: BauBoomTelling,
): string {
  const { words, view } = telling;
  const preview = movePreviews(view).find((one) => one.by === by);
  const to = preview?.to ?? view.barrows[seat]?.at ?? START;
  const move = words.text(`bau-boom.${form}-${by}`, { count: preview?.distance ?? 0, to: wayName('to', to, words) });
  const effects = preview === undefined ? '' : effectsOf(preview, telling);
  return effects === '' ? move : words.text('bau-boom.with-effects', { move, effects });
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
      const to = movePreviews(view).find(({ by }) => by === action.by)?.to ?? at;
      return {
        group: words.text('bau-boom.group-move'),
        text: moveText(action, 'do', seat, telling),
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
