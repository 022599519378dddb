import { type Market, type PublicView, TRACKS } from './rules.ts';

type Prices = PublicView['prices'];

/** What somebody who looks on remembers of the prices: those at the beginning of this round and of the one before. */
export interface PriceMemory {
  readonly round: number;
  /** `null` where nobody looked at that time. */
  readonly begun: Prices | null;
  readonly begunBefore: Prices | null;
  readonly latest: Prices;
}

/** The memory after one more look. A round whose beginning was missed has none. */
export function remember(memory: PriceMemory | null, { round, phase, prices }: PublicView): PriceMemory {
  if (memory !== null && memory.round === round) return { ...memory, latest: prices };
  // Nothing moves a price between the rounds, so what was seen last is what the new one begins with.
  const follows = memory !== null && memory.round === round - 1;
  const fresh = round === 1 || phase === 'buy-card';
  return {
    round,
    begun: round === 1 ? firstPrices() : follows || fresh ? prices : null,
    begunBefore: follows ? memory.begun : null,
    latest: prices,
  };
}

/** The change of a price in dollars since the round before began, or this one if that is not known; `null` if neither is. */
export function trendOf({ begun, begunBefore, latest }: PriceMemory, market: Market): number | null {
  const since = begunBefore ?? begun;
  return since === null ? null : latest[market] - since[market];
}

/** The round since whose beginning the trends count; `null` where they are not known. */
export function trendSince({ round, begun, begunBefore }: PriceMemory): number | null {
  if (begunBefore !== null) return round - 1;
  return begun === null ? null : round;
}

function firstPrices(): Prices {
  // Every market has a track.
  return Object.fromEntries(Object.entries(TRACKS).map(([market, { start }]) => [market, start])) as Prices;
}
