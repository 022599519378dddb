import { type ConstructoState, constructoGame } from '@boomtown/constructo/rules';
import { apply, stepStream } from '@boomtown/game-core';
import { type Game, Server } from 'boardgame.io/dist/cjs/server.js';
import { contestStart } from '../peers/recorded-match.ts';
import { reportTo } from './reporting.ts';

/** The state of its games is an object of its own. */
interface Held {
  readonly state: ConstructoState;
}

/** No action of this game draws anything. */
const NO_CHANCE = stepStream(contestStart().seed, 1);

/** boardgame.io as its documentation shows it, with the same rules, in memory, without undo, in production mode. */
const constructo: Game<Held> = {
  name: 'constructo',
  disableUndo: true,
  setup: () => ({ state: contestStart().state }),
  moves: {
    act({ G, ctx }, action) {
      const next = apply(constructoGame, G.state, Number(ctx.currentPlayer), action, NO_CHANCE);
      return next.ok ? { state: next.value.state } : 'INVALID_MOVE';
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.state.toMove, next: ({ G }) => G.state.toMove },
  },
  endIf: ({ G }) => constructoGame.outcome(constructoGame.publicView(G.state)) ?? undefined,
};

const server = Server({ games: [constructo], origins: ['http://127.0.0.1'] });
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
