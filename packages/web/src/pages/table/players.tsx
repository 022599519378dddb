import type { SeatView, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { type AnyGameModule, Dotted } from '@boomtown/ui-kit';
import { type PlaceKey, seatKey } from '@boomtown/ui-kit/sentence';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { botWords } from './bot-words.ts';
import type { ShownReaction } from './chat/chat-session.ts';
import { ReactionMark } from './chat/reaction-art.tsx';
import { Emblem } from './emblem.tsx';
import type { Sharing } from './hot-seat-bar.tsx';
import { HurryNotice, SeatClock } from './seat-clock.tsx';
import { isMissed } from './seat-presence.ts';
import type { AnyTelling } from './telling.ts';

interface PlayersProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly table: TableView;
  readonly mine: readonly Seat[];
  /** Of a device that several people share. */
  readonly sharing?: Sharing | null;
  readonly turn: readonly Seat[];
  /** See `TableConnection.clockAhead`. */
  readonly clockAhead: number | null;
  /** Does news come from the table? */
  readonly live?: boolean;
  /** Seats of programs of the host's for which a normal bot plays now. */
  readonly replaced?: readonly Seat[];
  /** What players show the others now. */
  readonly reactions?: readonly ShownReaction[];
  /** What something else on the page speaks of. */
  readonly lit?: readonly PlaceKey[];
}

/** Who plays: name, emblem, whether they are connected, how they stand, and whose turn it is. */
export function Players({
  game,
  telling,
  table,
  mine,
  sharing = null,
  turn,
  clockAhead,
  live = true,
  replaced = [],
  reactions = [],
  lit = [],
}: PlayersProps) {
  const panels = table.seats.map(({ seat }) => game.seatPanel(seat, telling));
  // Panels that show much lie side by side where it is narrow, and are scrolled, by key too.
  const scrolls = panels.length > 2 && panels.some(({ drawn }) => drawn !== undefined);
  const timed = table.terms.clock.kind !== 'none' && table.stage === 'playing';
  return (
    <section class="players" aria-label={words.value.text('table.players')}>
      <ul class="players__list" tabIndex={scrolls ? 0 : undefined}>
        {table.seats.map((seat, i) => (
          <Player
            key={seat.seat}
            seat={replaced.includes(seat.seat) ? { ...seat, bot: 'normal' } : seat}
            panel={panels[i] ?? game.seatPanel(seat.seat, telling)}
            mine={mine.includes(seat.seat)}
            missed={isMissed(seat, table.stage)}
            own={mine.includes(seat.seat) ? ownSign(seat.seat, sharing) : null}
            acts={table.stage === 'playing' && turn.includes(seat.seat)}
            shown={reactions.find((one) => one.seat === seat.seat) ?? null}
            lit={lit.includes(seatKey(seat.seat))}
            clock={
              timed && seat.bot === '' && seat.left >= 0 ? (
                <SeatClock seat={seat} clockAhead={clockAhead} live={live} />
              ) : null
            }
          />
        ))}
      </ul>
      {timed &&
        table.seats
          .filter(({ seat }) => mine.includes(seat))
          .map((seat) => <HurryNotice key={seat.seat} seat={seat} clockAhead={clockAhead} live={live} />)}
    </section>
  );
}

function ownSign(seat: Seat, sharing: PlayersProps['sharing']): string {
  const { text } = words.value;
  if (sharing == null) return text('table.you');
  return text(sharing.device.page === 'own' && sharing.holder === seat ? 'device.holds' : 'device.here');
}

interface PlayerProps {
  readonly seat: SeatView;
  readonly panel: ReturnType<AnyGameModule['seatPanel']>;
  readonly mine: boolean;
  /** Is its player away during the match? */
  readonly missed: boolean;
  /** By which words one's own seat is marked; `null`: it is another one's. */
  readonly own: string | null;
  readonly acts: boolean;
  readonly clock: ComponentChildren;
  readonly shown: ShownReaction | null;
  readonly lit: boolean;
}

function Player({ seat, panel, mine, missed, own, acts, clock, shown, lit }: PlayerProps) {
  const { text } = words.value;
  const item = useRef<HTMLLIElement>(null);
  /** A finger has no title to read: a touch shows all of a name that is cut, and the next one cuts it again. */
  const [isWhole, showWhole] = useState(false);
  useEffect(() => {
    if (lit && item.current !== null) bringIntoSight(item.current);
  }, [lit]);
  const signs = [
    // What matters most comes first: a narrow panel cuts the end off.
    seat.resigned ? text('table.resigned') : missed ? text('table.away') : null,
    seat.substituted ? text('bots.keeps') : seat.bot === '' ? null : botWords(seat.bot, words.value),
    own,
    panel.side,
    seat.won === 0 ? null : text('series.won', { count: seat.won }),
  ].filter((sign): sign is string => sign !== null && sign !== '');
  return (
    <li
      ref={item}
      class={`player${mine ? ' player--mine' : ''}${lit ? ' player--lit' : ''}${acts ? ' player--acts' : ''}${missed ? ' player--away' : ''}${seat.bot === '' ? '' : ' player--bot'}`}
    >
      <Emblem emblem={panel.emblem} />
      {shown !== null && (
        <span key={shown.number} class="player__reaction" title={text(`chat.${shown.reaction}`)}>
          <ReactionMark reaction={shown.reaction} />
        </span>
      )}
      <span class="player__words">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for those who listen the name is whole */}
        <span
          class="player__name"
          title={seat.name}
          dir="auto"
          style={isWhole ? { overflow: 'visible', whiteSpace: 'normal' } : undefined}
          onClick={() => showWhole(!isWhole)}
        >
          {seat.name}
        </span>
        <Dotted
          class="player__signs"
          parts={[...signs, ...(acts ? [{ text: text('table.acts'), class: 'player__acts' }] : [])]}
        />
        {clock}
      </span>
      <span class="player__score" translate={false}>
        {panel.score}
      </span>
      {panel.facts.length > 0 && (
        <Dotted class={panel.drawn === undefined ? 'player__facts' : 'unseen'} parts={panel.facts} />
      )}
      {panel.drawn !== undefined && (
        <span class="player__drawn" aria-hidden="true">
          {panel.drawn}
        </span>
      )}
    </li>
  );
}

/** Scrolls the list of players as far as it must, and nothing else of the page. */
function bringIntoSight(item: HTMLElement): void {
  const list = item.parentElement;
  if (list === null) return;
  const [here, whole] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  const left = Math.min(0, here.left - whole.left) + Math.max(0, here.right - whole.right);
  const top = Math.min(0, here.top - whole.top) + Math.max(0, here.bottom - whole.bottom);
  list.scrollBy({ left, top });
}
