import { describe, expect, it } from 'vitest';
import { touch } from '../../src/ui/choosing.ts';
import type { Action, PublicView } from '../../src/ui/rules.ts';
import { MATCHES } from './telling-of.ts';

const first = MATCHES[0]?.[0]?.view;
if (first === undefined) throw new Error('a match has a first position');
const BUILDING: PublicView = { ...first, phase: 'build', actor: 0 };
const SCHEMING: PublicView = { ...first, phase: 'scheme', actor: 0 };
const build: Action = { type: 'build', segment: 'S1-A1' };
const kickback: Action = { type: 'kickback', segment: 'S1-A1' };
const guardrail: Action = { type: 'guardrail', segment: 'S1-A1' };

describe('touching the map', () => {
  it('builds with a click, since a mouse has seen the ghost already', () => {
    const next = touch(null, 'segment:S1-A1', { seat: 0, legal: [build] }, BUILDING, true);
    expect(next).toEqual({ considered: null, does: build });
  });

  it('builds with the second touch of a finger', () => {
    const offer = { seat: 0, legal: [build] };
    const once = touch(null, 'segment:S1-A1', offer, BUILDING, false);
    expect(once).toEqual({ considered: build, does: null });
    expect(touch(once.considered, 'segment:S1-A1', offer, BUILDING, false).does).toEqual(build);
    expect(touch(once.considered, null, offer, BUILDING, false)).toEqual({ considered: null, does: null });
  });

  it('asks twice for a card, even with a mouse', () => {
    const night: Action = { type: 'play', card: 'night-shift', segment: 'S1-A1' };
    const offer = { seat: 0, legal: [night] };
    const once = touch(null, 'segment:S1-A1', offer, first, true);
    expect(once).toEqual({ considered: night, does: null });
    expect(touch(once.considered, 'segment:S1-A1', offer, first, true).does).toEqual(night);
  });

  it('leaves the choice between two schemes to their tags', () => {
    const offer = { seat: 0, legal: [kickback, guardrail] };
    expect(touch(null, 'segment:S1-A1', offer, SCHEMING, true).does).toBeNull();
    expect(touch(null, 'guardrail:S1-A1', offer, SCHEMING, true).does).toEqual(guardrail);
    expect(touch(null, 'segment:S1-A1', { seat: 0, legal: [kickback] }, SCHEMING, true).does).toEqual(kickback);
  });

  it('tries a mile that can’t be laid now, so that the refusal says why; nothing in other phases', () => {
    const offer = { seat: 0, legal: [] };
    expect(touch(null, 'segment:S1-A1', offer, BUILDING, true).does).toEqual(build);
    expect(touch(null, 'segment:A2-C', offer, BUILDING, true).does).toEqual({ type: 'build', segment: 'A2-C' });
    expect(touch(null, 'segment:S1-A1', offer, { ...BUILDING, phase: 'sell' }, true).does).toBeNull();
    expect(touch(null, 'segment:S1-A1', offer, { ...BUILDING, actor: 1 }, true).does).toBeNull();
  });

  it('draws a destination at the Commons', () => {
    const offer = { seat: 0, legal: [{ type: 'destination' } as const] };
    expect(touch(null, 'node:C', offer, BUILDING, true).does).toEqual({ type: 'destination' });
  });
});
