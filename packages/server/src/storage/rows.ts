import type { StoredStage } from './record.ts';

/** The tables of the database. Booleans are 0 or 1; times are milliseconds since 1970. */
export interface Rows {
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  seat_codes: SeatCodeRow;
  former_holders: FormerHolderRow;
  kicked_tokens: KickedTokenRow;
  chat_lines: ChatLineRow;
  host_acts: HostActRow;
  taken_names: TakenNameRow;
  kept_out: KeptOutRow;
  invitations: InvitationRow;
  invitation_uses: InvitationUseRow;
  host_choices: HostChoiceRow;
  server_secrets: ServerSecretRow;
  push_addresses: PushAddressRow;
  problems: ProblemRow;
  screens: ScreenRow;
  answered_requests: AnsweredRequestRow;
}

export interface TableRow {
  code: string;
  game: string;
  rules_version: number;
  /** JSON. */
  options: string;
  /** JSON: the moment of another match with which this one begins; left out of a new row where it is dealt. */
  goes_on_from?: string | null | undefined;
  listed: number;
  watchable: number;
  /** JSON. */
  terms: string;
  stage: StoredStage;
  /** Hex. */
  secret: string;
  /** Hex; missing in rows of older versions. */
  drawn: string | null;
  /** Hex; set at the start. */
  seed: string | null;
  /** JSON list of hex or null, one a seat: those that were opened, which is all of them from the start on. */
  nonces: string | null;
  /** JSON list of the starts that were called off after a nonce had been opened. */
  called_off: string | null;
  /** JSON; set at the end. */
  outcome: string | null;
  /** JSON; set at the end if a player resigned. */
  ending: string | null;
  /** A seat. */
  maker: number;
  /** Code of the table to which everybody moved on. */
  rematch: string | null;
  /** Names the table in logs, which must not contain its code. */
  log_name: string;
  /** PostgreSQL gives 64-bit numbers back as text. */
  made_at: number | string;
  /** How often the seats changed. */
  revision: number;
  /** The process that woke the table last, where there are several. */
  holder: string | null;
  started_at: number | string | null;
  /** JSON. */
  clocks: string | null;
  /** Hash of the token that its maker chose; `null` where the server drew it, and at a rematch. */
  made_with: string | null;
}

export interface SeatRow {
  code: string;
  seat: number;
  name: string | null;
  token_hash: string | null;
  claimed: number;
  nonce_hash: string | null;
  /** The level of the bot whose seat it is. */
  bot: string | null;
  /** Matches that the player there won before. */
  won: number;
}

export interface EntryRow {
  code: string;
  entry: number;
  kind: string;
  seat: number;
  /** JSON: the action, or what else an entry of its kind says. */
  action: string;
  request: string | null;
  stand_in: string | null;
  at: number | string;
}

/** A one-time code that moves a seat; one a seat at most. */
export interface SeatCodeRow {
  code_hash: string;
  code: string;
  seat: number;
  heir: string;
  /** Hash of the token that held the seat when the code was made. */
  holder: string;
  until: number | string;
  /** Hash of the token of the player who used it; `null` until then. */
  taker: string | null;
  /** The name that they gave. */
  taker_name: string | null;
}

/** A request that changed something and was answered with nothing further, so that a repeated one is answered alike. */
interface AnsweredRequestRow {
  code: string;
  number: number;
  /** Hash of a token of the requester. */
  asker: string;
  /** Its id. */
  request: string;
  /** Hash of what it asked for. */
  digest: string;
}

/** Something that was said at a table, by a seat or by a watcher. */
export interface ChatLineRow {
  code: string;
  channel: string;
  line: number;
  seat: number | null;
  watcher: string | null;
  name: string;
  text: string;
  request: string;
  at: number | string;
}

/** Something that the host did on the admin page. */
interface HostActRow {
  /** Drawn. */
  id: string;
  at: number | string;
  what: string;
  /** Of the table that it was done at; it stays when the table is gone. */
  log_name: string | null;
  seat: number | null;
}

/** A name that the host took away: nobody at the table may have it again. */
interface TakenNameRow {
  code: string;
  name: string;
}

/** A network from which nobody is let in for a time. */
interface KeptOutRow {
  network: string;
  until: number | string;
}

/** A link that lets browsers in. */
export interface InvitationRow {
  id: string;
  code: string;
  people: number | null;
  used: number;
  until: number | string | null;
  made_at: number | string;
}

/** A browser that entered by an invitation for a number of browsers, by the token that it drew for that. */
interface InvitationUseRow {
  token_hash: string;
  invitation: string;
}

/** Where a seat's player receives notices of their turn. */
interface PushAddressRow {
  code: string;
  holder: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  made_at: number | string;
}

interface ServerSecretRow {
  name: string;
  value: string;
}

/** Something that the host chose on the admin page. */
interface HostChoiceRow {
  name: string;
  value: string;
}

/** A problem that a player reported. */
interface ProblemRow {
  id: string;
  at: number | string;
  version: string;
  browser: string;
  game: string | null;
  log_name: string | null;
  step: number | null;
  words: string;
}

/** A big screen: it waits for a table, or was admitted to one. */
interface ScreenRow {
  token_hash: string;
  code_hash: string;
  /** Until when its code can be used. */
  until: number | string;
  /** The table that it shows. */
  code: string | null;
  /** Hash of the token of the seat that admitted it. */
  holder: string | null;
}

/** A token that held a seat until the maker of the table kicked its player. */
interface KickedTokenRow {
  code: string;
  token_hash: string;
  /** Newer ones have higher numbers; 0 in rows of older builds. */
  number: number;
}

/** A token that held a seat until the seat was passed on, or would have held it had its code not been replaced. */
interface FormerHolderRow {
  code: string;
  token_hash: string;
  seat: number;
  heir: string;
  /** Newer ones have higher numbers; 0 in rows of older builds. */
  number: number;
}
