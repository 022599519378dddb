import { z } from 'zod';
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH } from './limits.ts';

/** Words of people as everybody is shown them: literally, and without what cannot be seen. */

const NAME = `a name has 1 to ${MAX_NAME_LENGTH} signs that can be seen`;
const LINE = `a line has 1 to ${MAX_LINE_LENGTH} signs that can be seen`;

/** Names are shown literally everywhere; control characters and direction overrides are no part of one. */
export const personName = z
  .string()
  .transform((name) =>
    name
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1, NAME).max(MAX_NAME_LENGTH, NAME));

/** A sign that can be seen: what is neither space nor left out by whoever draws it. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;
/** Joiners between two signs are part of how some scripts and pictures are written; all else of their kind is not. */
const UNSEEN =
  /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{S}])|(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** More marks on one letter than any script needs would hang over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A line of the chat. Line breaks become spaces. */
export const chatText = z
  .string()
  // What is far too long is not even read.
  .max(MAX_LINE_LENGTH * 4, LINE)
  .transform((text) => text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '').replace(PILED_MARKS, '$1').trim())
  .pipe(z.string().max(MAX_LINE_LENGTH, LINE).regex(SEEN, LINE));
