import type { Seat } from '@boomtown/game-core';
import type { Person } from '@boomtown/ui-kit/sentence';
import { MAX_LINE_LENGTH } from '@boomtown/wire/browser';
import { useId, useState } from 'preact/hooks';
import { words } from '../../../app/words.ts';
import { voiceAt } from '../../../local-storage/chat.ts';
import { suggestedName } from '../../../shell/suggested-name.ts';
import type { ChatSession } from './chat-session.ts';

interface ChatFormProps {
  readonly code: string;
  readonly chat: ChatSession;
  readonly people: readonly Person[];
  readonly mine: readonly Seat[];
}

/** The line to write in; Enter sends it. */
export function ChatForm({ code, chat, people, mine }: ChatFormProps) {
  const { text } = words.value;
  const [chosen, choose] = useState<Seat | null>(null);
  const fieldId = useId();
  const [first] = mine;
  const seat = chosen !== null && mine.includes(chosen) ? chosen : first;
  const label = text(seat === undefined ? 'chat.writeWatchers' : 'chat.write');
  const send = (event: Event) => {
    event.preventDefault();
    const line = chat.draft.value.trim();
    if (line === '') return;
    const named = () => suggestedName(people.map(({ name }) => name));
    chat.say(line, seat === undefined ? { name: named(), voice: voiceAt(code) } : { seat });
    chat.draft.value = '';
  };
  return (
    <form class="chat__form" onSubmit={send}>
      {mine.length > 1 && (
        <label class="chat__as">
          <span class="field__label">{text('chat.as')}</span>
          <select class="text-input" value={seat} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {people
              .filter((person) => mine.includes(person.seat))
              .map((person) => (
                <option key={person.seat} value={person.seat}>
                  {person.name}
                </option>
              ))}
          </select>
        </label>
      )}
      <label class="unseen" for={fieldId}>
        {label}
      </label>
      <input
        id={fieldId}
        class="text-input chat__field"
        type="text"
        dir="auto"
        autoComplete="off"
        enterkeyhint="send"
        maxLength={MAX_LINE_LENGTH}
        placeholder={label}
        value={chat.draft.value}
        onInput={({ currentTarget }) => {
          chat.draft.value = currentTarget.value;
        }}
      />
      <button type="submit" class="button chat__send">
        {text('chat.send')}
      </button>
    </form>
  );
}
