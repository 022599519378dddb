import type { ActionWords } from '@boomtown/ui-kit/sentence';
import { words } from '../../app/words.ts';

/** A legal action in words that stand for themselves, without the heading of its group above them. */
export function moveText({ group, text, whole }: ActionWords): string {
  return whole ?? words.value.text('table.move', { group, text });
}
