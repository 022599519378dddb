import { words } from '../app/words.ts';
import { settings } from '../kept/settings.ts';

const drawn = Math.random();

/** The name to sit down with: the person's own, or a trade of the building site, so that nobody has to think of one. */
export function suggestedName(): string {
  if (settings.value.name !== '') return settings.value.name;
  const trades = words.value.text('app.trades').split(',');
  return (trades[Math.floor(drawn * trades.length)] ?? '').trim();
}
