import type { ServerPolicyReply } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { serverPolicy } from '../net/api.ts';
import { isServerAway } from '../net/away.ts';

/** What the host of this server allows; `null` until that is known, and where nobody asks. */
export function useServerPolicy(asks = true): ServerPolicyReply | null {
  const [allowed, setAllowed] = useState<ServerPolicyReply | null>(null);
  const away = isServerAway.value;
  useEffect(() => {
    if (!asks || away) return;
    let wanted = true;
    void serverPolicy().then((answer) => wanted && answer.ok && setAllowed(answer.value));
    return () => {
      wanted = false;
    };
  }, [asks, away]);
  return allowed;
}
