import type { ActionWords } from '@boomtown/ui-kit/sentence';
import { words } from '../../app/words.ts';
import { actionText } from '../../messages/action-text.ts';

/** A legal action in words that stand for themselves, without the heading of its group above them. */
export function moveText(said: ActionWords): string {
  return actionText(said, words.value);
}
