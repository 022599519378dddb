import type { ApiRefusal } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import type { AdminAccessReply, AdminReply } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { accessState } from '../../net/admin-api.ts';
import { refusalWords } from '../refusal-words.ts';

export interface ShownAccess {
  /** `null` until it is known. */
  readonly access: AdminAccessReply | null;
  /** Why the last change was refused, in words. */
  readonly wrong: string | null;
  /** Shows what a change is answered with. Returns whether it was made. */
  change(asked: Promise<Result<AdminAccessReply, ApiRefusal>>): Promise<boolean>;
}

/** Who may come, as it stands whenever the page looks at the server. */
export function useAccess(state: AdminReply, onChanged: () => Promise<void>): ShownAccess {
  const [access, setAccess] = useState<AdminAccessReply | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const look = async () => {
    const answer = await accessState();
    if (answer.ok) setAccess(answer.value);
  };
  useEffect(() => void look(), [state]);
  const change: ShownAccess['change'] = async (asked) => {
    const answer = await asked;
    setWrong(answer.ok ? null : refusalWords(answer.error, words.value));
    if (answer.ok) {
      setAccess(answer.value);
      await onChanged();
    }
    return answer.ok;
  };
  return { access, wrong, change };
}
