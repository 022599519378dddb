import { useEffect } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { grouped } from './screen-code.tsx';
import { type ScreenTable, useNextScreen } from './use-screen.ts';

/** After a match: the code by which another table comes to this screen. A rematch comes by itself. */
export function NextTable({ onBrought }: { readonly onBrought: (table: ScreenTable) => void }) {
  const show = useNextScreen();
  useEffect(() => {
    if (show.kind === 'table') onBrought(show);
  }, [show]);
  if (show.kind !== 'code') return null;
  return <p class="tv-next">{words.value.text('tv.next', { code: grouped(show.code) })}</p>;
}
