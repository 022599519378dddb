import type { AnyGame } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { wireOf } from '@boomtown/registry/wires';
import { packStep, unpackStep } from '@boomtown/wire';
import { Decoder, Encoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';

/** The bytes of a patch from the encoder's shared buffer, kept apart from it. */
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);

describe.each(GAME_IDS)('the wire of %s', (id) => {
  const game: AnyGame = gameOf(id);
  const wire = wireOf(id);

  for (const [index, { seats, options }] of game.samples.entries()) {
    it(`read(mirror(view)) is the view in every position of sample ${index}: a client that saw all patches, and one that joins now`, () => {
      const play = playAtRandom(game, { seats, options, seed: `wire ${index}`, policy: `wire ${index}` });
      const state = new wire.TableState();
      const encoder = new Encoder(state);
      const follower = new Decoder(new wire.TableState());
      follower.decode(copy(encoder.encodeAll()));
      encoder.discardChanges();
      for (const position of play.positions) {
        const view = game.publicView(position.state);
        wire.mirror(view, state.game);
        follower.decode(copy(encoder.encode()));
        encoder.discardChanges();
        expect(wire.read(follower.state.game), `step ${position.step}`).toEqual(view);
        if (position.step % 10 === 0) {
          const joiner = new Decoder(new wire.TableState());
          joiner.decode(copy(encoder.encodeAll()));
          expect(wire.read(joiner.state.game), `joining at step ${position.step}`).toEqual(view);
        }
      }
      expect(play.outcome).not.toBeNull();
    });
  }

  it('follows a match that goes back: after any position it carries the one before it, and then the one after it', () => {
    for (const [index, { seats, options }] of game.samples.entries()) {
      const { positions } = playAtRandom(game, { seats, options, seed: `back ${index}`, policy: `back ${index}` });
      const state = new wire.TableState();
      const encoder = new Encoder(state);
      const follower = new Decoder(new wire.TableState());
      follower.decode(copy(encoder.encodeAll()));
      encoder.discardChanges();
      for (const [step, position] of positions.entries()) {
        for (const shown of [position, positions[step - 1] ?? position, position]) {
          const view = game.publicView(shown.state);
          wire.mirror(view, state.game);
          follower.decode(copy(encoder.encode()));
          encoder.discardChanges();
          expect(wire.read(follower.state.game), `sample ${index}, at step ${step}`).toEqual(view);
        }
      }
    }
  });

  it('packs every event of a game and unpacks it unchanged', () => {
    for (const [index, { seats, options }] of game.samples.entries()) {
      const play = playAtRandom(game, { seats, options, seed: `events ${index}`, policy: `events ${index}` });
      for (const { step, events } of play.positions) {
        const message = { step, events: events.map(({ event }) => event), you: [{ seat: 0, view: { hand: [1] } }] };
        expect(unpackStep(wire.events, packStep(wire.events, message))).toEqual(message);
      }
    }
  });
});
