import type { AnyGame } from '@boomtown/game-core';

export type Games = { readonly [id: string]: AnyGame };

/** The options of a command line by name, as they were typed. */
export type OptionValues = { readonly [name: string]: string | boolean | undefined };

/** A command's output: lines for standard output, a complaint for standard error. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly complaint: string | null;
  readonly exitCode: ExitCode;
}

/** 0: all is well. 1: a check failed or the command can't be done. 2: no such command, or the file can't be read. */
type ExitCode = 0 | 1 | 2;
