import { MAX_BODY_BYTES, SecretWord } from '@boomtown/wire';
import type { Request, Response, Router } from 'express';
import { exactRouter } from './exact-router.ts';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { jsonBody, senderKey } from './request-gates.ts';
import type { SecretGate } from './secret-gate.ts';

/** `POST …` with the secret word of a gate: admits the browser, or refuses, and slows down a client that guesses. */
export function gateRoute(path: string, gate: SecretGate): Router {
  const routes = exactRouter();
  routes.post(path, ...jsonBody(MAX_BODY_BYTES), async (request: Request, response: Response) => {
    const sender = senderKey(request);
    const wait = await gate.guesses.wait(sender);
    if (wait > 0) return replyAs(response, 'too-many-guesses', { retryAfter: wait });
    const said = SecretWord.safeParse(request.body);
    if (!said.success) return replyMalformed(response, said.error);
    if (gate.opensWith(said.data.word)) {
      gate.admit(request, response);
      response.json({});
      return;
    }
    const retryAfter = await gate.guesses.wrong(sender);
    if (retryAfter > 0) replyAs(response, 'too-many-guesses', { retryAfter });
    else replyAs(response, 'wrong-word');
  });
  return routes;
}
