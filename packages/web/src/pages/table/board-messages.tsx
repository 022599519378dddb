import { useEffect } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { PlaceKey } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import { Icon } from '../../shell/icon.tsx';
import { refusalWords } from '../refusal-words.ts';
import type { AnyTelling } from './telling.ts';
import type { Acting, Offered } from './use-acting.ts';

interface BoardMessagesProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly acting: Acting;
  readonly faulty: boolean;
  readonly onLight: (places: readonly PlaceKey[]) => void;
}

/** What is said at the board itself: a refusal with its rule, a question before an action, a fault. */
export function BoardMessages({ game, telling, acting, faulty, onLight }: BoardMessagesProps) {
  const { text } = words.value;
  const refused = acting.refused.value;
  const asked = acting.asked.value;
  const actionText = ({ seat, action }: Offered) => game.actionWords(action, seat, telling);

  useEffect(() => {
    if (refused !== null) onLight(actionText(refused).places);
  }, [refused]);

  return (
    <div class="board__messages">
      {faulty && (
        <p class="message message--wrong" role="alert">
          {text('table.fault')}
        </p>
      )}
      {refused !== null && (
        <div class="message message--wrong" role="alert">
          <p>
            {gameRefusalWords(game, refused.refusal)}{' '}
            {refused.refusal.rule !== 'contract' && (
              <span class="message__rule">{text('table.rule', { rule: refused.refusal.rule })}</span>
            )}
          </p>
          <button type="button" class="round-button" aria-label={text('app.close')} onClick={() => acting.dismiss()}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {asked !== null && (
        <div class="message" role="alertdialog" aria-label={text('table.askAgain')}>
          <p>{text('table.sure', { action: `${actionText(asked).group}: ${actionText(asked).text}` })}</p>
          <span class="button-row">
            <button type="button" class="button button--primary" onClick={() => acting.confirm()}>
              {text('table.doIt')}
            </button>
            <button type="button" class="button" onClick={() => acting.takeBack()}>
              {text('table.takeBack')}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

/** The table's own refusals have words of the shell; the rest are the game's. */
function gameRefusalWords(game: AnyGameModule, refusal: Parameters<AnyGameModule['refusalWords']>[0]): string {
  return words.value.has(`refusals.${refusal.code}`)
    ? refusalWords(refusal, words.value)
    : game.refusalWords(refusal, words.value);
}
