import { type AnyGameModule, Icon, type RoundCard } from '@boomtown/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { LoggedStep, MatchLog } from './match-log.ts';
import { ScoreTable } from './score-table.tsx';
import type { AnyTelling } from './telling.ts';

/** The card goes by itself after this long, or sooner once the table has moved on, unless a person is at it. */
const SHOWN_MS = 12_000;
const SHOWN_WHILE_PLAYING_MS = 5_000;
/** How often it is looked again whether a person still is. */
const AT_IT_MS = 1_000;

interface RoundNoticeProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly log: MatchLog;
  /** The step that the table was at when the page opened: what happened before is no news. */
  readonly opened: number;
}

/**
 * Tells over the board that a round is over, how it stands and who begins the next. Gone with its button, with Escape, with
 * a touch of the board, or by itself; what it says stays in the log.
 */
export function RoundNotice({ game, telling, log, opened }: RoundNoticeProps) {
  const { text } = words.value;
  const [read, setRead] = useState(opened);
  const place = useRef<HTMLDivElement>(null);
  const shown = newestRound(log.steps.value, read, game, telling);
  const step = shown?.step;

  const newest = log.steps.value.at(-1)?.step;
  const hasMovedOn = useRef(false);
  hasMovedOn.current = step !== undefined && newest !== undefined && newest > step;

  useEffect(() => {
    if (step === undefined) return;
    const began = performance.now();
    const close = () => setRead(step);
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const touched = ({ target }: PointerEvent) => {
      const board = place.current?.parentElement;
      if (target instanceof Node && board?.contains(target) && !place.current?.contains(target)) close();
    };
    const timer = setInterval(() => {
      const enough = hasMovedOn.current ? SHOWN_WHILE_PLAYING_MS : SHOWN_MS;
      const isRead = place.current?.matches(':hover, :focus-within') ?? false;
      if (performance.now() - began >= enough && !isRead) close();
    }, AT_IT_MS);
    addEventListener('keydown', pressed);
    addEventListener('pointerdown', touched, true);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', touched, true);
    };
  }, [step]);

  return (
    <div class="round-notice" role="status" ref={place}>
      {shown !== null && (
        <div key={shown.step} class="round-card">
          <button
            type="button"
            class="round-button round-card__close"
            aria-label={text('app.close')}
            onClick={() => setRead(shown.step)}
          >
            <Icon name="close" />
          </button>
          <CardWords game={game} telling={telling} news={shown} />
        </div>
      )}
    </div>
  );
}

interface CardWordsProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly news: RoundNews;
}

function CardWords({ game, telling, news: { card } }: CardWordsProps) {
  return (
    <>
      <p class="round-card__title">{card.title}</p>
      <ScoreTable game={game} telling={telling} rows={card.rows} />
      {card.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** A card and the step that it tells of. */
export interface RoundNews {
  readonly step: number;
  readonly card: RoundCard;
}

/**
 * The newest end of a round among what happened after a step; `null` if there was none. Read from the log and not from
 * the step that is shown, so that a person whose line was gone for a while is told as well.
 */
export function newestRound(
  steps: readonly LoggedStep[],
  after: number,
  game: Pick<AnyGameModule, 'roundCard'>,
  telling: AnyTelling,
): RoundNews | null {
  for (const { step, events } of [...steps].reverse()) {
    if (step <= after) return null;
    for (const event of events) {
      const card = game.roundCard?.(event, telling) ?? null;
      if (card !== null) return { step, card };
    }
  }
  return null;
}
