import { isObject, ok, type Result } from '@boomtown/game-core';
import type {
  AskNoticesRequest,
  ChatReply,
  DailySeedReply,
  ForgetSeatsRequest,
  HeldTablesReply,
  HeldTablesRequest,
  MakeTableRequest,
  NetworkReply,
  NoticesReply,
  SaidByRequest,
  ScreenReply,
  SeatCodeReply,
  SeatReply,
  ServerPolicyReply,
  TableInfo,
  TakeSeatRequest,
} from '@boomtown/wire/browser';
import { type ApiRefusal, type Ask, addressesAt, askAt } from './ask.ts';

type Answer<T> = Promise<Result<T, ApiRefusal>>;

/** What everybody may ask a server over HTTP. */
export function tableRequests(ask: Ask) {
  /** What is known of tables at which one holds seats, or why there is nothing to be known. */
  function lookAtHeld(tables: HeldTablesRequest['tables']): Answer<HeldTablesReply> {
    if (tables.length === 0) return Promise.resolve(ok({ tables: [], missing: [] }));
    return ask('POST', 'api/tables/held', { tables });
  }

  return {
    lookAtHeld,

    /** The same: in their order, `null` where one holds no seat any more. */
    async heldTables(tables: HeldTablesRequest['tables']): Answer<HeldTablesReply['tables']> {
      const looked = await lookAtHeld(tables);
      return looked.ok ? ok(looked.value.tables) : looked;
    },

    /** The tables whose makers listed them. */
    async listTables(): Answer<readonly TableInfo[]> {
      const listed = await ask<unknown>('GET', 'api/tables');
      return listed.ok ? ok(tablesOf(listed.value)) : listed;
    },

    tableInfo: (code: string) => ask<TableInfo>('GET', `api/tables/${code}`),

    /** Makes a table; the reply holds the maker's seat with its secret. */
    makeTable: (asked: MakeTableRequest) => ask<SeatReply>('POST', 'api/tables', asked),

    /** Takes the lowest free seat; `full` and `already-started` come with whether one may watch. */
    takeSeat: (code: string, asked: TakeSeatRequest) => ask<SeatReply>('POST', `api/tables/${code}/seats`, asked),

    /** Whose seat a one-time code moves here. Refused as `no-seat-code`. */
    lookAtSeatCode: (code: string) => ask<SeatCodeReply>('POST', 'api/seat-codes/look', { code }),

    /** Which table the big screen with this token shows, or the code that it shows until then. */
    askScreen: (token: string) => ask<ScreenReply>('POST', 'api/screens', { token }),

    /** The seats of these tokens admit the big screen that shows a code. Refused as `no-screen-code`. */
    admitScreen: (code: string, tokens: readonly string[], screen: string) =>
      ask<object>('POST', `api/tables/${code}/screens`, { tokens, screen }),

    /** They show their table on no big screen any more. */
    endScreens: (code: string, tokens: readonly string[]) =>
      ask<object>('POST', `api/tables/${code}/screens/end`, { tokens }),

    /** What the host of this server allows. */
    serverPolicy: () => ask<ServerPolicyReply>('GET', 'api/house'),

    /** The key with which this browser subscribes to notices of its turns; `null`: the server sends none. */
    noticesKey: () => ask<NoticesReply>('GET', 'api/notices'),

    /** Subscribes this browser to the turns of these seats. Refused as `no-notices`. */
    askForNotices: (asked: AskNoticesRequest) => ask<object>('POST', 'api/notices', asked),

    /** Ends the subscription. */
    endNotices: (endpoint: string) => ask<object>('POST', 'api/notices/end', { endpoint }),

    /** From what the puzzle of the day is made. */
    dailySeed: () => ask<DailySeedReply>('GET', 'api/puzzle'),

    /** Where others on the same network find the server; none unless one asks from the server's own computer. */
    async networkUrls(): Answer<readonly string[]> {
      const answer = await ask<NetworkReply>('GET', 'api/network');
      return answer.ok ? ok(answer.value.urls) : answer;
    },

    /**
     * Wakes the table's room where it sleeps, so that a socket can be opened to it. `tokens`: those of the seats that
     * are held there; with one nobody waits for what others on the same network did.
     */
    openTable: (code: string, tokens: readonly string[]) => ask<object>('POST', `api/tables/${code}/open`, { tokens }),

    /** Takes away what the seats of these tokens left at a table; see `ForgetSeats`. */
    forgetSeats: (code: string, body: ForgetSeatsRequest) => ask<object>('POST', `api/tables/${code}/forget`, body),

    /** What these persons said at a table; see `SaidBy`. */
    async saidBy(code: string, body: SaidByRequest): Answer<ChatReply['lines']> {
      const said = await ask<ChatReply>('POST', `api/tables/${code}/said`, body);
      return said.ok ? ok(said.value.lines) : said;
    },

    /** A finished table's transcript, for who may watch there or holds a seat. */
    transcriptOf: (code: string, tokens: readonly string[]) =>
      ask<unknown>('POST', `api/tables/${code}/transcript`, { tokens }),
  };
}

/** The same, of the server that lies at an address, as `http://127.0.0.1:2567`. */
export function requestsAt(root: string) {
  return tableRequests(askAt(addressesAt(root)));
}

/** The list comes bare, or as the `tables` of an object. */
function tablesOf(raw: unknown): readonly TableInfo[] {
  const tables = isObject(raw) ? raw.tables : raw;
  // The server's own reply, of this wire version.
  return Array.isArray(tables) ? (tables as readonly TableInfo[]) : [];
}
