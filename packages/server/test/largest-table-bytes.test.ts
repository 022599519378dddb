import { eventsFor } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { GAME_FOR_SIX, limitsOf } from '@boomtown/registry/chosen';
import { wireOf } from '@boomtown/registry/wires';
import { packStep } from '@boomtown/wire';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { expect, it } from 'vitest';

/** The headers of two frames, and their protocol bytes. */
const FRAMES = 8;
const MOST = 250;
/** So many rounds at most. */
const ROUNDS = 8;
const wire = wireOf(GAME_FOR_SIX.info.id);

it.each([2, 4, 6])(
  'an action of a game for six costs a seat at most 250 bytes on average, at a table of %i',
  (seats) => {
    const play = playAtRandom(GAME_FOR_SIX, {
      seats,
      options: Object.fromEntries(limitsOf(GAME_FOR_SIX).map((key) => [key, ROUNDS])),
      seed: 'bytes',
      policy: 'bytes',
      lean: 'types',
    });
    const state = new wire.TableState();
    const encoder = new Encoder(state);
    encoder.encodeAll();
    encoder.discardChanges();
    let bytes = 0;
    for (const { step, events, state: at } of play.positions) {
      state.step = step;
      wire.mirror(GAME_FOR_SIX.publicView(at), state.game);
      const patch = encoder.encode().length;
      encoder.discardChanges();
      if (step === 0) continue;
      for (let seat = 0; seat < seats; seat += 1) {
        const you = [{ seat, view: GAME_FOR_SIX.privateView(at, seat) }];
        const message = packStep(wire.events, { step, events: eventsFor(events, [seat]), you });
        bytes += FRAMES + patch + getMessageBytes.raw(Protocol.ROOM_DATA, 1, message).length;
      }
    }
    const actions = play.positions.length - 1;
    expect(actions).toBeGreaterThan(50);
    expect(bytes / seats / actions).toBeLessThan(MOST);
  },
);
