import type { AttackedServer } from './attacked-server.ts';
import { Dice } from './dice.ts';

/** `LONG=1` asks for the long form of tests that have one. */
const LONG = process.env.LONG === '1';
const LONG_MS = 30_000;
const SHORT_CASES = 288;
const AT_ONCE = 16;
/** Cases after which the server is checked. */
const BETWEEN_LOOKS = 3 * AT_ONCE;

/** The time that an attack may take, also on a busy machine. */
export const ATTACK_LIMIT_MS = LONG_MS * 10;

/**
 * Makes one case after the other, some at once, and looks again and again whether the server is well. Each case follows
 * from the seed and its number. The seed is chosen, so that a change is judged by the same cases as the one before; `FUZZ_SEED`
 * names another. In the long form it goes on for half a minute.
 */
export async function attack(
  server: AttackedServer,
  one: (dice: Dice, number: number) => Promise<void>,
): Promise<number> {
  const seed = process.env.FUZZ_SEED ?? 'everyday';
  const end = Date.now() + LONG_MS;
  let made = 0;
  await server.expectWell();
  while (LONG ? Date.now() < end : made < SHORT_CASES) {
    const from = made;
    for (; made < from + BETWEEN_LOOKS; made += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, i) => made + i);
      await Promise.all(numbers.map((number) => one(new Dice(`${seed}/${number}`), number)));
    }
    try {
      await server.expectWell();
    } catch (cause) {
      throw new Error(`not well after the cases ${from} to ${made - 1} of FUZZ_SEED=${seed}: ${cause}`, { cause });
    }
  }
  return made;
}
