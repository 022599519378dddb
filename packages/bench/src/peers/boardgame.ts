import { Line } from '../lines/line.ts';
import { type ContestTable, type Peer, Screens } from './peer.ts';
import { CONTEST_GAME, recordedMatch } from './recorded-match.ts';

const MATCH = recordedMatch();
const NAMESPACE = `/${CONTEST_GAME.id}`;
const PING = '2';
const PONG = '3';
const STEP = /"_stateID":(\d+)/;

let tables = 0;

/** boardgame.io with the same game, through a client that speaks just enough of its protocol. */
export const boardgame: Peer = {
  name: 'boardgame.io',
  entry: 'boardgame.ts',
  given: [],
  async openTable(url) {
    tables += 1;
    const match = `table-${tables}`;
    const screens = new Screens(3, (step) => table.shown(step));
    const open = (player: string | null) => opened(url, match, player, (step) => screens.show(step));
    const lines = [await open('0'), await open('1'), await open(null)];
    const table: ContestTable = {
      lines,
      shown: () => {},
      act(number) {
        const made = MATCH[number];
        const playerID = String(made?.seat);
        const action = { type: 'MAKE_MOVE', payload: { type: 'act', args: [made?.action], playerID } };
        lines[made?.seat ?? 0]?.send(eventOf('update', action, number, match, playerID));
      },
      async join() {
        const watcher = await opened(url, match, null, () => {});
        const { bytes } = watcher;
        await watcher.close();
        return bytes;
      },
      async close() {
        await Promise.all(lines.map((line) => line.close()));
      },
    };
    return table;
  },
};

/** Connects, asks for the match, and resolves when its state is there. */
function opened(url: string, match: string, player: string | null, show: (step: number) => void): Promise<Line> {
  return new Promise((resolve, reject) => {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const receive = (data: Buffer, line: Line) => {
      const text = data.toString('latin1');
      if (text === PING) line.send(PONG);
      else if (text.startsWith('0')) line.send(`40${NAMESPACE},`);
      else if (text.startsWith('40')) line.send(eventOf('sync', match, player, undefined, 2));
      else if (text.startsWith(`42${NAMESPACE},["sync"`)) resolve(line);
      else if (text.startsWith(`42${NAMESPACE},["update"`)) show(Number(STEP.exec(text)?.[1]));
    };
    Line.open(address, receive).catch(reject);
  });
}

function eventOf(name: string, ...values: readonly unknown[]): string {
  return `42${NAMESPACE},${JSON.stringify([name, ...values])}`;
}
