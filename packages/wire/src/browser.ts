/** For browsers: everything except the zod schemas. */
export type {
  AdminAccessReply,
  AdminInviteRequest,
  AdminKeepOutRequest,
  AdminKeepOutSeatRequest,
  Invitation,
  KeptOutNetwork,
  ProblemReport,
  RefusedNetwork,
  ReportProblemRequest,
} from './access.ts';
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
  AskNoticesRequest,
  ContinueMatchRequest,
  DailySeedReply,
  ForgetSeatsRequest,
  ForHolderRequest,
  HeldTablesReply,
  HeldTablesRequest,
  HttpRefusal,
  HttpRefusalCode,
  MakeTableRequest,
  NetworkReply,
  NoticesReply,
  SaidByRequest,
  ScreenReply,
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
  MAX_NAMED_SPECTATORS,
  MAX_SEATS,
  readCode,
  readScreenCode,
  readSeatCode,
  SCREEN_CODE_LENGTH,
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
export type { TransferTarget, VoteChoice } from './seats.ts';
export { nextSeat } from './seats.ts';
export { shapedWire } from './shaped/shaped-wire.ts';
export type { Snapshot } from './step-message.ts';
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
  BOT_PACES,
  type BotPace,
  type ClockTerms,
  DEFAULT_TERMS,
  fitsDelay,
  fitsSeats,
  TERM_LIMITS,
  type Terms,
} from './terms.ts';
