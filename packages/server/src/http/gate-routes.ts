import { MAX_BODY_BYTES, SecretWord } from '@boomtown/wire';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { jsonBody, senderKey } from './request-gates.ts';
import type { SecretGate } from './secret-gate.ts';

/** Refuses whoever has not said the passphrase yet. */
export function admittedOnly(door: SecretGate): RequestHandler {
  return (request, response, next) => {
    if (door.isOpenTo(request)) next();
    else replyAs(response, 'passphrase');
  };
}

/** `POST …` with the word that opens a door: admits the browser, or refuses, and slows down whoever guesses. */
export function gateRoute(path: string, door: SecretGate): Router {
  const routes = Router();
  routes.post(path, ...jsonBody(MAX_BODY_BYTES), async (request: Request, response: Response) => {
    const sender = senderKey(request);
    const wait = await door.guesses.wait(sender);
    if (wait > 0) return replyAs(response, 'too-many-guesses', { retryAfter: wait });
    const said = SecretWord.safeParse(request.body);
    if (!said.success) return replyMalformed(response, said.error);
    if (door.opensWith(said.data.word)) {
      door.admit(request, response);
      response.json({});
      return;
    }
    const retryAfter = await door.guesses.wrong(sender);
    if (retryAfter > 0) replyAs(response, 'too-many-guesses', { retryAfter });
    else replyAs(response, 'wrong-word');
  });
  return routes;
}
