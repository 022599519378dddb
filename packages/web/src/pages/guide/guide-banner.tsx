import { Icon, type IconName, isNowhere } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { PlayBotButton } from '../make/play-bot-button.tsx';
import type { Answer, LessonSession, Stage } from './lesson-session.ts';

interface GuideBannerProps {
  readonly id: GameId;
  readonly session: LessonSession;
  readonly steps: number;
  /** What is said now, in the reader's language. */
  readonly say: string;
  readonly stage: Stage;
  readonly answer: Answer | null;
}

/** What to do and why, over the board. Says how a try went, and leads on, back and out. */
export function GuideBanner({ id, session, steps, say, stage, answer }: GuideBannerProps) {
  const { text } = words.value;
  const at = session.at.value;
  const isOver = at === steps;
  const mayGoOn = !isOver && stage === 'done';
  const banner = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);

  // What was done takes its button with it; keys and voices go on from here.
  useEffect(() => {
    if (mayGoOn) onward.current?.focus({ preventScroll: true });
  }, [mayGoOn, at]);
  useEffect(() => {
    if (isNowhere()) banner.current?.focus({ preventScroll: true });
  }, [at, stage]);

  const kind = isOver ? 'done' : (answer?.kind ?? 'asked');
  return (
    <section class={`guide-banner guide-banner--${kind}`} aria-label={text('guide.open')} tabIndex={-1} ref={banner}>
      <p class="guide-banner__at">
        {isOver ? text('guide.over') : text('guide.step', { at: at + 1, of: steps })}
        <span class="guide-banner__way" aria-hidden="true">
          {Array.from({ length: steps }, (_, step) => (
            <span key={step} class={step < at ? 'is-past' : step === at ? 'is-now' : ''} />
          ))}
        </span>
      </p>
      <p class="guide-banner__say" role="status">
        {kind === 'done' && <Icon name="check" />}
        {kind === 'aside' && <Icon name="turn-back" />}
        {/* Told anew at each try, though it may be the same. */}
        <span key={answer?.tries ?? 0}>
          {say}
          {kind === 'aside' && <span class="guide-banner__undone"> {text('guide.undone')}</span>}
        </span>
      </p>
      <div class="guide-banner__ways button-row">
        {mayGoOn && (
          <button type="button" class="button button--primary" ref={onward} onClick={session.goOn}>
            {text('guide.goOn')}
          </button>
        )}
        {isOver && <PlayBotButton id={id} class="button button--primary" />}
        {isOver && (
          <PageLink to={{ page: 'make', game: id }} class="button">
            {text('front.make')}
          </PageLink>
        )}
        {at > 0 && !isOver && stepKey('back', text('guide.back'), session.back)}
        {at > 0 && stepKey('to-start', text('guide.restart'), session.restart)}
        {stage === 'asked' && !isOver && (
          <button type="button" class="small-button" onClick={session.showHow}>
            <Icon name="hand" />
            {text('guide.showHow')}
          </button>
        )}
      </div>
    </section>
  );
}

/** A key that goes back in the guide. Its word may give way to its sign alone, where there is little room. */
function stepKey(icon: IconName, label: string, onClick: () => void) {
  return (
    <button type="button" class="small-button guide-banner__step" title={label} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
