import type { GameTypes, Seat, Transcript } from '@boomtown/game-core';
import { loadRules } from '@boomtown/registry/replay';
import { openTranscript } from './open-transcript.ts';

/** What each seat of a finished match knew at its end, beyond what everyone saw; `null` where the match does not replay. */
export async function finalViews(
  transcript: Transcript,
): Promise<readonly { readonly seat: Seat; readonly view: GameTypes['PrivateView'] }[] | null> {
  const opening = await openTranscript(transcript, loadRules);
  if (!opening.ok || !opening.opened.checked.ok) return null;
  const { rules, seats, positions } = opening.opened.replayed;
  const last = positions.at(-1);
  if (last === undefined) return null;
  return Array.from({ length: seats }, (_, seat) => ({ seat, view: rules.privateView(last.state, seat) }));
}
