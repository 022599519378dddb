import type { Seat } from '@boomtown/game-core';
import type { ChatLine } from '@boomtown/wire/browser';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../../app/words.ts';
import { useFollowEnd } from '../../../shell/follow-end.ts';
import { refusalWords } from '../../refusal-words.ts';
import type { ChatSession, UnsentLine } from './chat-session.ts';
import { muteKey } from './mute-keys.ts';

interface ChatLinesProps {
  readonly chat: ChatSession;
  /** What was said at the table before, of which this is the rematch. */
  readonly before: readonly ChatLine[];
  readonly mine: readonly Seat[];
  readonly live: boolean;
  readonly labelledBy: string;
}

const NOBODY: readonly Seat[] = [];

/** What was said, the newest at the end, and then what was not sent yet. */
export function ChatLines({ chat, before, mine, live, labelledBy }: ChatLinesProps) {
  const { text } = words.value;
  const scroller = useRef<HTMLDivElement>(null);
  const muted = chat.muted.value;
  const lines = chat.lines.value.filter(({ by }) => !muted.has(muteKey(by)));
  const unsent = chat.unsent.value;
  const count = lines.length + unsent.length;
  const toEnd = useFollowEnd(scroller, count);
  // What one says oneself is seen, wherever one reads.
  useEffect(() => {
    if (unsent.length > 0) toEnd();
  }, [unsent.length]);
  return (
    // Heard by the person who can't see it through the announcer, whether the panel is in sight or not.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by key.
    <div class="chat__lines" ref={scroller} role="log" aria-live="off" aria-labelledby={labelledBy} tabIndex={0}>
      {before.map((line) => (
        // Seats have moved since then: no line is marked as one's own.
        <Line key={`before ${muteKey(line.by)} ${line.at} ${line.line}`} line={line} mine={NOBODY} />
      ))}
      {before.length > 0 && <p class="chat__before">{text('chat.before')}</p>}
      {count === 0 && before.length === 0 && (
        <p class="sheet__empty">{text(mine.length > 0 ? 'chat.emptyPlayers' : 'chat.emptyWatchers')}</p>
      )}
      {lines.map((line) => (
        <Line key={`${muteKey(line.by)} ${line.line}`} line={line} mine={mine} />
      ))}
      {unsent.map((line) => (
        <Unsent key={line.id} line={line} chat={chat} live={live} />
      ))}
    </div>
  );
}

function Line({ line: { by, name, text: said }, mine }: { readonly line: ChatLine; readonly mine: readonly Seat[] }) {
  const { text } = words.value;
  const own = 'seat' in by && mine.includes(by.seat);
  return (
    <p class={`chat__line${own ? ' chat__line--own' : ''}`}>
      <bdi class="chat__name">{name}</bdi>
      {'watcher' in by && mine.length > 0 && <span class="chat__watches"> {text('chat.watches')}</span>}{' '}
      <span class="chat__text" dir="auto">
        {said}
      </span>
    </p>
  );
}

interface UnsentProps {
  readonly line: UnsentLine;
  readonly chat: ChatSession;
  readonly live: boolean;
}

function Unsent({ line: { id, text: said, refusal }, chat, live }: UnsentProps) {
  const { text } = words.value;
  return (
    <div class="chat__line chat__line--unsent">
      <span class="chat__text" dir="auto">
        {said}
      </span>
      {refusal === null ? (
        <span class="chat__state">{text(live ? 'chat.sending' : 'chat.waiting')}</span>
      ) : (
        <>
          <span class="chat__state chat__state--failed" role="alert">
            {`${text('chat.failed')} ${refusalWords(refusal, words.value)}`}
          </span>
          <span class="button-row">
            <button type="button" class="small-button" onClick={() => chat.retry(id)}>
              {text('chat.retry')}
            </button>
            <button type="button" class="small-button" onClick={() => chat.drop(id)}>
              {text('chat.drop')}
            </button>
          </span>
        </>
      )}
    </div>
  );
}
