import type { ApiRefusal } from '@boomtown/client/http';
import { isGameId } from '@boomtown/registry/ids';
import type { GameId, ScreenReply } from '@boomtown/wire/browser';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { newToken } from '../../local-storage/pending-requests.ts';
import { keepScreenToken, newScreenToken, screenToken } from '../../local-storage/screen.ts';
import { askScreen } from '../../net/api.ts';

/** How often a screen asks what to show: while it shows its code, and once it shows a table. */
const WAITING_MS = 2_000;
const SHOWING_MS = 20_000;

/** A table that a big screen shows, and by which token it may. */
export interface ScreenTable {
  readonly code: string;
  readonly game: GameId;
  readonly token: string;
}

/** What a big screen has to show. */
export type ScreenShow =
  | { readonly kind: 'asking'; readonly refused: ApiRefusal | null }
  | { readonly kind: 'code'; readonly code: string }
  | ({ readonly kind: 'table' } & ScreenTable);

interface ShownScreen {
  readonly show: ScreenShow;
  /** Everybody has moved on to this table. */
  follow(code: string): void;
  /** Another table was brought here by a code of its own. */
  take(table: ScreenTable): void;
  /** The link to the table broke: is it still to be shown? */
  askNow(): void;
  /** The table is no longer to be seen here: another code is shown. */
  forget(): void;
}

const ASKING: ScreenShow = { kind: 'asking', refused: null };

/** What this browser shows as a big screen. */
export function useScreen(): ShownScreen {
  const [token, setToken] = useState(screenToken);
  const { show, setShow, askNow } = useAnswers(token);
  return {
    show,
    follow: (code) => setShow((before) => (before.kind === 'table' ? { ...before, code } : before)),
    take: (table) => {
      keepScreenToken(table.token);
      setToken(table.token);
      setShow({ kind: 'table', ...table });
    },
    askNow,
    forget: useCallback(() => {
      setToken(newScreenToken());
      setShow(ASKING);
    }, []),
  };
}

/** What comes next to a big screen that shows a table: a code of its own, until another table is brought by it. */
export function useNextScreen(): ScreenShow {
  const [token] = useState(newToken);
  return useAnswers(token).show;
}

/** Asks the server again and again what the screen of this token shows. What it knows stays while no answer comes. */
function useAnswers(token: string) {
  const [show, setShow] = useState(ASKING);
  const [asked, askAgain] = useState(0);
  const isShowing = show.kind === 'table';
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const answer = await askScreen(token);
      if (!wanted) return;
      if (answer.ok) setShow((before) => shownNext(before, answer.value, token));
      else setShow((before) => (before.kind === 'asking' ? { kind: 'asking', refused: answer.error } : before));
      const retryMs = answer.ok ? 0 : (answer.error.retryAfter ?? 0) * 1000;
      timer = setTimeout(() => void look(), Math.max(isShowing ? SHOWING_MS : WAITING_MS, retryMs));
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [token, isShowing, asked]);
  return { show, setShow, askNow: useCallback(() => askAgain((times) => times + 1), []) };
}

function shownNext(before: ScreenShow, reply: ScreenReply, token: string): ScreenShow {
  if ('code' in reply)
    return before.kind === 'code' && before.code === reply.code ? before : { kind: 'code', code: reply.code };
  const { table: code, game } = reply;
  // A table that everybody left for another one is known to the server a moment longer than here.
  if (before.kind === 'table' || !isGameId(game)) return before;
  return { kind: 'table', code, game, token };
}
