import type { AnySnapshot } from '@boomtown/client';
import type { GameTypes, Refusal } from '@boomtown/game-core';
import type { AnyGameModule, Scene, SceneCamera, SceneContext } from '@boomtown/ui-kit';
import type { Person } from '@boomtown/ui-kit/sentence';
import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { look } from '../../app/look.ts';
import { words } from '../../app/words.ts';
import { LostPart, ReloadButton } from '../lost-part.tsx';
import { whenGraphicsGone } from './lost-graphics.ts';
import { createSceneFeed } from './scene-feed.ts';
import type { Acting, AnyAction } from './use-acting.ts';
import { ViewKeys } from './view-keys.tsx';

/** A mounted scene of whatever game. */
export type BoardScene = Scene<GameTypes>;

/** A refusal, and where it belongs: CSS pixels of the board. */
export interface RefusedThere {
  readonly refusal: Refusal;
  readonly at: { readonly x: number; readonly y: number };
}

interface BoardHostProps {
  readonly game: AnyGameModule;
  readonly snapshot: AnySnapshot;
  readonly people: readonly Person[];
  /** `null`: nobody may touch it, as in a replay. */
  readonly acting: Acting | null;
  /** Did the table end the match? It has another key then, so that the picture is mounted anew. */
  readonly ended?: boolean;
  /** Is it seen from across a room? */
  readonly far?: boolean;
  readonly onScene: (scene: BoardScene | null) => void;
  /** The person points at an action in the picture, or at none any more; `asks`: see `SceneContext`. */
  readonly onConsider: (action: AnyAction | null, asks: boolean) => void;
  /** The picture was just shown a step, and has forgotten what was shown in it of another one. */
  readonly onShown?: () => void;
  /** The picture has come to the end of this step; see `SceneContext`. */
  readonly onReached?: (step: number) => void;
  /** Something was refused that was touched in the picture, at this point of it. */
  readonly onRefused?: (refused: RefusedThere) => void;
}

/** From across a room the letters in a picture are larger than even for those who want the largest text. */
const FAR_LETTERING = 1.5;

/** Graphics that are lost again and again are not asked for any more; a reload begins anew. */
const MOST_MOUNTS = 4;

/** The place of a game's picture. The picture is fetched and mounted here, and shown every snapshot. */
export function BoardHost({
  game,
  snapshot,
  people,
  acting,
  ended = false,
  far = false,
  onScene,
  onConsider,
  onShown,
  onReached,
  onRefused,
}: BoardHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useMemo(createSceneFeed, []);
  const latest = useRef({ snapshot, people });
  const [state, setState] = useState<'loading' | 'shown' | 'lost' | 'unfetched'>('loading');
  // A picture whose graphics are gone is mounted anew, on whatever this browser has left to draw with.
  const [mounts, setMounts] = useState(1);
  const [camera, setCamera] = useState<SceneCamera | null>(null);
  latest.current = { snapshot, people };

  useEffect(() => {
    const place = host.current;
    if (place === null) return;
    let wanted = true;
    let scene: BoardScene | null = null;
    // Who touches the picture again has read the refusal; nothing of the picture stays covered.
    const read = () => acting?.dismiss();
    place.addEventListener('pointerdown', read);
    place.addEventListener('keydown', read);
    const stopWatching = whenGraphicsGone(place, () => {
      if (mounts < MOST_MOUNTS) {
        setState('loading');
        setMounts(mounts + 1);
      } else setState('lost');
    });
    let stopRestyling = () => {};
    const sayThere = (refusal: Refusal): void => {
      const at = scene?.touchedAt?.() ?? null;
      if (at !== null) onRefused?.({ refusal, at });
    };
    const context: SceneContext<GameTypes> = {
      people: () => latest.current.people,
      words: () => words.value,
      look: () => (far ? { ...look.value, lettering: FAR_LETTERING, far } : look.value),
      handsOff: acting === null,
      ended,
      submit: async (seat, action, sure) => {
        const refusal = (await acting?.offer(seat, action, sure)) ?? null;
        if (refusal !== null) sayThere(refusal);
        // The picture shows where things stand, whatever it made of the touch: it stands, was refused, or was taken back.
        shown.again();
        return refusal;
      },
      refuse(seat, refusal) {
        acting?.refuse(seat, refusal);
        sayThere(refusal);
      },
      onConsider: (action, asks = false) => onConsider(action, asks),
      onReached: (step) => onReached?.(step),
    };
    let isFetched = false;
    const mounting = game.fetchScene().then(({ mount }) => {
      isFetched = true;
      return mount(place, context);
    });
    mounting.then(
      (mounted) => {
        if (!wanted) {
          mounted.destroy();
          return;
        }
        scene = mounted;
        onScene(mounted);
        shown.mounted(mounted, latest.current.snapshot);
        setState('shown');
        setCamera(mounted.camera ?? null);
        let first = true;
        stopRestyling = effect(() => {
          // Read, so that a change of either is followed.
          look.value;
          words.value;
          if (!first) mounted.restyle();
          first = false;
        });
      },
      () => {
        if (wanted) setState(isFetched ? 'lost' : 'unfetched');
      },
    );
    return () => {
      wanted = false;
      place.removeEventListener('pointerdown', read);
      place.removeEventListener('keydown', read);
      stopWatching();
      stopRestyling();
      setCamera(null);
      onScene(null);
      shown.left();
      scene?.destroy();
    };
  }, [game, mounts]);

  useEffect(() => {
    shown.show(snapshot);
    onShown?.();
  }, [snapshot]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for things that are filled in. */}
      <div
        class="board__host"
        ref={host}
        data-state={state}
        role="group"
        aria-label={[words.value.text('table.picture'), game.pictureKeys?.(words.value)].join(' ').trim()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture takes keys, as its name says
        tabIndex={0}
      />
      {camera !== null && <ViewKeys camera={camera} />}
      {state === 'loading' && <div class="board__skeleton skeleton" aria-hidden="true" />}
      {state === 'unfetched' && (
        <LostPart>
          <p>{words.value.text('table.noPicture')}</p>
        </LostPart>
      )}
      {state === 'lost' && (
        <div class="board__lost stack" role="alert">
          <p>{words.value.text('table.noPicture')}</p>
          {mounts > 1 && <ReloadButton />}
        </div>
      )}
    </>
  );
}
