import { describe, expect, it } from 'vitest';
import { snapshots } from './matches.ts';

/** Two doubled contracts, one of them lost; bonuses, a tile whose side the saboteur chooses, houses that fall, crushed roofs. */
const MATCH =
  'bid 3 modern, bid 4 cheap, double, CT 1,1 + CT 1,2, bonus CT 0,1, OT 1,3, CT 2,1 + CT 1,1, lean left, bonus CT 2,2, ' +
  'MT 1,2 + MR 1,3, MG 3,0 + MT 3,1, bonus CT 2,3, MT 2,4 + MR 2,5, OG 4,0 + OT 4,1, OG 5,0, bonus OT 4,2, OR 4,3, OG 4,0, ' +
  'bid 3 modern, bid 5 cheap, double, CT 2,1 + CT 2,2, bonus CG -1,0, OT 2,3, CT -1,1 + CT -2,1, bonus CT 1,1, OT -2,2, ' +
  'CG -1,0 + CG -2,0, MT 1,2 + MR 1,3, MG 2,0 + MR 2,1, bonus CR -2,1, MR -1,1, MT 0,1, MR 0,2, OG 3,0, OT 3,1';

/** A round in which one house brings the next one down. */
const CHAIN =
  'bid 3 old, bid 4 modern, accept, MT 2,1 + MR 2,2, bonus MR 1,1, CR 0,1, bonus MT 3,1, MG -1,0 + MR -1,1, CT 3,2, ' +
  'OG -2,0, CT -2,1 + CT -2,2, OT -2,3, CT -3,2, bonus MG -3,0, OT -3,3 + OR -3,4, OG -2,0, OT -2,1 + OR -2,2, bonus CG -3,0';

describe('the matches that the gallery shows', () => {
  it('are what the rules make of their actions', async () => {
    const shown = {
      match: snapshots(MATCH.split(', '), { seed: 116, options: { rounds: 2 } }),
      chain: snapshots(CHAIN.split(', '), { seed: 162, options: { rounds: 2 } }),
    };
    const lines = Object.entries(shown).flatMap(([name, steps]) => steps.map((step) => JSON.stringify([name, step])));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../src/fixtures/matches.jsonl');
    expect(shown.match.at(-1)?.view.phase).toBe('over');
    const waves = shown.chain.map(({ events }) => events.map(({ type }) => type).join(' '));
    expect(waves.some((wave) => /collapsed (crushed |fell )+collapsed/.test(wave))).toBe(true);
  });
});
