import { canonicalJson, isObject, judge, type Refusal, type Seat, sameJson } from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { holdPlain } from '../plain-json.ts';
import type { Insight } from './position.ts';
import { type Action, seatList, type Table } from './table.ts';

/** The codes that game-core gives; no game's own `refusal` may use them. */
const COMMON = ['malformed', 'game-over', 'not-your-turn', 'wrong-phase'];

/**
 * Asks the rules about any value as an action of a seat: it is accepted exactly if it is legal, and read as what it is;
 * otherwise it is refused as the contract says. Gives the action if it is legal, else the refusal's code.
 */
export function checkVerdict(
  table: Table,
  state: object,
  insight: Insight,
  seat: Seat,
  raw: unknown,
): { readonly action: Action } | { readonly code: string } {
  const { game, terms } = table;
  const listed = insight.texts[seat]?.has(textOf(raw)) === true;
  const verdict = judge(game, state, seat, raw);
  if (verdict.ok) {
    const unlisted = isObject(raw) && terms.unlisted.some((type) => type === raw.type);
    hold(listed || unlisted, 'illegal-accepted', () => `seat ${seat} may do ${brief(raw)}, which legal does not list`);
    hold(unlisted || insight.acting.includes(seat), 'illegal-accepted', () => `seat ${seat} is no actor`);
    const { action } = verdict.value;
    holdPlain(action, 'a parsed action');
    hold(textOf(action) === textOf(raw), 'action-misread', () => `${brief(raw)} is read as ${brief(action)}`);
    return { action };
  }
  hold(
    !listed,
    'legal-refused',
    () => `seat ${seat}: ${brief(raw)} is listed as legal but refused: ${brief(verdict.error)}`,
  );
  holdRefusal(verdict.error, brief(raw));
  holdOrder(table, insight, seat, raw, verdict.error);
  return { code: verdict.error.code };
}

/** A code in kebab-case, words, and the section that it rests on. */
export function holdRefusal(refusal: Refusal, what: string): void {
  holdPlain(refusal, 'a refusal');
  const { code, message, rule } = refusal;
  const whole = sameJson(Object.keys(refusal).toSorted(), ['code', 'message', 'rule']);
  const kebab = typeof code === 'string' && /^[a-z]+(-[a-z0-9]+)*$/.test(code);
  const words = typeof message === 'string' && message.trim().length > 0;
  const section = typeof rule === 'string' && /^(contract|\d+(\.\d+)*)$/.test(rule);
  hold(whole && kebab && words && section, 'refusal-form', () => `${what} is refused with ${brief(refusal)}`);
}

/** malformed comes from the shape alone; then game-over, not-your-turn and wrong-phase; the game's own refusals use none of these. */
function holdOrder(table: Table, insight: Insight, seat: Seat, raw: unknown, refusal: Refusal): void {
  const { game } = table;
  const { view, own, acting } = insight;
  const order = (words: string) => () => `seat ${seat}, ${brief(raw)}: refused as ${brief(refusal)}, but ${words}`;
  const parsed = game.parseAction(raw, view);
  if (!parsed.ok) {
    hold(parsed.error.code === 'malformed', 'refusal-order', order('parseAction fails with malformed only'));
    return;
  }
  if (acting.length === 0) {
    hold(refusal.code === 'game-over', 'refusal-order', order('the game is over'));
  } else if (!acting.includes(seat)) {
    hold(refusal.code === 'not-your-turn', 'refusal-order', order('it is not the turn of this seat'));
  } else if (game.inPhase(view, own[seat] ?? {}, seat, parsed.value)) {
    hold(!COMMON.includes(refusal.code), 'refusal-order', order('the action is well-formed, in turn and in phase'));
  } else {
    hold(refusal.code === 'wrong-phase', 'refusal-order', order('the action is not for this phase'));
  }
}

/** A seat that the table does not have is malformed, whatever the action. */
export function checkSeats(table: Table, state: object, raw: unknown): void {
  for (const seat of [-1, table.seats, 0.5, '0', null, undefined, Number.NaN, true]) {
    const verdict = judge(table.game, state, seat, raw);
    hold(!verdict.ok && verdict.error.code === 'malformed', 'unknown-seat', () => {
      return `an action of the seat ${String(seat)} gives ${brief(verdict)} at a table of ${table.seats}`;
    });
  }
  for (const seat of seatList(table)) {
    const verdict = judge(table.game, state, seat, undefined);
    hold(
      !verdict.ok && verdict.error.code === 'malformed',
      'refusal-order',
      () => `no action at all gives ${brief(verdict)}`,
    );
  }
}

/** Canonical text, or a text that no JSON value has. */
function textOf(raw: unknown): string {
  return raw === undefined ? 'undefined' : canonicalJson(raw);
}
