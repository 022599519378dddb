import { apply, stepStream } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import { SeatState } from '@boomtown/wire';
import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SMALL_GAME } from '../chosen-games.ts';
import { contestStart } from '../peers/recorded-match.ts';
import { reportTo } from './reporting.ts';

const wire = wireOf(SMALL_GAME.info.id);

/** No action of this game draws anything. */
const NO_CHANCE = stepStream(contestStart().seed, 1);

/**
 * Colyseus as its documentation shows it, with the same schema and the same rules: a message handler that judges the
 * action and sends the patch. It stores nothing, has no seats and no private data; every other setting is the default.
 */
class PlainRoom extends Room<{ state: InstanceType<typeof wire.TableState> }> {
  override state = new wire.TableState();
  override messages = { act: (_client: Client, made: unknown) => this.#act(made) };
  #game = contestStart().state;
  #step = 0;

  override onCreate(): void {
    for (const _ of [0, 1]) this.state.seats.push(new SeatState());
    this.#show();
  }

  #act(made: unknown): void {
    const { seat, action } = Object(made);
    const next = apply(SMALL_GAME, this.#game, seat, action, NO_CHANCE);
    if (!next.ok) throw new Error(next.error.code);
    this.#game = next.value.state;
    this.#step += 1;
    this.#show();
  }

  #show(): void {
    this.state.stage = 'playing';
    this.state.step = this.#step;
    wire.mirror(SMALL_GAME.publicView(this.#game), this.state.game);
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define(SMALL_GAME.info.id, PlainRoom);
await server.listen(0, '127.0.0.1');
const address = transport.server?.address();
if (typeof address !== 'object' || address === null) throw new Error('Colyseus has no port');
reportTo(address.port, async () => {
  await matchMaker.gracefullyShutdown();
});
