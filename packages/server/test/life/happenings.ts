import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import {
  act,
  answer,
  begin,
  chosen,
  forget,
  isDealing,
  judged,
  mostly,
  none,
  open,
  promise,
  repeat,
  vote,
  withSeats,
} from './doings.ts';
import type { TableLife } from './table-life.ts';

/** One thing that happens at a table. `who` counts browsers, `n` chooses; `cut`: the server is killed after this number of turns of its loop. */
export interface Happening {
  readonly what: keyof typeof HAPPENINGS;
  readonly who?: number;
  readonly n?: number;
  readonly cut?: number | undefined;
}

type Happen = (at: TableLife, by: Browser, n: number, cut?: number) => Promise<unknown>;

/** What can happen. Where it can't now, nothing does; where it may not, it must be refused. */
export const HAPPENINGS = {
  join: async (at, by) => {
    const { holders, bots } = at.expected;
    const isFree = at.expected.model === null && holders.some((holder, seat) => holder === null && !bots[seat]);
    const joined = await at.join(by);
    if (isFree) expect(joined?.ok).toBe(true);
  },
  come: (at, by) => at.reload(by, false),
  reload: (at, by, n) => at.reload(by, n % 2 === 0),
  leave: (at, by) => at.leave(by),
  'everybody leaves': async (at) => {
    for (const browser of at.browsers) await at.leave(browser);
  },
  'go missing': async (at, by) => {
    await at.leave(by);
    await at.pass(31_000);
  },
  kill: (at) => at.kill(),
  pass: (at, _, n) => at.pass([1_000, 31_000, 61_000][n % 3] ?? 0),
  begin: (at) => begin(at),
  ready: (at, by, n, cut) => {
    const seats = at.seatsOf(by).slice(n % 2);
    return seats.length === 0
      ? none()
      : at.ask(by, 'ready', { seats: seats.map((seat) => promise(at, by, seat)) }, cut);
  },
  unready: (at, by, _, cut) => withSeats(at, by, (seats) => at.ask(by, 'unready', { seats }, cut)),
  'open nonces': (at, by) => open(at, by),
  'stand up': (at, by, n, cut) => withSeats(at, by, (seats) => at.ask(by, 'standUp', { seat: chosen(seats, n) }, cut)),
  kick: async (at, by, n, cut) => {
    const seat = n % at.setting.seats;
    const name = at.room?.state.seats[seat]?.name ?? '';
    const isMaker = at.seatsOf(by).includes(at.expected.maker);
    const kicked = await at.ask(by, 'kick', { seat, name }, cut);
    if (!isMaker) judged(kicked, false);
  },
  act: (at, by, n, cut) => act(at, by, n, cut),
  play: async (at, _, n, cut) => {
    const [actor] = at.expected.model?.actors.filter((seat) => at.expected.mayAct(seat)) ?? [];
    const holder = actor === undefined ? undefined : at.holderOf(actor);
    if (holder === undefined) await at.pass(3_000, 1_000);
    else await act(at, holder, n, cut);
  },
  'act for another': async (at, by, n) => {
    const seat = n % at.setting.seats;
    const { model } = at.expected;
    if (at.seatsOf(by).includes(seat) || model === null) return;
    const [action = { type: 'pass' }] = model.actors.includes(seat) ? model.legal(seat) : [];
    judged(await at.ask(by, 'act', { step: model.entry, seat, action: { ...action } }), false);
  },
  'take back': (at, by, n, cut) => {
    const last = at.expected.model?.undoable?.seat;
    return withSeats(at, mostly(at, by, n, last === undefined ? [] : [last]), async (seats, requester) => {
      const seat = last !== undefined && seats.includes(last) ? last : chosen(seats, n);
      const must = at.expected.takeback(seat);
      const answer = await at.ask(requester, 'takeBack', { step: at.expected.model?.entry ?? 0, seat }, cut);
      if (answer === null) return;
      if (must === 'refused') judged(answer, false);
      else expect(answer).toEqual({ ok: true, value: { done: must === 'done' } });
    });
  },
  agree: (at, by, n, cut) => answer(at, by, true, n, cut),
  refuse: (at, by, n, cut) => answer(at, by, false, n, cut),
  'play and regret': async (at, by, n, cut) => {
    await HAPPENINGS.play(at, by, n, undefined);
    await HAPPENINGS['take back'](at, by, 1, cut);
  },
  'all agree': async (at, by, _, cut) => {
    for (let asked = 0; asked < at.setting.seats && at.expected.ask !== null; asked += 1) {
      await answer(at, by, true, 1, cut);
    }
  },
  withdraw: (at, by, n) =>
    withSeats(at, by, async (seats) => {
      const { ask } = at.expected;
      const seat = ask !== null && seats.includes(ask.seat) ? ask.seat : chosen(seats, n);
      const withdrawn = await at.ask(by, 'withdrawTakeback', { step: ask?.of ?? 0, seat });
      judged(withdrawn, ask?.seat === seat);
    }),
  resign: (at, by, n, cut) =>
    withSeats(at, by, async (seats) => {
      const seat = chosen(seats, n);
      const may = at.expected.isPlaying && at.expected.model?.resigned.has(seat) === false;
      const resigned = await at.ask(by, 'resign', { seat }, cut);
      judged(resigned, may);
    }),
  vote: (at, by, n, cut) => vote(at, by, true, n, cut),
  'vote against': (at, by, n, cut) => vote(at, by, false, n, cut),
  'play on': (at, by, n, cut) =>
    withSeats(at, by, async (seats) => {
      const { model, isPlaying } = at.expected;
      const seat = seats.find((one) => model?.substituted.has(one)) ?? chosen(seats, n);
      const may = isPlaying && model?.substituted.has(seat) === true;
      const answered = await at.ask(by, 'playOn', { seat }, cut);
      judged(answered, may);
    }),
  'ask for a code': (at, by, n, cut) =>
    withSeats(at, by, async (seats) => {
      const seat = chosen(seats, n);
      const may =
        !isDealing(at) && at.expected.model?.isOver !== true && at.expected.model?.resigned.has(seat) !== true;
      const made = await at.ask(by, 'seatCode', { seat }, cut);
      judged(made, may);
    }),
  'use a code': async (at, by, n) => {
    const { codes } = at.expected;
    const used = codes[n % Math.max(1, codes.length)];
    if (used !== undefined) await at.useCode(by, used.code, used.heir);
  },
  rematch: (at, by, _, cut) =>
    withSeats(at, by, async () => {
      const made = await at.ask(by, 'rematch', {}, cut);
      judged(made, at.expected.model?.isOver === true);
    }),
  forget: (at, by) => forget(at, by),
  repeat: (at, by, n) => repeat(at, by, n),
} satisfies Record<string, Happen>;

export async function happen(at: TableLife, { what, who = 0, n = 0, cut }: Happening): Promise<void> {
  if (at.expected.isEnded) return;
  const happening: Happen = HAPPENINGS[what];
  await happening(at, at.browser(who), n, cut);
}
