import { LEARNER, type Lesson } from '@boomtown/ui-kit';
import type { GuideKey } from '../messages/keys.ts';
import { marketKey, nodeKey, offerKey, schemeKey, segmentKey } from './keys.ts';
import { type Action, type Boondoggle, type Market, RESOURCES, type Road, type SegmentId } from './rules.ts';

type State = Boondoggle['State'];
type Player = State['players'][number];
type Mile = Player['project'][number];
type Goods = Player['goods'];
type Key = GuideKey;

const ADA = 1;
const ROADS = 6;
const NOTHING = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
const ONE_OF_EACH: Goods = { crew: 1, asphalt: 1, permit: 1, steel: 1 };

const goods = (some: Partial<Goods>): Goods => ({ crew: 0, asphalt: 0, permit: 0, steel: 0, ...some });
const road = (segment: SegmentId): Mile => ({ segment, by: 'regular' });
const builds = (segment: SegmentId) => (action: Action) => action.type === 'build' && action.segment === segment;
const isBuild = ({ type }: Action) => type === 'build';
const buysAt = (market: Market) => (action: Action) => action.type === 'buy' && action.market === market;

const FIRST: Mile = road('S1-A1');
const TO_COMMONS: readonly Mile[] = [FIRST, road('A1-C')];
const OVER_ADA: Mile = { segment: 'A4-C', by: 'elevated' };
const ADAS: readonly Mile[] = [road('S4-A4'), road('A4-C')];

interface Side {
  readonly money: number;
  readonly goods?: Partial<Goods>;
  readonly project?: readonly Mile[];
  readonly destinations?: Player['destinations'];
}

/** What a side has, and what follows from that: how many pieces are left, where the road stands. */
function seated(player: Player, { money, goods: some = {}, project = [], destinations = [] }: Side): Player {
  const built = project.filter(({ by }) => by !== 'kickback' && by !== 'guardrail').length;
  const head = project.length === 0 ? player.head : HEADS[project.at(-1)?.segment ?? 'S1-A1'];
  return {
    ...player,
    money,
    goods: goods(some),
    project,
    head: head ?? player.head,
    roads: ROADS - built,
    kickbacks: player.kickbacks - project.filter(({ by }) => by === 'kickback').length,
    funds: built === 0 ? null : 150,
    destinations,
  };
}

/** Where a road of the lesson stands after a mile. */
const HEADS: Readonly<Partial<Record<SegmentId, Player['head']>>> = {
  'S1-A1': 'A1',
  'A1-C': 'C',
  'A4-C': 'A4',
  'S4-A4': 'S4',
};

/** A moment of the match in which the learner is to act. */
function moment(
  dealt: State,
  phase: State['phase'],
  round: number,
  me: Side,
  ada: Side,
  rest: Partial<State> = {},
): State {
  const [mine, hers] = dealt.players;
  if (mine === undefined || hers === undefined) throw new Error('the lesson is for two');
  // Ada’s road begins at the other side of the map; hers stands in the Commons once it is there.
  const theirs = seated(hers, ada);
  const players = [seated(mine, me), ada.project === undefined ? theirs : { ...theirs, head: 'C' as const }];
  const held = (resource: keyof Goods) => players.reduce((sum, player) => sum + player.goods[resource], 0);
  const supply = goods(Object.fromEntries(RESOURCES.map((resource) => [resource, 4 - held(resource)])));
  const segments: Partial<Record<SegmentId, readonly Road[]>> = {};
  for (const seat of [ADA, LEARNER]) {
    for (const { segment, by } of players[seat]?.project ?? []) {
      if (by !== 'kickback' && by !== 'guardrail')
        segments[segment] = [...(segments[segment] ?? []), { seat, kind: by }];
    }
  }
  const destinations = [...dealt.destinations];
  for (const place of players.flatMap((player) => player.destinations)) {
    destinations.splice(destinations.indexOf(place), 1);
  }
  return { ...dealt, phase, round, actor: LEARNER, players, supply, segments, destinations, ...rest };
}

/** The destinations in the order in which they are drawn: the one that the lesson goes to lies on top. */
function bigDigFirst(pile: State['destinations']): State['destinations'] {
  return [...pile].sort((a, b) => Number(b === 'D3') - Number(a === 'D3'));
}

/** The first game: buy, build, trade, sell; the Commons, a secret destination, other people’s roads, the last mile. */
const lesson: Lesson<Boondoggle, Key> = {
  seats: 2,
  options: {},
  deal: 1,
  steps: [
    {
      say: 'buy',
      arrange: (dealt) => moment(dealt, 'build', 1, { money: 65, goods: { permit: 1 } }, { money: 65 }),
      lights: () => [marketKey('crew-asphalt')],
      task: {
        example: () => ({ type: 'buy', market: 'crew-asphalt', count: 1 }),
        fulfils: buysAt('crew-asphalt'),
        asides: [{ to: ({ type }) => type === 'pass', say: 'buy-pass' }],
        otherwise: 'buy-else',
        done: 'buy-done',
      },
    },
    {
      say: 'build',
      arrange: (dealt) =>
        moment(dealt, 'build', 2, { money: 45, goods: { crew: 1, asphalt: 1, permit: 1 } }, { money: 45 }),
      lights: () => [segmentKey('S1-A1')],
      task: {
        example: () => ({ type: 'build', segment: 'S1-A1' }),
        fulfils: isBuild,
        otherwise: 'build-else',
        done: 'build-done',
      },
    },
    {
      say: 'trade',
      arrange: (dealt) =>
        moment(
          dealt,
          'trade',
          3,
          { money: 30, project: [FIRST] },
          { money: 30, goods: { crew: 2 } },
          {
            actor: null,
            offers: [{ id: 1, from: ADA, to: LEARNER, give: { ...NOTHING, crew: 1 }, want: { ...NOTHING, money: 8 } }],
            offersMade: [0, 1],
          },
        ),
      lights: () => [offerKey(1)],
      task: {
        example: () => ({ type: 'accept', offer: 1 }),
        fulfils: ({ type }) => type === 'accept',
        otherwise: 'trade-else',
        done: 'trade-done',
      },
    },
    {
      say: 'sell',
      arrange: (dealt) =>
        moment(
          dealt,
          'sell',
          4,
          { money: 20, goods: { steel: 2 }, project: [FIRST] },
          { money: 30 },
          { prices: { ...dealt.prices, steel: 18 } },
        ),
      lights: () => [marketKey('steel')],
      task: {
        example: () => ({ type: 'sell', market: 'steel', count: 2 }),
        fulfils: ({ type }) => type === 'sell',
        otherwise: 'sell-pass',
        done: 'sell-done',
      },
    },
    {
      say: 'draw',
      arrange: (dealt) => {
        const me = { money: 40, goods: ONE_OF_EACH, project: TO_COMMONS };
        const ada = { money: 30, project: ADAS };
        return moment(dealt, 'build', 7, me, ada, { destinations: bigDigFirst(dealt.destinations) });
      },
      lights: () => [nodeKey('C')],
      task: {
        example: () => ({ type: 'destination' }),
        fulfils: ({ type }) => type === 'destination',
        otherwise: 'draw-else',
        done: 'draw-done',
      },
    },
    {
      say: 'over',
      lights: () => [segmentKey('A4-C')],
      task: {
        example: () => ({ type: 'build', segment: 'A4-C' }),
        fulfils: builds('A4-C'),
        asides: [{ to: isBuild, say: 'over-free' }],
        otherwise: 'over-else',
        done: 'over-done',
      },
    },
    {
      say: 'scheme',
      arrange: (dealt) =>
        moment(
          dealt,
          'scheme',
          7,
          { money: 60, project: [...TO_COMMONS, OVER_ADA], destinations: ['D3'] },
          { money: 30, project: ADAS },
        ),
      lights: () => [schemeKey('kickback', 'S4-A4'), segmentKey('S4-A4')],
      task: {
        example: () => ({ type: 'kickback', segment: 'S4-A4' }),
        fulfils: ({ type }) => type === 'kickback' || type === 'guardrail',
        otherwise: 'scheme-else',
        done: 'scheme-done',
      },
    },
    {
      say: 'last',
      arrange: (dealt) =>
        moment(
          dealt,
          'build',
          8,
          {
            money: 45,
            goods: { crew: 1, asphalt: 1, permit: 1 },
            project: [...TO_COMMONS, OVER_ADA, { segment: 'S4-A4', by: 'kickback' }],
            destinations: ['D3'],
          },
          { money: 50, project: ADAS },
        ),
      lights: () => [segmentKey('S4-D3')],
      task: {
        example: () => ({ type: 'build', segment: 'S4-D3' }),
        fulfils: builds('S4-D3'),
        asides: [{ to: isBuild, say: 'last-wrong' }],
        otherwise: 'last-else',
        done: 'last-done',
      },
    },
  ],
  end: 'end',
  words: {
    en: async () => (await import('../messages/guide.en.json', { with: { type: 'json' } })).default,
    de: async () => (await import('../messages/guide.de.json', { with: { type: 'json' } })).default,
    es: async () => (await import('../messages/guide.es.json', { with: { type: 'json' } })).default,
    it: async () => (await import('../messages/guide.it.json', { with: { type: 'json' } })).default,
  },
};

export const lessons = { boondoggle: lesson };
