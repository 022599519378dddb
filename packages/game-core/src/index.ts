export { addressedFor, eventsFor } from './audience.ts';
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
export {
  bytesToHex,
  commitmentTo,
  hashOfNonce,
  hashOfNonceHex,
  NONCE_BYTES,
  readHex,
  SECRET_BYTES,
} from './commitments.ts';
export {
  type Addressed,
  type AnyGame,
  type AnyViewRules,
  CONTRACT_VERSION,
  type Game,
  type GameInfo,
  type GameTypes,
  type OptionField,
  type Outcome,
  type Seat,
  type ShownFields,
  type Step,
  type TableSetup,
  type Viewer,
  type ViewRules,
} from './contract.ts';
export {
  type DeclaredRefusal,
  defaultGame,
  defaultRules,
  highestWins,
  type OwnGame,
  type OwnRules,
} from './default-rules.ts';
export { type Ending, endingOf } from './ending.ts';
export {
  boundSecret,
  checkFairness,
  type Fairness,
  type FairnessFault,
  isBoundSecret,
  seedFrom,
  textFingerprint,
} from './fairness.ts';
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
export {
  actors,
  apply,
  hasSecrets,
  isOpenAction,
  judge,
  legal,
  NOT_YOUR_TURN,
  openViewOf,
  outcome,
  refusalOf,
  timeoutAction,
} from './judge.ts';
export {
  type Continued,
  goingOn,
  type LastAction,
  type MadeAction,
  type Match,
  type MatchStep,
  type ReplayFault,
  type ReplaySource,
  replay,
  replayInSteps,
  revealsHidden,
  startMatch,
  submit,
  type Taken,
  takebackRight,
  timeOut,
} from './match.ts';
export type { AnyMeasured, Measured, MeasuredPlace, Moment, PlayedOut } from './measured.ts';
export { isolated, printable } from './printable.ts';
export { type Failed, failed, malformed, type Ok, ok, type Refusal, type Result, refuse } from './result.ts';
export { hasExactly, isListOf, isObject, isOneOf, isWhole, type JsonObject, plainZero } from './shape.ts';
export { fitText, shortened } from './shown-text/fit-text.ts';
export { looksLike } from './shown-text/look-alikes.ts';
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
