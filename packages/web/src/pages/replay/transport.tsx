import { Icon, type IconName } from '@boomtown/ui-kit';
import type { ComponentChildren } from 'preact';
import { words } from '../../app/words.ts';
import { type Playback, SPEEDS } from '../../replay/playback.ts';

interface TransportProps {
  readonly playback: Playback;
  readonly last: number;
  /** The steps with which turns begin. */
  readonly turns: readonly number[];
  /** What stands below the slider. */
  readonly children?: ComponentChildren;
}

/** The slider of a replay with a mark at each turn, and the buttons that move and run it. */
export function Transport({ playback, last, turns, children }: TransportProps) {
  const { text, number } = words.value;
  const step = playback.step.value;
  const running = playback.running.value;
  const button = (label: string, icon: IconName, onClick: () => void, off: boolean, wide = '') => (
    // Not disabled, so that the focus stays where it is at the ends of the replay.
    <button
      type="button"
      class={`round-button${wide}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="transport" aria-label={text('replay.controls')}>
      <div class="transport__way">
        <Marks last={last} turns={turns} step={step} />
        <input
          class="transport__slider"
          type="range"
          min={0}
          max={last}
          step={1}
          value={step}
          aria-label={text('replay.slider')}
          aria-valuetext={text('replay.at', { step, last })}
          onInput={(event) => playback.go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="transport__buttons">
        {button(text('replay.toStart'), 'to-start', () => playback.go(0), step === 0, WIDE)}
        {button(text('replay.previousTurn'), 'turn-back', playback.previousTurn, step === 0)}
        {button(text('replay.back'), 'step-back', () => playback.by(-1), step === 0)}
        <button type="button" class="button button--teal transport__run" onClick={playback.toggle}>
          <Icon name={running ? 'pause' : 'play'} />
          <span>{text(running ? 'replay.pause' : 'replay.play')}</span>
        </button>
        {button(text('replay.forward'), 'step-on', () => playback.by(1), step === last)}
        {button(text('replay.nextTurn'), 'turn-on', playback.nextTurn, step === last)}
        {button(text('replay.toEnd'), 'to-end', () => playback.go(last), step === last, WIDE)}
      </div>
      <label class="transport__speed">
        <span class="unseen">{text('replay.speed')}</span>
        <select
          class="select"
          value={String(playback.speed.value)}
          onChange={(event) => {
            const chosen = SPEEDS.find((speed) => String(speed) === event.currentTarget.value);
            if (chosen !== undefined) playback.setSpeed(chosen);
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {text('replay.times', { times: number(speed) })}
            </option>
          ))}
        </select>
      </label>
      <p class="transport__where" aria-hidden="true">
        {text('replay.count', { step, last })}
      </p>
      {children}
    </section>
  );
}

/** Where it is narrow, the slider alone leads to the ends. */
const WIDE = ' transport__wide';

/** This many marks can be told from each other on a narrow screen. */
const MOST_MARKS = 90;

/** A line along the slider with a mark where each turn begins; where there are too many, at every so-manyth. */
function Marks({
  last,
  turns,
  step,
}: {
  readonly last: number;
  readonly turns: readonly number[];
  readonly step: number;
}) {
  const every = Math.ceil(turns.length / MOST_MARKS);
  const shown = turns.filter((_, i) => i % every === 0);
  return (
    <svg class="transport__marks" viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="transport__line" width={Math.max(1, last)} height="4" y="3" />
      <rect class="transport__done" width={step} height="4" y="3" />
      <path class="transport__turns" d={shown.map((turn) => `M${turn} 0v10`).join('')} />
    </svg>
  );
}
