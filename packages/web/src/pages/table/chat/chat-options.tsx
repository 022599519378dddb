import type { Seat } from '@boomtown/game-core';
import type { Person } from '@boomtown/ui-kit/sentence';
import { words } from '../../../app/words.ts';
import { Switch } from '../../../shell/switch.tsx';
import type { ChatSession } from './chat-session.ts';
import { muteKey } from './mute-keys.ts';

interface ChatOptionsProps {
  readonly chat: ChatSession;
  readonly people: readonly Person[];
  readonly mine: readonly Seat[];
}

/** Whom a person hears: a switch for those who watch, and one for each person, to mute them in this browser; nothing while there is nobody to choose. */
export function ChatOptions({ chat, people, mine }: ChatOptionsProps) {
  const { text } = words.value;
  const muted = chat.muted.value;
  const others = new Map<string, string>();
  if (mine.length > 0) {
    for (const { seat, name } of people) if (name !== '' && !mine.includes(seat)) others.set(muteKey({ seat }), name);
  }
  for (const { by, name } of chat.lines.value) if ('watcher' in by) others.set(muteKey(by), name);
  if (mine.length === 0 && others.size === 0) return null;
  return (
    <details class="chat__options">
      <summary>{text('chat.options')}</summary>
      <div class="chat__switches">
        {mine.length > 0 && (
          <Switch label={text('chat.hearWatchers')} on={chat.watchers.value} onChange={chat.hearWatchers} />
        )}
        {[...others].map(([who, name]) => (
          <Switch
            key={who}
            label={text('chat.mute', { name })}
            on={muted.has(who)}
            onChange={(on) => chat.mute(who, on)}
          />
        ))}
      </div>
    </details>
  );
}
