import { type StudiedMatch, studied } from '@boomtown/analysis';
import { fastRng } from '@boomtown/bots/playing';
import { actors, eventsFor, type GameTypes, type Seat, startMatch, submit } from '@boomtown/game-core';
import { BOTS } from '../../src/bots.ts';

/** A match of two bots that decide at once. */
export function botMatch(id: string, options: object, nth: number): StudiedMatch {
  const entry = BOTS[id];
  if (entry === undefined) throw new Error(`${id} has no bots`);
  const { game } = entry;
  const bot = entry.create();
  const seed = new Uint8Array(32).fill(nth);
  const rng = fastRng(nth);
  const started = startMatch(game, options, 2, seed);
  if (!started.ok) throw new Error(started.error.message);
  const events = [...started.value.events];
  let { match } = started.value;
  const actions: { seat: Seat; action: GameTypes['Action'] }[] = [];
  for (;;) {
    const acting = actors(game, match.state);
    const last = actions.at(-1)?.seat ?? -1;
    const seat = acting.find((one) => one > last) ?? acting[0];
    if (seat === undefined) return studied(entry, { options, seats: 2, seed, actions });
    const view = game.publicView(match.state);
    const own = game.privateView(match.state, seat);
    const sight = { view, own, seat, legal: game.legal(view, own, seat), seen: eventsFor(events, [seat]) };
    const action = bot.choose(sight, { level: 'normal', rng, isOver: () => true, spent: () => 1 });
    const taken = submit(match, seat, action);
    if (!taken.ok) throw new Error(taken.error.message);
    actions.push({ seat, action });
    events.push(...taken.value.events);
    match = taken.value.match;
  }
}
