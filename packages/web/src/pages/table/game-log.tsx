import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { LogLine, PlaceKey } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { LogKeeper } from './log-keeper.ts';
import type { AnyTelling } from './telling.ts';

interface GameLogProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly log: LogKeeper;
  readonly onLight: (places: readonly PlaceKey[]) => void;
}

/** What happened, in sentences, the newest at the end; touching a line lights what it speaks of. */
export function GameLog({ game, telling, log, onLight }: GameLogProps) {
  const { text } = words.value;
  const scroller = useRef<HTMLDivElement>(null);
  const lines = log.steps.value.flatMap(({ step, events }) =>
    events.map((event, place) => ({ key: `${step}.${place}`, line: game.say(event, telling) })),
  );
  const newest = lines.at(-1)?.key;
  useEffect(() => {
    const { current } = scroller;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [newest]);
  return (
    <>
      <h2 id="log-title" class="sheet__title">
        {text('table.log')}
      </h2>
      <div class="log" ref={scroller}>
        {log.more.value && (
          <button type="button" class="small-button" onClick={() => void log.loadOlder()}>
            {text('table.older')}
          </button>
        )}
        {lines.length === 0 && <p class="sheet__empty">{text('table.logEmpty')}</p>}
        <div role="log" aria-labelledby="log-title">
          {lines.map(({ key, line }) => (line === null ? null : <Line key={key} line={line} onLight={onLight} />))}
        </div>
      </div>
    </>
  );
}

function Line({ line, onLight }: { readonly line: LogLine; readonly onLight: GameLogProps['onLight'] }) {
  if (line.places.length === 0) return <p class="log__line">{line.text}</p>;
  return (
    <button
      type="button"
      class="log__line log__line--places"
      onClick={() => onLight(line.places)}
      onMouseEnter={() => onLight(line.places)}
      onMouseLeave={() => onLight([])}
      onBlur={() => onLight([])}
    >
      {line.text}
    </button>
  );
}
