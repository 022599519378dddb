import { WebSocket } from 'ws';

const OPEN_WITHIN_MS = 20_000;
/** Up to this length a frame's header from a server is two bytes, up to the next four, else ten. */
const SHORT_FRAME = 125;
const MIDDLE_FRAME = 65_535;

/** The parameters of a request besides its target. */
export type Headers = Readonly<Record<string, string>>;

/** A client's socket that counts what comes. */
export class Line {
  /** Bytes that came, with the headers of the frames. */
  bytes = 0;
  frames = 0;
  /** Bytes sent, without headers. */
  sent = 0;
  /** Called with every frame; set by the code that opened the line. */
  receive: (data: Buffer) => void = () => {};
  readonly #socket: WebSocket;

  private constructor(url: string, headers: Headers) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true, headers });
    this.#socket.on('message', (data: Buffer) => {
      this.frames += 1;
      this.bytes += data.length + headerBytes(data.length);
      this.receive(data);
    });
  }

  /** Opens a line. What `receive` is given from the first frame on. Rejects when it does not open in time. */
  static open(url: string, receive: (data: Buffer, line: Line) => void, headers: Headers = {}): Promise<Line> {
    return new Promise((resolve, reject) => {
      const line = new Line(url, headers);
      line.receive = (data) => receive(data, line);
      const timer = setTimeout(() => reject(new Error(`${url} did not open`)), OPEN_WITHIN_MS);
      line.#socket.once('open', () => {
        clearTimeout(timer);
        line.#socket.removeAllListeners('error');
        line.#socket.on('error', () => line.#socket.terminate());
        resolve(line);
      });
      line.#socket.once('error', reject);
    });
  }

  /** Data that waits to be sent. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(data: Uint8Array | string): void {
    this.sent += data.length;
    this.#socket.send(data);
  }

  /** Calls back when the socket is closed by either side. */
  onClose(then: () => void): void {
    this.#socket.on('close', then);
  }

  /** Closes it, and resolves when it is. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.readyState === WebSocket.CLOSED) return resolve();
      this.#socket.once('close', () => resolve());
      this.#socket.close();
    });
  }
}

function headerBytes(length: number): number {
  return length <= SHORT_FRAME ? 2 : length <= MIDDLE_FRAME ? 4 : 10;
}
