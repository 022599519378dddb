import { FrameworkLine, type Reservation } from '../lines/framework-line.ts';
import { type ContestTable, type Peer, post, Screens } from './peer.ts';
import { CONTEST_GAME, recordedMatch } from './recorded-match.ts';

const MATCH = recordedMatch();

/** Plain Colyseus with the same schema and a message handler. */
export const colyseus: Peer = {
  name: 'Plain Colyseus',
  entry: 'colyseus.ts',
  given: [],
  async openTable(url) {
    const screens = new Screens(3, (step) => table.shown(step));
    const first = await post<Reservation>(`${url}/matchmake/create/${CONTEST_GAME.id}`, {});
    const join = () => post<Reservation>(`${url}/matchmake/joinById/${first.roomId}`, {});
    const clients = await Promise.all([first, await join(), await join()].map((seat) => opened(url, seat, screens)));
    const table: ContestTable = {
      lines: clients.map(({ line }) => line),
      shown: () => {},
      act(number) {
        const made = MATCH[number];
        clients[made?.seat ?? 0]?.tell('act', { ...made });
      },
      async join() {
        const watcher = await FrameworkLine.open(url, await join(), {});
        const { bytes } = watcher.line;
        await watcher.line.close();
        return bytes;
      },
      async close() {
        await Promise.all(clients.map(({ line }) => line.close()));
      },
    };
    return table;
  },
};

/** Each patch is a step, since the room sends one for each action. */
function opened(url: string, seat: Reservation, screens: Screens): Promise<FrameworkLine> {
  let step = 0;
  return FrameworkLine.open(url, seat, {
    patched() {
      step += 1;
      screens.show(step);
    },
  });
}
