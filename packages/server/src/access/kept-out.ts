import { isIP } from 'node:net';
import type { KeptOutNetwork } from '@boomtown/wire';
import { addressKey } from '../limits/index.ts';

/** The networks that a host keeps out, and until when, as this process knows them. */
export class KeptOut {
  /** Called with each network that is kept out from now on. */
  begun: (network: string) => void = () => {};
  #networks: ReadonlyMap<string, number> = new Map();

  /** Those whose time is not over. */
  all(now = Date.now()): KeptOutNetwork[] {
    return [...this.#networks].flatMap(([network, until]) => (until > now ? [{ network, until }] : []));
  }

  /** Seconds until people from there may come again; 0: now. */
  secondsLeft(network: string, now = Date.now()): number {
    const until = this.#networks.get(network);
    return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  }

  learn(networks: readonly KeptOutNetwork[]): void {
    const before = this.#networks;
    this.#networks = new Map(networks.map(({ network, until }) => [network, until]));
    for (const [network, until] of this.#networks) if (before.get(network) !== until) this.begun(network);
  }
}

/** How the limits name the network of one household. */
const HOUSEHOLD = /^(.*)\/64$/;

/** What the limits call a network that a host typed or chose: an address, or an IPv6 network of one household. `null`: it is none. */
export function readNetwork(typed: string): string | null {
  const text = typed.trim();
  const [, of] = HOUSEHOLD.exec(text) ?? [];
  const address = of ?? text;
  const kind = isIP(address);
  if (kind === 0 || (of !== undefined && kind !== 6)) return null;
  return addressKey(address);
}

/** A network without its last part: enough to see that many come from one place, too little to know who it is. */
export function shortened(network: string): string {
  const [, household] = HOUSEHOLD.exec(network) ?? [];
  if (household !== undefined) return `${household.split(':').slice(0, 3).join(':')}::/48`;
  return isIP(network) === 4 ? network.replace(/\d+$/, '0/24') : network;
}
