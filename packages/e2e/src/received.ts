import type { Page } from 'playwright-core';

/** What is the same for everybody, and made before any table was. */
const STATIC = ['script', 'stylesheet', 'font', 'image'];

/** Everything that a page was sent by itself, from its first request on: bodies over HTTP and frames of its sockets, in order. */
export class Received {
  readonly #chunks: Buffer[] = [];
  readonly #frames: Buffer[] = [];
  readonly #answers: string[] = [];

  /** Listens to a page; to be called before it is sent anywhere. */
  static by(page: Page): Received {
    const received = new Received();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => received.#frames.push(received.#take(payload)));
    });
    page.on('response', (response) => {
      if (STATIC.includes(response.request().resourceType())) return;
      // A page that is left while an answer comes in gets no body.
      response.body().then(
        (body) => {
          received.#take(body);
          if (response.headers()['content-type']?.includes('json')) received.#answers.push(body.toString());
        },
        () => {},
      );
    });
    return received;
  }

  /** How many pieces there are so far. */
  get count(): number {
    return this.#chunks.length;
  }

  /** The frames of its sockets alone, of all of them in the order in which they came. */
  get frames(): readonly Buffer[] {
    return this.#frames;
  }

  /** The answers in JSON alone, as text. */
  get answers(): readonly string[] {
    return this.#answers;
  }

  /** How many of the pieces `from` up to `until`, the latter not included, hold any of these byte strings. */
  holding(parts: readonly Buffer[], from: number, until: number): number {
    return this.#chunks.slice(from, until).filter((chunk) => parts.some((part) => chunk.includes(part))).length;
  }

  #take(payload: string | Buffer): Buffer {
    const chunk = typeof payload === 'string' ? Buffer.from(payload) : payload;
    this.#chunks.push(chunk);
    return chunk;
  }
}
