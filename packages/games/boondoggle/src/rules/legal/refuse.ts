import type { Refusal } from '@boomtown/game-core';
import type { RefusalCode } from '../types.ts';

/** A refusal of this game. `rule` is a section of its page, `message` says what is wrong and what would be right. */
export function no(code: RefusalCode, rule: string, message: string): Refusal {
  return { code, message, rule };
}
