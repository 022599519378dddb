import type { AdminReply } from '@boomtown/wire/browser';
import { EntryCard } from './entry-card.tsx';
import { NetworksCard } from './networks-card.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { useAccess } from './use-access.ts';

interface AccessCardsProps {
  readonly state: AdminReply;
  readonly onChanged: () => Promise<void>;
}

/** Who may come, who was refused, and what players report. */
export function AccessCards({ state, onChanged }: AccessCardsProps) {
  const { access, wrong, change } = useAccess(state, onChanged);
  if (access === null) return null;
  return (
    <>
      {wrong !== null && (
        <p class="field__wrong" role="alert">
          {wrong}
        </p>
      )}
      <ProblemsCard problems={access.problems} change={change} />
      <EntryCard access={access} change={change} />
      <NetworksCard access={access} change={change} />
    </>
  );
}
