import { either, flag, list, oneOf, optional, partial, seat, tagged, whole } from '@boomtown/game-core/shapes';
import { RESOURCES } from '../data/markets.ts';
import {
  card,
  choices,
  destination,
  dollars,
  honcho,
  lanes,
  market,
  offer,
  openOffer,
  resource,
  roadKind,
  segment,
} from './pieces.ts';

const deal = { seat, market, count: whole(1), money: dollars };

/** What an action did, in order. Fields that are optional are secrets: only their owners' copies have them. */
export const event = tagged('type', {
  funds: { seat, money: dollars },
  benefit: { seat, honcho, card: optional(card) },
  'card-bought': { seat, price: dollars, card: optional(card) },
  /** `gains`: net change of the player's money and goods; only what changed. */
  'card-played': { seat, card, choices, gains: partial([...RESOURCES, 'money'], whole()) },
  'purchase-announced': { seat, from: seat, resource, own: flag },
  purchased: { seat, from: seat, resource, paid: dollars },
  /** `seat` enforced against a purchase `by` another. */
  enforced: { seat, by: seat },
  offered: { seat, to: seat, offer: either(openOffer, offer) },
  traded: { offer: either(openOffer, offer), seats: list(seat) },
  /** `seat` declined, withdrew, or let the offer fall by being done. */
  'offer-closed': { seat, offer: whole(1), why: oneOf('declined', 'withdrawn', 'fallen') },
  'destination-drawn': { seat, fee: dollars, destination: optional(destination) },
  'pot-won': { seat, money: dollars },
  job: { seat },
  sold: deal,
  bought: deal,
  built: { seat, segment, kind: roadKind, passed: lanes },
  'honcho-drawn': { seat, honcho },
  kickback: { seat, segment, paid: dollars, to: seat, passed: lanes },
  guardrail: { seat, segment, to: seat, passed: lanes },
  toll: { seat, to: seat },
  completed: { seat, destination, destinations: list(destination) },
  'round-started': { round: whole(1), starter: seat },
  'game-ended': { winners: list(seat) },
});
