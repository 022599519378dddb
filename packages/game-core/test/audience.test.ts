import { describe, expect, it } from 'vitest';
import { type Addressed, eventsFor } from '../src/index.ts';

interface TestEvent {
  readonly type: string;
  readonly secret?: number;
}

const trade: readonly Addressed<TestEvent>[] = [
  { to: 'all', event: { type: 'began' } },
  { to: 'all', except: [0, 2], event: { type: 'traded' } },
  { to: 0, event: { type: 'traded', secret: 1 } },
  { to: 2, event: { type: 'traded', secret: 1 } },
  { to: 1, event: { type: 'hand', secret: 2 } },
  { to: 'all', event: { type: 'ended' } },
];
const kinds = (seats: readonly number[]) => eventsFor(trade, seats).map((event) => [event.type, event.secret]);

describe('the events that a client may see', () => {
  it('are the open halves for a spectator', () => {
    expect(kinds([])).toEqual([
      ['began', undefined],
      ['traded', undefined],
      ['ended', undefined],
    ]);
  });

  it('have the secret for a seat that shares it, without the open half', () => {
    expect(kinds([2])).toEqual([
      ['began', undefined],
      ['traded', 1],
      ['ended', undefined],
    ]);
  });

  it('have the open half and its own secrets for a seat that does not', () => {
    expect(kinds([1])).toEqual([
      ['began', undefined],
      ['traded', undefined],
      ['hand', 2],
      ['ended', undefined],
    ]);
  });

  it('come once to a browser that holds both seats of a secret', () => {
    expect(kinds([0, 1, 2])).toEqual([
      ['began', undefined],
      ['traded', 1],
      ['hand', 2],
      ['ended', undefined],
    ]);
  });
});
