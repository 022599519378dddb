import { Line } from '../lines/line.ts';
import { type ContestTable, type Peer, Screens } from './peer.ts';

/** How many bytes one action takes on its way to the server, and to each client. */
export interface FrameSizes {
  readonly up: number;
  readonly down: number;
}

let tables = 0;

/** The floor: a relay of frames of these sizes. */
export function relay({ up, down }: FrameSizes): Peer {
  return {
    name: 'Bare relay of equal bytes',
    entry: 'relay.ts',
    given: [String(down)],
    async openTable(url) {
      tables += 1;
      const address = `${url.replace(/^http/, 'ws')}/${tables}`;
      const screens = new Screens(3, (step) => table.shown(step));
      const receive = (data: Buffer) => screens.show(data.readUInt32BE(0));
      const lines = await Promise.all([0, 1, 2].map(() => Line.open(address, receive)));
      const table: ContestTable = {
        lines,
        shown: () => {},
        act(number) {
          const frame = Buffer.alloc(up);
          frame.writeUInt32BE(number + 1, 0);
          lines[number % 2]?.send(frame);
        },
        async join() {
          const watcher = await Line.open(address, () => {});
          await watcher.close();
          return watcher.bytes;
        },
        async close() {
          await Promise.all(lines.map((line) => line.close()));
        },
      };
      return table;
    },
  };
}
