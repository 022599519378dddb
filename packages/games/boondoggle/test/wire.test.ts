import { actors, type Match, startMatch, submit } from '@boomtown/game-core';
import { Decoder, Encoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { type Action, type Boondoggle, boondoggleGame } from '../src/rules/index.ts';
import type { Bundle } from '../src/view.ts';
import { wires } from '../src/wire.ts';

const wire = wires.boondoggle;
const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };

/** A match whose positions reach a follower as patches, each of which must be read as the view that it was made from. */
function followed(seats: number) {
  const started = startMatch(boondoggleGame, {}, seats, new Uint8Array(32));
  if (!started.ok) throw new Error(started.error.message);
  let match: Match<Boondoggle> = started.value.match;
  const state = new wire.TableState();
  const encoder = new Encoder(state);
  const follower = new Decoder(new wire.TableState());
  follower.decode(Uint8Array.from(encoder.encodeAll()));
  encoder.discardChanges();
  const show = () => {
    const view = boondoggleGame.publicView(match.state);
    wire.mirror(view, state.game);
    const patch = Uint8Array.from(encoder.encode());
    follower.decode(patch);
    encoder.discardChanges();
    expect(wire.read(follower.state.game)).toEqual(view);
    const joiner = new Decoder(new wire.TableState());
    joiner.decode(Uint8Array.from(encoder.encodeAll()));
    expect(wire.read(joiner.state.game)).toEqual(view);
    return patch;
  };
  show();
  return {
    view: () => boondoggleGame.publicView(match.state),
    act(seat: number, action: Action) {
      const done = submit(match, seat, action);
      if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.error.message}`);
      match = done.value.match;
      return show();
    },
    passTo(phase: Boondoggle['State']['phase']) {
      while (match.state.phase !== phase) {
        const [seat = 0] = actors(boondoggleGame, match.state);
        const own = boondoggleGame.privateView(match.state, seat);
        this.act(seat, boondoggleGame.timeout(boondoggleGame.publicView(match.state), own, seat));
      }
    },
  };
}

describe('the wire of Boondoggle', () => {
  it('carries offers as they are made, answered, withdrawn and fall, and those of the next round under the same ids', () => {
    const match = followed(3);
    for (let round = 0; round < 2; round += 1) {
      match.passTo('trade');
      match.act(0, {
        type: 'offer',
        to: 1,
        give: { ...NOTHING, money: 12 },
        want: { ...NOTHING, cards: ['enforcer'] },
      });
      match.act(2, {
        type: 'offer',
        to: 0,
        give: { ...NOTHING, money: 3 },
        want: { ...NOTHING, honchos: ['smelter'] },
      });
      match.act(1, { type: 'offer', to: 0, give: { ...NOTHING, money: 7 }, want: NOTHING });
      expect(match.view().offers).toHaveLength(3);
      match.act(0, { type: 'accept', offer: 3 });
      match.act(1, { type: 'decline', offer: 1 });
      match.act(2, { type: 'done' });
      expect(match.view().offers).toEqual([]);
      match.act(0, { type: 'done' });
      match.act(1, { type: 'done' });
    }
  });

  it('sends an offer once: a step after it is as short as one without it', () => {
    const match = followed(2);
    match.passTo('trade');
    const offered = match.act(0, { type: 'offer', to: 1, give: { ...NOTHING, money: 12 }, want: NOTHING });
    const after = match.act(1, { type: 'offer', to: 0, give: { ...NOTHING, money: 12 }, want: NOTHING });
    expect(after.length).toBeLessThanOrEqual(offered.length);
    const done = match.act(1, { type: 'decline', offer: 1 });
    expect(done.length).toBeLessThan(offered.length / 2);
  });

  it('carries a hostile purchase while it waits for its answer', () => {
    const match = followed(2);
    match.passTo('build');
    match.act(0, { type: 'buy', market: 'crew', count: 1 });
    match.passTo('play-card');
    const seat = match.view().actor ?? 0;
    if (seat === 0) match.act(0, { type: 'pass' });
    match.act(1, { type: 'play', card: 'hostile-purchase', resource: 'crew', from: 0 });
    expect(match.view().purchase).toEqual({ by: 1, from: 0, resource: 'crew', own: true });
    match.act(0, { type: 'allow' });
    expect(match.view().purchases).toEqual([{ by: 1, from: 0, resource: 'crew' }]);
  });
});
