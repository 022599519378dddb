import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Figure, type Goal, isReached } from './figure.ts';

const HEAD = ['figure', 'median', 'lowest', 'highest', 'goal', ''] as const;

/** The figures as a table for the screen, a heading for each group. */
export function tableOf(figures: readonly Figure[]): string {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return groups
    .map((group) => {
      const rows = figures.filter((figure) => figure.group === group).map(rowOf);
      return `${group}\n${laidOut([[...HEAD], ...rows])}`;
    })
    .join('\n');
}

function rowOf(figure: Figure): string[] {
  const { name, unit, value, low, high, goal, note } = figure;
  const verdict = goal === undefined ? '' : isReached(figure) ? 'reached' : 'MISSED';
  return [
    note === undefined ? name : `${name} (${note})`,
    `${inWords(value)} ${unit}`.trimEnd(),
    inWords(low),
    inWords(high),
    goal === undefined ? '' : goalInWords(goal),
    verdict,
  ];
}

function goalInWords({ most, least }: Goal): string {
  return most !== undefined ? `≤ ${inWords(most)}` : least !== undefined ? `≥ ${inWords(least)}` : '';
}

/** Three digits that mean something, thousands apart. */
function inWords(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits });
}

function laidOut(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

/** Ignored by git. */
const FOLDER = '.bench';

/** Where and when figures were measured: without it they mean little. */
interface Circumstances {
  readonly at: string;
  readonly node: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGiB: number;
}

function circumstances(): Circumstances {
  return {
    at: new Date().toISOString(),
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
}

/** Writes the figures of one section as JSON, over those of its last run. @returns the file */
export function save(section: string, figures: readonly Figure[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${section}.json`);
  writeFileSync(file, `${JSON.stringify({ section, circumstances: circumstances(), figures }, null, 2)}\n`);
  return file;
}
