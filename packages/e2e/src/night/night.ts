import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ChildServer } from '../../../server/test/support/child-server.ts';
import { Site, type SiteNeeds } from '../../../server/test/support/site.ts';
import { NIGHT_EVENTS, type NightServers, wrongIn } from './night-events.ts';
import { NightTables } from './night-tables.ts';
import { NightWatch, type Rung } from './prometheus.ts';

export interface NightSettings {
  readonly needs: SiteNeeds;
  /** `undefined`: nobody listens for alerts. */
  readonly prometheus: string | undefined;
  readonly minutes: number;
  readonly tables: number;
  /** Hears how it goes, a line now and then. */
  readonly tell: (line: string) => void;
  /** Breaks the night off. */
  readonly stop: AbortSignal;
}

/** In a shorter trouble an alert would ring for a server that only starts. */
const SHORTEST_TROUBLE_MS = 40_000;
const SHORTEST_CALM_MS = 5_000;
/** One part of this many of the night is trouble, of one kind each. */
const TROUBLE_PART = 12;
/** The rule that waits longest for a trouble that should ring: two minutes. */
const LONGEST_FOR_MS = 120_000;
/** The longest time somebody thinks in a night whose troubles last as long as this many thoughts, so that matches outlast them. */
const THOUGHTS_IN_TROUBLE = 25;
/** Part of the tables that the server with a disk of its own has. */
const LONE_PART = 4;

/**
 * Lets a night go by. Returns what was wrong in it, in words; none if the host could sleep. Throws the signal's reason when it
 * is broken off, after all that it started has ended.
 */
export async function night({
  needs,
  prometheus,
  minutes,
  tables,
  tell,
  stop,
}: NightSettings): Promise<readonly string[]> {
  const stopped = once(stop, 'abort').then(() => stop.throwIfAborted());
  // Heard at the next wait.
  stopped.catch(() => undefined);
  await using parts = new AsyncDisposableStack();
  const site = parts.adopt(await Site.start(needs, {}, 1, tables), (one) => one.remove());
  const lone = parts.adopt(await ChildServer.unopened(), (one) => one.remove());
  await lone.open({ BACKUP_DIR: `${lone.dataDir}/backups`, LOG_LEVEL: 'warn' });
  const servers: NightServers = { site, lone };
  const nightMs = minutes * 60_000;
  const troubleMs = Math.max(SHORTEST_TROUBLE_MS, nightMs / TROUBLE_PART / 2);
  const thinkMs = troubleMs / THOUGHTS_IN_TROUBLE;
  const ofLone = Math.ceil(tables / LONE_PART);
  const played = {
    site: parts.adopt(await NightTables.open(site.households, tables - ofLone, thinkMs), (one) => one.close()),
    lone: parts.adopt(await NightTables.open([lone.url], ofLone, thinkMs), (one) => one.close()),
  };
  const speed = Math.max(1, (2 * LONGEST_FOR_MS) / troubleMs);
  const ports = [...site.processes.map(({ port }) => port), lone.port];
  const watch = prometheus === undefined ? null : await NightWatch.start(prometheus, ports, speed);
  if (watch !== null) parts.adopt(watch, (one) => one.stop());
  tell(
    `${tables} tables are played. A trouble lasts ${Math.round(troubleMs / 1000)} s; alerts ring ${speed} times sooner.`,
  );

  const faults: string[] = [];
  const endsAt = Date.now() + nightMs;
  for (const [i, event] of NIGHT_EVENTS.entries()) {
    await calm(Object.values(played), (endsAt - Date.now()) / (NIGHT_EVENTS.length - i) - troubleMs, stopped);
    for (const each of Object.values(played)) each.longestWait();
    const since = Date.now();
    const { acknowledged: before } = played[event.at];
    const printed = new Map(site.processes.map((process) => [process, process.printed.length]));
    await Promise.race([event.happen(servers, troubleMs), stopped]);
    const areBack = await played[event.at].everybodyBack();
    const waitedMs = played[event.at].longestWait();
    const acted = played[event.at].acknowledged - before;
    // The last scrape and the last look at the rules.
    await pause(3_000);
    const rung = watch === null ? null : await watch.rung(since);
    tell(
      `${event.name}: ${acted} actions, nobody waited longer than ${waitedMs} ms; ${rung === null ? 'no Prometheus here' : said(rung)}.`,
    );
    if (waitedMs > event.mayWaitMs) {
      for (const line of logged([...printed].map(([{ printed: all }, from]) => all.slice(from)).join('\n'))) tell(line);
    }
    faults.push(...wrongIn(event, { areBack, waitedMs, acted, rung }));
  }
  for (const each of Object.values(played)) faults.push(...each.complaints.slice(0, 5));
  const acknowledged = played.site.acknowledged + played.lone.acknowledged;
  const [load = 0] = loadavg();
  const processors = `${availableParallelism()} processors, load ${load.toFixed(1)}`;
  tell(`${acknowledged} actions were acknowledged, on ${processors}.`);
  return faults;
}

/** Play without trouble, so that the rest of the events fit into the night; a match that ends makes room for another. */
async function calm(played: readonly NightTables[], lastsMs: number, stopped: Promise<void>): Promise<void> {
  const endsAt = Date.now() + Math.max(SHORTEST_CALM_MS, lastsMs);
  while (Date.now() < endsAt) {
    await Promise.race([pause(SHORTEST_CALM_MS), stopped]);
    for (const each of played) await each.replaceEnded();
  }
  for (const each of played) await each.everybodyInMatch();
}

/** What logs say, lines of the same words as one. */
function logged(text: string): string[] {
  const words = [...text.matchAll(/"msg":"([^"]*)"/g)].map(([, message = '']) => message);
  const counts = Map.groupBy(words, (message) => message);
  return [...counts].map(([message, all]) => `  the log, ${all.length} times: ${message}`);
}

function said(rung: Rung): string {
  if (rung.size === 0) return 'no alert rang';
  return [...rung].map(([name, times]) => `${name} rang ${times === 1 ? 'once' : `${times} times`}`).join(', ');
}
