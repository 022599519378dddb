import type { FunctionComponent } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { PageTextsContext } from './page-texts.ts';

/** A component whose code is fetched when it is first shown, or before. */
export interface LazyComponent<P> extends FunctionComponent<P> {
  /** Fetches the code now, for a component that is about to be shown. */
  fetchAhead(): void;
}

/**
 * A component whose code is fetched when it is first shown. Meanwhile a skeleton stands in its place; if the code does
 * not come, words and a button to load the page anew.
 * @param Lost what is shown then instead, where the component is a whole page
 */
export function lazily<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Lost: FunctionComponent = LostPart,
): LazyComponent<P> {
  let loaded: FunctionComponent<P> | null = null;
  function Lazily(props: P) {
    const texts = useContext(PageTextsContext);
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded !== null || failed) return;
      load().then(
        (component) => {
          loaded = component;
          redraw((count) => count + 1);
        },
        () => setFailed(true),
      );
    }, [failed]);
    if (loaded !== null) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    if (!failed) return <div class="skeleton" role="status" aria-label={texts.loading} />;
    return <Lost />;
  }
  // What does not come is asked for again when the component is shown, and a failure is shown there.
  return Object.assign(Lazily, { fetchAhead: () => void load().catch(() => undefined) });
}

function LostPart() {
  const texts = useContext(PageTextsContext);
  return (
    <div class="plain-page">
      <p>{texts.codeLost}</p>
      <button type="button" class="button button--primary" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </div>
  );
}
