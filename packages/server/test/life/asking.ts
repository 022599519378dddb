import { setImmediate as turn } from 'node:timers/promises';
import { ok, type Refusal } from '@boomtown/game-core';
import type { RequestName } from '@boomtown/wire';
import type { MessageContext } from '@colyseus/core';
import type { Browser, Sent } from './browser.ts';
import type { TableLife } from './table-life.ts';

/** What became of a request: `null` where its answer was lost. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string }
  | null;

const REFUSED = Symbol('refused');
type Refused = { readonly [REFUSED]: Refusal };
/** The room needs nothing of a message's context but this. */
const CONTEXT = { reject: (refusal: Refusal): Refused => ({ [REFUSED]: refusal }) } as unknown as MessageContext;

let requests = 0;

/** Requests over the sockets of one table. */
export class Asking {
  readonly #at: TableLife;

  constructor(at: TableLife) {
    this.#at = at;
  }

  /** Asks over the socket. `cut`: the server is killed after this number of turns of its loop, and no answer comes. */
  async ask(browser: Browser, name: RequestName, request: object, cut?: number): Promise<Answer> {
    requests += 1;
    const id = name === 'snapshot' ? {} : { id: `r${requests}` };
    const sent: Sent = { by: browser, name, request: { ...id, ...request }, answer: null, isSent: false };
    browser.sent.push(sent);
    return this.send(sent, cut);
  }

  /** Sends a request, perhaps once more. */
  async send(sent: Sent, cut?: number): Promise<Answer> {
    const { by, name, request } = sent;
    const handle = this.#at.room?.messages[name];
    if (by.socket === null || handle === undefined) return null;
    this.#at.expected.sends(sent);
    const isRepeated = sent.isSent;
    sent.isSent = true;
    let came: object | Refused | null = null;
    // The room answers with an object, or at once with a refusal.
    const answer = Promise.resolve(handle(by.socket.client, request, CONTEXT)) as Promise<object | Refused>;
    const { life } = this.#at;
    const arrives = answer.then((value) => {
      came = value;
      // What a process still says after its end reaches nobody.
      if (life === this.#at.life && !(REFUSED in value)) this.#acknowledged(sent, value, isRepeated);
    });
    if (cut !== undefined) {
      // An answer that waits for nothing is given in this turn.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      for (let turns = 0; turns < cut; turns += 1) await turn();
      await this.#at.kill();
      await Promise.race([arrives, turn()]);
      return null;
    }
    await arrives;
    await this.#at.look();
    if (came === null) throw new Error('no answer came');
    return REFUSED in came ? { ok: false, code: (came as Refused)[REFUSED].code } : ok(came);
  }

  /** From now on a browser can count on what it asked for. */
  #acknowledged(sent: Sent, value: object, isRepeated: boolean): void {
    const isKnown = sent.answer?.life === this.#at.life;
    sent.answer = { life: this.#at.life, value };
    if (!isKnown) this.#at.expected.answered(sent, value, isRepeated);
  }
}
