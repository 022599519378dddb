import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A network line between a browser and the server that can go dead: while it is cut nothing passes, nothing is closed
 * and nobody is told, as when a phone loses its network.
 */
export class WeakLink {
  readonly url: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private cut = false;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Opens a line to a port of this machine's loopback. */
  static open(toPort: number): Promise<WeakLink> {
    const server = createServer();
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address !== 'object' || address === null) throw new Error('a TCP server has an address');
        const link = new WeakLink(server, address.port);
        server.on('connection', (near) => link.join(near, toPort));
        resolve(link);
      });
    });
  }

  /** The line goes dead. */
  lose(): void {
    this.cut = true;
  }

  /** The line works again for new connections; those that were open when it went dead stay dead. */
  restore(): void {
    this.cut = false;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private join(near: Socket, toPort: number): void {
    this.keep(near);
    if (this.cut) return;
    const far = connect(toPort, '127.0.0.1');
    this.keep(far);
    let dead = false;
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        dead ||= this.cut;
        if (!dead) to.write(bytes);
      });
      from.on('close', () => {
        if (!dead && !this.cut) to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
