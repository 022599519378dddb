/** For browsers: everything except the zod schemas. */
export type {
  AdminChatReply,
  AdminDrainRequest,
  AdminError,
  AdminLineRequest,
  AdminNameRequest,
  AdminReply,
  AdminTable,
  AdminTablesReply,
  AdminTablesRequest,
  HostAct,
  TableExport,
} from './admin.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  type BotPlayer,
  isBotLevel,
  isBotPlayer,
  ownBot,
  ownBotName,
  SUBSTITUTE,
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
export type {
  ForgetSeatsRequest,
  ForHolderRequest,
  HeldTablesReply,
  HeldTablesRequest,
  HttpRefusal,
  HttpRefusalCode,
  MakeTableRequest,
  NetworkReply,
  SaidByRequest,
  SeatCodeReply,
  SeatReply,
  ServerPolicyReply,
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
export { nextSeat } from './seat-rotation.ts';
export type { TransferTarget, VoteChoice } from './seat-transfer.ts';
export { shapedWire } from './shaped/shaped-wire.ts';
export type { Snapshot } from './snapshot.ts';
export {
  type EventLayout,
  type HandoverReason,
  type OwnView,
  type PackedStep,
  packEvents,
  packExtras,
  packStep,
  type StandIn,
  type StepExtras,
  type StepMessage,
  type TableEvent,
  unpackEvents,
  unpackExtras,
  unpackStep,
} from './step-message.ts';
export { SeatState, tableFields } from './table-schema.ts';
export {
  AT_ZERO,
  type AtZero,
  type ClockTerms,
  DEFAULT_TERMS,
  TERM_LIMITS,
  type Terms,
} from './terms.ts';
