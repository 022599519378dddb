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

/** What a player says of a problem. */
export const problemWords = shownText(1_000, 'a report has 1 to 1000 signs that can be seen');

/** What a browser calls itself; the rest of a longer name says nothing. */
export const browserName = z
  .string()
  .max(2_000)
  .transform((name) => fitText(name).slice(0, 200));

/** `most`: as pages count it, in UTF-16 units; the library counts whole signs. */
function shownText(most: number, fault: string) {
  return z
    .string()
    .max(most * TYPED_FOR_SHOWN, { error: fault, abort: true })
    .transform(fitText)
    .pipe(
      z
        .string()
        .min(1, fault)
        .refine((text) => text.length <= most, fault),
    );
}
