import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a server on which answers get lost: the server hears every question, and did what it was asked. */
export class SwallowingProxy {
  readonly #server: Server;
  #swallows = false;

  private constructor(target: string) {
    this.#server = createServer(async (request, response) => {
      const { method, url, headers } = request;
      const body = await textOf(request);
      const sent = { method: method ?? 'GET', headers: { 'content-type': headers['content-type'] ?? '' }, body };
      const answer = await fetch(target + url, sent);
      const text = await answer.text();
      if (this.#swallows) response.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    });
  }

  static async start(target: string): Promise<SwallowingProxy> {
    const proxy = new SwallowingProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    // A server that listens on a port has such an address.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Loses every answer while something is done. */
  async swallow(work: () => Promise<unknown>): Promise<void> {
    this.#swallows = true;
    try {
      await work();
    } finally {
      this.#swallows = false;
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
