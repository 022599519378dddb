import { Dotted, Icon } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { type PastEnd, type PastTable, storedSeats } from '../../local-storage/seats.ts';
import { saveAsFile, transcriptFile } from '../../local-storage/transcript-file.ts';
import type { Words } from '../../messages/words.ts';
import { transcriptOf } from '../../net/api.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { refusalWords } from '../refusal-words.ts';

/** The finished games of this browser, folded away: to look at their results, to watch again, to take home. */
export function PastTables({ tables }: { readonly tables: readonly PastTable[] }) {
  const { text } = words.value;
  if (tables.length === 0) return null;
  return (
    <details class="disclosure past">
      <summary>
        <h2>{text('past.title')}</h2>
        <span class="past__count">{words.value.number(tables.length)}</span>
      </summary>
      <ul class="past__list">
        {tables.map((table) => (
          <li key={table.code}>
            <PastTicket table={table} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PastTicket({ table }: { readonly table: PastTable }) {
  const { text, list, day } = words.value;
  const { code, game, names, at, end } = table;
  const [refused, setRefused] = useState<string | null>(null);
  const name = gameName(game);
  const people = list(names);

  const download = async () => {
    const answer = await transcriptOf(
      code,
      storedSeats(code).map(({ token }) => token),
    );
    setRefused(answer.ok ? null : refusalWords(answer.error, words.value));
    if (answer.ok) saveAsFile(answer.value, transcriptFile(game, code));
  };
  return (
    <article class="past__table" aria-label={text('past.of', { game: name, people })}>
      <span class={`ticket__stub ticket__stub--${game}`} aria-hidden="true" />
      <p class="past__words">
        <span class="ticket__game">{name}</span>
        <span class="ticket__people">{people}</span>
        {end !== null && <Dotted class="past__end" parts={endWords(end, words.value)} />}
        <span class="past__day">{day(at)}</span>
      </p>
      <p class="past__ways">
        <PageLink to={{ page: 'table', code }} class="small-button">
          {text('past.result')}
        </PageLink>
        <PageLink to={{ page: 'replay', table: code }} class="small-button">
          <Icon name="play" />
          {text('past.replay')}
        </PageLink>
        <button type="button" class="small-button" onClick={() => void download()}>
          <Icon name="download" />
          {text('past.download')}
        </button>
      </p>
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refused}
        </p>
      )}
    </article>
  );
}

/** Who gave up, if a person did, and who won. */
function endWords({ winners, resigned }: PastEnd, { text, list }: Words): readonly string[] {
  const [winner = ''] = winners;
  return [
    resigned.length === 0 ? '' : text('past.gaveUp', { people: list(resigned) }),
    winners.length === 0
      ? ''
      : winners.length === 1
        ? text('past.won', { name: winner })
        : text('past.shared', { people: list(winners) }),
  ].filter((part) => part !== '');
}
