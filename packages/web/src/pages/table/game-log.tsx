import type { AnyGameModule } from '@boomtown/ui-kit';
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
  readonly onLight: (places: readonly PlaceKey[]) => void;
}

/** What happened, in sentences, the newest at the end; touching a line lights what it speaks of. */
export function GameLog({ game, telling, log, until, onLight }: GameLogProps) {
  const { text } = words.value;
  const scroller = useRef<HTMLDivElement>(null);
  const steps = log.steps.value.filter(({ step }) => step <= until);
  const lines = logLines(steps, game, telling);
  const newest = lines.at(-1)?.key;
  const touchable = lines.filter(({ line }) => line.places.length > 0).map(({ key }) => key);
  // The person who comes by key begins at what happened last.
  const { stopAt } = useTabStop(touchable, touchable.at(-1));
  useFollowEnd(scroller, newest);
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
        {lines.length === 0 && <p class="sheet__empty">{text('table.logEmpty')}</p>}
        {lines.map(({ key, line, turn }) => (
          <Fragment key={key}>
            {turn !== null && <Turn game={game} telling={telling} person={turn} />}
            <Line line={line} stop={stopAt(key, () => onLight(line.places))} onLight={onLight} />
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
  /** What makes it a part of the log's one tab stop. */
  readonly stop: ReturnType<ReturnType<typeof useTabStop>['stopAt']>;
  readonly onLight: GameLogProps['onLight'];
}

function Line({ line, stop, onLight }: LineProps) {
  if (line.places.length === 0) return <p class="log__line">{line.text}</p>;
  return (
    <button
      type="button"
      class="log__line log__line--places"
      {...stop}
      onClick={() => onLight(line.places)}
      onMouseEnter={() => onLight(line.places)}
      onMouseLeave={() => onLight([])}
      onBlur={() => onLight([])}
    >
      {line.text}
    </button>
  );
}
