import { type Server as HttpServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CLOSE, MAX_FRAME_BYTES } from '@boomtown/wire';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from 'pino';
import type { Access } from './access/access.ts';
import { senderOf, type Trust } from './http/index.ts';
import type { GuardedSockets, LoopBudgets, Requester, SocketSlots } from './limits/index.ts';
import type { PageServing } from './pages/index.ts';
import { type UpgradeGateParts, upgradeGate } from './upgrade-gate.ts';

/** In the answer to an upgrade that was refused: it came as far as this server. */
export const REACHED = 'boomtown-socket';

/** How long a client that was asked to go may take to say goodbye. Its place is taken until then. */
const CLOSE_TIMEOUT_MS = 5000;

/** What an upgrade takes before it is looked at. */
const UPGRADE_MS = 0.1;

/** How long a refused client may take to read why. */
const FAREWELL_MS = 1000;

export interface SocketParts extends UpgradeGateParts {
  readonly sockets: GuardedSockets;
  readonly serving: PageServing;
  readonly slots: SocketSlots;
  readonly budgets: LoopBudgets;
  readonly trust: Trust;
  readonly log: Logger;
  readonly access: Access;
}

/** The framework's sockets, with our guards and without pings: the browsers' own heartbeat serves both ends. */
export function socketTransport(http: HttpServer, parts: SocketParts): WebSocketTransport {
  return new GatedTransport(parts).attachToServer(http);
}

/** The framework's transport behind a listener of ours: an upgrade that reaches the framework is one that may come in. */
class GatedTransport extends WebSocketTransport {
  readonly #parts: SocketParts;

  constructor(parts: SocketParts) {
    // The types of the library do not know all of them.
    const options = {
      noServer: true,
      maxPayload: MAX_FRAME_BYTES,
      pingInterval: 0,
      perMessageDeflate: false,
      closeTimeout: CLOSE_TIMEOUT_MS,
      WebSocket: parts.sockets.Socket,
    };
    super(options);
    this.#parts = parts;
  }

  protected override listenForUpgrade(http: HttpServer): void {
    const { serving, log, slots, trust, budgets, access, sockets } = this.#parts;
    access.keptOut.begun = (network) => sockets.turnAway(network, CLOSE.keptOut);
    const gate = upgradeGate(this.#parts);
    http.on('upgrade', (request, socket, head) => {
      if (socket.destroyed || (serving === 'live' && isVite(request))) return;
      // Nothing outside catches what is thrown in a listener, and the process would end.
      try {
        const sender = senderOf(request, trust);
        const watcher = budgets.address(sender);
        watcher.pay(UPGRADE_MS);
        budgets.begin(watcher, () => {
          if (access.keptOut.secondsLeft(sender) > 0) return refuse(socket, 403);
          const verdict = gate(request);
          if ('refused' in verdict) return refuse(socket, verdict.refused);
          const [seat] = verdict.seats;
          const requester = seat === undefined ? watcher : budgets.seat(seat, sender);
          if (!slots.take(sender, request.socket, verdict.seats)) {
            access.refused.note(sender, 'too-many-sockets');
            refuse(socket, 429);
          } else if (requester.mustWait) this.#completeLater(requester, request, socket, head);
          else this.#complete(requester, request, socket, head);
        });
      } catch (error) {
        log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      }
    });
  }

  #completeLater(requester: Requester, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const end = () => socket.destroy();
    socket.on('error', end);
    requester.wait(() => {
      if (requester.waitMs > 0) return this.#completeLater(requester, request, socket, head);
      socket.off('error', end);
      if (!socket.destroyed) this.#complete(requester, request, socket, head);
    });
  }

  #complete(requester: Requester, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { budgets, sockets, trust } = this.#parts;
    budgets.begin(requester, () =>
      this.wss.handleUpgrade(request, socket as Socket, head, (client) => {
        sockets.cameFrom(client, senderOf(request, trust));
        // Until it has joined a table.
        budgets.assign(client, () => requester);
        this.wss.emit('connection', client, request);
      }),
    );
  }
}

/** Answers an upgrade that may not come in, and ends its socket also where the client leaves its own half open. */
function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `${REACHED}: reached`, 'Connection: close'];
  socket.end([...head, 'Content-Length: 0', '', ''].join('\r\n'));
}

/** Vite reloads live pages over a socket of its own on the same port, and answers what is meant for it. */
function isVite(request: IncomingMessage): boolean {
  return String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite');
}
