import {
  type AnyGame,
  type Ending,
  endingOf,
  type GameTypes,
  type Match,
  outcome,
  type Seat,
  sameJson,
  shortHash,
  startMatch,
  submit,
} from '@boomtown/game-core';
import type { Account, Sighting } from './account.ts';

/** The part of a table's record that is judged. */
export interface StoredRecord {
  readonly options: object;
  readonly seed: Uint8Array;
  readonly outcome: unknown;
  readonly ending: Ending | null;
  readonly entries: readonly StoredEntry[];
}

interface EntryBase {
  readonly entry: number;
  readonly seat: Seat;
  readonly request: string | null;
}

export type StoredEntry = EntryBase &
  (
    | { readonly kind: 'action'; readonly action: unknown; readonly standIn: string | null }
    | { readonly kind: 'takeback'; readonly of: number }
    | { readonly kind: 'resignation' | 'handover' | 'newcomer' }
  );

/**
 * Holds a table's record against what its clients know: nothing that was acknowledged is lost or moved, nothing stands
 * there that nobody asked for, or that was sent once and stands twice; the record plays again without a disturbance, and
 * at each step where a person looked the views are those that they saw. Returns what is wrong, in words.
 */
export function faultsIn(game: AnyGame, account: Account, stored: StoredRecord): string[] {
  return [
    ...account.complaints,
    ...numberFaults(stored),
    ...entryFaults(account, stored),
    ...acknowledgedFaults(account, stored),
    ...replayFaults(game, account, stored),
  ];
}

function numberFaults({ entries }: StoredRecord): string[] {
  const gap = entries.findIndex(({ entry }, i) => entry !== i + 1);
  return gap === -1 ? [] : [`entry ${gap + 1} has the number ${entries[gap]?.entry}`];
}

function entryFaults({ sent, takebacks, resignations }: Account, { entries }: StoredRecord): string[] {
  const faults: string[] = [];
  const standing = new Set<string>();
  const vacated = new Set<Seat>();
  for (const one of entries) {
    const { entry, seat, request } = one;
    if (one.kind === 'takeback') {
      // It was asked for at the entry before; what it takes back may lie further back, behind an earlier takeback.
      if (takebacks.get(entry - 1)?.seat !== seat) faults.push(`entry ${entry} takes back what nobody asked to`);
    } else if (one.kind === 'resignation') {
      if (!resignations.has(seat) || vacated.has(seat))
        faults.push(`entry ${entry} gives up a seat that nobody gave up`);
      vacated.add(seat);
    } else if (one.kind !== 'action') {
      faults.push(`entry ${entry} is a ${one.kind}, which nobody asked for`);
    } else if (one.standIn !== null) {
      if (one.standIn !== 'vacated' || !vacated.has(seat)) faults.push(`action ${entry} was made for nobody who left`);
    } else {
      const known = request === null ? undefined : sent.get(request);
      if (request === null || known === undefined) {
        faults.push(`action ${entry} was sent by nobody`);
        continue;
      }
      if (standing.has(request)) faults.push(`action ${entry} was sent once and stands twice`);
      standing.add(request);
      if (known.seat !== seat || !sameJson(known.action, one.action))
        faults.push(`action ${entry} is not the one that was sent`);
    }
  }
  return faults;
}

function acknowledgedFaults({ acknowledged, takebacks, resignations }: Account, { entries }: StoredRecord): string[] {
  const faults: string[] = [];
  for (const [request, step] of acknowledged) {
    const there = entries.findIndex((one) => one.kind === 'action' && one.request === request) + 1;
    if (there === 0) faults.push(`the acknowledged action ${step ?? 'of an unknown step'} is lost`);
    else if (step !== null && there !== step) faults.push(`the acknowledged action ${step} stands as action ${there}`);
  }
  for (const [step, { done }] of takebacks) {
    const stands = entries.some(({ kind, entry }) => kind === 'takeback' && entry === step + 1);
    if (done && !stands) faults.push(`the acknowledged takeback at step ${step} is lost`);
  }
  for (const [seat, done] of resignations) {
    const stands = entries.some((one) => one.kind === 'resignation' && one.seat === seat);
    if (done && !stands) faults.push(`the acknowledged resignation of seat ${seat} is lost`);
  }
  return faults;
}

function replayFaults(game: AnyGame, { seats, sightings }: Account, stored: StoredRecord): string[] {
  const { options, seed, entries } = stored;
  const byStep = Map.groupBy(sightings, ({ step }) => step);
  const faults: string[] = [];
  const started = startMatch(game, options, seats, seed);
  if (!started.ok) return [`its setup does not replay: ${started.error.code}`];
  /** What stands, each with the entry that led there. */
  const standing: { readonly entry: number; readonly by: Seat; readonly match: Match<GameTypes> }[] = [];
  const resigned: Seat[] = [];
  const now = () => standing.at(-1)?.match ?? started.value.match;
  const look = (step: number) => {
    const { state } = now();
    const seen = byStep.get(step) ?? [];
    byStep.delete(step);
    if (seen.length === 0) return;
    const view = shortHash(game.publicView(state));
    const isTrue = (one: Sighting) => one.view === view && one.own === shortHash(game.privateView(state, one.seat));
    for (const one of seen)
      if (!isTrue(one)) faults.push(`seat ${one.seat} saw another step ${step} than the record has`);
  };
  look(0);
  for (const one of entries) {
    const { entry, seat } = one;
    if (one.kind === 'action') {
      const made = submit(now(), seat, one.action);
      if (!made.ok) return [...faults, `action ${entry} does not replay: ${made.error.code}`];
      standing.push({ entry, by: seat, match: made.value.match });
    } else if (one.kind === 'takeback') {
      const last = standing.pop();
      if (last?.entry !== one.of || last.by !== seat)
        return [...faults, `entry ${entry} takes back what is not the last`];
    } else if (one.kind === 'resignation') resigned.push(seat);
    look(entry);
  }
  for (const step of byStep.keys()) faults.push(`somebody saw step ${step}, which the record does not have`);
  const rules = outcome(game, now().state);
  if (!sameJson(stored.outcome, rules)) faults.push('the outcome in the record is not that of its replay');
  const ending = endingOf(seats, resigned, rules);
  if (!sameJson(stored.ending, ending)) faults.push('the ending in the record is not that of its replay');
  return faults;
}
