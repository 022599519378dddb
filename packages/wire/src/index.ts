/** The whole of the wire: the browser door, and the zod schemas with which the server reads what comes in. */
export {
  ADMIN_PAGE,
  AdminDrain,
  type AdminError,
  type AdminReply,
  AdminTables,
  type AdminTablesReply,
  type AdminTablesRequest,
  type OpenTableExport,
  type TableExport,
} from './admin.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  type BotPlayer,
  isBotLevel,
  isBotPlayer,
  isOwnBotName,
  KEEPER,
  type OwnBot,
  ownBot,
  ownBotName,
} from './bot-levels.ts';
export {
  CHAT_CHANNELS,
  type ChatChannel,
  type ChatLine,
  type ChatNews,
  type ChatReply,
  type ChatSpeaker,
  channelOf,
  REACTIONS,
  type Reaction,
  type SayReply,
} from './chat.ts';
export { GAME_IDS, type GameId, isGameId } from './game-ids.ts';
export type { GameWire, TableState } from './game-wire.ts';
export { SEAT_HEIRS, type SeatHeir, type VoteHeir } from './heirs.ts';
export {
  ForgetSeats,
  type ForgetSeatsRequest,
  ForHolder,
  type ForHolderRequest,
  HeldTables,
  type HeldTablesReply,
  type HeldTablesRequest,
  type HouseReply,
  type HttpRefusal,
  type HttpRefusalCode,
  LookAtSeatCode,
  MakeTable,
  type MakeTableRequest,
  type NetworkReply,
  SaidBy,
  type SaidByRequest,
  type SeatCodeReply,
  type SeatReply,
  SecretWord,
  type SeenReply,
  type TableInfo,
  type TableStage,
  TakeSeat,
  type TakeSeatRequest,
  Tokens,
  UseSeatCode,
  type UseSeatCodeRequest,
  type WhyMissing,
} from './http.ts';
export {
  CODE_ALPHABET,
  CODE_LENGTH,
  MAX_BODY_BYTES,
  MAX_FRAME_BYTES,
  MAX_LINE_LENGTH,
  MAX_LOG_PAGE,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  readCode,
  readSeatCode,
  SEAT_CODE_LENGTH,
  TOKEN_LENGTH,
} from './limits.ts';
export { CLOSE, JOIN_REFUSED, MESSAGE, WIRE_VERSION } from './protocol.ts';
export { WIRES, wireOf } from './registry.ts';
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
export {
  JoinOptions,
  type JoinRequest,
  JoinVersion,
  REQUESTS,
  type RequestName,
  type RequestOf,
  seatToken,
} from './requests.ts';
export { chatText, personName } from './shown-text.ts';
export {
  type Aside,
  type EventLayout,
  HANDOVER_REASONS,
  type HandoverReason,
  type OwnView,
  type PackedStep,
  packAside,
  packEvents,
  packStep,
  STAND_INS,
  type StandIn,
  type StepMessage,
  type TableDeed,
  unpackAside,
  unpackEvents,
  unpackStep,
} from './step-message.ts';
export { SeatState } from './table-schema.ts';
export {
  AT_ZERO,
  type AtZero,
  type ClockTerms,
  PLAIN_TERMS,
  TERM_LIMITS,
  type Terms,
} from './terms.ts';
export { nextSeat } from './turning.ts';
