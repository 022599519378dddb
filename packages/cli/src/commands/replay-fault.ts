import { printable, type ReplayFault, type ReplaySource } from '@boomtown/game-core';

/** At which action a transcript stops to stand, and why. */
export function replayFaultInWords({ index, refusal }: ReplayFault, { actions, seats }: ReplaySource): string {
  const { code, message, rule } = refusal;
  const why = `${printable(message)} (${code}; ${rule === 'contract' ? 'the contract of all games' : `§${rule} of the rules`})`;
  if (index === null) return `The match can’t begin with these options at a table of ${seats}: ${why}`;
  const made = actions[index];
  const what = made === undefined ? '' : ` (seat ${made.seat}: ${printable(JSON.stringify(made.action) ?? 'nothing')})`;
  const before =
    index === 0
      ? 'It is the first one.'
      : `The ${index === 1 ? 'one' : index} before it ${index === 1 ? 'does' : 'do'}.`;
  return `Action ${index + 1} of ${actions.length}${what} does not stand: ${why} ${before}`;
}
