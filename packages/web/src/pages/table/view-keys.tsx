import type { SceneCamera } from '@boomtown/ui-kit';
import { Icon } from '@boomtown/ui-kit';
import { useId } from 'preact/hooks';
import { words } from '../../app/words.ts';

/** How much nearer one key brings the picture, and how far an arrow moves it, in CSS pixels. */
const NEARER = 1.5;
const STEP = 80;

const MOVES: { readonly [key: string]: (camera: SceneCamera) => void } = {
  ArrowLeft: (camera) => camera.panBy(STEP, 0),
  ArrowRight: (camera) => camera.panBy(-STEP, 0),
  ArrowUp: (camera) => camera.panBy(0, STEP),
  ArrowDown: (camera) => camera.panBy(0, -STEP),
  '+': (camera) => camera.zoomBy(NEARER),
  '=': (camera) => camera.zoomBy(NEARER),
  '-': (camera) => camera.zoomBy(1 / NEARER),
  '0': (camera) => camera.showAll(),
};

/** Keys for looking round a large picture, for those who have no wheel and no two fingers. */
export function ViewKeys({ camera }: { readonly camera: SceneCamera }) {
  const { text } = words.value;
  const how = useId();
  return (
    <fieldset
      class="view-keys"
      aria-label={text('table.look')}
      aria-describedby={how}
      onKeyDown={(event) => {
        const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : MOVES[event.key];
        if (move === undefined) return;
        event.preventDefault();
        move(camera);
      }}
    >
      <button
        type="button"
        class="round-button"
        aria-label={text('table.nearer')}
        onClick={() => camera.zoomBy(NEARER)}
      >
        <Icon name="more" />
      </button>
      <button
        type="button"
        class="round-button"
        aria-label={text('table.farther')}
        onClick={() => camera.zoomBy(1 / NEARER)}
      >
        <Icon name="less" />
      </button>
      <button type="button" class="round-button" aria-label={text('table.whole')} onClick={() => camera.showAll()}>
        <Icon name="whole" />
      </button>
      <span id={how} class="unseen">
        {text('table.lookHow')}
      </span>
    </fieldset>
  );
}
