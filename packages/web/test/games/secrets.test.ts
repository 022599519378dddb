import { type AnyGame, hasSecrets, type TableSetup, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { expect, test } from 'vitest';

const ACTIONS = 250;

/** The events after each of the first actions of a random match: does some seat know what not all know? */
async function* moments(rules: AnyGame, { options, seats }: TableSetup) {
  const begun = rules.setup(options, seats, textStream('secrets'));
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = textStream('choices');
  let { state, events } = begun.value;
  for (let made = 0; made < ACTIONS; made += 1) {
    const view = rules.publicView(state);
    const own = Array.from({ length: seats }, (_, seat) => rules.privateView(state, seat));
    const isAddressed = events.some(({ to }) => to !== 'all');
    yield { view, knows: isAddressed || own.some((known) => Object.keys(known).length > 0) };
    const [seat] = rules.actors(view);
    if (seat === undefined) return;
    const legal = rules.legal(view, own[seat] ?? {}, seat);
    const action = legal[chance.int(legal.length)];
    if (action === undefined) throw new Error('nothing is legal');
    ({ state, events } = rules.perform(state, seat, action, textStream(`${made}`)));
  }
}

test.each(GAME_IDS)('%s says that something is secret whenever a seat knows more than everybody does', async (id) => {
  const rules = await loadRules(id);
  let secretMoments = 0;
  for (const sample of rules.samples) {
    for await (const { view, knows } of moments(rules, sample)) {
      const secret = hasSecrets(rules, view);
      if (knows) expect(secret).toBe(true);
      if (secret) secretMoments += 1;
    }
  }
  expect(secretMoments > 0).toBe(rules.info.hidden);
});
