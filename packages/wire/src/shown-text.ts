import { fitText } from '@boomtown/game-core';
import { z } from 'zod';
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH } from './limits.ts';

/** Names and lines of people as everybody is shown them: see `fitText`. */

/** Spaces and joiners that are taken out may make a text longer than it may be; beyond this it is not looked at. */
const TYPED_FOR_SHOWN = 4;

/** A person's name. */
export const personName = shownText(MAX_NAME_LENGTH, `a name has 1 to ${MAX_NAME_LENGTH} signs that can be seen`);

/** A line of the chat. Line breaks become spaces. */
export const chatText = shownText(MAX_LINE_LENGTH, `a line has 1 to ${MAX_LINE_LENGTH} signs that can be seen`);

function shownText(most: number, fault: string) {
  return z
    .string()
    .max(most * TYPED_FOR_SHOWN, { error: fault, abort: true })
    .transform(fitText)
    .pipe(z.string().min(1, fault).max(most, fault));
}
