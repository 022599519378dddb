import type { TableView } from '@boomtown/client';
import type { Words } from '../../messages/words.ts';

/** Names in the bar of a table; its dialog has the others. */
const NAMED_IN_BAR = 2;

/** Who watches, in one line: by name, as far as spectators wish it. */
export function watchingText(
  { watchers, watcherNames }: Pick<TableView, 'watchers' | 'watcherNames'>,
  watching: boolean,
  { text, list }: Words,
): string {
  if (watching) return text('table.youWatch', { count: watchers });
  const names = watcherNames.slice(0, NAMED_IN_BAR);
  if (names.length === 0) return text('table.watchers', { count: watchers });
  const others = watchers - names.length;
  const who = others > 0 ? [...names, text('spectators.others', { count: others })] : names;
  return text('spectators.watch', { count: watchers, names: list(who) });
}
