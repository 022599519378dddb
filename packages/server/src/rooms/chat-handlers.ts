import { setImmediate as nextTurn } from 'node:timers/promises';
import { ok } from '@boomtown/game-core';
import { type ChatChannel, type ChatNews, channelOf, MESSAGE } from '@boomtown/wire';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { isSaidSince, refuseAs } from '../tables/index.ts';
import type { RequestHandlers } from './request-context.ts';
import { isPlayer, isWatcher, present, type Session, seatsOf, type TableClient } from './session.ts';

/** Clients that chat is sent to in one turn of the event loop: a write costs about 10 µs. */
const SENT_A_TURN = 25;

/** How chat requests are handled. */
export const CHAT_HANDLERS: Pick<RequestHandlers, 'chat' | 'say' | 'react' | 'showName'> = {
  async chat({ table, session }, { watchers }) {
    if (session.screen !== null) return refuseAs('not-your-seat');
    const own: ChatChannel = isPlayer(session) ? 'players' : 'watchers';
    const hears = new Set<ChatChannel>(watchers ? [own, 'watchers'] : [own]);
    // From now on, so that nothing falls between; what comes twice has the same number.
    session.hears = hears;
    const seats = seatsOf(session);
    return ok({ lines: await table.chat.heardIn(hears, (line) => isSaidSince(line, seats, table.lifecycle.arrivals)) });
  },

  async say({ table, session, rates }, request) {
    const { as } = request;
    const mayAs = 'seat' in as ? seatsOf(session).includes(as.seat) : isWatcher(session);
    if (!mayAs) return refuseAs('not-your-seat');
    if (!rates.maySay('seat' in as ? as.seat : null, session)) return refuseAs('too-many-lines');
    return table.chat.say(request, session);
  },

  react({ table, session, rates }, { seat, reaction }) {
    if (!seatsOf(session).includes(seat)) return refuseAs('not-your-seat');
    if (!rates.mayReact(seat)) return refuseAs('too-many-lines');
    table.audience.chatted({ type: 'reacted', seat, reaction }, session);
    return ok({});
  },

  showName({ table, session, rates }, { name }) {
    if (!isWatcher(session)) return refuseAs('wrong-stage');
    if (name === session.shownName) return ok({});
    const unfit = name === null ? null : table.refusalOfSpectator(name);
    if (unfit !== null) return refuseAs(unfit);
    // Everybody is shown it, as a line would be.
    if (name !== null && !rates.maySay(null, session)) return refuseAs('too-many-lines');
    session.shownName = name;
    table.audience.tableChanged();
    return ok({});
  },
};

/** Sends the news to every client that hears its channel, except the one it comes from; to a few in each turn of the event loop. */
export async function sendChat(news: ChatNews, by: object | null, clients: Iterable<TableClient>): Promise<void> {
  const channel = channelOfNews(news);
  const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, MESSAGE.chat, news);
  let sent = 0;
  for (const [client, session] of present(clients)) {
    if (session === by || !hears(session, channel)) continue;
    client.enqueueRaw(bytes);
    sent += 1;
    if (sent % SENT_A_TURN === 0) await nextTurn();
  }
}

function channelOfNews(news: ChatNews): ChatChannel {
  switch (news.type) {
    case 'said':
      return channelOf(news.line.by);
    case 'gone':
      return news.channel;
    case 'reacted':
      return 'players';
  }
}

/** Who gave up their seat hears the players no longer, whatever they asked for. */
function hears(session: Session, channel: ChatChannel): boolean {
  return session.hears.has(channel) && (channel === 'watchers' || isPlayer(session));
}
