import type { AnyGame, Game, GameTypes } from '@boomtown/game-core';
import type { BauBoom } from '@boomtown/rules-bau-boom';
import type { GameId } from '@boomtown/wire/browser';

/** A game's whole rules, as a match is played again with them in the browser. */
export interface ReplayedGame {
  readonly rules: AnyGame;
  /**
   * What could be seen if nothing were covered, for games that cover things before everybody's eyes. What only some
   * seats know is shown by their private views.
   */
  openView?(state: GameTypes['State']): GameTypes['PublicView'];
}

/** Fetched when a transcript of the game is opened; no other page needs more of the rules than the views. */
const GAMES = {
  'construction-boom': () =>
    import('@boomtown/rules-construction-boom').then(({ constructionBoomGame: rules }): ReplayedGame => ({ rules })),
  constructo: () => import('@boomtown/rules-constructo').then(({ constructoGame: rules }): ReplayedGame => ({ rules })),
  constructor: () =>
    import('@boomtown/rules-constructo').then(({ constructorGame: rules }): ReplayedGame => ({ rules })),
  'bau-boom': () => import('@boomtown/rules-bau-boom').then(({ bauBoomGame }) => withOpenBarrows(bauBoomGame)),
  boondoggle: () => import('@boomtown/rules-boondoggle').then(({ boondoggleGame: rules }): ReplayedGame => ({ rules })),
} satisfies Record<GameId, () => Promise<ReplayedGame>>;

export function loadRules(id: GameId): Promise<ReplayedGame> {
  return GAMES[id]();
}

/** What lies in the wheelbarrows is shown as at a table that plays with open ones. */
function withOpenBarrows(rules: Game<BauBoom>): ReplayedGame {
  return {
    rules,
    openView(state) {
      // A replay hands a game its own states back.
      const own = state as BauBoom['State'];
      return rules.publicView({ ...own, options: { ...own.options, openBarrows: true } });
    },
  };
}
