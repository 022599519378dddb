import type { Seat } from '@boomtown/game-core';
import { useEffect } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { PlaceKey } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import { Icon } from '../../shell/icon.tsx';
import { refusalWords } from '../refusal-words.ts';
import { moveText } from './move-text.ts';
import type { AnyTelling } from './telling.ts';
import type { Acting, AnyAction, Offered } from './use-acting.ts';

interface BoardMessagesProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly acting: Acting;
  /** What the person points at in the picture, and for which seat. */
  readonly considered: AnyAction | null;
  readonly seat: Seat | null;
  readonly faulty: boolean;
  readonly onLight: (places: readonly PlaceKey[]) => void;
}

/** What is said at the board itself: a refusal with its rule, a question before an action, a fault. */
export function BoardMessages({ game, telling, acting, considered, seat, faulty, onLight }: BoardMessagesProps) {
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
      {considered !== null && seat !== null && asked === null && refused === null && (
        <p class="board__caption" aria-hidden="true">
          {moveText(game.actionWords(considered, seat, telling))}
        </p>
      )}
      {asked !== null && (
        <div class="message" role="alertdialog" aria-label={text('table.askAgain')}>
          <p>{text('table.sure', { action: moveText(actionText(asked)) })}</p>
          <span class="button-row">
            <button type="button" class="button button--primary" ref={focusOnce} onClick={() => acting.confirm()}>
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

/** The question takes the focus, so that the keyboard answers it at once. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The table's own refusals have words of the shell; the rest are the game's. */
function gameRefusalWords(game: AnyGameModule, refusal: Parameters<AnyGameModule['refusalWords']>[0]): string {
  return words.value.has(`refusals.${refusal.code}`)
    ? refusalWords(refusal, words.value)
    : game.refusalWords(refusal, words.value);
}
