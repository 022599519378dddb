import { closedLoop } from './closed-loop.ts';
import type { Peer } from './peer.ts';
import { recordedMatch } from './recorded-match.ts';
import type { FrameSizes } from './relay.ts';
import type { ServerProcess } from './server-process.ts';

/** What an action of the recorded match takes at this server, on average: bytes from its maker, and to each client. */
export async function frameSizes(peer: Peer, server: ServerProcess): Promise<FrameSizes> {
  const actions = recordedMatch().length;
  const table = await peer.openTable(server.url);
  const sum = (of: 'bytes' | 'sent') => table.lines.reduce((total, line) => total + line[of], 0);
  const before = { bytes: sum('bytes'), sent: sum('sent') };
  await closedLoop([table], actions);
  await table.close();
  return {
    up: Math.round((sum('sent') - before.sent) / actions),
    // The header of the relay's own frame is two bytes.
    down: Math.round((sum('bytes') - before.bytes) / actions / table.lines.length) - 2,
  };
}
