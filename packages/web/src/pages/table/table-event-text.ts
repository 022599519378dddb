import type { Person } from '@boomtown/ui-kit/sentence';
import type { StepExtras } from '@boomtown/wire/browser';
import type { Words } from '../../words/words.ts';

/**
 * What the table itself says of a step, in a sentence; `null` where it says nothing. `quiet`: nothing more is told of it.
 * @param undone what had been done that is taken back, in sentences; empty where that is not known
 */
export function tableEventText(
  { deed, standIn }: StepExtras,
  quiet: boolean,
  people: readonly Person[],
  { text, list }: Words,
  undone = '',
): string | null {
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  if (deed?.type === 'resigned') return text('log.resigned', { name: nameOf(deed.seat) });
  if (deed?.type === 'handed-over') return text(`bots.log-${deed.why}`, { name: nameOf(deed.seat) });
  if (deed?.type === 'newcomer') return text('bots.log-newcomer', { from: deed.from, to: deed.to });
  if (deed?.type === 'took-back') {
    const name = nameOf(deed.seat);
    if (undone !== '') {
      return deed.agreed.length === 0
        ? text('log.tookBackMove', { name, move: undone })
        : text('log.tookBackMoveAgreed', { name, move: undone, people: list(deed.agreed.map(nameOf)) });
    }
    return deed.agreed.length === 0
      ? text('log.tookBack', { name })
      : text('log.tookBackAgreed', { name, people: list(deed.agreed.map(nameOf)) });
  }
  if (standIn?.by === 'time') return text(quiet ? 'clock.wasUpQuiet' : 'clock.wasUp', { name: nameOf(standIn.seat) });
  return standIn?.by === 'vacated' ? text('log.vacated', { name: nameOf(standIn.seat) }) : null;
}
