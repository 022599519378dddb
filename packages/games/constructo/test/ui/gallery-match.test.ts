import { describe, expect, it } from 'vitest';
import { snapshots } from './matches.ts';

/** A match of both kinds of endings that a hexagon can have: a tower of four, rings round smalls, towers of both players. */
const MATCH =
  'board clover, small 4, medium 7, ring 5, medium 3, ring 1, ring 6, medium 9, 3-1, medium 3, small 8, ring 2, 8-3, 4-1, ' +
  '7-2, medium 7, ring 4, small 8, board triangle, small 7, ring 5, medium 3, small 2, medium 4, ring 6, ring 8, ring 1, ' +
  '3-5, 6-7, ring 9, small 6, small 3, 6-5, 9-2, small 6, 8-6, medium 9, medium 8, 9-2, 3-2, medium 3, 8-7, medium 9, ' +
  'ring 8, 9-8, small 9, 1-9';

describe('the match that the gallery shows', () => {
  it('is what the rules make of its actions', async () => {
    const shown = snapshots('constructo', MATCH.split(', '));
    const lines = shown.map((snapshot) => JSON.stringify(snapshot));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../src/fixtures/match.jsonl');
  });
});
