import { Decoder, Encoder } from '@colyseus/schema';
import { describe, expect, it } from 'vitest';
import { packedWire } from '../src/packed-wire.ts';

const wire = packedWire<{
  Options: object;
  State: object;
  Action: { type: string };
  Event: { type: 'went'; seat: number };
  PublicView: object;
  PrivateView: object;
}>({ went: ['seat'] });

/** A view of many fields, of which a few change from step to step and one comes and goes. */
const VIEWS = [
  { board: Array.from({ length: 40 }, () => null), toMove: 0, scores: [0, 0] },
  {
    board: Array.from({ length: 40 }, () => null),
    toMove: 1,
    scores: [0, 0],
    last: { seat: 0, text: 'ü "quoted" {}' },
  },
  { board: Array.from({ length: 40 }, (_, cell) => (cell === 3 ? -1.5 : null)), toMove: 0, scores: [2, 0] },
];

describe('the wire of a game without a schema of its own', () => {
  it('carries every view, forwards and back, to one who follows and one who joins', () => {
    const state = new wire.TableState();
    const encoder = new Encoder(state);
    const follower = new Decoder(new wire.TableState());
    follower.decode(Uint8Array.from(encoder.encodeAll()));
    encoder.discardChanges();
    for (const view of [...VIEWS, ...VIEWS.toReversed()]) {
      wire.mirror(view, state.game);
      follower.decode(Uint8Array.from(encoder.encode()));
      encoder.discardChanges();
      expect(wire.read(follower.state.game)).toEqual(view);
      const joiner = new Decoder(new wire.TableState());
      joiner.decode(Uint8Array.from(encoder.encodeAll()));
      expect(wire.read(joiner.state.game)).toEqual(view);
    }
  });

  it('sends nothing again that did not change', () => {
    const state = new wire.TableState();
    const encoder = new Encoder(state);
    const [first, second] = VIEWS;
    if (first === undefined || second === undefined) throw new Error('there are views');
    wire.mirror(first, state.game);
    encoder.encode();
    encoder.discardChanges();
    wire.mirror({ ...first }, state.game);
    expect(encoder.hasChanges).toBe(false);
    wire.mirror({ ...first, toMove: 1 }, state.game);
    expect(Buffer.from(encoder.encode()).includes('null')).toBe(false);
  });
});
