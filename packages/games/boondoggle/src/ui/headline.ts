import type { SeatPanel } from '@boomtown/ui-kit';
import { h } from 'preact';
import { PAINT } from './art/signs.ts';
import { purchasePrice } from './card-words.ts';
import { factsOf } from './player-facts.ts';
import {
  boondoggleRules,
  cardPrice,
  nextMiles,
  type PublicView,
  RESOURCES,
  type Resource,
  type Seat,
} from './rules.ts';
import { SeatDrawn } from './seat-drawn.tsx';
import {
  actorsOf,
  type BoondoggleTelling,
  companyName,
  goodsText,
  money,
  nameOf,
  namesOf,
  nodeName,
  playerOf,
  resourceName,
} from './telling.ts';

/** What is happening and what `seat` may do, in one line; `null` for a watcher. */
export function headline(telling: BoondoggleTelling, seat: Seat | null): string {
  const { words, view } = telling;
  const { phase, actor } = view;
  if (phase === 'over') return ended(telling, seat);
  if (phase === 'trade') return trading(telling, seat);
  if (actor === null) throw new Error(`a player acts in the phase ${phase}`);
  const name = nameOf(actor, telling);
  if (phase === 'answer') return answering(telling, seat, actor);
  if (actor !== seat) {
    return phase === 'play-card'
      ? words.text('boondoggle.head-play-card-other', { name, go: view.go })
      : words.text(`boondoggle.head-${phase}-other`, { name });
  }
  switch (phase) {
    case 'buy-card':
      return words.text('boondoggle.head-buy-card', { price: money(cardPrice(view.prices), words) });
    case 'play-card':
      return words.text('boondoggle.head-play-card', { go: view.go });
    case 'build': {
      if (playerOf(view, actor).maven && view.acted.length > 0) return words.text('boondoggle.head-build-maven');
      const canBuild = nextMiles(view, actor).some(({ build }) => build.refusal === null);
      if (canBuild) return words.text('boondoggle.head-build');
      const lack = lackingFor(view, actor);
      return lack === null
        ? words.text('boondoggle.head-build-buy')
        : words.text('boondoggle.head-build-lack', { goods: goodsText(lack, words) });
    }
    case 'sell': {
      const has = RESOURCES.some((resource) => playerOf(view, actor).goods[resource] > 0);
      return words.text(has || view.acted.length > 0 ? 'boondoggle.head-sell' : 'boondoggle.head-sell-none');
    }
    case 'scheme': {
      const can = nextMiles(view, actor).some(
        ({ kickback, guardrail }) => kickback?.refusal === null || guardrail?.refusal === null,
      );
      return words.text(can ? 'boondoggle.head-scheme' : 'boondoggle.head-scheme-none');
    }
    default:
      return words.text(`boondoggle.head-${phase}`);
  }
}

function answering(telling: BoondoggleTelling, seat: Seat | null, actor: Seat): string {
  const { words, view } = telling;
  if (view.purchase === null) throw new Error('an answer needs a purchase');
  const { by, resource } = view.purchase;
  return seat === actor
    ? words.text('boondoggle.head-answer', {
        name: nameOf(by, telling),
        resource: resourceName(resource, words),
        price: money(purchasePrice(resource, telling), words),
      })
    : words.text('boondoggle.head-answer-other', {
        by: nameOf(by, telling),
        resource: resourceName(resource, words),
        name: nameOf(actor, telling),
      });
}

function trading(telling: BoondoggleTelling, seat: Seat | null): string {
  const { words, view } = telling;
  const names = namesOf(actorsOf(view), telling);
  if (seat === null) return words.text('boondoggle.head-trade-other', { names });
  if (view.done[seat]) return words.text('boondoggle.head-trade-done', { names });
  const done = view.players.flatMap((_, other) => (view.done[other] ? [other] : []));
  if (done.length === view.players.length - 1) return words.text('boondoggle.head-trade-alone');
  return done.length === 0
    ? words.text('boondoggle.head-trade')
    : words.text('boondoggle.head-trade-some-done', { names: namesOf(done, telling) });
}

function ended(telling: BoondoggleTelling, seat: Seat | null): string {
  const { words, view } = telling;
  const winners = boondoggleRules.outcome(view)?.winners ?? [];
  const [winner = 0] = winners;
  if (winners.length > 1) return words.text('boondoggle.head-shared', { names: namesOf(winners, telling) });
  const { shown, project, head } = playerOf(view, winner);
  const sum = money(playerOf(view, winner).money, words);
  const name = nameOf(winner, telling);
  const mine = winner === seat;
  if (shown) {
    const place = nodeName(head, words);
    return mine
      ? words.text('boondoggle.head-won-you', { money: sum, place })
      : words.text('boondoggle.head-won', { name, money: sum, place });
  }
  const miles = project.length;
  return mine
    ? words.text('boondoggle.head-miles-you', { count: miles })
    : words.text('boondoggle.head-miles', { name, count: miles });
}

/** The goods that `seat` lacks for that next mile which takes the fewest more; `null` if no goods are lacking. */
function lackingFor(view: PublicView, seat: Seat): Partial<Record<Resource, number>> | null {
  const { goods } = playerOf(view, seat);
  const lacks = nextMiles(view, seat).map(({ build }) =>
    RESOURCES.flatMap((resource) => {
      const count = build.goods[resource] - goods[resource];
      return count > 0 ? [[resource, count] as const] : [];
    }),
  );
  const sum = (lack: (typeof lacks)[number]) => lack.reduce((all, [, count]) => all + count, 0);
  const [least] = lacks.filter((lack) => lack.length > 0).sort((a, b) => sum(a) - sum(b));
  return least === undefined ? null : Object.fromEntries(least);
}

/** A player's panel: their company, their money, and everything that lies before them. */
export function seatPanel(seat: Seat, telling: BoondoggleTelling): SeatPanel {
  const { words, view } = telling;
  const player = playerOf(view, seat);
  return {
    // The sign says it to those who see, the facts to those who listen.
    side: '',
    emblem: {
      letter: String(player.company),
      className: `emblem-boondoggle emblem-boondoggle-${player.company}`,
      colour: PAINT[player.company].main,
    },
    score: money(player.money, words),
    facts: [companyName(player.company, words), ...factsOf(seat, telling)],
    drawn: h(SeatDrawn, { seat, telling }),
  };
}
