import { eventsFor, type ReplaySource, readTranscript, replay, type Transcript, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { describe, expect, it } from 'vitest';
import { openTranscript } from '../../src/replay/open-transcript.ts';
import {
  type Perspective,
  type ReplayedMatch,
  seatsBehind,
  snapshotAt,
  snapshotsOf,
  turnsOf,
} from '../../src/replay/replay-positions.ts';
import { playthroughs } from './playthroughs.ts';

const PLAYTHROUGHS = playthroughs();
/** Jumps in each playthrough, for each pair of eyes. */
const JUMPS = 12;

async function replayedMatchOf(transcript: Transcript): Promise<ReplayedMatch> {
  const result = await openTranscript(transcript, loadRules);
  if (!result.ok) throw new Error(result.fault.what);
  return result.opened.replayed;
}

function sourceOf(transcript: Transcript): ReplaySource {
  const read = readTranscript(transcript);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.source;
}

/** What is seen after this many actions, from a replay that knows nothing of the later ones. */
function fromScratch({ rules, seats }: ReplayedMatch, source: ReplaySource, step: number, perspective: Perspective) {
  let events: Parameters<typeof eventsFor>[0] = [];
  const end = replay(rules, { ...source, actions: source.actions.slice(0, step) }, (progress) => {
    events = progress.events;
  });
  if (!end.ok) throw new Error(end.error.refusal.message);
  const looking = seatsBehind(perspective, seats);
  return {
    step,
    view: rules.publicView(end.value.state),
    you: looking.map((seat) => ({ seat, view: rules.privateView(end.value.state, seat) })),
    events: eventsFor(events, looking),
  };
}

it('there are playthroughs of every game', () => {
  expect(new Set(PLAYTHROUGHS.map(([, { game }]) => game))).toEqual(new Set(GAME_IDS));
});

describe.each(PLAYTHROUGHS)('the positions of a match of %s', (name, transcript) => {
  it('has a frame for the setup and one for each action', async () => {
    const { positions } = await replayedMatchOf(transcript);
    expect(positions).toHaveLength(transcript.actions.length + 1);
    expect(positions.slice(1).map(({ made }) => made)).toEqual(sourceOf(transcript).actions);
  });

  it('shows after any jump, forward or back, what a replay from scratch shows', async () => {
    const replayed = await replayedMatchOf(transcript);
    const source = sourceOf(transcript);
    const chance = textStream(name);
    for (const perspective of ['watcher', 0, replayed.seats - 1] as const) {
      const snapshots = snapshotsOf(replayed, perspective);
      for (let jump = 0; jump < JUMPS; jump += 1) {
        const step = chance.int(replayed.positions.length);
        const { earlier, ...seen } = snapshotAt(snapshots, step);
        expect(seen, `step ${step}, ${perspective}`).toEqual(fromScratch(replayed, source, step, perspective));
        expect(earlier?.map((one) => one.step)).toEqual(Array.from({ length: step }, (_, one) => one));
      }
    }
  });

  it('shows a spectator nothing that only seats know, and whose eyes are open all of that', async () => {
    const replayed = await replayedMatchOf(transcript);
    const seats = Array.from({ length: replayed.seats }, (_, seat) => seat);
    const open = snapshotsOf(replayed, 'open');
    expect(snapshotsOf(replayed, 'watcher').every(({ you }) => you.length === 0)).toBe(true);
    for (const seat of seats) {
      const own = snapshotsOf(replayed, seat);
      expect(own.map(({ you }) => you)).toEqual(open.map(({ you }) => you.filter((held) => held.seat === seat)));
    }
  });

  it('begins a turn where another person acts', async () => {
    const replayed = await replayedMatchOf(transcript);
    const seats = transcript.actions.map(({ seat }) => seat);
    const turns = turnsOf(replayed.positions);
    expect(turns[0]).toBe(1);
    for (const [i, step] of turns.entries()) {
      const end = turns[i + 1] ?? replayed.positions.length;
      expect(new Set(seats.slice(step - 1, end - 1)).size).toBe(1);
      if (step > 1) expect(seats[step - 2]).not.toBe(seats[step - 1]);
    }
  });
});

it('with everything open, shows what lies in the wheelbarrows too', async () => {
  const [, transcript] = PLAYTHROUGHS.find(([name]) => name === 'standard-win.txt') ?? [];
  if (transcript === undefined) throw new Error('there is such a playthrough');
  const replayed = await replayedMatchOf(transcript);
  const loads = (perspective: Perspective) =>
    snapshotsOf(replayed, perspective).map(({ view }) => (view as { barrows: readonly { load: unknown }[] }).barrows);
  const covered = loads(0).flat();
  const open = loads('open').flat();
  expect(covered.every(({ load }) => typeof load === 'number')).toBe(true);
  expect(open.map(({ load }) => (Array.isArray(load) ? load.length : null))).toEqual(covered.map(({ load }) => load));
  expect(covered.some(({ load }) => load !== 0)).toBe(true);
});
