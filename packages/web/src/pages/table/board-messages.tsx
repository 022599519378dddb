import type { Seat } from '@boomtown/game-core';
import { type AnyGameModule, Icon } from '@boomtown/ui-kit';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { refusalWords } from '../refusal-words.ts';
import type { RefusedThere } from './board-host.tsx';
import { moveText } from './move-text.ts';
import { openedRules } from './opened-rules.ts';
import type { AnyTelling } from './telling.ts';
import type { Acting, AnyAction, Offered } from './use-acting.ts';
import { useBorrowedFocus } from './use-focus-home.ts';

/** An action that the picture points at; `asks`: it waits for a second touch. */
export interface Considered {
  readonly action: AnyAction;
  readonly asks: boolean;
}

interface BoardMessagesProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly acting: Acting;
  /** What the person points at in the picture, and for which seat. */
  readonly considered: Considered | null;
  /** The last refusal of a touch in the picture: it is said at its place. */
  readonly refusedThere?: RefusedThere | null;
  /** The action that waits for a second touch is to be done, or not. */
  readonly onAnswer: (yes: boolean) => void;
  readonly seat: Seat | null;
  readonly faulty: boolean;
  readonly onLight: (places: readonly PlaceKey[]) => void;
}

/** What is said at the board itself: a refusal with its rule, a question before an action, a fault. */
export function BoardMessages({
  game,
  telling,
  acting,
  considered,
  refusedThere = null,
  onAnswer,
  seat,
  faulty,
  onLight,
}: BoardMessagesProps) {
  const { text } = words.value;
  const refused = acting.refused.value;
  const asked = acting.asked.value;
  const actionText = ({ seat, action }: Offered) => game.actionWords(action, seat, telling);

  const isThere = refusedThere !== null && refusedThere.refusal === refused?.refusal;

  useEffect(() => {
    if (refused === null) return;
    const { seat, action } = refused;
    onLight(action === null ? [] : actionText({ seat, action }).places);
    // Once it was read, nothing stays lit as if it could be touched.
    return () => onLight([]);
  }, [refused]);

  const reason = refused !== null && (
    <p>
      {gameRefusalWords(game, refused.refusal)}{' '}
      {refused.refusal.rule !== 'contract' && <RuleLink rule={refused.refusal.rule} />}
    </p>
  );
  if (isThere)
    return (
      <div class="message message--wrong message--there" role="alert" style={placeOf(refusedThere.at)}>
        {reason}
      </div>
    );
  return (
    <div class="board__messages">
      {faulty && (
        <p class="message message--wrong" role="alert">
          {text('table.fault')}
        </p>
      )}
      {refused !== null && !isThere && (
        <div class="message message--wrong" role="alert">
          {reason}
          <button type="button" class="round-button" aria-label={text('app.close')} onClick={() => acting.dismiss()}>
            <Icon name="close" />
          </button>
        </div>
      )}
      {considered !== null && seat !== null && asked === null && refused === null && (
        <div class={considered.asks ? 'message' : 'board__caption'}>
          <p aria-hidden={!considered.asks}>{moveText(game.actionWords(considered.action, seat, telling))}</p>
          {considered.asks && <Answers onYes={() => onAnswer(true)} onNo={() => onAnswer(false)} />}
        </div>
      )}
      {asked !== null && (
        <Question asked={moveText(actionText(asked))} onYes={() => acting.confirm()} onNo={() => acting.takeBack()} />
      )}
    </div>
  );
}

/** Names the rule that refused, and opens the rules there. */
function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <button
      type="button"
      class="message__rule"
      onClick={() => {
        openedRules.value = rule;
      }}
    >
      {words.value.text('table.rule', { rule })}
    </button>
  );
}

/** Nearer to the upper edge of the board there is no room above a place, in CSS pixels. */
const LEAST_ROOM = 76;
/** From a place to what is said about it. */
const AWAY = 26;

/** Above the place, or below it near the upper edge; the style sheet holds it within the board. */
function placeOf({ x, y }: RefusedThere['at']) {
  const isBelow = y < LEAST_ROOM;
  return {
    '--there-x': `${x}px`,
    '--there-y': `${y + (isBelow ? AWAY : -AWAY)}px`,
    '--there-up': isBelow ? '0' : '-100%',
  };
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
  useBorrowedFocus(yes);
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
      <Answers first={yes} onYes={onYes} onNo={onNo} />
    </div>
  );
}

interface AnswersProps {
  readonly first?: RefObject<HTMLButtonElement | null>;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Answers({ first, onYes, onNo }: AnswersProps) {
  const { text } = words.value;
  return (
    <span class="button-row">
      <button type="button" class="button button--primary" ref={first ?? null} onClick={onYes}>
        {text('table.doIt')}
      </button>
      <button type="button" class="button" onClick={onNo}>
        {text('table.takeBack')}
      </button>
    </span>
  );
}

/** The table's own refusals have words of the shell; the rest are the game's. */
function gameRefusalWords(game: AnyGameModule, refusal: Parameters<AnyGameModule['refusalWords']>[0]): string {
  return words.value.has(`refusals.${refusal.code}`)
    ? refusalWords(refusal, words.value)
    : game.refusalWords(refusal, words.value);
}
