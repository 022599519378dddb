import type { TableView } from '@boomtown/client';
import type { GameId } from '@boomtown/wire/browser';
import { pathTo } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { siteUrl } from '../../net/site.ts';
import { CodeDisplay } from '../../shell/code-display.tsx';
import { QrCode } from '../../shell/qr-code.tsx';
import { SeriesScore } from '../table/series-score.tsx';
import { useAddresses } from '../table/use-addresses.ts';
import { waitingState } from '../table/waiting-state.ts';
import { SilentNotice } from './silent-notice.tsx';

interface TvWaitingProps {
  readonly code: string;
  readonly game: GameId;
  readonly table: TableView;
  /** Is it seen by an audience elsewhere, which is not to come to the table? */
  readonly isPublic: boolean;
}

/** The waiting room from three metres: how one joins, who is there, and what is waited for. */
export function TvWaiting({ code, game, table, isPublic }: TvWaitingProps) {
  const { text } = words.value;
  const page = siteUrl(pathTo({ page: 'table', code }));
  const [address] = useAddresses(page) ?? [];
  const invites = !isPublic && table.seats.some(({ taken }) => !taken);
  return (
    <div class={`tv-waiting${invites ? '' : ' tv-waiting--full'}`}>
      <h1>{text(invites ? 'waiting.invite' : 'waiting.watched', { game: gameName(game) })}</h1>
      {invites && (
        <div class="tv-waiting__join">
          <CodeDisplay code={code} />
          {address !== undefined && <QrCode address={address} label={text('waiting.qr')} />}
          {address !== undefined && <p class="tv-waiting__address">{new URL(address).host}</p>}
        </div>
      )}
      <ul class="tv-waiting__seats">
        {table.seats.map(({ seat, name, taken, ready, here }) => (
          <li key={seat} class={`tv-seat${taken ? '' : ' tv-seat--free'}`}>
            <span class="tv-seat__name" dir="auto">
              {taken ? name : text('waiting.free')}
            </span>
            {taken && (
              <span class="tv-seat__state">
                {text(here ? (ready ? 'waiting.isReady' : 'waiting.isNotReady') : 'table.away')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SeriesScore seats={table.seats} winners={[]} />
      <p class="tv-waiting__state" role="status">
        {waitingState(table, [], words.value)}
      </p>
      {!isPublic && <SilentNotice />}
    </div>
  );
}
