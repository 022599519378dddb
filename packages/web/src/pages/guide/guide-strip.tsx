import { Icon, type IconName, isNowhere } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import type { Answer, Sitting, Stage } from './sitting.ts';

interface GuideStripProps {
  readonly id: GameId;
  readonly sitting: Sitting;
  readonly steps: number;
  /** What is said now, in the reader's language. */
  readonly say: string;
  readonly stage: Stage;
  readonly answer: Answer | null;
}

/** What to do and why, over the board. Says how a try went, and leads on, back and out. */
export function GuideStrip({ id, sitting, steps, say, stage, answer }: GuideStripProps) {
  const { text } = words.value;
  const at = sitting.at.value;
  const isOver = at === steps;
  const mayGoOn = !isOver && stage === 'done';
  const strip = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);

  // What was done takes its button with it; keys and voices go on from here.
  useEffect(() => {
    if (mayGoOn) onward.current?.focus({ preventScroll: true });
  }, [mayGoOn, at]);
  useEffect(() => {
    if (isNowhere()) strip.current?.focus({ preventScroll: true });
  }, [at, stage]);

  const kind = isOver ? 'done' : (answer?.kind ?? 'asked');
  return (
    <section class={`guide-strip guide-strip--${kind}`} aria-label={text('guide.open')} tabIndex={-1} ref={strip}>
      <p class="guide-strip__at">
        {isOver ? text('guide.over') : text('guide.step', { at: at + 1, of: steps })}
        <span class="guide-strip__way" aria-hidden="true">
          {Array.from({ length: steps }, (_, step) => (
            <span key={step} class={step < at ? 'is-past' : step === at ? 'is-now' : ''} />
          ))}
        </span>
      </p>
      <p class="guide-strip__say" role="status">
        {kind === 'done' && <Icon name="check" />}
        {kind === 'aside' && <Icon name="turn-back" />}
        {/* Told anew at each try, though it may be the same. */}
        <span key={answer?.tries ?? 0}>
          {say}
          {kind === 'aside' && <span class="guide-strip__undone"> {text('guide.undone')}</span>}
        </span>
      </p>
      <div class="guide-strip__ways button-row">
        {mayGoOn && (
          <button type="button" class="button button--primary" ref={onward} onClick={sitting.goOn}>
            {text('guide.goOn')}
          </button>
        )}
        {isOver && (
          <PageLink to={{ page: 'make', game: id }} class="button button--primary">
            {text('front.make')}
          </PageLink>
        )}
        {at > 0 && !isOver && stepKey('back', text('guide.back'), sitting.back)}
        {at > 0 && stepKey('to-start', text('guide.restart'), sitting.restart)}
        {stage === 'asked' && !isOver && (
          <button type="button" class="small-button" onClick={sitting.showHow}>
            <Icon name="hand" />
            {text('guide.showHow')}
          </button>
        )}
      </div>
      {isOver && <p class="guide-strip__bot">{text('guide.bot')}</p>}
    </section>
  );
}

/** A key that goes back in the guide. Its word may give way to its sign alone, where there is little room. */
function stepKey(icon: IconName, label: string, onClick: () => void) {
  return (
    <button type="button" class="small-button guide-strip__step" title={label} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
