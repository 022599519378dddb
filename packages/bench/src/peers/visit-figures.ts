import { alternate } from '../measure/timing.ts';
import { type Figure, figureOf, type Goal } from '../report/figure.ts';
import type { Effort } from '../section.ts';
import type { Contestants } from './contestants.ts';
import { type Plan, type Visit, visit, type Work } from './visit.ts';

type Visits = readonly Visit[];

/** Visits every contestant again and again in turn, and tells what all of them took, and how they compare. */
export async function visitFigures(
  contestants: Contestants,
  plan: Plan,
  { runs, smoke }: Effort,
): Promise<readonly Figure[]> {
  const visits = await alternate(
    contestants.all.map(({ peer, server }) => ({ name: peer.name, run: () => visit(peer, server, plan) })),
    runs,
    smoke ? 0 : 1,
  );
  const of = (name: string): Visits => visits.get(name) ?? [];
  const names = [...visits.keys()];
  const where = `${plan.tables} ${plan.tables === 1 ? 'table' : 'tables'} at once`;
  const ours = [contestants.inMemory.peer.name, contestants.onDisk.peer.name];
  return [
    ...workFigures(`As fast as they go, ${where}`, names, (name) => of(name).map(({ closedLoop }) => closedLoop)),
    ...comparisons(`Compared, ${where}`, contestants, of),
    ...names.map((name) =>
      figureOf(
        {
          group: `Bytes a client and action, ${where}`,
          name,
          unit: 'B',
          ...(ours.includes(name) ? { goal: { most: 80 } } : {}),
        },
        of(name).map(({ bytesAnAction }) => bytesAnAction),
      ),
    ),
    ...(plan.pacedActions === 0 ? [] : pacedFigures(`One action a second each, ${where}`, contestants, names, of)),
    ...(plan.idleSeconds === 0 ? [] : idleFigures(where, names, ours, of)),
  ];
}

function workFigures(group: string, names: readonly string[], of: (name: string) => readonly Work[]): Figure[] {
  const all = (what: string, unit: string, value: (work: Work) => number) =>
    names.map((name) => figureOf({ group, name: `${name}: ${what}`, unit }, of(name).map(value)));
  return [
    ...all('server CPU for 1,000 actions', 'ms', ({ cpu }) => cpu),
    ...all("the generator's own CPU for 1,000 actions", 'ms', ({ generatorCpu }) => generatorCpu),
    ...all('actions a second', '/s', ({ actionsASecond }) => actionsASecond),
    ...all('action to last screen, p50', 'ms', ({ latencies }) => latencies.p50),
    ...all('action to last screen, p95', 'ms', ({ latencies }) => latencies.p95),
    ...all('action to last screen, p99', 'ms', ({ latencies }) => latencies.p99),
  ];
}

/** CPU against the others, run by run. */
function comparisons(group: string, { all, floor, inMemory, onDisk }: Contestants, of: (name: string) => Visits) {
  const boardgame = all.find(({ peer }) => peer.entry === 'boardgame.ts');
  const ratio = (one: string, other: string, goal?: Goal) =>
    figureOf(
      { group, name: `${one}: server CPU, times that of ${other}`, unit: '×', ...(goal === undefined ? {} : { goal }) },
      ratios(of(one), of(other), ({ closedLoop }) => closedLoop.cpu),
    );
  const rest = all.filter((one) => ![floor, inMemory, onDisk].includes(one));
  return [
    ratio(inMemory.peer.name, floor.peer.name, { most: 2 }),
    ratio(onDisk.peer.name, floor.peer.name, { most: 3 }),
    ...rest.map(({ peer }) => ratio(peer.name, floor.peer.name)),
    ...(boardgame === undefined ? [] : [ratio(inMemory.peer.name, boardgame.peer.name, { most: 1 / 3 })]),
  ];
}

function pacedFigures(
  group: string,
  { floor, inMemory }: Contestants,
  names: readonly string[],
  of: (name: string) => Visits,
): Figure[] {
  const paced = (name: string) => of(name).flatMap(({ paced }) => (paced === null ? [] : [paced]));
  const compared = (what: 'p50' | 'p99', most: number) =>
    figureOf(
      {
        group,
        name: `${inMemory.peer.name}: ${what}, times that of ${floor.peer.name}`,
        unit: '×',
        goal: { most },
      },
      ratios(paced(inMemory.peer.name), paced(floor.peer.name), ({ latencies }) => latencies[what]),
    );
  return [...workFigures(group, names, paced), compared('p50', 2), compared('p99', 4)];
}

function idleFigures(where: string, names: readonly string[], ours: readonly string[], of: (name: string) => Visits) {
  const goal = (name: string, most: number) => (ours.includes(name) ? { goal: { most } } : {});
  return names.flatMap((name) => {
    const group = `At rest, ${where}`;
    const kilobytes = (what: keyof Visit['heap']) => of(name).map(({ heap }) => heap[what] / 1024);
    const shares = of(name).flatMap(({ idleShare }) => (idleShare === null ? [] : [100 * idleShare]));
    return [
      figureOf({ group, name: `${name}: share of a core`, unit: '%', ...goal(name, 1) }, shares),
      figureOf({ group, name: `${name}: heap a table, opened`, unit: 'KB', ...goal(name, 100) }, kilobytes('idle')),
      figureOf({ group, name: `${name}: heap a table, played`, unit: 'KB', ...goal(name, 100) }, kilobytes('playing')),
      figureOf({ group, name: `${name}: heap a table, everybody gone`, unit: 'KB' }, kilobytes('asleep')),
    ];
  });
}

function ratios<V>(ones: readonly V[], others: readonly V[], of: (value: V) => number): number[] {
  return ones.flatMap((one, run) => {
    const other = others[run];
    return other === undefined ? [] : [of(one) / of(other)];
  });
}
