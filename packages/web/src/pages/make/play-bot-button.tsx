import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { refusalWords } from '../refusal-words.ts';
import { makeBotMatch } from './bot-match.ts';

/** Begins a match of the game against a bot, without a further question. */
export function PlayBotButton({ id, class: className }: { readonly id: GameId; readonly class: string }) {
  const { text } = words.value;
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const play = async () => {
    setBusy(true);
    const made = await makeBotMatch(id);
    if ('code' in made) return go({ page: 'table', code: made.code });
    setBusy(false);
    setWrong(refusalWords(made.error, words.value));
  };
  return (
    <>
      <button type="button" class={className} disabled={isBusy} onClick={() => void play()}>
        <Icon name="hand" />
        <span>
          {text('front.playBot')}
          <span class="unseen"> ({gameName(id)})</span>
        </span>
      </button>
      {wrong !== '' && (
        <p class="field__wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
