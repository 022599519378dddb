// The package gives its types for bundlers only; these are the parts that the contest uses.

declare module 'boardgame.io/dist/cjs/server.js' {
  export interface MoveContext<G> {
    readonly G: G;
    readonly ctx: { readonly currentPlayer: string };
  }

  export interface Game<G> {
    readonly name: string;
    readonly disableUndo: boolean;
    readonly setup: () => G;
    readonly moves: { readonly [name: string]: (context: MoveContext<G>, action: unknown) => G | 'INVALID_MOVE' };
    readonly turn: {
      readonly minMoves: number;
      readonly maxMoves: number;
      readonly order: { readonly first: (context: { G: G }) => number; readonly next: (context: { G: G }) => number };
    };
    readonly endIf: (context: { G: G }) => object | undefined;
  }

  export interface RunningServer {
    readonly appServer: import('node:http').Server;
  }

  export function Server<G>(settings: { readonly games: readonly Game<G>[]; readonly origins: readonly string[] }): {
    readonly app: { listen: (...where: readonly unknown[]) => import('node:http').Server };
    run(port: number): Promise<RunningServer>;
  };
}
