import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from './words.ts';

/**
 * A component whose code is fetched when it is first shown. Meanwhile a skeleton stands in its place; if the code does
 * not come, words and a button to try again.
 */
export function lazily<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null;
  return function Lazily(props: P) {
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
    if (!failed) return <div class="skeleton" role="status" aria-label={words.value.text('app.loading')} />;
    return (
      <div class="plain-page">
        <p>{words.value.text('app.codeLost')}</p>
        <button type="button" class="button button--primary" onClick={() => location.reload()}>
          {words.value.text('app.reload')}
        </button>
      </div>
    );
  };
}
