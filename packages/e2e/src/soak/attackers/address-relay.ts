import { connect, createServer, type Server, type Socket } from 'node:net';

/** A relay on this machine through which a client reaches the server from another loopback address than its own. */
export class AddressRelay {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static open(toPort: number, localAddress: string): Promise<AddressRelay> {
    const server = createServer({ noDelay: true });
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address !== 'object' || address === null) throw new Error('a TCP server has an address');
        const relay = new AddressRelay(server, address.port);
        server.on('connection', (near) =>
          relay.#join(near, connect({ host: '127.0.0.1', port: toPort, localAddress })),
        );
        resolve(relay);
      });
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
