import type { GameId, Notice } from '@boomtown/wire/browser';
import { useEffect } from 'preact/hooks';
import { reloadForNewer } from '../../app/newer-version.ts';
import { words } from '../../app/words.ts';
import { refusalWords } from '../refusal-words.ts';
import { useConnection } from '../table/use-connection.ts';
import { TvPlay } from './tv-play.tsx';
import { TvWaiting } from './tv-waiting.tsx';
import type { ScreenTable } from './use-screen.ts';

interface TvRoomProps {
  readonly code: string;
  readonly game: GameId;
  /** The token of a big screen that a seat has admitted; `null`: it watches as anybody may. */
  readonly screen: string | null;
  /** Everybody moves on to this table. */
  readonly onNext: (code: string) => void;
  /** Another table was brought to this screen. */
  readonly onBrought: (table: ScreenTable) => void;
  readonly onBroken: () => void;
  /** The table is not to be seen here any more. */
  readonly onGone: () => void;
}

/** Nobody to be shown as one's own: a big screen has no seat. */
const NO_SEATS: readonly never[] = [];

/** A table on a big screen: the waiting room, the match, the end, and the next table after it. */
export function TvRoom({ code, game, screen, onNext, onBrought, onBroken, onGone }: TvRoomProps) {
  const { text } = words.value;
  const connection = useConnection(code, game, NO_SEATS, false, screen ?? undefined)?.connection ?? null;
  const link = connection?.link.value;
  const kind = link?.kind;
  useEffect(() => {
    if (connection === null) return;
    return connection.onNotice((notice: Notice) => {
      if (notice.type === 'rematch') onNext(notice.code);
    });
  }, [connection]);
  useEffect(() => {
    if (kind === 'lost') onBroken();
    else if (kind === 'reload') void reloadForNewer();
    else if (kind === 'gone' || kind === 'ended' || (kind === 'refused' && screen !== null)) onGone();
  }, [kind]);

  if (link?.kind === 'refused') return <p class="tv__plain">{refusalWords(link.refusal, words.value)}</p>;
  if (link?.kind === 'ended' || link?.kind === 'gone') return <p class="tv__plain">{text('tv.over')}</p>;
  if (link?.kind === 'elsewhere') return <p class="tv__plain">{text('tv.elsewhere')}</p>;
  const table = connection?.table.value ?? null;
  if (connection === null || table === null) {
    return (
      <p class="tv__plain" role="status">
        {text('app.loading')}
      </p>
    );
  }
  const gathers = table.stage === 'waiting' || table.stage === 'dealing';
  return (
    <>
      {gathers ? (
        <TvWaiting code={code} game={game} table={table} isPublic={screen === null} />
      ) : (
        <TvPlay game={game} table={table} connection={connection} isScreen={screen !== null} onBrought={onBrought} />
      )}
      {kind === 'lost' && (
        <p class="tv__away" role="alert">
          {text('app.away')}
        </p>
      )}
    </>
  );
}
