import { type AnyGame, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { loadGame } from '@boomtown/registry/ui';
import type { GameId } from '@boomtown/wire/browser';
import { expect, test } from 'vitest';

const ACTIONS = 250;

/** Options under which a game that covers something covers nothing. */
const OPEN: ReadonlyMap<GameId, object> = new Map([['bau-boom', { variant: 'young' }]]);

/** What is told after each of the first actions of a match by chance: does some seat know what not all know? */
async function* moments(rules: AnyGame, options: object) {
  const begun = rules.setup(options, 2, textStream('secrets'));
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = textStream('choices');
  let { state, events } = begun.value;
  for (let made = 0; made < ACTIONS; made += 1) {
    const view = rules.publicView(state);
    const own = [0, 1].map((seat) => rules.privateView(state, seat));
    const told = events.some(({ to }) => to !== 'all');
    yield { view, knows: told || own.some((known) => Object.keys(known).length > 0) };
    const [seat] = rules.actors(view);
    if (seat === undefined) return;
    const legal = rules.legal(view, own[seat] ?? {}, seat);
    const action = legal[chance.int(legal.length)];
    if (action === undefined) throw new Error('nothing is legal');
    ({ state, events } = rules.perform(state, seat, action, textStream(`${made}`)));
  }
}

test.each(GAME_IDS)(
  '%s says that something is secret whenever a seat knows or is told more than all are',
  async (id) => {
    const [rules, { secrets }] = await Promise.all([loadRules(id), loadGame(id)]);
    let secretMoments = 0;
    for await (const { view, knows } of moments(rules, {})) {
      const secret = secrets?.(view) ?? false;
      if (knows) expect(secret).toBe(true);
      if (secret) secretMoments += 1;
    }
    expect(secretMoments > 0).toBe(rules.info.hidden);
    const open = OPEN.get(id);
    if (open === undefined) return;
    for await (const { view, knows } of moments(rules, open)) {
      expect([knows, secrets?.(view) ?? false]).toEqual([false, false]);
    }
  },
);
