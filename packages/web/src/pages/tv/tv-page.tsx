import './tv.css';
import { isGameId } from '@boomtown/registry/ids';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { usePageTitle } from '../../app/title.ts';
import { words } from '../../app/words.ts';
import { useTableInfo } from '../table/use-table-info.ts';
import { ScreenCode } from './screen-code.tsx';
import { TvRoom } from './tv-room.tsx';
import { useScreen } from './use-screen.ts';

/** The page for a television that nobody operates; with the code of a table, one for an audience elsewhere. */
export function TvPage({ stream }: { readonly stream: string | null }) {
  useTvSize();
  useWakeLock();
  usePageTitle(words.value.text('tv.title'));
  return (
    <main class={`tv${stream === null ? '' : ' tv--stream'}`}>
      {stream === null ? <BigScreen /> : <Stream code={stream} />}
    </main>
  );
}

function BigScreen() {
  const { show, follow, take, askNow, forget } = useScreen();
  if (show.kind !== 'table') return <ScreenCode show={show} />;
  const { code, game, token } = show;
  return (
    <TvRoom
      key={code}
      code={code}
      game={game}
      screen={token}
      onNext={follow}
      onBrought={take}
      onBroken={askNow}
      onGone={forget}
    />
  );
}

/** A spectator like any other, with the table's delay: nothing of the page brings anybody to the table. */
function Stream({ code }: { readonly code: string }) {
  const { text } = words.value;
  const [shown, setShown] = useState(code);
  const info = useTableInfo(code);
  const game: GameId | null = info !== null && isGameId(info.game) ? info.game : null;
  if (game === null) return <p class="tv__plain">{text(code === '' ? 'tv.streamHow' : 'app.loading')}</p>;
  return (
    <TvRoom
      key={shown}
      code={shown}
      game={game}
      screen={null}
      onNext={setShown}
      onBrought={nothing}
      onBroken={nothing}
      onGone={nothing}
    />
  );
}

function nothing(): void {}

/** One rem is 37.5 pixels of a screen of 1920 by 1080: the smallest letters of the pages, of 0.75 rem, are 28 pixels high. */
const REMS_ACROSS = 1920 / 37.5;
const REMS_DOWN = 1080 / 37.5;
/** Pictures are made for 16 pixels a rem and letters of 11 pixels at the least; with fewer, these are 28 pixels high, too. */
const PICTURE_REM = 14.5;

/** Makes everything as large as it has to be from three metres, on any screen, as long as the page is open. */
function useTvSize(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const enlarge = () => {
      const rem = Math.min(innerWidth / REMS_ACROSS, innerHeight / REMS_DOWN);
      root.style.fontSize = `${rem}px`;
      root.style.setProperty('--tv-scale', String(rem / PICTURE_REM));
    };
    enlarge();
    root.classList.add('tv-root');
    addEventListener('resize', enlarge);
    return () => {
      removeEventListener('resize', enlarge);
      root.classList.remove('tv-root');
      root.style.removeProperty('font-size');
      root.style.removeProperty('--tv-scale');
    };
  }, []);
}

/** Keeps the screen awake while the page is seen, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (wanted) lock = held;
        else await held.release();
      } catch {
        // A device that saves power says no; it is asked again when the page is seen anew.
      }
    };
    const look = () => void hold();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
}
