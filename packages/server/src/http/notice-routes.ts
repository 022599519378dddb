import { AskNotices, EndNotices, type NoticesReply } from '@boomtown/wire';
import type { Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import type { TurnNotices } from '../notices/index.ts';
import type { RecordStore } from '../storage/index.ts';
import { hashOfToken, type Lobby } from '../tables/index.ts';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited } from './request-gates.ts';

const MAX_BYTES = 16 * 1024;

export interface NoticeRouteParts {
  readonly limits: AddressLimits;
  readonly lobby: Lobby;
  readonly notices: TurnNotices;
  readonly push: RecordStore['push'];
  readonly now: () => number;
}

/** `/api/notices`: browsers ask for a notice when it is their turn while no page is open. */
export function noticeRoutes({ limits, lobby, notices, push, now }: NoticeRouteParts): Router {
  const routes = exactRouter();
  const body = jsonBody(MAX_BYTES);

  routes.get('/api/notices', limited(limits, 'read'), async (_request, response) => {
    response.json({ key: await notices.publicKey() } satisfies NoticesReply);
  });

  routes.post('/api/notices', limited(limits, 'sit'), ...body, async (request, response) => {
    const asked = AskNotices.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    const { tables, endpoint, p256dh, auth, language } = asked.data;
    if ((await notices.publicKey()) === null || !notices.mayReach(endpoint)) return replyAs(response, 'no-notices');
    for (const { code, tokens } of tables) {
      for (const token of tokens) {
        const holder = await lobby.seatKeyOf(code, [token]);
        if (holder !== hashOfToken(token)) continue;
        await push.subscribe(code, holder, { endpoint, p256dh, auth, language }, now());
      }
    }
    response.json({});
  });

  routes.post('/api/notices/end', limited(limits, 'sit'), ...body, async (request, response) => {
    const asked = EndNotices.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    await push.end(asked.data.endpoint);
    response.json({});
  });
  return routes;
}
