import type { SeatView, TableConnection, TableView } from '@boomtown/client';
import type { ApiRefusal } from '@boomtown/client/http';
import type { Refusal, Seat } from '@boomtown/game-core';
import { Dialog, Icon } from '@boomtown/ui-kit';
import type { BotPlayer, GameId } from '@boomtown/wire/browser';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { CodeDisplay } from '../../shell/code-display.tsx';
import { Page } from '../../shell/page.tsx';
import { useMedia } from '../../shell/use-media.ts';
import { beginsAtOnce, USUAL_BOT } from '../make/bot-match.ts';
import { refusalWords } from '../refusal-words.ts';
import { useServerPolicy } from '../use-server-policy.ts';
import { BigScreenDialog } from './big-screen-dialog.tsx';
import { ChatAnnouncer } from './chat/chat-announcer.tsx';
import { ChatPanel } from './chat/chat-panel.tsx';
import type { ChatSession } from './chat/chat-session.ts';
import { declareReady } from './fair-deal.ts';
import { FairnessDetails, Redraws } from './fairness-details.tsx';
import { FillSeats } from './fill-seats.tsx';
import { MoveSeatDialog } from './move-seat-dialog.tsx';
import { PeopleHere } from './people-here.tsx';
import { SeriesScore } from './series-score.tsx';
import { ShareCard } from './share-card.tsx';
import { SpectatorsDialog } from './spectators-dialog.tsx';
import { ChosenOptions, TermsList } from './terms-list.tsx';
import type { OwnName } from './use-own-name.ts';
import { useTableInfo } from './use-table-info.ts';
import { WaitingSeat } from './waiting-seat.tsx';
import { waitingState } from './waiting-state.ts';
import { watchingText } from './watching-text.ts';

interface WaitingRoomProps {
  readonly code: string;
  readonly game: GameId;
  readonly table: TableView;
  readonly mine: readonly Seat[];
  readonly connection: TableConnection;
  /** Does the connection speak for all of `mine`? Until then nothing can be said for them. */
  readonly isComplete: boolean;
  /** Whose numbers did not come or not fit when the last start was called off; none where the server failed. `null`: it was not. */
  readonly calledOff: readonly string[] | null;
  readonly onReady: () => void;
  readonly onStandUp: (seat: Seat) => void;
  /** A watcher wants to sit down. */
  readonly onSit: () => void;
  /** Gives another person a seat of this device; resolves with why not, if that was refused. */
  readonly onAdd: (name: string) => Promise<ApiRefusal | null>;
  readonly chat: ChatSession;
  /** What the spectator here is called; `null` for players. */
  readonly ownName: OwnName | null;
  readonly notice: ComponentChildren;
  /** Says that this browser cannot remember its seat, where that is so. */
  readonly unremembered: ComponentChildren;
}

/** Is all of it one column? As `waiting.css` has it. The way to begin then stays in sight. */
const NARROW = '(max-width: 56rem)';

/** Where a table gathers: the code to pass on, the seats as they fill, and who is ready. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { code, game, table, mine, connection, calledOff, chat, notice } = props;
  const { text } = words.value;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const info = useTableInfo(code);
  /** Whom the maker may send away, once they confirm it. */
  const [kicking, setKicking] = useState<SeatView | null>(null);
  /** Which seat the maker gives up, once they confirm it: the table is another person's to run then. */
  const [rising, setRising] = useState<Seat | null>(null);
  /** Which seat goes to another device. */
  const [moving, setMoving] = useState<SeatView | null>(null);
  const [isBig, showBig] = useState(false);
  const [isAsked, askWho] = useState(false);
  const own = table.seats.filter(({ seat }) => mine.includes(seat));
  const ready = own.length > 0 && own.every((seat) => seat.ready);
  const isMaker = mine.includes(table.maker);
  const ownBots =
    useServerPolicy(isMaker)
      ?.ownBots.filter((bot) => bot.game === game)
      .map(({ name }) => name) ?? [];
  const dealing = table.stage === 'dealing';
  const free = table.seats.filter(({ taken }) => !taken).length;
  const watching = mine.length === 0;
  const inviting = free > 0 && !watching;
  /** Are seats reserved for people who come by the link? */
  const isKept = table.terms.companyOf !== undefined;
  const isNarrow = useMedia(NARROW);

  const toggleReady = async () => {
    setRefused(null);
    props.onReady();
    const done = ready
      ? await connection.ask('unready', { seats: [...mine] })
      : await declareReady(connection, code, mine);
    if (!done.ok) setRefused(done.error);
  };
  const standUp = async (seat: Seat) => {
    const done = await connection.ask('standUp', { seat });
    if (done.ok) props.onStandUp(seat);
    else setRefused(done.error);
  };

  const rename = async (seat: Seat, name: string) => {
    setRefused(null);
    const done = await connection.ask('rename', { seat, name });
    if (!done.ok) setRefused(done.error);
    return done.ok;
  };

  const seatBot = async (seat: Seat, level: BotPlayer | null) => {
    setRefused(null);
    const done = await connection.ask('seatBot', { seat, level });
    if (!done.ok) setRefused(done.error);
  };

  const fill = async (player: BotPlayer) => {
    for (const { seat, taken } of table.seats) if (!taken) await seatBot(seat, player);
  };

  useEffect(() => {
    if (!props.isComplete || !isMaker || !beginsAtOnce(code)) return;
    void fill(USUAL_BOT).then(toggleReady);
  }, [props.isComplete]);

  const kick = async ({ seat, name }: SeatView) => {
    setKicking(null);
    const done = await connection.ask('kick', { seat, name });
    if (!done.ok) setRefused(done.error);
  };

  const readyKey = watching ? null : (
    <div class="waiting__ready">
      <button
        type="button"
        class={`button button--wide ${ready ? '' : 'button--primary'}`}
        disabled={dealing || !props.isComplete}
        onClick={() => void toggleReady()}
      >
        {mine.length > 1
          ? text(ready ? 'device.notReady' : 'device.ready')
          : text(ready ? 'waiting.notReady' : 'waiting.ready')}
      </button>
    </div>
  );

  return (
    <Page
      title={text('waiting.title', { game: gameName(game) })}
      class={`waiting${inviting ? '' : ' waiting--people-first'}`}
    >
      {notice}
      <ChatAnnouncer chat={chat} people={table.seats} />
      {isBig && <BigScreenDialog code={code} screens={table.screens} onClose={() => showBig(false)} />}
      {moving !== null && <MoveSeatDialog seats={[moving]} connection={connection} onClose={() => setMoving(null)} />}
      {kicking !== null && (
        <Dialog title={text('waiting.kickName', { name: kicking.name })} onClose={() => setKicking(null)}>
          <div class="stack">
            <p>{text('waiting.kickWords', { name: kicking.name })}</p>
            <div class="button-row">
              <button type="button" class="button button--primary" onClick={() => void kick(kicking)}>
                {text('waiting.kick')}
              </button>
              <button type="button" class="button" onClick={() => setKicking(null)}>
                {text('waiting.keep')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
      {rising !== null && (
        <Dialog title={text('waiting.standUpTitle')} onClose={() => setRising(null)}>
          <div class="stack">
            <p>{text('waiting.standUpWords')}</p>
            <div class="button-row">
              <button
                type="button"
                class="button button--primary"
                onClick={() => {
                  setRising(null);
                  void standUp(rising);
                }}
              >
                {text('waiting.standUpYes')}
              </button>
              <button type="button" class="button" onClick={() => setRising(null)}>
                {text('waiting.standUpNo')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
      {!inviting && (
        <h1 class="waiting__title">{text(watching ? 'waiting.watched' : 'waiting.full', { game: gameName(game) })}</h1>
      )}
      <div class="waiting__invite card">
        {inviting && <h1>{text('waiting.invite', { game: gameName(game) })}</h1>}
        <CodeDisplay code={code} />
        {table.terms.goesOnFrom !== undefined && (
          <p class="waiting__from">
            {text('playOn.from', { step: table.terms.goesOnFrom })}{' '}
            {table.terms.companyOf !== undefined && text('playOn.kept-seats')}
          </p>
        )}
      </div>
      <div class="waiting__people card">
        <h2>{text('waiting.people')}</h2>
        <ul class="waiting__seats">
          {table.seats.map((seat) => (
            <WaitingSeat
              key={seat.seat}
              seat={seat}
              mine={mine.includes(seat.seat)}
              shared={mine.length > 1}
              runs={seat.seat === table.maker}
              changeable={!dealing}
              onRename={(name) => rename(seat.seat, name)}
              onStandUp={() => (seat.seat === table.maker ? setRising(seat.seat) : void standUp(seat.seat))}
              onMove={() => setMoving(seat)}
              onKick={isMaker && !mine.includes(seat.seat) ? () => setKicking(seat) : null}
              ownBots={ownBots}
              onBot={isMaker ? (level) => void seatBot(seat.seat, level) : null}
            />
          ))}
        </ul>
        {isMaker && free > 0 && !dealing && (
          <FillSeats free={free} ownBots={ownBots} onFill={(player) => void fill(player)} />
        )}
        {props.unremembered}
        <SeriesScore seats={table.seats} winners={[]} />
        {calledOff !== null && (
          <p class="field__wrong" role="alert">
            {calledOff.length === 0
              ? text('waiting.calledOffByServer')
              : text('waiting.calledOff', { people: words.value.list(calledOff) })}
          </p>
        )}
        <Redraws table={table} />
        {refused !== null && (
          <p class="field__wrong" role="alert">
            {refusalWords(refused, words.value)}
          </p>
        )}
        <p class="waiting__state" role="status">
          {waitingState(table, mine, words.value)}
        </p>
        {!isNarrow && readyKey}
        {!watching && (
          <PeopleHere names={own.map(({ name }) => name)} room={free > 0 && !dealing} onAdd={props.onAdd} />
        )}
        {!watching && (
          <button type="button" class="button button--wide" onClick={() => showBig(true)}>
            {text('tv.show')}
          </button>
        )}
        {watching && <p>{text('waiting.watching')}</p>}
        {watching && free > 0 && (
          <button type="button" class="button button--primary button--wide" onClick={props.onSit}>
            {text('join.sit')}
          </button>
        )}
        {table.watchers > 0 && (
          <button type="button" class="quiet-button waiting__watchers" onClick={() => askWho(true)}>
            <Icon name="eye" />
            <span>{watchingText(table, watching, words.value)}</span>
          </button>
        )}
        {isAsked && <SpectatorsDialog table={table} own={props.ownName} onClose={() => askWho(false)} />}
        {info !== null && <ChosenOptions game={game} options={info.options} />}
        <TermsList heading="h3" terms={table.terms} />
        <FairnessDetails table={table} />
      </div>
      {isNarrow && readyKey}
      <section class="waiting__chat card" aria-label={text('chat.title')}>
        <ChatPanel
          code={code}
          chat={chat}
          people={table.seats}
          mine={mine}
          live={connection.link.value.kind === 'live'}
          inSight
        />
      </section>
      {(free > 0 || isKept || info?.watchable === true) && <ShareCard code={code} full={free === 0 && !isKept} />}
    </Page>
  );
}
