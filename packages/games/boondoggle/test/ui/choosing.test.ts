import { describe, expect, it } from 'vitest';
import { actionAt, attemptAt } from '../../src/ui/choosing.ts';
import type { Action, PublicView } from '../../src/ui/rules.ts';
import { MATCHES } from './telling-of.ts';

const first = MATCHES[0]?.[0]?.view;
if (first === undefined) throw new Error('a match has a first position');
const BUILDING: PublicView = { ...first, phase: 'build', actor: 0 };
const build: Action = { type: 'build', segment: 'S1-A1' };
const kickback: Action = { type: 'kickback', segment: 'S1-A1' };
const guardrail: Action = { type: 'guardrail', segment: 'S1-A1' };

describe('touching the map', () => {
  it('means the mile that may be laid there', () => {
    expect(actionAt('segment:S1-A1', { seat: 0, legal: [build] })).toEqual(build);
  });

  it('leaves the choice between two schemes to their tags', () => {
    const offer = { seat: 0, legal: [kickback, guardrail] };
    expect(actionAt('segment:S1-A1', offer)).toBeNull();
    expect(attemptAt('segment:S1-A1', offer, { ...BUILDING, phase: 'scheme' })).toBeNull();
    expect(actionAt('guardrail:S1-A1', offer)).toEqual(guardrail);
    expect(actionAt('segment:S1-A1', { seat: 0, legal: [kickback] })).toEqual(kickback);
  });

  it('tries a mile that can’t be laid now, so that the refusal says why; nothing in other phases', () => {
    const offer = { seat: 0, legal: [] };
    expect(attemptAt('segment:S1-A1', offer, BUILDING)).toEqual(build);
    expect(attemptAt('segment:A2-C', offer, BUILDING)).toEqual({ type: 'build', segment: 'A2-C' });
    expect(attemptAt('segment:S1-A1', offer, { ...BUILDING, phase: 'sell' })).toBeNull();
    expect(attemptAt('segment:S1-A1', offer, { ...BUILDING, actor: 1 })).toBeNull();
  });

  it('draws a destination at the Commons', () => {
    expect(actionAt('node:C', { seat: 0, legal: [{ type: 'destination' }] })).toEqual({ type: 'destination' });
  });
});
