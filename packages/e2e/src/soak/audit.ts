import { type AnyGame, outcome, replay, sameJson, shortHash } from '@boomtown/game-core';
import type { Account, Sighting } from './account.ts';

/** The part of a table's record that is judged. */
export interface Kept {
  readonly options: object;
  readonly seed: Uint8Array;
  readonly outcome: unknown;
  readonly entries: readonly KeptEntry[];
}

export interface KeptEntry {
  readonly entry: number;
  readonly seat: number;
  readonly action: unknown;
  readonly request: string | null;
}

/**
 * Holds a table's record against what its clients know: no acknowledged action is lost or moved, none stands there that
 * nobody sent, or that was sent once and stands twice; the record plays again without a disturbance, and at each step
 * where somebody looked the views are those that they saw. Returns what is wrong, in words.
 */
export function faultsIn(game: AnyGame, account: Account, kept: Kept): string[] {
  return [
    ...account.complaints,
    ...numberFaults(kept),
    ...entryFaults(account, kept),
    ...replayFaults(game, account, kept),
  ];
}

function numberFaults({ entries }: Kept): string[] {
  const gap = entries.findIndex(({ entry }, i) => entry !== i + 1);
  return gap === -1 ? [] : [`entry ${gap + 1} has the number ${entries[gap]?.entry}`];
}

function entryFaults({ sent, acknowledged }: Account, { entries }: Kept): string[] {
  const faults: string[] = [];
  const standing = new Set<string>();
  for (const { entry, seat, action, request } of entries) {
    const known = request === null ? undefined : sent.get(request);
    if (request === null || known === undefined) {
      faults.push(`action ${entry} was sent by nobody`);
      continue;
    }
    if (standing.has(request)) faults.push(`action ${entry} was sent once and stands twice`);
    standing.add(request);
    if (known.seat !== seat || !sameJson(known.action, action))
      faults.push(`action ${entry} is not the one that was sent`);
  }
  for (const [request, step] of acknowledged) {
    const there = entries.findIndex((one) => one.request === request) + 1;
    if (there === 0) faults.push(`the acknowledged action ${step ?? 'of an unknown step'} is lost`);
    else if (step !== null && there !== step) faults.push(`the acknowledged action ${step} stands as action ${there}`);
  }
  return faults;
}

function replayFaults(
  game: AnyGame,
  { seats, sightings }: Account,
  { options, seed, entries, outcome: written }: Kept,
): string[] {
  const byStep = Map.groupBy(sightings, ({ step }) => step);
  const faults: string[] = [];
  const replayed = replay(game, { options, seats, seed, actions: entries }, ({ match: { step, state } }) => {
    const seen = byStep.get(step) ?? [];
    byStep.delete(step);
    if (seen.length === 0) return;
    const view = shortHash(game.publicView(state));
    const isTrue = (one: Sighting) => one.view === view && one.own === shortHash(game.privateView(state, one.seat));
    for (const one of seen)
      if (!isTrue(one)) faults.push(`seat ${one.seat} saw another step ${step} than the record has`);
  });
  if (!replayed.ok)
    return [...faults, `action ${(replayed.error.index ?? -1) + 1} does not replay: ${replayed.error.refusal.code}`];
  for (const step of byStep.keys()) faults.push(`somebody saw step ${step}, which the record does not have`);
  if (!sameJson(written, outcome(game, replayed.value.state)))
    faults.push('the outcome in the record is not that of its replay');
  return faults;
}
