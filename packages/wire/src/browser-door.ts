/** The door for the browser: everything but the zod schemas. */
export type {
  AdminDrainRequest,
  AdminError,
  AdminReply,
  AdminTable,
  AdminTablesReply,
  AdminTablesRequest,
  TableExport,
} from './admin.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  type BotPlayer,
  isBotLevel,
  isBotPlayer,
  KEEPER,
  ownBot,
  ownBotName,
} from './bot-levels.ts';
export {
  type ChatChannel,
  type ChatLine,
  type ChatNews,
  type ChatReply,
  type ChatSpeaker,
  channelOf,
  REACTIONS,
  type Reaction,
} from './chat.ts';
export type { GameId } from './game-id.ts';
export type { GameWire, TableState } from './game-wire.ts';
export type { SeatHeir, VoteHeir } from './heirs.ts';
export type {
  ForgetSeatsRequest,
  ForHolderRequest,
  HeldTablesReply,
  HeldTablesRequest,
  HouseReply,
  HttpRefusal,
  HttpRefusalCode,
  MakeTableRequest,
  NetworkReply,
  SaidByRequest,
  SeatCodeReply,
  SeatReply,
  TableInfo,
  TableStage,
  TakeSeatRequest,
  UseSeatCodeRequest,
  WhyMissing,
} from './http.ts';
export {
  CODE_ALPHABET,
  CODE_LENGTH,
  MAX_LINE_LENGTH,
  MAX_LOG_PAGE,
  MAX_LOOKED_AT,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  readCode,
  readSeatCode,
  SEAT_CODE_LENGTH,
} from './limits.ts';
export { CLOSE, JOIN_REFUSED, MESSAGE, WIRE_VERSION } from './protocol.ts';
export type {
  ActReply,
  EmptyReply,
  HeldSeat,
  LogReply,
  Notice,
  ReplyOf,
  ShownSeatCode,
  SnapshotReply,
  TableRefusal,
  TableRefusalCode,
  TakeBackReply,
} from './replies.ts';
export type { JoinRequest, RequestName, RequestOf } from './requests.ts';
export { shapedWire } from './shaped/shaped-wire.ts';
export type { Snapshot } from './snapshot.ts';
export {
  type Aside,
  type EventLayout,
  type HandoverReason,
  type OwnView,
  type PackedStep,
  packAside,
  packEvents,
  packStep,
  type StandIn,
  type StepMessage,
  type TableDeed,
  unpackAside,
  unpackEvents,
  unpackStep,
} from './step-message.ts';
export { SeatState, tableFields } from './table-schema.ts';
export {
  AT_ZERO,
  type AtZero,
  type ClockTerms,
  PLAIN_TERMS,
  TERM_LIMITS,
  type Terms,
} from './terms.ts';
export { nextSeat } from './turning.ts';
