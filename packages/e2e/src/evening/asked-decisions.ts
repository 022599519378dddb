import {
  type AnyGame,
  actors,
  type GameTypes,
  legal,
  readTranscript,
  replay,
  type Seat,
  type Transcript,
  textStream,
} from '@boomtown/game-core';

/** What the rules asked of the people of a match. */
export interface AskedDecisions {
  readonly actions: number;
  /** Actions beside which another one was legal, or would be in a world that fits what a spectator sees. */
  readonly decisions: number;
  /** Those of them of which the player alone knows that nothing else was legal: a page that made them by itself would tell it. */
  readonly onlyKnown: number;
}

/** Worlds that are drawn for each action. */
const WORLDS = 12;

/** Counts in the record of a match what its people had to decide. Where several seats may act at once there is a choice: to wait. */
export function askedDecisions(game: AnyGame, transcript: Transcript): AskedDecisions {
  const read = readTranscript(transcript);
  if (!read.ok) throw new Error(read.error.message);
  const { source } = read.value;
  let decisions = 0;
  let onlyKnown = 0;
  const replayed = replay(game, source, ({ match: { step, state } }) => {
    const next = source.actions[step];
    if (next === undefined) return;
    const isOpen = actors(game, state).length > 1 || legal(game, state, next.seat).length > 1;
    if (!isOpen && !seemsOpen(game, state, next.seat)) return;
    decisions += 1;
    if (!isOpen) onlyKnown += 1;
  });
  if (!replayed.ok) throw new Error(replayed.error.refusal.message);
  return { actions: source.actions.length, decisions, onlyKnown };
}

/** Has the seat a choice in any world that fits what a spectator sees? */
function seemsOpen(game: AnyGame, state: GameTypes['State'], seat: Seat): boolean {
  const { redeal } = game;
  if (redeal === undefined) return false;
  return Array.from({ length: WORLDS }, (_, world) => redeal(state, null, textStream(`${world}`))).some(
    (other) => legal(game, other, seat).length > 1,
  );
}
