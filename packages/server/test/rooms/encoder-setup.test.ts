import { SeatState } from '@boomtown/wire';
import { Encoder } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { setUpEncoder } from '../../src/rooms/index.ts';

test('bytes that wait for a slow client are not overwritten by what is encoded next', () => {
  setUpEncoder();
  const seat = new SeatState();
  const encoder = new Encoder(seat);
  const all = encoder.encodeAll();
  seat.name = 'Ada';
  const patch = encoder.encode();
  const [allKept, patchKept] = [all.slice(), patch.slice()];
  encoder.discardChanges();
  seat.name = 'Zoe';
  encoder.encode();
  encoder.encodeAll();
  expect(Buffer.from(patch).toString('latin1')).toContain('Ada');
  expect(patch).toEqual(patchKept);
  expect(all).toEqual(allKept);
});
