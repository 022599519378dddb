import { isUtf8 } from 'node:buffer';
import { decode } from '@colyseus/schema';

/** Levels of lists and objects that a request may have: what JSON may have, and some for the request around it. */
const MAX_DEPTH = 16;
/** Values in one request, keys included; the largest action that any game takes has a tenth of it. */
const MAX_VALUES = 1_000;
const MAX_NAME_BYTES = 40;
/** The kind of frame stands before everything else. */
const BODY = 1;

/** What follows the first byte of a msgpack value: `bytes` of its own, preceded by a length of `sized` bytes, or `items` values. */
interface Head {
  readonly bytes?: number;
  readonly sized?: 1 | 2 | 4;
  readonly items?: number;
  readonly countedBy?: 2 | 4;
  readonly isMap?: boolean;
}

const NOTHING: Head = { bytes: 0 };
const HEADS: ReadonlyMap<number, Head> = new Map<number, Head>([
  [0xc0, NOTHING],
  [0xc2, NOTHING],
  [0xc3, NOTHING],
  [0xc4, { sized: 1 }],
  [0xc5, { sized: 2 }],
  [0xc6, { sized: 4 }],
  [0xca, { bytes: 4 }],
  [0xcb, { bytes: 8 }],
  [0xcc, { bytes: 1 }],
  [0xcd, { bytes: 2 }],
  [0xce, { bytes: 4 }],
  [0xcf, { bytes: 8 }],
  [0xd0, { bytes: 1 }],
  [0xd1, { bytes: 2 }],
  [0xd2, { bytes: 4 }],
  [0xd3, { bytes: 8 }],
  [0xd9, { sized: 1 }],
  [0xda, { sized: 2 }],
  [0xdb, { sized: 4 }],
  [0xdc, { countedBy: 2 }],
  [0xdd, { countedBy: 4 }],
  [0xde, { countedBy: 2, isMap: true }],
  [0xdf, { countedBy: 4, isMap: true }],
]);
/** Extensions that stand for plain values, by type and length; others make the decoder build things of its own. */
const UNDEFINED = 0;
const TIME = 0xff;
const FIXED_EXTENSIONS: ReadonlyMap<number, number> = new Map([
  [0xd4, 1],
  [0xd5, 2],
  [0xd6, 4],
  [0xd7, 8],
  [0xd8, 16],
]);
const SIZED_EXTENSION = 0xc7;
const LONG_TIME_BYTES = 12;
/**
 * How the framework's SDK packs objects. The first object with these names has the names, a mark (an extension of one
 * byte) and its values. Each further one in the same message has the mark and its values only.
 */
const RECORD = { extension: 0xd4, type: 0x72, firstMark: 0x40, lastMark: 0x7f } as const;
const MAX_RECORD_NAMES = 64;
/** The first of the texts whose length stands in bytes of its own. */
const LENGTHY_TEXT = 0xd9;

/**
 * Can this frame of a request be read at a cost in proportion to its size? It holds a number, a name and at most one
 * msgpack value of few levels and few items. Looked at before anything is unpacked, since the decoder goes down as many
 * levels as it is allowed.
 */
export function isReadableRequest(frame: Uint8Array): boolean {
  const afterId = endOfScalar(frame, BODY, isNumber);
  if (afterId === undefined) return false;
  const afterName = endOfScalar(frame, afterId, isShortText);
  if (afterName === undefined || afterName - afterId > MAX_NAME_BYTES + 1) return false;
  // The framework prints, past the log, that it can't read a name.
  if (!isUtf8(frame.subarray(afterId + headOfShortText(frame[afterId]), afterName))) return false;
  return afterName === frame.length || endOfValue(frame, afterName) === frame.length;
}

/** The number by which the sender of a readable request knows the answer. */
export function requestIdOf(frame: Uint8Array): number {
  return decode.number(frame, { offset: BODY });
}

function isNumber(first: number): boolean {
  return first < 0x80 || first >= 0xe0 || (first >= 0xca && first <= 0xd3);
}

function isText(first: number): boolean {
  return (first >= 0xa0 && first <= 0xbf) || (first >= 0xd9 && first <= 0xdb);
}

/** A text of at most 255 bytes. The framework reads longer lengths from the other end than msgpack writes them. */
function isShortText(first: number): boolean {
  return (first >= 0xa0 && first <= 0xbf) || first === LENGTHY_TEXT;
}

/** The bytes before a short text: one, or one and its length. */
function headOfShortText(first = 0): number {
  return first < LENGTHY_TEXT ? 1 : 2;
}

function endOfScalar(frame: Uint8Array, at: number, is: (first: number) => boolean): number | undefined {
  const first = frame[at];
  return first !== undefined && is(first) ? endOfValue(frame, at) : undefined;
}

/** Where the value that begins at `at` ends; `undefined` if it is cut short, of no kind, too deep or of too many items. */
function endOfValue(frame: Uint8Array, at: number): number | undefined {
  const open: { left: number; readonly isMap: boolean }[] = [];
  const records = new Map<number, number>();
  let values = 0;
  let offset = at;
  do {
    const level = open.at(-1);
    const first = frame[offset];
    values += 1;
    if (first === undefined || values > MAX_VALUES) return undefined;
    // Of an object's values every other one is a name.
    if (level?.isMap === true && level.left % 2 === 0 && !isText(first)) return undefined;
    if (level !== undefined) level.left -= 1;
    const item = recordAt(frame, offset, records) ?? itemAt(frame, offset);
    if (item === undefined || item.end > frame.length) return undefined;
    offset = item.end;
    if (item.items !== undefined) open.push({ left: item.items, isMap: item.isMap === true });
    if (open.length > MAX_DEPTH) return undefined;
    while (open.at(-1)?.left === 0) open.pop();
  } while (open.length > 0);
  return offset;
}

/** A value, or the beginning of one that holds others: where it ends, and how many values follow that belong to it. */
interface Item {
  readonly end: number;
  readonly items?: number;
  readonly isMap?: boolean;
}

function itemAt(frame: Uint8Array, at: number): Item | undefined {
  const first = frame[at] ?? 0;
  const head = headOf(first);
  if (head === undefined) {
    const end = endOfExtension(frame, at, first);
    return end === undefined ? undefined : { end };
  }
  const { sized, countedBy, bytes = 0, isMap = false } = head;
  const width = sized ?? countedBy ?? 0;
  const declared = width === 0 ? 0 : numberAt(frame, at + 1, width);
  const end = at + 1 + width + (sized === undefined ? bytes : declared);
  const items = head.items ?? (countedBy === undefined ? undefined : declared);
  return items === undefined ? { end } : { end, items: isMap ? items * 2 : items, isMap };
}

/** The beginning of an object whose names stand before it, or stood earlier: `records` says how many there are by mark. */
function recordAt(frame: Uint8Array, at: number, records: Map<number, number>): Item | undefined {
  const known = records.get(frame[at] ?? 0);
  if (known !== undefined) return { end: at + 1, items: known };
  if (frame[at] !== RECORD.extension || frame[at + 1] !== RECORD.type) return undefined;
  const mark = frame[at + 2] ?? 0;
  const names = itemAt(frame, at + 3);
  const count = names?.items ?? MAX_RECORD_NAMES + 1;
  const isProper = mark >= RECORD.firstMark && mark <= RECORD.lastMark && names?.isMap === false;
  if (!isProper || count > MAX_RECORD_NAMES) return undefined;
  let { end } = names;
  for (let name = 0; name < count; name += 1) {
    const text = isText(frame[end] ?? 0) ? itemAt(frame, end) : undefined;
    if (text === undefined) return undefined;
    end = text.end;
  }
  records.set(mark, count);
  return { end, items: count };
}

function headOf(first: number): Head | undefined {
  if (first < 0x80 || first >= 0xe0) return NOTHING;
  if (first < 0x90) return { items: first & 0x0f, isMap: true };
  if (first < 0xa0) return { items: first & 0x0f };
  if (first < 0xc0) return { bytes: first & 0x1f };
  return HEADS.get(first);
}

function endOfExtension(frame: Uint8Array, at: number, first: number): number | undefined {
  const isSized = first === SIZED_EXTENSION;
  const length = isSized ? frame[at + 1] : FIXED_EXTENSIONS.get(first);
  const type = frame[at + (isSized ? 2 : 1)];
  const isPlain =
    (type === UNDEFINED && length === 1) ||
    (type === TIME && (length === 4 || length === 8 || (isSized && length === LONG_TIME_BYTES)));
  return isPlain ? at + (isSized ? 3 : 2) + length : undefined;
}

/** Beyond the frame's end it is as large as can be. */
function numberAt(frame: Uint8Array, at: number, width: number): number {
  let number = 0;
  for (let i = 0; i < width; i += 1) number = number * 256 + (frame[at + i] ?? 0xff);
  return number;
}

/** Allowed levels of lists and objects; the deepest that a game uses is a list of boards' cells. */
const MAX_JSON_DEPTH = 12;

/** Names that no field has, and that are dangerous to copy. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A fault in the shape of a value from outside: it is nested too deep, or one of its keys reaches for prototypes. */
export type ShapeFault = 'too-deep' | 'malformed';

/** The first fault in the shape of a value from outside, or `null`. Never recurses too deep itself. */
export function shapeFault(value: unknown, depth = MAX_JSON_DEPTH): ShapeFault | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'too-deep';
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value) && FORBIDDEN_KEYS.has(key)) return 'malformed';
    const fault = shapeFault(item, depth - 1);
    if (fault !== null) return fault;
  }
  return null;
}
