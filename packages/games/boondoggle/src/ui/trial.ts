import {
  boondoggleRules,
  COMPANIES,
  type Company,
  type MilePreview,
  type PublicPlayer,
  type PublicView,
  TRACKS,
} from './rules.ts';

/** A table for trying things on the rules page: one player with a map to themselves, on which some roads of others stand. */
export function trialTable(company: Company): PublicView {
  const neighbour = COMPANIES[(company + 2) % COMPANIES.length] ?? 1;
  return {
    game: 'boondoggle',
    options: boondoggleRules.defaults,
    phase: 'build',
    round: 1,
    starter: 0,
    nextStarter: null,
    actor: 0,
    go: 1,
    acted: [],
    // Every market has a track.
    prices: Object.fromEntries(
      Object.entries(TRACKS).map(([market, { start }]) => [market, start]),
    ) as PublicView['prices'],
    supply: { crew: 4, asphalt: 4, permit: 4, steel: 4 },
    deck: 54,
    discards: [],
    destinations: 18,
    bag: 6,
    pot: 0,
    segments: {
      [`S${neighbour}-A${neighbour}` as const]: [{ seat: 1, kind: 'regular' }],
      [`A${neighbour}-C` as const]: [{ seat: 1, kind: 'regular' }],
    },
    players: [trialPlayer(company), { ...trialPlayer(neighbour), head: 'C' }],
    highwayman: null,
    purchase: null,
    purchases: [],
    offers: [],
    offersMade: [0, 0],
    done: [false, false],
  };
}

function trialPlayer(company: Company): PublicPlayer {
  return {
    company,
    money: 65,
    goods: { crew: 9, asphalt: 9, permit: 9, steel: 9 },
    hand: 0,
    ownPurchase: true,
    funds: 150,
    honchos: [],
    roads: 6,
    kickbacks: 2,
    guardrails: 2,
    destinations: 0,
    shown: false,
    working: false,
    coupons: 0,
    maven: false,
    project: [],
    head: `S${company}`,
    passed: [],
  };
}

/** The table after the first player laid a mile; what it costs is left aside. */
export function laid(view: PublicView, { segment, passes, to, build }: MilePreview): PublicView {
  const [me, ...others] = view.players;
  if (me === undefined) throw new Error('the trial has a player');
  const roads = [...(view.segments[segment] ?? []), { seat: 0, kind: build.kind }];
  return {
    ...view,
    segments: { ...view.segments, [segment]: roads },
    players: [
      {
        ...me,
        roads: me.roads - 1,
        project: [...me.project, { segment, by: build.kind }],
        head: to,
        passed: [...me.passed, ...passes],
      },
      ...others,
    ],
  };
}
