import type { ComponentChildren } from 'preact';
import { words } from '../../app/words.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { FileButton } from './file-button.tsx';

interface OpenFileProps {
  readonly opening: boolean;
  /** Is all here that any game's file needs? */
  readonly ready: boolean;
  /** Does a file hover over the page? */
  readonly hovers: boolean;
  /** Why the last one could not be opened. */
  readonly fault: ComponentChildren;
  readonly onFile: (file: File) => void;
}

/** Where a transcript is opened: by dropping it, or by choosing it. */
export function OpenFile({ opening, ready, hovers, fault, onFile }: OpenFileProps) {
  const { text } = words.value;
  return (
    <Page title={text('replay.title')} class="open-file">
      <h1>{text('replay.title')}</h1>
      <p class="open-file__intro">{text('replay.intro')}</p>
      {fault !== null && (
        <div class="field__wrong" role="alert">
          {fault}
        </div>
      )}
      <div class={`open-file__place card${hovers ? ' open-file__place--hovered' : ''}`}>
        <Reel />
        {opening ? (
          <p role="status">{text('replay.opening')}</p>
        ) : (
          <>
            <p>{text(hovers ? 'replay.letGo' : 'replay.drop')}</p>
            <FileButton class="button button--primary" label={text('replay.choose')} onFile={onFile} />
            <p class="field__hint">{text('replay.where')}</p>
            {ready && <p class="field__hint">{text('replay.ready')}</p>}
          </>
        )}
      </div>
      <p>
        <PageLink to={{ page: 'fairness' }}>{text('fair.link')}</PageLink>
      </p>
    </Page>
  );
}

/** A reel on which building blocks stand for the pictures. An ornament. */
function Reel() {
  return (
    <svg class="open-file__reel" viewBox="0 0 220 96" aria-hidden="true" focusable="false">
      <path class="open-file__strip" d="M0 12h220v72H0z" />
      <path class="open-file__holes" d={HOLES} />
      <g class="open-file__pictures">
        <path d="M10 28h58v40H10zM81 28h58v40H81zM152 28h58v40h-58z" />
      </g>
      <path class="ink-brick" d="M30 52h18v16H30zM92 52h18v16H92zM160 52h18v16h-18z" />
      <path class="ink-teal" d="M111 52h18v16h-18zM179 52h18v16h-18z" />
      <path class="ink-mustard" d="M170 36h18v16h-18z" />
    </svg>
  );
}

const HOLES = [17, 73].flatMap((y) => Array.from({ length: 14 }, (_, i) => `M${4 + i * 16} ${y}h7v6h-7z`)).join('');
