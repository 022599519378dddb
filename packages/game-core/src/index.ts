export { addressedFor, eventsFor } from './audience.ts';
export { boundSecret, isBoundSecret } from './bound-secret.ts';
export {
  type CalledOffStart,
  type CallOffReason,
  type CallOffs,
  callersOff,
  callOffsIn,
  isCalledOffList,
} from './called-off.ts';
export { canonicalJson, sameJson, shortHash } from './canonical.ts';
export { type Rng, rngFromWords, stepStream, textStream, type WatchedRng, watched } from './chance.ts';
export { type Continued, goingOn } from './continued.ts';
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
  ShownFields,
  Step,
  TableSetup,
  Viewer,
  ViewRules,
} from './contract.ts';
export { CONTRACT_VERSION } from './contract.ts';
export {
  type DeclaredRefusal,
  defaultGame,
  defaultRules,
  highestWins,
  type OwnGame,
  type OwnRules,
} from './default-rules.ts';
export { type Ending, endingOf } from './ending.ts';
export { checkFairness, type Fairness, type FairnessFault, seedFrom, textFingerprint } from './fairness.ts';
export {
  type Adjacency,
  adjacencyOf,
  areHexNeighbours,
  areSquareNeighbours,
  connectedGroups,
  HEX_STEPS,
  type HexCell,
  hexNeighbours,
  isConnected,
  isSameHex,
  type SquareCell,
  squareNeighbours,
} from './grids.ts';
export { bytesToHex, readHex } from './hex.ts';
export { actors, apply, judge, legal, NOT_YOUR_TURN, outcome, refusalOf, timeoutAction } from './judge.ts';
export {
  type MadeAction,
  type Match,
  type MatchStep,
  type ReplayFault,
  type ReplaySource,
  replay,
  replayInSteps,
  startMatch,
  submit,
  type Taken,
  timeOut,
} from './match.ts';
export type { AnyMeasured, Measured, MeasuredPlace, Moment, PlayedOut } from './measured.ts';
export { isolated, printable } from './printable.ts';
export { commitmentTo, hashOfNonce, hashOfNonceHex, NONCE_BYTES, SECRET_BYTES } from './promises.ts';
export { type Failed, failed, malformed, type Ok, ok, type Refusal, type Result, refuse } from './result.ts';
export { hasExactly, isListOf, isObject, isOneOf, isWhole, type JsonObject, plainZero } from './shape.ts';
export { fitText, shortened } from './shown-text/fit-text.ts';
export { looksLike } from './shown-text/look-alikes.ts';
export { type LastAction, revealsHidden, takebackRight } from './takeback.ts';
export {
  botsIn,
  type FormerName,
  namesIn,
  readTranscript,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptAction,
} from './transcript.ts';
export { type Verified, type VerifyFault, verify } from './verify.ts';
