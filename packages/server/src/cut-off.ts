import type { Socket } from 'node:net';

/** Ends a connection by a reset. What its client did not take would else wait for it in the system's memory, for minutes. */
export function cutOff(socket: Socket): void {
  if (socket.destroyed) return;
  // While the system closes our half, which it does at once, it resets nothing, and the connection would stay open for ever.
  if (socket.writableEnded && !socket.writableFinished && socket.writableLength === 0) {
    socket.once('finish', () => cutOff(socket));
    return;
  }
  // This waits until all is handed over to the system. Where the client takes nothing that never comes.
  socket.resetAndDestroy();
  if (socket.writableLength > 0) socket.destroy();
}
