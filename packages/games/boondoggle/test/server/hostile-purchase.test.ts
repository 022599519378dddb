import { type AnyGame, textStream, type Viewer } from '@boomtown/game-core';
import { leaksIn, type Scene, type Start } from '@boomtown/server/testing';
import { describe, expect, test } from 'vitest';
import { boondoggleGame, type State } from '../../src/rules/index.ts';

const SEATS = 3;
const BUYER = 0;
const TARGET = 2;
const PATIENCE_MS = 120_000;

/** Seat 0 is to play a card, and seat 2 has steel and holds this one card. */
function tableWith(card: State['deck'][number]): Start {
  const first = boondoggleGame.setup({}, SEATS, textStream('a hostile purchase'));
  if (!first.ok) throw new Error(first.error.message);
  const { state } = first.value;
  const laid: State = {
    ...state,
    phase: 'play-card',
    deck: state.deck.toSpliced(state.deck.indexOf(card), 1),
    supply: { ...state.supply, steel: state.supply.steel - 1 },
    players: state.players.map((player, seat) =>
      seat === TARGET ? { ...player, hand: [card], goods: { ...player.goods, steel: 1 } } : player,
    ),
  };
  const read = boondoggleGame.parseState(JSON.parse(JSON.stringify(laid)));
  if (!read.ok) throw new Error(read.error.message);
  return { state: read.value, events: [] };
}

/** The purchase, its answer, and the go of the next seat; in the one world the target could enforce, in the other not. */
function sceneFor(viewer: Viewer): Scene {
  const move = (seat: number, action: { readonly type: string }, tried: readonly { readonly type: string }[] = []) => ({
    seat,
    actions: [action, action] as const,
    refused: viewer === seat ? [] : tried,
  });
  const purchase = { type: 'play', card: 'hostile-purchase', resource: 'steel', from: TARGET };
  return {
    viewer,
    seats: SEATS,
    starts: [tableWith('enforcer'), tableWith('bribery')],
    moves: [
      move(BUYER, purchase),
      move(TARGET, { type: 'allow' }, [{ type: 'pass' }, { type: 'enforce' }, { type: 'allow' }]),
      move(1, { type: 'pass' }, [{ type: 'allow' }]),
    ],
    from: 'a hostile purchase',
  };
}

const honest: AnyGame = boondoggleGame;

/** Spares those who could do nothing but allow it the question: what the rules do not. */
const sparing: AnyGame = {
  ...honest,
  perform(state, seat, action, rng) {
    const asked = honest.perform(state, seat, action, rng);
    // Boondoggle's own rules made it.
    const { phase, purchase, players } = asked.state as State;
    if (phase !== 'answer' || purchase === null || players[purchase.from]?.hand.includes('enforcer')) return asked;
    const allowed = honest.perform(asked.state, purchase.from, { type: 'allow' }, rng);
    return { state: allowed.state, events: [...asked.events, ...allowed.events] };
  },
};

describe('§5.4 the question of a hostile purchase, on the wire', () => {
  test(
    'comes in the same frames, as many, in the same order, whether or not its target could enforce',
    async () => {
      const scenes = [BUYER, 1, null].map(sceneFor);
      expect(await leaksIn('boondoggle', honest, scenes)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'would be recognised if seats without a choice were not asked',
    async () => {
      const scene = sceneFor(BUYER);
      const asking: Scene = { ...scene, moves: scene.moves.slice(0, 1) };
      const [leak] = await leaksIn('boondoggle', sparing, [asking]);
      expect(leak?.moment).toBe(`action 1, play by seat ${BUYER}`);
    },
    PATIENCE_MS,
  );
});
