import { type AnyGame, apply, eventsFor, type GameTypes, type Seat, stepStream } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import { type GameWire, type OwnView, packStep } from '@boomtown/wire';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { Decoder, Encoder } from '@colyseus/schema';
import { MEASURED_GAMES } from '../chosen-games.ts';
import { alternate } from '../measure/timing.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import { quickChance, startsOf, walk } from '../rules/walk.ts';
import type { Section } from '../section.ts';

const MATCHES = 8;

type Match = readonly ShownStep[];

/** What showing a step takes. Bytes are of one client; times are the processor's. */
interface Shown {
  readonly patch: number;
  readonly message: number;
  readonly join: number;
  readonly writing: number;
  readonly reading: number;
}

export const wireSection: Section = {
  name: 'wire',
  title: 'Wire: what a step costs before it reaches a socket (frame headers and seats left out)',
  async measure({ runs, smoke }) {
    const contestants = MEASURED_GAMES.map((game) => {
      const matches = shownMatches(game, game.info.seats.max, smoke ? 1 : MATCHES);
      const { id, name } = game.info;
      return { name, run: () => showAll(wireOf(id), matches) };
    });
    const measured = await alternate(contestants, runs, 3);
    return MEASURED_GAMES.flatMap(({ info: { name, seats } }) =>
      figuresOf(`${name}, ${seats.max} seats`, measured.get(name)),
    );
  },
};

function figuresOf(group: string, shown: readonly Shown[] = []): readonly Figure[] {
  const figure = (name: string, unit: string, value: (one: Shown) => number) =>
    figureOf({ group, name, unit }, shown.map(value));
  return [
    figure('patch of an action', 'B', ({ patch }) => patch),
    figure('step message of an action', 'B', ({ message }) => message),
    figure('state of a join in mid-match', 'B', ({ join }) => join),
    figure('writing: mirror, patch and messages', 'µs', ({ writing }) => writing),
    figure('reading: patch and view', 'µs', ({ reading }) => reading),
  ];
}

/** The costs of a step, on average over these matches. */
function showAll(wire: GameWire<GameTypes>, matches: readonly Match[]): Shown {
  const steps = matches.reduce((sum, match) => sum + match.length - 1, 0);
  const writing = timed(() => matches.map((match) => patchesOf(wire, match)));
  const patches = writing.result.map((match) => match.slice(2).reduce((bytes, { length }) => bytes + length, 0));
  const reading = timed(() => writing.result.map((match) => readAll(wire, match)));
  const messages = timed(() => matches.map((match) => messageBytes(wire, match)));
  const joins = matches.map((match) => joinBytes(wire, match));
  return {
    patch: sum(patches) / steps,
    message: sum(messages.result) / steps,
    join: sum(joins) / steps,
    writing: (writing.spent + messages.spent) / steps,
    reading: reading.spent / steps,
  };
}

/** The whole state before the match, then a patch for its start and for each step. */
function patchesOf(wire: GameWire<GameTypes>, match: Match): readonly Uint8Array[] {
  const state = new wire.TableState();
  const encoder = new Encoder(state);
  const patches = [Uint8Array.from(encoder.encodeAll())];
  encoder.discardChanges();
  for (const { view } of match) {
    wire.mirror(view, state.game);
    patches.push(Uint8Array.from(encoder.encode()));
    encoder.discardChanges();
  }
  return patches;
}

function readAll(wire: GameWire<GameTypes>, patches: readonly Uint8Array[]): void {
  const page = new Decoder(new wire.TableState());
  for (const [nth, patch] of patches.entries()) {
    page.decode(patch);
    if (nth > 0) wire.read(page.state.game);
  }
}

function messageBytes({ events: layout }: GameWire<GameTypes>, match: Match): number {
  return sum(
    match.flatMap(({ seats }, step) =>
      seats.map(({ events, own }) => {
        const message = packStep(layout, { step, events, you: [own] });
        return getMessageBytes.raw(Protocol.ROOM_DATA, 1, message).length / seats.length;
      }),
    ),
  );
}

function joinBytes(wire: GameWire<GameTypes>, match: Match): number {
  const state = new wire.TableState();
  const encoder = new Encoder(state);
  return sum(
    match.slice(1).map(({ view }) => {
      wire.mirror(view, state.game);
      return encoder.encodeAll().length;
    }),
  );
}

/** CPU time in microseconds: other processes on the machine do not count. */
function timed<T>(work: () => T): { readonly result: T; readonly spent: number } {
  const begin = process.cpuUsage();
  const result = work();
  return { result, spent: process.cpuUsage(begin).user };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** One step of a match as it is shown: the public view, and to each seat its events and its own view. */
interface ShownStep {
  readonly view: GameTypes['PublicView'];
  readonly seats: readonly { readonly events: readonly { readonly type: string }[]; readonly own: OwnView }[];
}

/** Random matches, step by step from the first action on, with the view before it. */
function shownMatches(game: AnyGame, seats: number, number: number): readonly (readonly ShownStep[])[] {
  return startsOf(game, seats, number).map((start, nth) => {
    let step = 0;
    const first: ShownStep = { view: game.publicView(start.state), seats: [] };
    const steps = [...walk(game, start, quickChance(nth + 1))].map(({ state, seat, action }): ShownStep => {
      step += 1;
      const next = apply(game, state, seat, action, stepStream(start.seed, step));
      if (!next.ok) throw new Error(`${game.info.id} refuses a legal action: ${next.error.code}`);
      const { events, state: after } = next.value;
      const shown = (viewer: Seat) => ({
        events: eventsFor(events, [viewer]),
        own: { seat: viewer, view: game.privateView(after, viewer) },
      });
      return { view: game.publicView(after), seats: Array.from({ length: seats }, (_, viewer) => shown(viewer)) };
    });
    return [first, ...steps];
  });
}
