import { systemClock } from '../../src/monotonic-clock.ts';
import { LogCache } from '../../src/tables/log-cache.ts';
import { ServerPolicy } from '../../src/tables/server-policy.ts';
import type { TableWorld } from '../../src/tables/table-world.ts';
import { ScriptedOpponents } from './scripted-opponents.ts';

/** What a table depends on where no server runs: the true time, and nobody to notify; `given` instead of that. */
export function tableWorld(given: Pick<TableWorld, 'store'> & Partial<TableWorld>): TableWorld {
  return {
    opponents: new ScriptedOpponents(),
    now: Date.now,
    monotonicClock: systemClock,
    setAside: { add: () => undefined, has: () => false },
    dealingMs: 1000,
    policy: new ServerPolicy({ maxTables: 100, listedTables: true, ownBots: [] }),
    notices: { turnCame: () => undefined },
    logs: new LogCache(),
    unclaimedMs: 1000,
    ...given,
  };
}
