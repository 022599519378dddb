import type { Seat } from '@boomtown/game-core';
import type { Person } from '@boomtown/ui-kit/sentence';
import { REACTIONS } from '@boomtown/wire/browser';
import { words } from '../../../app/words.ts';
import { refusalWords } from '../../refusal-words.ts';
import type { ChatSession } from './chat-session.ts';
import { ReactionMark } from './reaction-art.tsx';

interface ReactionKeysProps {
  readonly chat: ChatSession;
  readonly mine: readonly Seat[];
  readonly people: readonly Person[];
}

/** What a player can show the others without words, and what is shown now. */
export function ReactionKeys({ chat, mine, people }: ReactionKeysProps) {
  const { text } = words.value;
  const [seat] = mine;
  const refusal = chat.unshown.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for things that are filled in.
    <div class="chat__reactions" role="group" aria-label={text('chat.react')}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="chat__reaction"
          aria-label={text(`chat.${reaction}`)}
          title={text(`chat.${reaction}`)}
          onClick={() => seat !== undefined && chat.react(seat, reaction)}
        >
          <ReactionMark reaction={reaction} />
        </button>
      ))}
      {chat.reactions.value.map(({ seat: by, reaction, number }) => (
        <p key={number} class="chat__shown">
          <ReactionMark reaction={reaction} />
          {text('chat.reacts', { name: people[by]?.name ?? '', reaction: text(`chat.${reaction}`) })}
        </p>
      ))}
      {refusal !== null && (
        <p class="chat__state chat__state--failed" role="alert">
          {refusalWords(refusal, words.value)}
        </p>
      )}
    </div>
  );
}
