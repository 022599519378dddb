import { isGameId } from '@boomtown/registry/ids';
import { Dotted } from '@boomtown/ui-kit';
import type { AdminAccessReply, AdminReply } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { closeReport } from '../../net/admin-api.ts';
import { EntryCard } from './entry-card.tsx';
import { NetworksCard } from './networks-card.tsx';
import { type ShownAccess, useAccess } from './use-access.ts';

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

interface ProblemsCardProps extends Pick<ShownAccess, 'change'> {
  readonly problems: AdminAccessReply['problems'];
}

/** What players reported and nobody has closed yet. */
function ProblemsCard({ problems, change }: ProblemsCardProps) {
  const { text, moment } = words.value;
  return (
    <section class="card stack" aria-labelledby="admin-problems">
      <h2 id="admin-problems">{text('admin.problems')}</h2>
      {problems === null && <p class="field__hint">{text('admin.unknown')}</p>}
      {problems?.length === 0 && <p class="field__hint">{text('admin.noProblems')}</p>}
      <ul class="admin__errors">
        {problems?.map(({ id, at, version, browser, game, table, step, words: said }) => (
          <li key={id} class="admin__taken">
            <span>
              {said}
              <span class="admin__aside admin__line">
                <Dotted
                  parts={[
                    moment(at),
                    version,
                    ...(game !== null && isGameId(game) ? [gameName(game)] : []),
                    ...(table === null ? [] : [text('admin.atTable', { name: table })]),
                    ...(step === null ? [] : [text('admin.problemStep', { step })]),
                    browser,
                  ]}
                />
              </span>
            </span>
            <button
              type="button"
              class="small-button"
              aria-label={text('admin.closeProblemOf', { when: moment(at) })}
              onClick={() => void change(closeReport(id))}
            >
              {text('admin.closeProblem')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
