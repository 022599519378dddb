// A quick conformance run of one game: what would fail at a table, or show what is hidden. `npm run check-game` has the whole.
import { isDeepStrictEqual } from 'node:util';

/** Every so many positions of a match are looked at closely. */
const STRIDE = 3;

/** What is wrong with the rules and the wire of a game, in words. */
export async function faultsInConformance({ rules: game, wire, bots }, { load }) {
  const faults = new Set();
  const { playAtRandom, seedBytes } = await load('packages/game-testing/src/play.ts');
  const { stepStream } = await load('packages/game-core/src/chance.ts');
  for (const [nth, { seats, options }] of game.samples.entries()) {
    const settings = { seats, options, seed: `conformance ${nth}`, policy: `conformance ${nth}` };
    const play = playAtRandom(game, settings);
    if (!isDeepStrictEqual(playAtRandom(game, settings).positions, play.positions)) {
      faults.add('rules: the same seed and the same actions give another match');
    }
    const mirrored = new wire.TableState().game;
    for (const { step, state } of play.positions) {
      const view = game.publicView(state);
      wire.mirror(view, mirrored);
      if (!isDeepStrictEqual(wire.read(mirrored), view))
        faults.add('wire: read gives another view than mirror was given');
      if (step % STRIDE !== 0) continue;
      const plain = JSON.parse(JSON.stringify(state));
      if (!isDeepStrictEqual(plain, state)) faults.add('rules: a state is not plain JSON');
      const read = game.parseState(plain);
      if (!read.ok) faults.add(`rules: parseState refuses a state of its own game: ${read.error.message}`);
      for (let viewer = 0; game.redeal !== undefined && viewer < seats; viewer += 1) {
        const other = game.redeal(state, viewer, stepStream(seedBytes(`redeal ${nth}`), step));
        const same =
          isDeepStrictEqual(game.publicView(other), view) &&
          isDeepStrictEqual(game.privateView(other, viewer), game.privateView(state, viewer));
        if (!same) faults.add('rules: a view shows what redeal says is hidden from that seat');
      }
    }
  }
  if (!isDeepStrictEqual(bots.game.info, game.info)) faults.add('bots: they are of another game');
  return [...faults];
}
