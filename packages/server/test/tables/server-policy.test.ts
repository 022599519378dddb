import { expect, test } from 'vitest';
import { ServerPolicy } from '../../src/tables/index.ts';

const counting = (counts: readonly number[]) => {
  let asked = 0;
  const countTables = async () => counts[Math.min(asked++, counts.length - 1)] ?? 0;
  return { store: { countTables }, asked: () => asked };
};

test('tables are counted once in a while as long as there is room for many more', async () => {
  const policy = new ServerPolicy({ maxTables: 10_000, listedTables: true, ownBots: [] });
  const { store, asked } = counting([100]);
  for (let i = 0; i < 50; i += 1) expect(await policy.refusesTables(store)).toBeNull();
  expect(asked()).toBe(1);
});

test('near the limit each new one is counted', async () => {
  const policy = new ServerPolicy({ maxTables: 1_002, listedTables: true, ownBots: [] });
  const { store, asked } = counting([1_000, 1_001, 1_002, 900]);
  const refused = [];
  for (let i = 0; i < 4; i += 1) refused.push(await policy.refusesTables(store));
  expect([refused, asked()]).toEqual([[null, null, 'house-full', null], 4]);
});
