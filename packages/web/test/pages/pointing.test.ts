import { type AnyGame, isOpenAction, refusalOf, type TableSetup, textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { expect, test } from 'vitest';

const ACTIONS = 120;
/** Worlds that fit what everybody knows. */
const WORLDS = 4;
/** Actions that are looked at in each position. */
const LOOKED_AT = 12;

/** What the seat that is to act may do, at each of the first positions of a match by chance. */
function* choices(rules: AnyGame, { options, seats }: TableSetup) {
  const begun = rules.setup(options, seats, textStream('pointing'));
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = textStream('choices');
  let { state } = begun.value;
  for (let made = 0; made < ACTIONS; made += 1) {
    const view = rules.publicView(state);
    const [seat] = rules.actors(view);
    if (seat === undefined) return;
    const legal = rules.legal(view, rules.privateView(state, seat), seat);
    for (const action of chance.shuffle([...legal]).slice(0, LOOKED_AT)) yield { state, view, seat, action };
    const chosen = legal[chance.int(legal.length)];
    if (chosen === undefined) throw new Error('nothing is legal');
    ({ state } = rules.perform(state, seat, chosen, textStream(`${made}`)));
  }
}

test.each(GAME_IDS)(
  'what is pointed at in %s is shown to all only if each of them could know that it may be done',
  async (id) => {
    const rules = await loadRules(id);
    const counts = { shown: 0, kept: 0 };
    for (const sample of rules.samples) {
      for (const { state, view, seat, action } of choices(rules, sample)) {
        if (!isOpenAction(rules, view, seat, action)) {
          counts.kept += 1;
          continue;
        }
        counts.shown += 1;
        for (let world = 0; world < WORLDS; world += 1) {
          const other = rules.redeal?.(state, null, textStream(`${world}`)) ?? state;
          expect(refusalOf(rules, rules.publicView(other), rules.privateView(other, seat), seat, action)).toBeNull();
        }
      }
    }
    expect([counts.kept > 0, rules.info.hidden || counts.shown > 0]).toEqual([rules.info.hidden, true]);
  },
);
