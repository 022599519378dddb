import { describe, expect, it } from 'vitest';
import { actionWords } from '../../src/ui/action-words.ts';
import { playText } from '../../src/ui/card-words.ts';
import { choices } from '../../src/ui/choices.ts';
import { describe as describeBoard } from '../../src/ui/describe.ts';
import { headline } from '../../src/ui/headline.ts';
import { modules } from '../../src/ui/module.ts';
import { explainScores, factsOf } from '../../src/ui/player-facts.ts';
import { type Action, boondoggleRules, CARD_KINDS, CARDS, type PrivateView } from '../../src/ui/rules.ts';
import type { BoondoggleTelling } from '../../src/ui/telling.ts';
import { MATCHES, offersAt, tellingOf, WORDS } from './telling-of.ts';

/** Every action that the list leads to, whatever doors one opens. */
function reached(seat: number, own: PrivateView, telling: BoondoggleTelling, path: readonly string[] = []): Action[] {
  return choices(seat, own, telling, path).flatMap((choice) =>
    'action' in choice ? [choice.action] : reached(seat, own, telling, [...path, choice.opens]),
  );
}

describe('the words of actions', () => {
  it('are there for every legal action, and tell it apart from all others of the moment', () => {
    const kinds = new Set<string>();
    for (const match of MATCHES) {
      for (const seen of match) {
        const telling = tellingOf(seen.view);
        for (const { seat, legal } of offersAt(seen)) {
          const texts = legal.map((action) => {
            const { group, text, whole = '' } = actionWords(action, seat, telling);
            expect(`${group} ${text} ${whole}`).not.toMatch(/[{}]|undefined/);
            // The player who asks for the button by the words on it finds it.
            if (whole !== '') expect(whole.toLowerCase()).toContain(text.toLowerCase());
            return `${group}: ${text}`;
          });
          for (const { type } of legal) kinds.add(type);
          expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(12);
  });

  it('say what a deal costs and where the price goes', () => {
    const [match] = MATCHES;
    const start = match?.[0];
    if (start === undefined) throw new Error('a match has a first position');
    const telling = tellingOf(start.view);
    expect(actionWords({ type: 'buy', market: 'crew', count: 2 }, 0, telling).text).toBe(
      '2 crew for $20; the price rises to $14',
    );
    const top = tellingOf({ ...start.view, prices: { ...start.view.prices, crew: 20 } });
    expect(actionWords({ type: 'buy', market: 'crew', count: 1 }, 0, top).text).toBe(
      '1 crew for $20; the price stays at $20',
    );
    expect(actionWords({ type: 'build', segment: 'S1-A1' }, 0, telling).text).toBe(
      'A regular road on the first mile of company 1: 1 crew, 1 asphalt, and 1 permit',
    );
  });
});

describe('the price of a scheme', () => {
  it('has the highwayman’s toll in it, and none without a highwayman', () => {
    const schemes = MATCHES.flat().flatMap((seen) =>
      offersAt(seen).flatMap(({ seat, legal }) =>
        legal.flatMap((action) => (action.type === 'kickback' ? [{ seen, seat, segment: action.segment }] : [])),
      ),
    );
    expect(schemes).not.toEqual([]);
    for (const { seen, seat, segment } of schemes) {
      for (const type of ['kickback', 'guardrail'] as const) {
        const at = (highwayman: number | null) =>
          actionWords({ type, segment }, seat, tellingOf({ ...seen.view, highwayman })).text;
        expect(at(null)).not.toContain('toll');
        expect(at(seat === 0 ? 1 : 0)).toContain(' and $10 toll');
      }
    }
  });
});

describe('the action list step by step', () => {
  it('names the cards in an offer for those who know them, and counts them for nobody else', () => {
    const start = MATCHES[0]?.[0];
    if (start === undefined) throw new Error('a match has a first position');
    const nothing = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, honchos: [] };
    const give = { ...nothing, money: 6 };
    const offer = { id: 1, from: 0, to: 1 };
    const view = {
      ...start.view,
      phase: 'trade' as const,
      actor: null,
      offers: [{ ...offer, give: { ...give, cards: 0 }, want: { ...nothing, cards: 1 } }],
    };
    const known = { ...offer, give: { ...give, cards: [] }, want: { ...nothing, cards: ['enforcer' as const] } };
    const own: PrivateView = { hand: [], destinations: [], offers: [known] };
    expect(choices(0, own, tellingOf(view), []).map(({ group, text }) => `${group}: ${text}`)).toContain(
      'Your offer to Ben: $6 for Enforcer: Withdraw',
    );
    expect(actionWords({ type: 'withdraw', offer: 1 }, 0, tellingOf(view)).group).toBe(
      'Your offer to Ben: $6 for 1 card',
    );
  });

  it('leads to exactly the legal actions, with further choices only for cards that need some', () => {
    let submenus = 0;
    for (const match of MATCHES) {
      for (const seen of match) {
        const telling = tellingOf(seen.view);
        for (const { seat, own, legal } of offersAt(seen)) {
          const found = reached(seat, own, telling).map((action) => JSON.stringify(action));
          expect(new Set(found)).toEqual(new Set(legal.map((action) => JSON.stringify(action))));
          for (const choice of choices(seat, own, telling, [])) {
            if (!('opens' in choice)) continue;
            submenus += 1;
            const card = CARD_KINDS.find((kind) => kind === choice.opens);
            expect(card === undefined ? [] : CARDS[card].needs).not.toEqual([]);
          }
        }
      }
    }
    expect(submenus).toBeGreaterThan(10);
  });
});

describe('headline, panels and described map', () => {
  it('have words at every position, for every seat and for a spectator', () => {
    for (const match of MATCHES) {
      for (const { view } of match) {
        const telling = tellingOf(view);
        for (const seat of [null, ...view.players.map((_, i) => i)]) {
          expect(headline(telling, seat)).toMatch(/^[A-Z].*[.!?]$/);
        }
        for (const row of describeBoard(telling).rows) expect(row.cells.join()).not.toMatch(/[{}]|undefined/);
        expect(factsOf(0, telling).join()).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  it('tells in trading who is done', () => {
    const [first] = MATCHES[2] ?? [];
    if (first === undefined) throw new Error('a match has a first position');
    const at = (done: readonly number[]) =>
      tellingOf({
        ...first.view,
        phase: 'trade',
        actor: null,
        done: first.view.players.map((_, seat) => done.includes(seat)),
      });
    const [, , second, third] = at([]).people;
    expect(headline(at([]), 0)).not.toContain('Done');
    expect(headline(at([2, 3]), 0)).toContain(`Done already: ${second?.name} and ${third?.name}`);
    const others = first.view.players.map((_, seat) => seat).slice(1);
    expect(headline(at(others), 0)).toContain('All the others are done');
    expect(factsOf(2, at([2])).join()).toContain('is done trading');
    expect(factsOf(1, at([2])).join()).not.toContain('is done trading');
  });

  it('tells of a manipulator each market’s price and where it falls to', () => {
    const [first] = MATCHES[0] ?? [];
    if (first === undefined) throw new Error('a match has a first position');
    const prices = { ...first.view.prices, crew: 10, 'crew-permit': 14, steel: 6 };
    const telling = tellingOf({ ...first.view, prices });
    const text = playText({ type: 'play', card: 'manipulator', markets: ['crew', 'steel', 'crew-permit'] }, telling);
    expect(text).toBe('Crew $10 → $6, Steel $6 → $2, and Crew + permit $14 → $8');
  });

  it('explain the scores: the last row is what the outcome says', () => {
    for (const match of MATCHES) {
      const last = match.at(-1);
      if (last === undefined) throw new Error('a match has positions');
      const rows = explainScores(tellingOf(last.view));
      expect(rows.at(-1)?.numbers).toEqual(boondoggleRules.outcome(last.view)?.scores);
    }
  });

  it('have words for every refusal code, of which English takes the rules’ own', () => {
    const refusal = { code: 'own-road', message: 'exactly this', rule: '6.5' };
    expect(modules.boondoggle.refusalWords(refusal, WORDS)).toBe('exactly this');
    expect(modules.boondoggle.refusalWords(refusal, { ...WORDS, language: 'xx' })).toBe(
      WORDS.text('boondoggle.refused-own-road'),
    );
  });
});
