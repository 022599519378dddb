import { hashOfNonceHex, type Seat } from '@boomtown/game-core';
import type { VoteChoice } from '@boomtown/wire';
import { expect } from 'vitest';
import type { Entry } from '../../src/storage/index.ts';
import { ON_ITS_WAY_MS } from '../../src/tables/waiting-room.ts';
import type { Answer } from './asking.ts';
import type { Browser } from './browser.ts';
import { DEALING_MS } from './server-life.ts';
import type { TableLife } from './table-life.ts';

/** Everybody comes, sits down and wants to play: the match begins. */
export async function begin(at: TableLife): Promise<void> {
  if (at.expected.model !== null || at.expected.isEnded) return;
  await at.pass(DEALING_MS);
  await at.pass(ON_ITS_WAY_MS);
  if (at.expected.model !== null) return;
  const people = at.browsers.slice(0, at.setting.browsers);
  for (const browser of people) {
    if (at.seatsOf(browser).length === 0) await at.join(browser);
    else if (browser.socket === null) await at.connect(browser);
  }
  for (const [seat, holder] of at.expected.holders.entries()) {
    const browser = people[seat % people.length];
    if (holder === null && !at.expected.bots[seat] && browser !== undefined) await at.join(browser);
  }
  for (const browser of at.browsers) {
    const seats = at.seatsOf(browser);
    if (seats.length === 0) continue;
    if (browser.socket === null) await at.connect(browser);
    await at.ask(browser, 'ready', { seats: seats.map((seat) => promise(at, browser, seat)) });
  }
  for (const browser of at.browsers) await open(at, browser);
  expect(at.expected.model).not.toBeNull();
}

/** Everybody is there again, and plays a few moves: nothing that happened keeps the match from going on. */
export async function goesOn(at: TableLife): Promise<void> {
  const { expected } = at;
  await begin(at);
  for (const browser of at.browsers) if (at.seatsOf(browser).length > 0) await at.reload(browser, false);
  for (let moves = 0; moves < 8 && expected.isPlaying; moves += 1) {
    const before = expected.model?.entry;
    const [actor] = expected.model?.actors.filter((seat) => expected.mayAct(seat)) ?? [];
    const holder = actor === undefined ? undefined : at.holderOf(actor);
    if (holder !== undefined) await act(at, holder, 5 * moves + 1);
    else await at.pass(30_000, 1_000);
    expect(expected.model?.entry).toBeGreaterThan(before ?? 0);
  }
}

/** Mostly what may be done; else what could be done, were a bot not playing for the seat, or had it not resigned. */
export async function act(at: TableLife, by: Browser, n: number, cut?: number): Promise<void> {
  const { expected } = at;
  const { model } = expected;
  const seats = at.seatsOf(by);
  const may = seats.filter((seat) => expected.mayAct(seat));
  const others = seats.filter((seat) => !may.includes(seat));
  const [seat] = n % 5 === 0 ? [...others, ...may] : [...may, ...others];
  if (seat === undefined || model === null) return;
  const legal = model.actors.includes(seat) ? model.legal(seat) : [];
  const action = legal[n % Math.max(1, legal.length)] ?? { type: 'pass' };
  const made = await at.ask(by, 'act', { step: model.entry, seat, action: { ...action } }, cut);
  judged(made, may.includes(seat) && (made?.ok === true || !wasTooLate(expected.lastOfPlayers, seat)));
}

/** Was the seat's time up before it could act? */
function wasTooLate(last: Entry | null, seat: Seat): boolean {
  if (last?.seat !== seat) return false;
  return last.kind === 'action' ? last.standIn === 'time' : last.kind === 'handover' && last.why === 'time';
}

export function answer(at: TableLife, by: Browser, agree: boolean, n: number, cut?: number): Promise<unknown> {
  const { ask } = at.expected;
  const asked = ask === null ? [] : at.expected.others(ask.seat).filter((seat) => !ask.agreed.has(seat));
  return withSeats(at, mostly(at, by, n, asked), async (seats, other) => {
    const may = ask !== null && seats.some((seat) => at.expected.others(ask.seat).includes(seat));
    const answered = await at.ask(other, 'answerTakeback', { step: ask?.of ?? 0, seats, agree }, cut);
    judged(answered, may);
  });
}

export function vote(at: TableLife, by: Browser, agree: boolean, n: number, cut?: number): Promise<unknown> {
  const { expected } = at;
  const away = [...expected.holders.keys()].filter((seat) => expected.isAway(seat));
  const open = expected.vote;
  const here = [...expected.holders.keys()].filter((seat) => at.isHere(seat) && open?.agreed.has(seat) !== true);
  return withSeats(at, mostly(at, by, n, away.length === 0 ? [] : here), async (seats, voter) => {
    const seat = open?.seat ?? away[n % Math.max(1, away.length)] ?? n % at.setting.seats;
    const heir: VoteChoice = open?.heir ?? (n % 2 === 0 ? 'bot' : 'person');
    const may =
      at.setting.terms.vote &&
      expected.isPlaying &&
      expected.isAway(seat) &&
      !(heir === 'bot' && expected.model?.substituted.has(seat) === true) &&
      seats.some((one) => expected.voters(seat).includes(one)) &&
      (agree || open !== null);
    const voted = await at.ask(voter, 'voteAbsent', { seat, heir, seats, agree }, cut);
    judged(voted, may);
  });
}

/** Asks to be forgotten. Who plays, or is about to, is not. */
export async function forget(at: TableLife, by: Browser): Promise<void> {
  const { expected, room } = at;
  const seats = at.seatsOf(by);
  if (room === null || seats.length === 0) return;
  const { model } = expected;
  const may = model === null ? !isDealing(at) : model.isOver || seats.every((seat) => model.resigned.has(seat));
  const isLast = expected.holders.every((holder, seat) => holder === null || seats.includes(seat));
  expected.mayEnd = may && isLast;
  const forgotten = await room.forget(by.tokens, null);
  expect(forgotten.ok).toBe(may);
  await at.look();
  expect(expected.isEnded).toBe(may && isLast);
  if (may && !isLast) expect(at.seatsOf(by)).toEqual([]);
}

/** A request comes once more: it gets the same answer, and is not done twice. */
export async function repeat(at: TableLife, by: Browser, n: number): Promise<void> {
  const sent = by.sent.filter(({ request }) => 'id' in request).slice(-3);
  const one = sent[n % Math.max(1, sent.length)];
  if (one === undefined || by.socket === null) return;
  const { answer: before, request, name } = one;
  const { seat, seats = seat === undefined ? [] : [seat] } = request as { seat?: Seat; seats?: Seat[] };
  const holds = seats.every((held) => at.seatsOf(by).includes(held));
  const again = await at.asking.send(one);
  if (before === null) return;
  const isStored = DURABLE.includes(name) || (name === 'takeBack' && (before.value as { done: boolean }).done);
  if (before.life === at.life || (isStored && holds)) expect(again).toEqual({ ok: true, value: before.value });
}

/** What a repeated request of these is answered with follows from the record. */
const DURABLE = ['act', 'resign', 'ready', 'unready', 'playOn'];

export async function open(at: TableLife, by: Browser): Promise<void> {
  if (!isDealing(at) || by.socket === null) return;
  const nonces = at.seatsOf(by).flatMap((seat) => {
    const nonce = by.nonces.get(at.room?.state.seats[seat]?.nonceHash ?? '');
    return nonce === undefined ? [] : [{ seat, nonce }];
  });
  if (nonces.length > 0) expect(await at.ask(by, 'nonces', { nonces })).toMatchObject({ ok: true });
}

export function promise(at: TableLife, by: Browser, seat: Seat): { seat: Seat; nonceHash: string } {
  const nonce = at.nonce();
  const nonceHash = hashOfNonceHex(nonce) ?? '';
  by.nonces.set(nonceHash, nonce);
  return { seat, nonceHash };
}

export function isDealing(at: TableLife): boolean {
  return at.room?.state.stage === 'dealing';
}

/** Mostly a browser that holds one of these seats, if one does. */
export function mostly(at: TableLife, by: Browser, n: number, seats: readonly Seat[]): Browser {
  const seat = seats[Math.floor(n / 4) % Math.max(1, seats.length)];
  return (n % 4 === 0 || seat === undefined ? undefined : at.holderOf(seat)) ?? by;
}

export async function withSeats(
  at: TableLife,
  by: Browser,
  work: (seats: readonly Seat[], by: Browser) => Promise<unknown>,
): Promise<unknown> {
  const seats = at.seatsOf(by);
  return seats.length === 0 || by.socket === null ? null : work(seats, by);
}

export function chosen(seats: readonly Seat[], n: number): Seat {
  return seats[n % seats.length] ?? 0;
}

/** An answer that came must be a yes exactly where that may be. */
export function judged(answered: Answer, may: boolean): void {
  if (answered !== null) expect(answered.ok, JSON.stringify(answered)).toBe(may);
}

export async function none(): Promise<null> {
  return null;
}
