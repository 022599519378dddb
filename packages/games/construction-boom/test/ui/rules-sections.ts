import type { Messages } from '../../src/messages/keys.ts';

type Key = keyof Messages['construction-boom'];

/** The sections of the game's specification that are rules for players, and the sentences of the rules page that tell them. */
export const SECTIONS: Readonly<Record<string, readonly Key[]>> = {
  '1.1 types and materials': ['rules-tiles'],
  '1.2 the set': ['rules-tiles', 'rules-table-cell'],
  '2.1 rounds, money, ties': ['rules-match'],
  '2.2 who opens': ['rules-bid-answer'],
  '2.3 grounds and hands': ['rules-bid', 'rules-bid-answer'],
  '3.1 bids and answers': ['rules-bid', 'rules-bid-answer'],
  '3.2 the highest bid': ['rules-bid'],
  '3.3 contractor, saboteur, doubling': ['rules-bid-answer'],
  '3.4 open hands': ['rules-bid-answer'],
  '4.1 a turn': ['rules-turn'],
  '4.2 columns and rows': ['rules-where-ground', 'rules-where-up'],
  '4.3 grounds': ['rules-where-ground'],
  '4.4 tiers and roofs': ['rules-where-up', 'rules-where-side'],
  '4.5 nothing above a roof': ['rules-where-up'],
  '4.6 two tiles': ['rules-turn-two'],
  '5.1 resting and leaning': ['rules-load'],
  '5.2 where a tile leans': ['rules-load', 'rules-load-keep'],
  '5.3 the side is kept': ['rules-load', 'rules-load-keep'],
  '5.4 the load': ['rules-load'],
  '6.1 giving way': ['rules-collapse'],
  '6.2 falling': ['rules-collapse'],
  '6.3 crushed roofs': ['rules-collapse'],
  '6.4 counting again': ['rules-collapse'],
  '7.1 combos': ['rules-combo'],
  '7.2 the bonus': ['rules-combo', 'rules-combo-bonus'],
  '8.1 the score': ['rules-score', 'rules-example', 'rules-bid-answer'],
  '8.2 the expert clock': ['rules-expert'],
};
