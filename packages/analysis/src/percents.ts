/**
 * Parts of a whole in whole percents that add up to what the parts add up to: to 100 where they are all there are. Each is rounded
 * down, and the largest remainders make up for it; of equal ones the first.
 */
export function percentsOf(parts: readonly number[]): readonly number[] {
  const exact = parts.map((part) => 100 * part);
  const floors = exact.map((percent) => Math.floor(percent + TINY));
  const missing = Math.max(0, Math.round(sumOf(exact)) - sumOf(floors));
  const remainder = (at: number): number => (exact[at] ?? 0) - (floors[at] ?? 0);
  const raised = new Set([...exact.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b).slice(0, missing));
  return floors.map((percent, at) => (raised.has(at) ? percent + 1 : percent));
}

/** What is a whole percent must not be one less by the arithmetic of binary fractions. */
const TINY = 1e-9;

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
