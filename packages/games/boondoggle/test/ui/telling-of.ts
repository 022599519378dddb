import { wordsOf } from '@boomtown/i18n';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import type { BoondoggleTelling } from '../../src/ui/telling.ts';
import { boondoggleRules, type PublicView } from '../../src/view.ts';
import { type Seen, thriftyMatch } from './matches.ts';

export const WORDS = wordsOf<Messages>('en', en);
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dimitri', 'Eleonora', 'Friedrich'];

/** A view with people called Ada, Ben, Cleo, Dimitri, Eleonora and Friedrich at its table. */
export function tellingOf(view: PublicView): BoondoggleTelling {
  const people = view.players.map((_, seat) => ({ seat, name: NAMES[seat] ?? '' }));
  return { words: WORDS, people, view };
}

/** Matches in which most of what can happen happens; played once for all tests. */
export const MATCHES: readonly (readonly Seen[])[] = [
  thriftyMatch(2, 21, {}, () => null, 3),
  thriftyMatch(4, 44, {}, () => null, 5),
  thriftyMatch(6, 61, {}, () => null, 4),
];

/** What the seats that may act at a position may do there. */
export function offersAt({ view, own }: Seen) {
  return boondoggleRules.actors(view).flatMap((seat) => {
    const mine = own[seat];
    return mine === undefined ? [] : [{ seat, own: mine, legal: boondoggleRules.legal(view, mine, seat) }];
  });
}
