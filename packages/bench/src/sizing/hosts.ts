/** The cost of a table and of an action. */
interface Costs {
  /** Milliseconds of a core for 1,000 actions. */
  readonly action: number;
  /** Milliseconds of a core for each second that a table is open. */
  readonly rest: number;
}

interface Host {
  readonly name: string;
  /** How many processes carry tables. */
  readonly processes: number;
  /** The part of a core that the tables of one process may take all the time. */
  readonly share: number;
}

/**
 * A process plays on one core. Half of that is left free for what comes at once, and for collecting garbage; where there
 * is a second core, that one takes the garbage, the bots and the proxy, and less has to be left free.
 */
export const HOSTS: readonly Host[] = [
  { name: '1 core, one process', processes: 1, share: 0.5 },
  { name: '2 cores, one process', processes: 1, share: 0.7 },
  { name: '4 cores, one process', processes: 1, share: 0.7 },
  { name: '4 cores, three processes', processes: 3, share: 0.7 },
];

/** Quick players: seconds between two actions at each table. */
const SECONDS_AN_ACTION = 5;

/** How many tables such a host carries with an action at each of them every few seconds. */
export function tablesOn({ processes, share }: Host, { action, rest }: Costs): number {
  const msATable = rest + action / 1000 / SECONDS_AN_ACTION;
  return Math.floor((processes * share * 1000) / msATable);
}
