import type { Logger } from 'pino';
import webPush from 'web-push';
import type { PushAddress, RecordStore } from '../storage/index.ts';
import type { TurnNews } from '../tables/index.ts';
import { isPublicAddress } from './public-address.ts';
import { NotAllowed, type Reach, sendPush } from './push-request.ts';
import { noticeWords } from './push-words.ts';

/** Messages that are under way at once, and those that wait; beyond it the newest is dropped. */
const AT_ONCE = 4;
const MOST_WAITING = 500;
/** How long a push service keeps what it can't deliver: somebody away for longer knows where to look. */
const KEEP_S = 24 * 60 * 60;
/** Answers that say that nobody listens there any more. */
const GONE = new Set([404, 410]);

/** The server's keys for push messages, by which push services know it. Base64url. */
interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface TurnNoticesParts {
  readonly store: Pick<RecordStore, 'push' | 'secrets'>;
  readonly log: Logger;
  /** The address of the site, which push services receive. Without one that begins with https there are no notices. */
  readonly publicUrl: string | undefined;
  /** Where messages may go; the public network, unless a test has a push service of its own. */
  readonly reach?: Reach | undefined;
}

const PUBLIC: Reach = { allows: isPublicAddress };

/** Tells players whose page is closed that it is their turn, by the push service of their browser. */
export class TurnNotices {
  readonly reach: Reach;
  readonly #parts: TurnNoticesParts;
  readonly #waiting: (() => Promise<void>)[] = [];
  #underWay = 0;

  constructor(parts: TurnNoticesParts) {
    this.#parts = parts;
    this.reach = parts.reach ?? PUBLIC;
  }

  /** The key that browsers subscribe with; `null`: this server sends no notices. */
  async publicKey(): Promise<string | null> {
    return this.#subject === null ? null : (await this.#keys()).publicKey;
  }

  /**
   * May notices go to this address? By the address alone: over https, on the usual port, without a name and password. Where it leads is
   * checked when something is sent.
   */
  mayReach(endpoint: string): boolean {
    const { protocol, username, password, port } = new URL(endpoint);
    const isUsual = port === '' || this.#parts.reach !== undefined;
    return protocol === 'https:' && username === '' && password === '' && isUsual;
  }

  /** Tells all browsers of the seat. Returns at once; nothing that fails here touches the table. */
  turnCame(news: TurnNews): void {
    if (this.#subject === null || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(() => this.#tell(news));
    this.#goOn();
  }

  get #subject(): string | null {
    const { publicUrl } = this.#parts;
    return publicUrl?.startsWith('https:') === true ? publicUrl : null;
  }

  #goOn(): void {
    if (this.#underWay >= AT_ONCE) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#underWay += 1;
    next()
      // The record is away, for instance: the turn is there all the same.
      .catch((err) => this.#parts.log.debug({ err }, 'a notice could not be sent'))
      .finally(() => {
        this.#underWay -= 1;
        this.#goOn();
      });
    this.#goOn();
  }

  async #tell({ code, holder, game, mover }: TurnNews): Promise<void> {
    const { store } = this.#parts;
    for (const address of await store.push.of(code, holder)) {
      const words = noticeWords(address.language, game, mover);
      await this.#send(address, JSON.stringify({ ...words, code }), code);
    }
  }

  async #send({ endpoint, p256dh, auth }: PushAddress, payload: string, code: string): Promise<void> {
    const { store, log } = this.#parts;
    const { publicKey, privateKey } = await this.#keys();
    const message = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: this.#subject ?? '', publicKey, privateKey },
      TTL: KEEP_S,
      // A later turn at the same table takes the place of this one.
      topic: `turn-${code}`,
      urgency: 'normal',
    });
    try {
      const status = await sendPush({ endpoint, headers: headersOf(message.headers), body: message.body }, this.reach);
      if (GONE.has(status)) await store.push.end(endpoint);
      else if (status >= 300) log.debug({ status }, 'a push service did not take a notice');
    } catch (err) {
      // It leads nowhere public, now or any more.
      if (err instanceof NotAllowed) await store.push.end(endpoint);
      log.debug({ err }, 'a push service could not be reached');
    }
  }

  async #keys(): Promise<PushKeys> {
    const stored = await this.#parts.store.secrets.get('push', () => JSON.stringify(webPush.generateVAPIDKeys()));
    // The server's own.
    return JSON.parse(stored) as PushKeys;
  }
}

function headersOf(headers: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}
