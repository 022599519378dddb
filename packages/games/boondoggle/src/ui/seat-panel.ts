import type { SeatPanel } from '@boomtown/ui-kit';
import { h } from 'preact';
import { factsOf } from './player-facts.ts';
import type { Seat } from './rules.ts';
import { SeatDrawn } from './seat-drawn.tsx';
import { type BoondoggleTelling, companyName, money, playerOf } from './telling.ts';

/** A player's panel: their company, their money, and everything that lies before them. */
export function seatPanel(seat: Seat, telling: BoondoggleTelling): SeatPanel {
  const { words, view } = telling;
  const player = playerOf(view, seat);
  return {
    // The sign says it to those who see, the facts to those who listen.
    side: '',
    emblem: { letter: String(player.company), className: `emblem-boondoggle emblem-boondoggle-${player.company}` },
    score: money(player.money, words),
    facts: [companyName(player.company, words), ...factsOf(seat, telling)],
    drawn: h(SeatDrawn, { seat, telling }),
  };
}
