import { describeConformance } from '@boomtown/game-testing';
import { boondoggleGame } from '../src/index.ts';
import { conserve } from './invariant.ts';
import { proposeOffer } from './offers.ts';

describeConformance(boondoggleGame, {
  thorough: 320,
  hiddenPhases: ['buy-card', 'play-card', 'answer', 'trade', 'job', 'sell', 'build', 'scheme', 'over'],
  unlisted: ['offer'],
  silent: ['pass', 'done'],
  invariant: conserve,
  propose: proposeOffer,
  hiddenParts: (state) => ({
    deck: state.deck,
    destinations: state.destinations,
    hands: state.players.map((player) => player.hand),
    held: state.players.map((player) => (player.shown ? 0 : player.destinations)),
  }),
});
