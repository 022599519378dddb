import { MAX_BODY_BYTES, SecretWord } from '@boomtown/wire';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { jsonBody, senderKey } from './request-gates.ts';
import type { SecretGate } from './secret-gate.ts';

/** Refuses a browser that has not given the passphrase. */
export function admittedOnly(gate: SecretGate): RequestHandler {
  return (request, response, next) => {
    if (gate.isOpenTo(request)) next();
    else replyAs(response, 'passphrase');
  };
}

/** `POST …` with the secret word of a gate: admits the browser, or refuses, and slows down a client that guesses. */
export function gateRoute(path: string, gate: SecretGate): Router {
  const routes = Router();
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
