import type { GameTypes, Refusal, Result } from '@boomtown/game-core';
import type { GameWire, ReplyOf, RequestName, RequestOf } from '@boomtown/wire';
import type { LiveTable } from '../tables/index.ts';
import type { ChatRates } from './chat-rates.ts';
import type { Session } from './session.ts';

/** What a request is answered with, at once or later. */
type Answer<N extends RequestName> = Result<ReplyOf[N], Refusal> | Promise<Result<ReplyOf[N], Refusal>>;

/** The table, and the session that sent the request. */
interface RequestContext {
  readonly table: LiveTable;
  readonly wire: GameWire<GameTypes>;
  readonly session: Session;
  readonly rates: ChatRates;
}

/** How each request is answered. Which seats a client speaks for comes from the session, never from the request. */
export type RequestHandlers = {
  readonly [N in RequestName]: (asked: RequestContext, request: RequestOf<N>) => Answer<N>;
};
