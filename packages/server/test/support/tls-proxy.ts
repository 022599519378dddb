import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { selfMadeCertificate } from './certificate.ts';

/** The path under which the proxy has the product. */
const PREFIX = '/games/boomtown';

/**
 * A reverse proxy as hosts have one: it speaks TLS, has the product under a path of its own, and adds from where a
 * request comes to what the request says itself.
 */
export class TlsProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  /** What it takes for the address of the requester; `null`: the real one. */
  sender: string | null = null;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer(selfMadeCertificate());
    this.#server.on('request', (request, response) => {
      const headers = this.#headersOf(request);
      const { hostname, port } = this.#target;
      const host = hostname.replace(/[[\]]/g, '');
      const passed = httpRequest({ host, port, method: request.method, path: pathOf(request), headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    });
    this.#server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
      this.#pass(request, socket, head),
    );
  }

  /** Opens the proxy before a server, on the same address of the loopback. */
  static async before(target: string): Promise<TlsProxy> {
    const proxy = new TlsProxy(target);
    const host = proxy.#target.hostname.replace(/[[\]]/g, '');
    await new Promise<void>((resolve) => proxy.#server.listen(0, host, resolve));
    return proxy;
  }

  get url(): string {
    // It listens on a port, so its address is none of a file.
    const { port } = this.#server.address() as AddressInfo;
    return `https://${this.#target.hostname}:${port}${PREFIX}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #headersOf({ headers, socket }: IncomingMessage): NodeJS.Dict<string | string[]> {
    const said = headers['x-forwarded-for'];
    const sender = this.sender ?? socket.remoteAddress ?? '';
    return { ...headers, 'x-forwarded-for': said === undefined ? sender : `${said}, ${sender}` };
  }

  #pass(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { hostname, port } = this.#target;
    const to = connect(Number(port), hostname.replace(/[[\]]/g, ''));
    for (const end of [socket, to]) {
      this.#sockets.add(end);
      end.on('error', () => undefined);
    }
    const lines = Object.entries(this.#headersOf(request)).map(([name, value]) => `${name}: ${value}\r\n`);
    to.write(`GET ${pathOf(request)} HTTP/1.1\r\n${lines.join('')}\r\n`);
    to.write(head);
    socket.pipe(to).pipe(socket);
  }
}

/** The address of a request without the proxy's own path. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.startsWith(`${PREFIX}/`) ? url.slice(PREFIX.length) : '/nothing/here';
}
