import type { CommandResult } from '../commands/command-result.ts';

export type Environment = { readonly [name: string]: string | undefined };

/** A command line of a host's, without the name of the command. */
export interface HostAsk {
  readonly words: readonly string[];
  /** The options, each with its hyphens, wherever they stood. */
  readonly flags: readonly string[];
  readonly environment: Environment;
  /** Turns the name of a file as it was typed into a path. */
  readonly locate: (file: string) => string;
}

export interface HostCommand {
  /** The arguments after the name. */
  readonly usage: string;
  readonly meaning: string;
  /** How many words it takes at least and at most, besides its options. */
  readonly takes: readonly [number, number];
  readonly flags: readonly string[];
  readonly run: (ask: HostAsk) => CommandResult | Promise<CommandResult>;
}
