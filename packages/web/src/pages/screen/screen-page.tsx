import { isGameId } from '@boomtown/registry/ids';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { storedTables } from '../../local-storage/seats.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { AdmitScreenForm } from '../table/admit-screen-form.tsx';

/** Where a phone that scanned a big screen's code chooses the table that the screen shall show. */
export function ScreenPage({ code }: { readonly code: string | null }) {
  const { text } = words.value;
  const tables = storedTables().filter(({ game, seats, over }) => isGameId(game) && seats.length > 0 && over === null);
  const [chosen, choose] = useState<string | null>(tables.length === 1 ? (tables[0]?.code ?? null) : null);
  const table = tables.find((one) => one.code === chosen);
  return (
    <Page title={text('tv.showTitle')} class="plain-page">
      <h1>{text('tv.showTitle')}</h1>
      {tables.length === 0 && <p>{text('tv.noTable')}</p>}
      {tables.length > 1 && (
        <div class="stack">
          <p>{text('tv.which')}</p>
          {tables.map((one) => (
            <button
              key={one.code}
              type="button"
              class={`button button--wide${one.code === chosen ? ' button--teal' : ''}`}
              aria-pressed={one.code === chosen}
              onClick={() => choose(one.code)}
            >
              {gameName(one.game)} · {one.code}
            </button>
          ))}
        </div>
      )}
      {table !== undefined && (
        <div class="card">
          <AdmitScreenForm
            key={table.code}
            table={table.code}
            tokens={table.seats.map(({ token }) => token)}
            scanned={code}
          />
        </div>
      )}
      <div class="button-row">
        <PageLink to={table === undefined ? { page: 'front' } : { page: 'table', code: table.code }} class="button">
          {text(table === undefined ? 'app.toFront' : 'tv.toTable')}
        </PageLink>
      </div>
    </Page>
  );
}
