import { connect, type Socket } from 'node:net';
import { until } from './until.ts';

/** A connection that sends bytes as they are given, and never closes its own half by itself. */
export class RawConnection {
  readonly socket: Socket;
  heard = '';

  constructor(port: number, bytes: string | Uint8Array = '') {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => this.send(bytes));
    this.socket.setEncoding('latin1');
    this.socket.on('error', () => undefined);
    this.socket.on('data', (chunk: string) => {
      this.heard += chunk;
    });
  }

  get isEnded(): boolean {
    return this.socket.closed || this.socket.readableEnded;
  }

  send(bytes: string | Uint8Array): void {
    if (bytes.length > 0 && this.socket.writable) this.socket.write(bytes);
  }

  hears(text: string): Promise<void> {
    return until(() => this.heard.includes(text), text);
  }

  /** Waits until the server has ended it. Returns what it said. */
  async ended(): Promise<string> {
    await until(() => this.isEnded, 'the connection to be ended');
    this.socket.destroy();
    return this.heard;
  }
}
