import { lazily, PageTextsContext } from '@boomtown/ui-kit';
import type { FunctionComponent } from 'preact';
import { isLockedOut, keptOutUntil } from '../net/api.ts';
import { FrontPage } from '../pages/front/front-page.tsx';
import { LostPage } from '../pages/lost-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { bringAllWords } from './language.ts';
import { type Route, route } from './route.ts';
import { words } from './words.ts';

/** Every page but the front page: it needs its code and all words. */
const lazyPage = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  lazily(async () => (await Promise.all([load(), bringAllWords()]))[0], LostPage);

const MakePage = lazyPage(() => import('../pages/make/make-page.tsx').then((pages) => pages.MakePage));
const TablePage = lazyPage(() => import('../pages/table/table-page.tsx').then((pages) => pages.TablePage));
const RulesPage = lazyPage(() => import('../pages/rules/rules-page.tsx').then((pages) => pages.RulesPage));
const GuidePage = lazyPage(() => import('../pages/guide/guide-page.tsx').then((pages) => pages.GuidePage));
const SeatPage = lazyPage(() => import('../pages/seat/seat-page.tsx').then((pages) => pages.SeatPage));
const ReplayPage = lazyPage(() => import('../pages/replay/replay-page.tsx').then((pages) => pages.ReplayPage));
const PuzzlesPage = lazyPage(() => import('../pages/puzzles/puzzles-page.tsx').then((pages) => pages.PuzzlesPage));
const FairnessPage = lazyPage(() => import('../pages/fairness/fairness-page.tsx').then((pages) => pages.FairnessPage));
const DataPage = lazyPage(() => import('../pages/data/data-page.tsx').then((pages) => pages.DataPage));
const AdminPage = lazyPage(() => import('../pages/admin/admin-page.tsx').then((pages) => pages.AdminPage));
const TvPage = lazyPage(() => import('../pages/tv/tv-page.tsx').then((pages) => pages.TvPage));
const ScreenPage = lazyPage(() => import('../pages/screen/screen-page.tsx').then((pages) => pages.ScreenPage));
const PassphrasePage = lazyPage(() =>
  import('../pages/passphrase/passphrase-page.tsx').then((pages) => pages.PassphrasePage),
);

const InvitedPage = lazyPage(() => import('../pages/entry/invitation-pages.tsx').then((pages) => pages.InvitedPage));
const ByInvitationPage = lazyPage(() =>
  import('../pages/entry/invitation-pages.tsx').then((pages) => pages.ByInvitationPage),
);
const KeptOutPage = lazyPage(() => import('../pages/entry/invitation-pages.tsx').then((pages) => pages.KeptOutPage));

/** Fetches the code of a page that is about to be shown, where people come from outside to it. */
export function fetchPageAhead({ page }: Route): void {
  if (page === 'table') TablePage.fetchAhead();
  else if (page === 'make') MakePage.fetchAhead();
  else if (page === 'replay') ReplayPage.fetchAhead();
  else if (page === 'guide') GuidePage.fetchAhead();
}

/** The page that the address names; before it what lets in, where the server is open to some only. */
export function App() {
  const { text } = words.value;
  const texts = {
    close: text('app.close'),
    loading: text('app.loading'),
    codeLost: text('app.codeLost'),
    reload: text('app.reload'),
  };
  return (
    <PageTextsContext.Provider value={texts}>
      <GatedPage />
    </PageTextsContext.Provider>
  );
}

/** What stands before all pages but the host's own. */
function GatedPage() {
  const { page } = route.value;
  if (page === 'admin') return <OpenPage />;
  if (keptOutUntil.value !== null) return <KeptOutPage until={keptOutUntil.value} />;
  if (isLockedOut.value === null || page === 'invited') return <OpenPage />;
  return isLockedOut.value === 'passphrase' ? <PassphrasePage /> : <ByInvitationPage />;
}

function OpenPage() {
  const open = route.value;
  switch (open.page) {
    case 'front':
      return <FrontPage />;
    case 'make':
      return <MakePage key={open.game ?? ''} game={open.game} />;
    case 'table':
      return <TablePage key={open.code} code={open.code} />;
    case 'seat':
      return <SeatPage key={open.code ?? ''} code={open.code} />;
    case 'invited':
      return <InvitedPage code={open.code} />;
    case 'tv':
      return <TvPage key={open.stream ?? ''} stream={open.stream} />;
    case 'screen':
      return <ScreenPage key={open.code ?? ''} code={open.code} />;
    case 'rules':
      return <RulesPage game={open.game} />;
    case 'guide':
      return <GuidePage key={open.game} game={open.game} />;
    case 'replay':
      return <ReplayPage key={open.table ?? ''} table={open.table} />;
    case 'puzzles':
      return <PuzzlesPage key={open.puzzle ?? ''} puzzle={open.puzzle} />;
    case 'fairness':
      return <FairnessPage />;
    case 'your-data':
      return <DataPage />;
    case 'admin':
      return <AdminPage />;
    case 'not-found':
      return <NotFoundPage key={open.code ?? ''} code={open.code} />;
  }
}
