import type { Level, Observation } from '@boomtown/bots/playing';
import { countedThinking } from '@boomtown/bots/playing';
import { actors, startMatch, submit } from '@boomtown/game-core';
import { createBoondoggleBot } from '../../src/bots/bot.ts';
import { boondoggleGame, type PrivateView, type State } from '../../src/rules/index.ts';
import { type Action, type Boondoggle, boondoggleRules, type Phase } from '../../src/view.ts';

const bot = createBoondoggleBot();

/** A table of two in its first round, in this phase, all having passed so far; seat 0 is to act. */
export function stateIn(phase: Phase, changes: Partial<State> = {}, seats = 2): State {
  const started = startMatch(boondoggleGame, {}, seats, new Uint8Array(32).fill(7));
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  while (match.state.phase !== phase) {
    const [seat] = actors(boondoggleGame, match.state);
    if (seat === undefined) throw new Error(`no phase ${phase}`);
    const next = submit(match, seat, { type: match.state.phase === 'trade' ? 'done' : 'pass' });
    if (!next.ok) throw new Error(next.error.message);
    match = next.value.match;
  }
  return { ...match.state, ...changes };
}

/** The state with some things of one player otherwise. */
export function withPlayer(state: State, seat: number, changes: Partial<State['players'][number]>): State {
  return {
    ...state,
    players: state.players.map((player, other) => (other === seat ? { ...player, ...changes } : player)),
  };
}

export function sightOf(state: State, seat: number): Observation<Boondoggle> {
  const view = boondoggleGame.publicView(state);
  const own: PrivateView = boondoggleGame.privateView(state, seat);
  return { view, own, seat, legal: boondoggleRules.legal(view, own, seat), seen: [] };
}

export function choice(state: State, level: Level, seat = 0): Action {
  return choiceAt(sightOf(state, seat), level);
}

export function choiceAt(sight: Observation<Boondoggle>, level: Level): Action {
  return bot.choose(sight, countedThinking(level));
}
