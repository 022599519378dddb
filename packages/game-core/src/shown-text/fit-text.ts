import { joinedText } from './joining.ts';

/** A blank of any kind, line breaks and the empty Braille cell included. */
const BLANKS = /[\p{Z}\t\n\v\f\r\u0085\u2800]+/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
/** More marks than this on one letter are no spelling: those that any script uses, and those of one script. */
const MAX_COMMON_MARKS = 3;
const MAX_MARKS = 5;
const MARKS = /( ?)(\p{M}+)/gu;
const COMMON_MARK = /\p{Script=Inherited}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Text of people as everybody is shown it: in its normal form (NFC), blanks joined, without signs that show nothing or
 * steer the direction of writing, with joiners only where they join, and with a bounded number of marks on each letter.
 * Empty if nothing visible is left. Idempotent. The cost grows with the length, so check that first.
 */
export function fitText(typed: string): string {
  let text = typed.replace(LONE_SURROGATE, '\ufffd').normalize('NFC');
  // Taking one sign away may leave another without its neighbour. Each round but the last makes the text shorter.
  for (let before = ''; text !== before; ) {
    before = text;
    const joined = joinedText(text.replace(BLANKS, ' '));
    text = joined.normalize('NFD').replace(MARKS, boundedMarks).trim().normalize('NFC');
  }
  return VISIBLE.test(text) ? text : '';
}

/** The longest beginning of a text within a number of UTF-16 units that splits no grapheme. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  // What comes later can't change where the signs before it end.
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.slice(0, most + 1),
  )) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/** No mark can stand on a blank, or at the start. */
function boundedMarks(_: string, blank: string, marks: string, at: number): string {
  if (blank !== '' || at === 0) return blank;
  const kept: string[] = [];
  let common = 0;
  for (const mark of marks) {
    if (mark === kept.at(-1) || kept.length === MAX_MARKS) continue;
    if (COMMON_MARK.test(mark)) common += 1;
    if (COMMON_MARK.test(mark) && common > MAX_COMMON_MARKS) continue;
    kept.push(mark);
  }
  return kept.join('');
}
