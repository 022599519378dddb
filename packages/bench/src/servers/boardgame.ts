import { apply, stepStream } from '@boomtown/game-core';
import { type Game, Server } from 'boardgame.io/dist/cjs/server.js';
import { SMALL_GAME } from '../chosen-games.ts';
import { contestStart } from '../peers/recorded-match.ts';
import { reportTo } from './reporting.ts';

/** The state of its games is an object of its own. */
interface Held {
  readonly state: object;
}

/** No action of this game draws anything. */
const NO_CHANCE = stepStream(contestStart().seed, 1);

function seatToMove({ state }: Held): number {
  return SMALL_GAME.actors(SMALL_GAME.publicView(state))[0] ?? 0;
}

/** boardgame.io as its documentation shows it, with the same rules, in memory, without undo, in production mode. */
const contest: Game<Held> = {
  name: SMALL_GAME.info.id,
  disableUndo: true,
  setup: () => ({ state: contestStart().state }),
  moves: {
    act({ G, ctx }, action) {
      const next = apply(SMALL_GAME, G.state, Number(ctx.currentPlayer), action, NO_CHANCE);
      return next.ok ? { state: next.value.state } : 'INVALID_MOVE';
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => seatToMove(G), next: ({ G }) => seatToMove(G) },
  },
  endIf: ({ G }) => SMALL_GAME.outcome(SMALL_GAME.publicView(G.state)) ?? undefined,
};

const server = Server({ games: [contest], origins: ['http://127.0.0.1'] });
const { app } = server;
// It would listen on every interface.
const listen = app.listen.bind(app);
app.listen = (port, then) => listen(port, '127.0.0.1', then);
const { appServer } = await server.run(0);
const address = appServer.address();
if (typeof address !== 'object' || address === null) throw new Error('boardgame.io has no port');
reportTo(address.port, async () => {
  appServer.closeAllConnections();
  appServer.close();
});
