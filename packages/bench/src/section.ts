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
