import { describe, expect, it } from 'vitest';
import { aftermath } from '../../src/ui/aftermath.ts';
import { boondoggleRules } from '../../src/ui/rules.ts';
import { MATCHES, tellingOf } from './telling-of.ts';

/** The last positions of matches that are over. */
const ENDS = MATCHES.flatMap((match) => {
  const last = match.at(-1);
  return last !== undefined && boondoggleRules.outcome(last.view) !== null ? [last] : [];
});

describe('what the page says of a match that is over', () => {
  it('ranks every seat once, those who won first', () => {
    expect(ENDS.length).toBeGreaterThan(0);
    for (const { view } of ENDS) {
      const { ranks = [] } = aftermath(tellingOf(view));
      expect(ranks[0]).toEqual(boondoggleRules.outcome(view)?.winners);
      expect(ranks.flat().toSorted()).toEqual(view.players.map((_, seat) => seat));
    }
  });

  it('names the secret destinations of those who did not arrive once they are open, and none before', () => {
    let named = 0;
    for (const { view, own } of ENDS) {
      const secret = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Secret destination'));
      expect(secret(aftermath(tellingOf(view)).lines)).toEqual([]);
      const open = own.flatMap((known, seat) => (known === undefined ? [] : [{ seat, view: known }]));
      const told = secret(aftermath({ ...tellingOf(view), own: open }).lines);
      const hidden = open.filter(
        ({ seat, view: { destinations } }) => !view.players[seat]?.shown && destinations.length > 0,
      );
      expect(told).toHaveLength(hidden.length);
      named += told.length;
    }
    expect(named).toBeGreaterThan(0);
  });
});
