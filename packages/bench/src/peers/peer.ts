import type { Headers, Line } from '../lines/line.ts';

/** A server that takes part in the contest. */
export interface Peer {
  readonly name: string;
  /** Its process: the file in `servers`, and its arguments. */
  readonly entry: string;
  readonly given: readonly string[];
  /** Opens a table at a server that listens there, ready for the first action. */
  openTable(url: string): Promise<ContestTable>;
}

/** A table in the contest: two players and a watcher, each with a line, at one server. */
export interface ContestTable {
  readonly lines: readonly Line[];
  /** Called when all three have been shown a step; step 1 follows the first action. */
  shown: (step: number) => void;
  /** Makes an action of the recorded match, by its number from 0. Its step must be shown before the next is made. */
  act(number: number): void;
  /** A spectator joins. @returns the bytes over the socket until they see the table */
  join(): Promise<number>;
  close(): Promise<void>;
}

/** Counts on how many of the screens a step has been shown. */
export class Screens {
  readonly #number: number;
  readonly #all: (step: number) => void;
  #step = 0;
  #seen = 0;

  constructor(number: number, all: (step: number) => void) {
    this.#number = number;
    this.#all = all;
  }

  /** One more screen shows the step. */
  show(step: number): void {
    if (step !== this.#step) {
      this.#step = step;
      this.#seen = 0;
    }
    this.#seen += 1;
    if (this.#seen === this.#number) this.#all(step);
  }
}

/** Tables that are opened at a time. */
const AT_ONCE = 16;

/** Opens tables, a few at a time. */
export async function openTables(peer: Peer, url: string, number: number): Promise<readonly ContestTable[]> {
  const tables: ContestTable[] = [];
  let left = number;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      tables.push(await peer.openTable(url));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, number) }, work));
  return tables;
}

export async function closeTables(tables: readonly ContestTable[]): Promise<void> {
  await Promise.all(tables.map((table) => table.close()));
}

/** Posts JSON and reads JSON; throws, with what came back, when it is refused. */
export async function post<T>(url: string, body: object, headers: Headers = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  // Each caller knows the type of its answer.
  return JSON.parse(text) as T;
}
