import { addressedFor, eventsFor, type GameTypes } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { groundAfter, type LogLine, onGround, type Person, type PlaceKey, seatKey } from '@boomtown/ui-kit/sentence';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { Words } from '../../messages/words.ts';
import { type Perspective, type ReplayedMatch, seatsBehind } from '../../replay/replay-positions.ts';
import { saidLine } from '../table/said-lines.ts';
import { useEntryInSight } from './entry-in-sight.ts';

/** What a step did, in sentences; none where there is nothing to say. */
interface StepLines {
  readonly step: number;
  readonly sentences: readonly LogLine[];
}

/**
 * The log of a whole replay: an entry for each step, told with the names that the seats had then. With everything open it
 * is said to whom a secret was told.
 */
export function linesOf(
  game: AnyGameModule,
  replayed: ReplayedMatch,
  perspective: Perspective,
  peopleAt: (step: number) => readonly Person[],
  words: Words,
): readonly StepLines[] {
  let ground: GameTypes['Event'] | null = null;
  return replayed.positions.map(({ state, events }, step) => {
    const people = peopleAt(step);
    const telling = onGround({ words, people, view: replayed.rules.publicView(state) }, ground);
    ground = groundAfter(
      game,
      ground,
      events.map(({ event }) => event),
    );
    const told = addressedFor(events, seatsBehind(perspective, replayed.seats));
    // What everybody was told needs no word of to whom a fuller account of it went.
    const known = perspective === 'open' ? eventsFor(events, []).map((event) => game.say(event, telling)?.text) : [];
    return {
      step,
      sentences: told.flatMap(({ to, event }) => {
        const said = saidLine(game, event, telling);
        if (said === null) return [];
        const line = to === 'all' ? said : { ...said, places: [...new Set([...said.places, seatKey(to)])] };
        if (to === 'all' || perspective !== 'open' || known.includes(line.text)) return [line];
        const name = people[to]?.name ?? '';
        return [{ ...line, text: words.text('replay.told', { name, text: line.text }) }];
      }),
    };
  });
}

interface ReplayLogProps {
  readonly lines: readonly StepLines[];
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onLight: (places: readonly PlaceKey[]) => void;
}

/** Everything that happens in the replay; touching an entry goes there. What is still to come is paler. */
export function ReplayLog({ lines, step, onStep, onLight }: ReplayLogProps) {
  const { text } = words.value;
  const scroller = useRef<HTMLOListElement>(null);
  const told = lines.filter(({ step: at, sentences }) => at === 0 || sentences.length > 0);
  // Of steps without words, the last one before them that has some is the present one.
  const now = told.findLast(({ step: at }) => at <= step)?.step ?? 0;
  useEntryInSight(scroller, [now, lines]);
  /** The entry that a mouse rests on or that has the focus: it lights what it speaks of once the replay is there. */
  const [pointed, point] = useState<number | null>(null);
  const isLit = useRef(false);
  useEffect(() => {
    const entry = pointed === step ? told.find(({ step: at }) => at === step) : undefined;
    const places = entry?.sentences.flatMap((line) => line.places) ?? [];
    if (isLit.current || places.length > 0) onLight(places);
    isLit.current = places.length > 0;
  }, [pointed, step, lines]);
  return (
    <>
      <h2 id="log-title" class="sheet__title">
        {text('table.log')}
      </h2>
      <ol class="log replay-log" ref={scroller}>
        {told.map(({ step: at, sentences }) => (
          <li key={at}>
            <button
              type="button"
              class={`log__line log__line--places replay-log__step${at > now ? ' replay-log__step--later' : ''}`}
              aria-current={at === now ? 'step' : undefined}
              onClick={() => onStep(at)}
              onMouseEnter={() => point(at)}
              onMouseLeave={() => point(null)}
              onFocus={() => point(at)}
              onBlur={() => point(null)}
            >
              <span class="replay-log__number">{at}</span>
              <span class="replay-log__sentences">
                {at === 0 && <span>{text('replay.beginning')} </span>}
                {sentences.map((line, i) => (
                  <span key={i}>{line.text} </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
