import { WebSocketServer } from 'ws';
import { reportTo } from './reporting.ts';

/**
 * The floor: a process that knows no game and only sends a frame of a given size to everybody at the same table for
 * each frame that comes in. `relay.ts BYTES`.
 */
const bytes = Number(process.argv[2]);
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const tables = new Map<string, Set<{ send(data: Buffer): void }>>();

sockets.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? new Set();
  tables.set(name, table);
  table.add(socket);
  socket.on('message', (data: Buffer) => {
    // The number of the action comes first, in both directions.
    const frame = Buffer.alloc(bytes);
    data.copy(frame, 0, 0, 4);
    for (const each of table) each.send(frame);
  });
  socket.on('close', () => {
    table.delete(socket);
    if (table.size === 0) tables.delete(name);
  });
});
sockets.on('listening', () => {
  const address = sockets.address();
  if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');
  reportTo(address.port, async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
});
