import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `cut`: all connections are dropped, and none gets through. `silent`: nothing passes, and neither end notices. */
type Way = 'open' | 'cut' | 'silent';

/** A way to a service on loopback that can be cut or go silent until it is mended; what silence held back arrives late. */
export class Relay {
  readonly #server: Server;
  readonly #target: number;
  readonly #open = new Set<Socket>();
  #way: Way = 'open';

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer({ allowHalfOpen: true }, (near) => {
      if (this.#way === 'cut') return void near.destroy();
      const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
      this.#pass(near, far);
      this.#pass(far, near);
    });
  }

  static async start(target: number): Promise<Relay> {
    const relay = new Relay(target);
    await new Promise<void>((resolve) => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get port(): number {
    // A server that listens on a port has such an address.
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#way = 'cut';
    for (const socket of this.#open) socket.destroy();
  }

  /** Swallows what either side says, and its end, without closing anything. */
  silence(): void {
    this.#way = 'silent';
    for (const socket of this.#open) socket.pause();
  }

  mend(): void {
    this.#way = 'open';
    for (const socket of this.#open) socket.resume();
  }

  /** Keeps from each client what the service says, and that it ends, until one asks something more: then it is mended, or cut. */
  holdAnswers(then: 'mend' | 'cut' = 'mend'): void {
    const ends = [...this.#open];
    for (const answer of ends.filter(({ remotePort }) => remotePort === this.#target)) answer.pause();
    for (const question of ends.filter(({ localPort }) => localPort === this.port)) {
      question.once('data', () => this[then]());
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(from: Socket, to: Socket): void {
    this.#open.add(from);
    if (this.#way === 'silent') from.pause();
    from.on('data', (chunk) => to.write(chunk));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#open.delete(from);
      to.destroySoon();
    });
  }
}
