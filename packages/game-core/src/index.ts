export { canonicalJson, sameJson, shortHash } from './canonical.ts';
export { type Rng, rngFromWords, stepStream, textStream } from './chance.ts';
export type {
  Addressed,
  AnyGame,
  AnyViewRules,
  Game,
  GameInfo,
  GameTypes,
  OptionField,
  Outcome,
  Seat,
  Step,
  TableSetup,
  Viewer,
  ViewRules,
} from './contract.ts';
export { bytesToHex, readHex } from './hex.ts';
export { actors, apply, judge, legal, outcome, refusalOf, timeoutAction } from './judge.ts';
export { type Failed, failed, malformed, type Ok, ok, type Refusal, type Result, refuse } from './result.ts';
export { hasExactly, isListOf, isObject, isOneOf, isWhole, type JsonObject, plainZero } from './shape.ts';
