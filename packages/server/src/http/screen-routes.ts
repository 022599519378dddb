import { AdmitScreen, AskScreen, ForHolder, readScreenCode } from '@boomtown/wire';
import type { Router } from 'express';
import { hashOfToken, refuseAs, type ScreenCodes } from '../tables/index.ts';
import { reply, replyAs, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, limited, senderKey, withCode } from './request-gates.ts';
import { answer, gateFor, malformed, type TableRouteParts } from './table-routes.ts';

/** A code and a few tokens. */
const MAX_SCREEN_BYTES = 1024;

export interface ScreenRouteParts extends TableRouteParts {
  readonly screenCodes: ScreenCodes;
}

/** Big screens: `/api/screens`, where they ask what to show, and `/api/tables/:code/screens…`, where seats admit and end them. */
export function screenRoutes(parts: ScreenRouteParts): Router {
  const { opener, limits, screenCodes } = parts;
  const body = jsonBody(MAX_SCREEN_BYTES);
  const routes = exactRouter();

  routes.post('/api/screens', limited(limits, 'read'), ...body, async (request, response) => {
    const asked = AskScreen.safeParse(request.body);
    if (!asked.success) return replyMalformed(response, asked.error);
    const looked = await screenCodes.look(asked.data.token, () => limits.screenCode(senderKey(request)));
    if (looked.ok) response.json(looked.value);
    else reply(response, looked.error);
  });

  routes.post(
    '/api/tables/:code/screens',
    ...body,
    withCode(gateFor(parts, 'sit'), async (code, request, response) => {
      const asked = AdmitScreen.safeParse(request.body);
      if (!asked.success) return malformed(response, asked.error);
      const sender = senderKey(request);
      // Wrong codes count together with wrong room codes, also those that a seat tries.
      const wait = await limits.waitForCodes(sender);
      if (wait > 0) {
        replyAs(response, 'too-many-codes', { retryAfter: wait });
        return 'found';
      }
      const screen = readScreenCode(asked.data.screen);
      const admitted =
        screen === undefined
          ? refuseAs('no-screen-code')
          : await opener.admitScreen(code, hashOfToken(screen), asked.data.tokens);
      const wrong = !admitted.ok && admitted.error.code === 'no-screen-code';
      const retryAfter = wrong ? await limits.wrongCode(sender) : 0;
      if (retryAfter === 0) return answer(response, admitted);
      replyAs(response, 'too-many-codes', { retryAfter });
      return 'found';
    }),
  );

  routes.post(
    '/api/tables/:code/screens/end',
    ...body,
    withCode(gateFor(parts, 'sit'), async (code, request, response) => {
      const asked = ForHolder.safeParse(request.body);
      if (!asked.success) return malformed(response, asked.error);
      return answer(response, await opener.endScreens(code, asked.data.tokens));
    }),
  );
  return routes;
}
