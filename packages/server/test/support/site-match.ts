import type { SeatReply } from '@boomtown/wire';
import { OPEN_TABLE } from './chosen-games.ts';
import { Guest } from './guest.ts';
import { play, startMatch } from './player.ts';
import type { Site } from './site.ts';
import { until } from './until.ts';

/** The machine may be busy; how long it took is printed. */
export const BACK_MS = 90_000;
export const ASKED = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };

/** Sends something as JSON. */
export async function post<T>(
  url: string,
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly body: T }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  // Each caller knows what it asked for.
  return { status: answer.status, body: (await answer.json()) as T };
}

/** A table with two people, made by one way and joined by another. */
export async function seated(
  madeAt: string,
  joinedAt = madeAt,
): Promise<{ readonly code: string; readonly tokens: string[] }> {
  const { code, token } = (await post<SeatReply>(madeAt, '/api/tables', ASKED)).body;
  const second = await post<SeatReply>(joinedAt, `/api/tables/${code}/seats`, { name: 'Ben' });
  return { code, tokens: [token, second.body.token] };
}

/** A match in which two guests have played a little, who entered by this way. */
export async function begun(site: Site, url = site.url, actions = 4) {
  const { code, tokens } = await seated(url);
  const guests = await Promise.all(tokens.map((token) => Guest.sit(url, code, token)));
  const players = () => guests.map(({ player }) => player);
  await startMatch(players().map((player, seat) => [player, seat] as const));
  await play(players(), actions);
  const back = (returns: number) =>
    until(() => guests.every((guest) => guest.isLinked && guest.returns >= returns), 'everybody to be back', BACK_MS);
  const longestGap = () => Math.round(Math.max(...guests.map((guest) => guest.longestGap)));
  const leave = () => {
    for (const guest of guests) guest.leave();
  };
  const host = () => {
    const [player] = players();
    if (player === undefined) throw new Error('nobody sits there');
    return site.hostOf(player);
  };
  return { code, guests, players, back, host, longestGap, leave };
}
