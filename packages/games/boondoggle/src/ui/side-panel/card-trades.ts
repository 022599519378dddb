import type { CardKind } from '../rules.ts';

/** What a card is about, which gives it its colour. */
type Trade = 'goods' | 'money' | 'market' | 'road' | 'trick';

export const TRADES: { readonly [card in CardKind]: Trade } = {
  'expressway-toll': 'money',
  highwayman: 'trick',
  'corporate-deal': 'money',
  'market-maven': 'market',
  motherlode: 'goods',
  'purloined-posts': 'goods',
  'black-market-steel': 'market',
  bribery: 'goods',
  'price-gouger': 'market',
  'route-option': 'road',
  'wheeler-dealer': 'market',
  'kickback-coupon': 'road',
  'night-shift': 'road',
  'non-union-contract': 'market',
  'big-family': 'goods',
  'black-market-asphalt': 'market',
  'portable-asphalt-machine': 'goods',
  'midnight-delivery': 'goods',
  'hostile-purchase': 'trick',
  enforcer: 'trick',
  manipulator: 'market',
  lobbyist: 'money',
  'hot-wired-truck': 'road',
  blackmail: 'trick',
  switcheroo: 'trick',
};
