import type { Seat } from '@boomtown/game-core';
import type { Person } from '@boomtown/ui-kit/sentence';
import { useEffect, useId } from 'preact/hooks';
import { words } from '../../../app/words.ts';
import { linesBefore } from './carried-chat.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLines } from './chat-lines.tsx';
import { ChatOptions } from './chat-options.tsx';
import type { ChatSession } from './chat-session.ts';
import { ReactionKeys } from './reaction-keys.tsx';

interface ChatPanelProps {
  readonly code: string;
  readonly chat: ChatSession;
  /** Who sits here. */
  readonly people: readonly Person[];
  /** The seats that this browser holds; none: it watches. */
  readonly mine: readonly Seat[];
  /** Is the link there? What is said waits for it otherwise. */
  readonly live: boolean;
  /** Can it be seen, or does it lie behind something else? */
  readonly inSight: boolean;
}

/** The chat of the table: what was said, reactions for players, and the line to write in. */
export function ChatPanel({ code, chat, people, mine, live, inSight }: ChatPanelProps) {
  const { text } = words.value;
  const title = useId();
  const unread = chat.unread.value;
  useEffect(() => {
    const read = () => {
      if (inSight && document.visibilityState === 'visible') chat.read();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, inSight]);
  return (
    <div class="chat">
      <h2 id={title} class="sheet__title">
        {text('chat.title')}
      </h2>
      <ChatOptions chat={chat} people={people} mine={mine} />
      <ChatLines chat={chat} before={linesBefore(code)} mine={mine} live={live} labelledBy={title} />
      {mine.length > 0 && <ReactionKeys chat={chat} mine={mine} people={people} />}
      <ChatForm code={code} chat={chat} people={people} mine={mine} />
    </div>
  );
}
