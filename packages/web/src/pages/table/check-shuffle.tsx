import { type AnyGameModule, Dialog, Icon, lazily } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { ShownTable } from '../../replay/compare.ts';

// Brings the whole rules of the game with it.
const ShuffleCheck = lazily(() => import('../replay/shuffle-check.tsx').then((pages) => pages.ShuffleCheck));

interface CheckShuffleProps {
  readonly code: string;
  readonly game: AnyGameModule;
  readonly names: readonly string[];
  /** What this page knows of the match, at the moment at which it is asked. */
  readonly shown: () => ShownTable;
}

/** The button of a finished table that has everything about its chance checked, right here. */
export function CheckShuffle({ code, game, names, shown }: CheckShuffleProps) {
  const { text } = words.value;
  const [asked, setAsked] = useState<ShownTable | null>(null);
  return (
    <>
      <button type="button" class="button button--wide" onClick={() => setAsked(shown())}>
        <Icon name="shield" />
        {text('end.check')}
      </button>
      {asked !== null && (
        <Dialog title={text('end.check')} onClose={() => setAsked(null)}>
          <ShuffleCheck code={code} game={game} names={names} shown={asked} />
        </Dialog>
      )}
    </>
  );
}
