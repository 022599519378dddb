import type { GameTypes, OptionField, Seat } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';
import type { Words } from '../words/words.ts';
import { actionWords as bauBoomAction } from './bau-boom/action-words.ts';
import { optionWords as bauBoomOption } from './bau-boom/option-words.ts';
import { say as sayBauBoom } from './bau-boom/say.ts';
import { actionWords as boondoggleAction } from './boondoggle/action-words.ts';
import { optionWords as boondoggleOption } from './boondoggle/option-words.ts';
import { say as sayBoondoggle } from './boondoggle/say.ts';
import { actionWords as constructionBoomAction } from './construction-boom/action-words.ts';
import { optionWords as constructionBoomOption } from './construction-boom/option-words.ts';
import { say as sayConstructionBoom } from './construction-boom/say.ts';
import { optionWords as constructoOption } from './constructo/option-words.ts';
import type { Constructo, Edition } from './constructo/rules.ts';
import { actionWords as constructoAction, say as sayConstructo } from './constructo/say.ts';
import type { ActionWords, LogLine, Telling } from './sentence.ts';

/** The part of a game's module that only tells: see `GameModule`. */
interface GameTeller<T extends GameTypes> {
  say(event: T['Event'], telling: Telling<T>): LogLine | null;
  actionWords(action: T['Action'], seat: Seat, telling: Telling<T>): ActionWords;
  optionWords(field: OptionField, words: Words): { readonly label: string; value(value: string): string };
}

/** What tells a match of whatever game; it is handed its own game's values only. */
type AnyTeller = GameTeller<GameTypes>;

const TELLERS = {
  'construction-boom': {
    say: sayConstructionBoom,
    actionWords: constructionBoomAction,
    optionWords: constructionBoomOption,
  } as AnyTeller,
  constructo: constructoTeller('constructo'),
  constructor: constructoTeller('constructor'),
  'bau-boom': { say: sayBauBoom, actionWords: bauBoomAction, optionWords: bauBoomOption } as AnyTeller,
  boondoggle: { say: sayBoondoggle, actionWords: boondoggleAction, optionWords: boondoggleOption } as AnyTeller,
} satisfies Record<GameId, AnyTeller>;

/** What tells matches of a game. */
export function tellerOf(id: GameId): AnyTeller {
  return TELLERS[id];
}

function constructoTeller(edition: Edition): AnyTeller {
  const teller: GameTeller<Constructo> = {
    say: (event, telling) => sayConstructo(edition, event, telling),
    actionWords: (action, seat, telling) => constructoAction(edition, action, seat, telling),
    optionWords: (field, words) => constructoOption(edition, field, words),
  };
  return teller;
}
