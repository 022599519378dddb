import type { AnyGameModule } from '@boomtown/ui-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { logLines } from '../table/log-lines.ts';
import type { MatchLog } from '../table/match-log.ts';
import type { AnyTelling } from '../table/telling.ts';

/** More than these sentences nobody reads from three metres. */
const LINES = 3;

/** Sizes of their letters in rem, the smallest for long sentences beside many players. */
const SIZES = [1, 0.875, 0.75] as const;

interface TvLogProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly log: MatchLog;
  /** Steps after this one are not told yet. */
  readonly until: number;
}

/**
 * What happened last, the newest sentence at the end, in the largest letters that all of it has room for. Where players who hold
 * much leave too little for three long sentences, the oldest one goes.
 */
export function TvLog({ game, telling, log, until }: TvLogProps) {
  const list = useRef<HTMLDivElement>(null);
  const steps = log.steps.value.filter(({ step }) => step <= until);
  const lines = logLines(steps, game, telling).slice(-LINES);
  useLayoutEffect(() => {
    const { current: log } = list;
    if (log === null) return;
    const sentences = [...log.children].filter((child) => child instanceof HTMLElement);
    const isWhole = () => log.scrollHeight <= log.clientHeight;
    const setSize = () => {
      for (const sentence of sentences) sentence.hidden = false;
      for (const size of SIZES) {
        log.style.fontSize = `${size}rem`;
        if (isWhole()) return;
      }
      for (const sentence of sentences.slice(0, -1)) {
        sentence.hidden = true;
        if (isWhole()) return;
      }
    };
    setSize();
    const watcher = new ResizeObserver(setSize);
    watcher.observe(log);
    return () => watcher.disconnect();
  }, [lines.map(({ key, line }) => `${key} ${line.text}`).join('\n')]);
  return (
    <div class="tv-log" role="log" aria-label={words.value.text('table.log')} ref={list}>
      {lines.map(({ key, line }) => (
        <p key={key} class="tv-log__line">
          {line.text}
        </p>
      ))}
    </div>
  );
}
