import { actors, startMatch, submit } from '@boomtown/game-core';
import { Decoder, Encoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame } from '../src/rules/index.ts';
import { wires } from '../src/wire.ts';

const wire = wires['construction-boom'];

/** A position of a match in which a player chooses on which side a tile leans. */
function leaning() {
  for (let seed = 0; seed < 100; seed += 1) {
    const started = startMatch(constructionBoomGame, {}, 2, new Uint8Array(32).fill(seed));
    if (!started.ok) throw new Error(started.error.message);
    let { match } = started.value;
    for (;;) {
      const [seat] = actors(constructionBoomGame, match.state);
      const view = constructionBoomGame.publicView(match.state);
      if (view.phase === 'lean') return view;
      if (seat === undefined) break;
      const legal = constructionBoomGame.legal(view, constructionBoomGame.privateView(match.state, seat), seat);
      const done = submit(match, seat, legal[(7 * match.step + seed) % legal.length]);
      if (!done.ok) throw new Error(done.error.message);
      match = done.value.match;
    }
  }
  throw new Error('nothing ever leans');
}

describe('the wire of Construction BOOM!', () => {
  it('says whether the tile that leans was the bonus, and no longer once that is taken back', () => {
    const view = leaning();
    const state = new wire.TableState();
    const encoder = new Encoder(state);
    const follower = new Decoder(new wire.TableState());
    follower.decode(Uint8Array.from(encoder.encodeAll()));
    encoder.discardChanges();
    for (const bonusUsed of [false, true, false]) {
      wire.mirror({ ...view, bonusUsed }, state.game);
      follower.decode(Uint8Array.from(encoder.encode()));
      encoder.discardChanges();
      expect(wire.read(follower.state.game)).toEqual({ ...view, bonusUsed });
    }
  });
});
