import type { Person } from '@boomtown/ui-kit/sentence';
import { words } from '../../../app/words.ts';
import type { ChatSession } from './chat-session.ts';

/** Says what others say and show, for those who can't see it, wherever the chat itself may be. */
export function ChatAnnouncer({ chat, people }: { readonly chat: ChatSession; readonly people: readonly Person[] }) {
  const { text } = words.value;
  const heard = chat.heard.value;
  const said = () => {
    if (heard === null) return '';
    if ('line' in heard) return text('chat.says', { name: heard.line.name, text: heard.line.text });
    const { seat, reaction } = heard.shown;
    return text('chat.reacts', { name: people[seat]?.name ?? '', reaction: text(`chat.${reaction}`) });
  };
  return (
    <p class="unseen" role="status" data-chat="heard">
      {said()}
    </p>
  );
}
