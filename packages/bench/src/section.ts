import type { Figure } from './report/figure.ts';

/** How much work a run of the benchmark is. */
export interface Effort {
  /** How often each thing is measured; the median counts. */
  readonly runs: number;
  /** Only to see that everything still works: tiny sizes, figures that mean nothing. */
  readonly smoke: boolean;
  /** Only rows whose names hold these words, of sections whose rows can be measured alone. */
  readonly only?: string;
}

/** A part of the benchmark that can be run alone. */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** `say` shows what is being measured. */
  measure(effort: Effort, say: (what: string) => void): Promise<readonly Figure[]>;
}

export interface Arguments {
  readonly sections: readonly string[];
  readonly effort: Effort;
}

const RUNS = 5;
const MAX_RUNS = 50;

/** Reads the command line: names of sections (none: all), `--runs N`, `--smoke`, `--only WORDS`. Gives the fault in words where there is one. */
export function readArguments(given: readonly string[], known: readonly string[]): Arguments | string {
  const sections: string[] = [];
  let runs = RUNS;
  let smoke = false;
  let only: string | undefined;
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--smoke') smoke = true;
    else if (word === '--only') {
      only = rest.shift();
      if (only === undefined) return '--only takes words of the rows that are to be measured.';
    } else if (word === '--runs') {
      runs = Number(rest.shift());
      if (!Number.isInteger(runs) || runs < 1 || runs > MAX_RUNS) {
        return `--runs takes a whole number from 1 to ${MAX_RUNS}.`;
      }
    } else if (known.includes(word)) sections.push(word);
    else
      return `There is no section "${word}". There are: ${known.join(', ')}; also --runs N, --smoke and --only WORDS.`;
  }
  const effort = { runs: smoke ? 1 : runs, smoke, ...(only === undefined ? {} : { only }) };
  return { sections: sections.length === 0 ? known : sections, effort };
}
