import type { AnyGameModule, SeatPanel } from '@boomtown/ui-kit';
import type { LogLine, Person, PlaceKey } from '@boomtown/ui-kit/sentence';
import { Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { useFollowEnd } from '../../shell/follow-end.ts';
import { stepAlong, useTabStop } from '../../shell/roving.ts';
import { Emblem } from './emblem.tsx';
import { logLines } from './log-lines.ts';
import type { MatchLog } from './match-log.ts';
import type { AnyTelling } from './telling.ts';

interface GameLogProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly log: MatchLog;
  /** Steps after this one are not told yet. */
  readonly until: number;
  /** The last step that was read when the log came into sight. */
  readonly seen: number;
  /** The step of another match from which this one goes on; `undefined` where it was dealt. */
  readonly goesOnFrom: number | undefined;
  readonly onLight: (places: readonly PlaceKey[]) => void;
  /** A line was touched: what it speaks of is to be seen. */
  readonly onShow: (places: readonly PlaceKey[]) => void;
}

/** What happened, in sentences, the newest at the end; touching a line lights what it speaks of. */
export function GameLog({ game, telling, log, until, seen, goesOnFrom, onLight, onShow }: GameLogProps) {
  const { text } = words.value;
  const scroller = useRef<HTMLDivElement>(null);
  const steps = log.steps.value.filter(({ step }) => step <= until);
  const lines = logLines(steps, game, telling);
  const newest = lines.at(-1)?.key;
  const touchable = lines.filter(({ line }) => line.places.length > 0).map(({ key }) => key);
  // The person who comes by key begins at what happened last.
  const { stopAt } = useTabStop(touchable, touchable.at(-1));
  useFollowEnd(scroller, newest);
  /** The line that lights something. */
  const lighting = useRef<string | null>(null);
  const lightBy = (key: string, places: readonly PlaceKey[]) => {
    if (lighting.current === key) return;
    lighting.current = key;
    onLight(places);
  };
  const dim = () => {
    lighting.current = null;
    onLight([]);
  };
  return (
    <>
      <h2 id="log-title" class="sheet__title">
        {text('table.log')}
      </h2>
      <div
        class="log"
        ref={scroller}
        role="log"
        aria-labelledby="log-title"
        // Scrolled by key while none of its lines takes the focus.
        tabIndex={touchable.length === 0 ? 0 : undefined}
        onKeyDown={stepAlong}
      >
        {log.more.value && (
          <button type="button" class="small-button" onClick={() => void log.loadOlder()}>
            {text('table.older')}
          </button>
        )}
        {goesOnFrom !== undefined && !log.more.value && (
          <p class="log__line">{text('playOn.from', { step: goesOnFrom })}</p>
        )}
        {lines.length === 0 && <p class="sheet__empty">{text('table.logEmpty')}</p>}
        {lines.map(({ key, line, turn, step, by, isRound }, i) => (
          <Fragment key={key}>
            {step > seen && (lines[i - 1]?.step ?? 0) <= seen && i > 0 && (
              <p class="log__new">{text('table.logNew')}</p>
            )}
            {turn !== null && <Turn game={game} telling={telling} person={turn} />}
            <Line
              line={line}
              by={by === null ? null : game.seatPanel(by, telling).emblem}
              isRound={isRound}
              stop={stopAt(key, () => lightBy(key, line.places))}
              onLight={() => lightBy(key, line.places)}
              onDim={dim}
              onShow={onShow}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}

interface TurnProps extends Pick<GameLogProps, 'game' | 'telling'> {
  readonly person: Person;
}

/** Where a turn begins. The sentences name the player; this is for the eye. */
function Turn({ game, telling, person }: TurnProps) {
  return (
    <p class="log__turn" aria-hidden="true">
      <Emblem emblem={game.seatPanel(person.seat, telling).emblem} />
      <bdi>{person.name}</bdi>
    </p>
  );
}

interface LineProps {
  readonly line: LogLine;
  /** The sign of the seat whose doing begins with it. */
  readonly by: SeatPanel['emblem'] | null;
  readonly isRound: boolean;
  /** What makes it a part of the log's one tab stop. */
  readonly stop: ReturnType<ReturnType<typeof useTabStop>['stopAt']>;
  readonly onLight: () => void;
  readonly onDim: () => void;
  readonly onShow: GameLogProps['onShow'];
}

function Line({ line, by, isRound, stop, onLight, onDim, onShow }: LineProps) {
  const said = (
    <>
      {by !== null && <Emblem emblem={by} class="log__sign" />}
      {line.text}
    </>
  );
  const name = `log__line${isRound ? ' log__line--round' : ''}`;
  if (line.places.length === 0) return <p class={name}>{said}</p>;
  return (
    <button
      type="button"
      class={`${name} log__line--places`}
      {...stop}
      onClick={() => onShow(line.places)}
      onMouseEnter={onLight}
      // It may have gone out by key while the mouse lay on the line.
      onMouseMove={onLight}
      onMouseLeave={onDim}
      onBlur={onDim}
    >
      {said}
    </button>
  );
}
