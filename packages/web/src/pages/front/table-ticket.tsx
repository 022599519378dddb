import type { Seat } from '@boomtown/game-core';
import type { TableInfo } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { PageLink } from '../../shell/page-link.tsx';

interface TableTicketProps {
  readonly info: TableInfo;
  /** The seats that this browser holds there. */
  readonly mine: readonly Seat[];
  /** Is it the turn of one of them? */
  readonly turn: boolean;
}

/** A table as a ticket with its game, its people, and what one may do there. */
export function TableTicket({ info, mine, turn }: TableTicketProps) {
  const { text, list } = words.value;
  const people = info.names.filter((name) => name !== null);
  return (
    <PageLink to={{ page: 'table', code: info.code }} class={`ticket${turn ? ' ticket--turn' : ''}`}>
      <span class={`ticket__stub ticket__stub--${info.game}`} aria-hidden="true" />
      <span class="ticket__words">
        <span class="ticket__game">{gameName(info.game)}</span>
        <span class="ticket__people">{people.length === 0 ? text('front.nobody') : list(people)}</span>
      </span>
      <span class="ticket__state">{turn ? text('front.yourTurn') : text(stateKey(info, mine))}</span>
      <span class="ticket__code">{info.code}</span>
    </PageLink>
  );
}

function stateKey(info: TableInfo, mine: readonly Seat[]) {
  if (mine.length > 0)
    return info.stage === 'waiting' || info.stage === 'dealing' ? 'front.gathering' : 'front.running';
  if (info.stage === 'waiting' && info.names.includes(null)) return 'front.toJoin';
  return info.watchable ? 'front.toWatch' : 'front.running';
}
