import type { Refusal } from '@boomtown/game-core';
import type { z } from 'zod';
import { tableRefusal } from './refusals.ts';

/** A field's name as our own schemas write them; anything else that was sent is not sent back. */
const FIELD = /^\w{1,40}$/;

/** The refusal of something that is not of the shape that was asked for: `malformed`, and what of it is not right. */
export function refusalOfShape({ issues: [issue] }: z.ZodError): Refusal {
  const refusal = tableRefusal('malformed');
  if (issue === undefined) return refusal;
  const path = issue.path.map(String).filter((part) => FIELD.test(part));
  const where = path.length === 0 ? 'What was sent' : `“${path.join('.')}”`;
  const what =
    issue.code === 'unrecognized_keys' ? 'has a field that is not known here' : `is not right: ${issue.message}`;
  return { ...refusal, message: `${refusal.message} ${where} ${what}.` };
}
