import { type ConformanceSettings, describeConformance } from '@boomtown/game-testing';
import { boondoggleGame } from '../../src/rules/index.ts';
import type { Boondoggle, State } from '../../src/rules/types.ts';
import { conserve } from './invariant.ts';
import { lateGame } from './late-game.ts';
import { proposeOffer } from './offers.ts';

const settings: ConformanceSettings<Boondoggle> = {
  hiddenPhases: ['buy-card', 'play-card', 'answer', 'trade', 'job', 'sell', 'build', 'scheme', 'over'],
  unlisted: ['offer'],
  silent: ['pass', 'done'],
  invariant: conserve,
  propose: proposeOffer,
  hiddenParts,
};

describeConformance(boondoggleGame, { ...settings, playsASample: 1, thorough: 80 });

describeConformance(lateGame, {
  ...settings,
  hiddenParts: (state) => ({
    ...hiddenParts(state),
    held: state.players.map((player) => (player.shown ? [] : player.destinations)),
    offers: state.offers,
  }),
  playsASample: 1,
  thorough: 80,
  seed: 'late',
});

function hiddenParts(state: State) {
  return { deck: state.deck, destinations: state.destinations, hands: state.players.map((player) => player.hand) };
}
