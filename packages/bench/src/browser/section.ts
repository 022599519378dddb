import { finishedTable, launchChromium, openTable, StartedServer } from '@boomtown/e2e/driving';
import { GAME_IDS } from '@boomtown/registry/ids';
import { buildPagesWhenStale } from '@boomtown/server/pages';
import type { GameId } from '@boomtown/wire';
import type { Browser } from 'playwright-core';
import { SMALL_GAME } from '../chosen-games.ts';
import { type Figure, type FigureWords, figureOf, quantile } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { Visitor } from './visitor.ts';

/** Steps forward from the record's beginning, and as many back, again and again. */
const THERE_AND_BACK = 10;
const BOARD = '.board__host[data-state="shown"]';
const MOVE = '.moves__move:enabled';

interface Plan {
  readonly games: readonly GameId[];
  readonly restSeconds: number;
  readonly moves: number;
  /** How often it goes there and back: 20 steps each. */
  readonly rounds: number;
}

/** The cost of the pages in a browser: time until they can be used, work at rest and in motion, memory. */
export const browserSection: Section = {
  name: 'browser',
  title: 'The pages in a browser (Chromium; a phone of the middle class: processor 4 times slower, 1.6 Mbit/s, 150 ms)',
  async measure({ runs, smoke }: Effort, say) {
    const plan: Plan = smoke
      ? { games: [SMALL_GAME.info.id], restSeconds: 0.2, moves: 1, rounds: 1 }
      : { games: GAME_IDS, restSeconds: 5, moves: 8, rounds: 10 };
    await buildPagesWhenStale(say);
    const server = await StartedServer.start({ LOG_LEVEL: 'error' });
    const browser = await launchChromium();
    try {
      const figures = [...(await frontFigures(browser, server.url, runs, say))];
      for (const game of plan.games) figures.push(...(await gameFigures(browser, server.url, game, plan, runs, say)));
      return figures;
    } finally {
      await browser.close();
      await server.remove();
    }
  },
};

type Say = (what: string) => void;

async function frontFigures(browser: Browser, url: string, runs: number, say: Say): Promise<readonly Figure[]> {
  say('the front page, cold');
  const seen = await again(runs, async () => {
    const visitor = await Visitor.arrive(browser);
    await visitor.asOnAPhone();
    const shown = await visitor.open(url, 'h1');
    const scripts = visitor.scriptKB;
    await visitor.leave();
    return { shown, scripts };
  });
  const words = (name: string, unit: string, more: Partial<FigureWords> = {}) => ({
    group: 'Front page',
    name,
    unit,
    ...more,
  });
  return [
    figureOf(
      words('script before it shows', 'KB', { goal: { most: 65 } }),
      seen.map(({ scripts }) => scripts),
    ),
    figureOf(
      words('until it shows, cold, on a phone', 'ms'),
      seen.map(({ shown }) => shown),
    ),
  ];
}

async function gameFigures(
  browser: Browser,
  url: string,
  game: GameId,
  plan: Plan,
  runs: number,
  say: Say,
): Promise<readonly Figure[]> {
  say(`a table of ${game}: cold, at rest, in motion`);
  const visits = await again(runs, () => visitTable(browser, url, game, plan));
  say(`a replay of ${game}: ${2 * THERE_AND_BACK * plan.rounds} steps`);
  const finished = await finishedTable(url, game);
  const growths = await again(runs, () => growthOver(browser, `${url}/replay?table=${finished}`, plan.rounds));
  const steps = 2 * THERE_AND_BACK * plan.rounds;
  const figure = (name: string, unit: string, measured: readonly number[], more: Partial<FigureWords> = {}) =>
    figureOf({ group: `Table of ${game}`, name, unit, ...more }, measured);
  const of = (pick: (visit: TableVisit) => number) => visits.map(pick);
  return [
    figure(
      'until it can be played, cold, on a phone',
      'ms',
      of(({ cold }) => cold),
    ),
    figure(
      'until it can be played, cold, on this machine',
      'ms',
      of(({ quick }) => quick),
      { goal: { most: 1000 } },
    ),
    figure(
      'tasks above 50 ms at rest',
      '',
      of(({ longTasks }) => longTasks),
      { goal: { most: 0 } },
    ),
    figure(
      'time with something to do at rest',
      '%',
      of(({ busy }) => 100 * busy),
    ),
    figure(
      'between frames while pieces move, p50',
      'ms',
      of(({ frames }) => quantile(frames, 0.5)),
    ),
    figure(
      'between frames while pieces move, p95',
      'ms',
      of(({ frames }) => quantile(frames, 0.95)),
    ),
    figure(
      `objects after ${steps} steps of a replay`,
      'KB',
      growths.map(({ objects }) => objects),
    ),
    figure(
      `growth of that over ${steps} more`,
      '%',
      growths.map(({ growth }) => growth),
      { goal: { most: 2 } },
    ),
    figure(
      `growth of the page's nodes over ${steps} more`,
      '%',
      growths.map(({ nodes }) => nodes),
      { goal: { most: 2 } },
    ),
  ];
}

interface TableVisit {
  readonly cold: number;
  readonly quick: number;
  readonly longTasks: number;
  readonly busy: number;
  readonly frames: readonly number[];
}

/** The match begins in one browser, then is opened in a fresh one as on a phone, then in a fresh one as on this machine. */
async function visitTable(browser: Browser, url: string, game: GameId, plan: Plan): Promise<TableVisit> {
  const table = await openTable(url, game);
  const there = `${url}/${table.code}`;
  const first = await Visitor.arrive(browser, table.kept);
  await first.page.goto(there);
  await first.page.getByRole('button', { name: 'I am ready' }).click();
  await first.page.locator(MOVE).first().waitFor({ state: 'attached' });
  await first.leave();

  const onPhone = await Visitor.arrive(browser, table.kept);
  await onPhone.asOnAPhone();
  const cold = await onPhone.open(there, BOARD);
  await onPhone.leave();

  const here = await Visitor.arrive(browser, table.kept);
  const quick = await here.open(there, BOARD);
  await here.page.locator(MOVE).first().waitFor({ state: 'attached' });
  const { longTasks, busy } = await here.rest(plan.restSeconds);
  const frames = await here.framesWhile(async () => {
    for (let made = 0; made < plan.moves; made += 1) {
      const move = here.page.locator(MOVE).first();
      await move.waitFor({ state: 'attached' });
      await move.evaluate((button) => {
        if (button instanceof HTMLElement) button.click();
      });
      await here.page.locator('.moves__move:disabled').first().waitFor({ state: 'detached' });
    }
  });
  await here.leave();
  await table.leave();
  return { cold, quick, longTasks, busy, frames };
}

/** Steps through a replay until all has been seen once, then as often again; compares the memory at the same place. */
async function growthOver(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<{ readonly objects: number; readonly growth: number; readonly nodes: number }> {
  const visitor = await Visitor.arrive(browser);
  await visitor.open(url, BOARD);
  const { keyboard } = visitor.page;
  await keyboard.press('Home');
  const walk = async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const key of ['ArrowRight', 'ArrowLeft']) {
        for (let step = 0; step < THERE_AND_BACK; step += 1) await keyboard.press(key);
      }
    }
    return { objects: await visitor.objectsKB(), nodes: await visitor.nodes() };
  };
  const once = await walk();
  const twice = await walk();
  await visitor.leave();
  return {
    objects: once.objects,
    growth: (100 * (twice.objects - once.objects)) / once.objects,
    nodes: (100 * (twice.nodes - once.nodes)) / once.nodes,
  };
}

async function again<T>(runs: number, once: () => Promise<T>): Promise<readonly T[]> {
  const seen: T[] = [];
  while (seen.length < runs) seen.push(await once());
  return seen;
}
