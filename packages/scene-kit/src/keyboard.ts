import type { Stage } from '@boomtown/stage';
import { type KeyMeaning, meaningOf } from './picture-keys.ts';

interface KeyNeeds {
  readonly camera: () => Pick<Stage, 'zoomBy' | 'showAll'> | null;
  /** May anything be touched by keys? Else only the camera answers. */
  readonly handsOff: boolean;
  readonly does: (meaning: Exclude<KeyMeaning, { readonly does: 'zoom' | 'show-all' }>) => void;
}

/** Hears the keys of a picture that has the focus; what it returns ends that. */
export function listenToKeys(host: HTMLElement, { camera, handsOff, does }: KeyNeeds): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const meaning = event.ctrlKey || event.metaKey || event.altKey ? null : meaningOf(event.key);
    if (meaning === null) return;
    if (meaning.does === 'zoom') camera()?.zoomBy(meaning.factor);
    else if (meaning.does === 'show-all') camera()?.showAll();
    else if (handsOff) return;
    else does(meaning);
    event.preventDefault();
  };
  host.addEventListener('keydown', onKey);
  return () => host.removeEventListener('keydown', onKey);
}
