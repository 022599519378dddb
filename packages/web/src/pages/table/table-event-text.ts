import type { Person } from '@boomtown/ui-kit/sentence';
import type { StepExtras } from '@boomtown/wire/browser';
import type { Words } from '../../messages/words.ts';

/**
 * What the table itself says of a step, in a sentence; `null` where it says nothing. `quiet`: nothing more is told of it.
 * @param undone what had been done that is taken back, in sentences; empty where that is not known
 */
export function tableEventText(
  { tableEvent, standIn }: StepExtras,
  quiet: boolean,
  people: readonly Person[],
  { text, list }: Words,
  undone = '',
): string | null {
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  if (tableEvent?.type === 'resigned') return text('log.resigned', { name: nameOf(tableEvent.seat) });
  if (tableEvent?.type === 'handed-over') return text(`bots.log-${tableEvent.why}`, { name: nameOf(tableEvent.seat) });
  if (tableEvent?.type === 'newcomer') return text('bots.log-newcomer', { from: tableEvent.from, to: tableEvent.to });
  if (tableEvent?.type === 'took-back') {
    const name = nameOf(tableEvent.seat);
    if (undone !== '') {
      return tableEvent.agreed.length === 0
        ? text('log.tookBackMove', { name, move: undone })
        : text('log.tookBackMoveAgreed', { name, move: undone, people: list(tableEvent.agreed.map(nameOf)) });
    }
    return tableEvent.agreed.length === 0
      ? text('log.tookBack', { name })
      : text('log.tookBackAgreed', { name, people: list(tableEvent.agreed.map(nameOf)) });
  }
  if (standIn?.by === 'time') return text(quiet ? 'clock.wasUpQuiet' : 'clock.wasUp', { name: nameOf(standIn.seat) });
  return standIn?.by === 'vacated' ? text('log.vacated', { name: nameOf(standIn.seat) }) : null;
}
