import type { Seat } from '@boomtown/game-core';
import { type AnyGameModule, Icon } from '@boomtown/ui-kit';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
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
    if (refused === null) return;
    onLight(actionText(refused).places);
    // Once it was read, nothing stays lit as if it could be touched.
    return () => onLight([]);
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
        <Question asked={moveText(actionText(asked))} onYes={() => acting.confirm()} onNo={() => acting.takeBack()} />
      )}
    </div>
  );
}

interface QuestionProps {
  /** The action, in words. */
  readonly asked: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before an action is done. Has the focus while it is open, and gives it back to where it was. */
function Question({ asked, onYes, onNo }: QuestionProps) {
  const { text } = words.value;
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    yes.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      class="message"
      role="alertdialog"
      aria-label={text('table.askAgain')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNo();
      }}
    >
      <p>{text('table.sure', { action: asked })}</p>
      <span class="button-row">
        <button type="button" class="button button--primary" ref={yes} onClick={onYes}>
          {text('table.doIt')}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {text('table.takeBack')}
        </button>
      </span>
    </div>
  );
}

/** The table's own refusals have words of the shell; the rest are the game's. */
function gameRefusalWords(game: AnyGameModule, refusal: Parameters<AnyGameModule['refusalWords']>[0]): string {
  return words.value.has(`refusals.${refusal.code}`)
    ? refusalWords(refusal, words.value)
    : game.refusalWords(refusal, words.value);
}
