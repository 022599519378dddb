import { mountStage, type Stage } from '@boomtown/stage';
import type { Picture } from '@boomtown/stage/headless';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit/game-module';
import { createGlimpse } from './glimpse.ts';
import { listenToKeys } from './keyboard.ts';
import { liveRegionIn } from './live-region.ts';
import { pastSteps } from './past-steps.ts';
import { nextSpot, spotsIn } from './picture-keys.ts';
import { createPointing } from './pointing.ts';
import type { Moment, SceneGame, SceneTypes } from './scene-game.ts';
import { createSceneInput } from './scene-input.ts';
import { createSending } from './sending.ts';
import { createShake } from './shake.ts';
import { createTimeline } from './timeline.ts';

/** How many times larger than fitting a picture may come. */
const ZOOM = 4;

/**
 * The picture of a table, for whatever game: what the table offers is pointed at, chosen, confirmed, sent and settled, by
 * mouse, finger, keys and the page's action list; what happened is played before anything new is offered.
 */
export function tableScene<S extends SceneTypes>(game: SceneGame<S>) {
  type Action = S['Game']['Action'];
  type Step = Snapshot<S['Game']>;

  return async (host: HTMLElement, context: SceneContext<S['Game']>): Promise<Scene<S['Game']>> => {
    let latest: Step | null = null;
    let reached: Step | null = null;
    let near: Moment<S>['near'] = null;
    let offer: S['Offer'] | null = null;
    let memory: S['Memory'] | undefined;
    let identities: S['Identities'] | null = null;
    let picture: Picture | null = null;
    let stage: Stage | null = null;
    const past = pastSteps<S['Game']['Event']>();
    const whisper = game.glimpses === undefined ? null : liveRegionIn(host);
    const backdrop = game.backdrop?.(host) ?? null;
    const pointing = createPointing<Action>(game.isSame, context.onConsider);
    const shake = createShake(wait, () => show());
    const sending = createSending<Action>({
      submit: context.submit,
      changed: () => changed(),
      answered(refusal) {
        if (refusal !== null && hand.touchedAt !== null && !context.look().still) shake.begin(hand.touchedAt);
      },
    });
    const glimpse = createGlimpse<S['Glimpse']>(wait, () => {
      whisper?.say('');
      show();
    });
    const unsee = (): void => {
      glimpse.end();
      whisper?.say('');
    };
    const timeline = createTimeline<Step, S['Keyframe']>({
      onKeyframe() {
        follow();
        changed();
      },
      onReached: reach,
      wait,
    });
    const open = (): S['Offer'] | null => (sending.action === null ? offer : null);
    const hand = createSceneInput<S>(game, {
      offer: open,
      view: () => latest?.view ?? null,
      playing: () => timeline.keyframe !== null,
      skip: timeline.skip,
      sending: () => sending.action !== null,
      send: (seat, action, again) => void sending.send(seat, action, again),
      next: (from, way) => nextSpot(spotsIn(picture, stage), from, way),
      changed: () => changed(),
    });

    const follow = (): void => {
      const view = reached?.view ?? latest?.view;
      if (game.follow !== undefined && view !== undefined)
        identities = game.follow(identities, view, timeline.keyframe);
    };

    const remember = (): void => {
      if (latest !== null) memory = game.remember?.(past.events(), latest.view);
    };

    const show = (arriving = false): void => {
      const snapshot = timeline.leadsTo ?? latest;
      if (snapshot === null || latest === null || stage === null) return;
      const moment: Moment<S> = {
        snapshot,
        reached: reached ?? snapshot,
        latest,
        keyframe: timeline.keyframe,
        viewport: stage.viewport,
        near,
        handsOff: context.handsOff,
        ended: context.ended === true,
        offer: open(),
        choice: hand.choice,
        meant: sending.action ?? hand.meant(),
        sending: sending.action !== null,
        hovered: hand.hovered,
        lit: hand.lit,
        carried: hand.carried,
        arriving,
        // A game without these two declares no such types.
        memory: memory as S['Memory'],
        identities: identities as S['Identities'],
        glimpse: glimpse.now,
        people: context.people(),
        words: context.words(),
      };
      backdrop?.lay(moment, context.look().theme);
      picture = game.place(moment);
      stage.show(shake.shaken(picture));
    };

    /** Tells the page which action the picture points at. */
    const tell = (): void => {
      const waits = hand.waits();
      if (waits === null) pointing.at(sending.action === null ? hand.meant() : null);
      else pointing.at(waits, true);
    };
    const changed = (): void => {
      show();
      tell();
    };

    /** Whose side is near, and what may be done where the picture stands. */
    const offerIn = (step: Step): void => {
      const mine = step.you.map(({ seat }) => seat);
      const actors = context.ended === true ? [] : game.rules.actors(step.view);
      const acting = mine.find((seat) => actors.includes(seat));
      near = acting ?? (near !== null && mine.includes(near) ? near : (mine[0] ?? null));
      const isOpen = timeline.leadsTo === null && acting !== undefined && !context.handsOff;
      const telling = { words: context.words(), people: context.people(), view: step.view };
      offer = isOpen ? game.offer(acting, step, telling) : null;
    };

    function reach(step: Step): void {
      // The same step may have been shown again meanwhile, through other eyes.
      reached = latest?.step === step.step ? latest : step;
      follow();
      offerIn(reached);
      hand.begin({ snapshot: reached, offer });
      show(true);
      tell();
      context.onReached(step.step);
      for (const what of game.glimpses?.of(step) ?? []) {
        glimpse.begin(what, step.step, game.glimpses?.ms ?? 0);
        whisper?.say(game.glimpses?.say(what, context.words()) ?? '');
        show();
      }
    }

    // A hidden tab is not looked at, and its clock hardly goes on.
    const onVisibility = (): void => {
      if (document.hidden) timeline.skip();
    };
    const art = () => game.art(context.look().theme, latest?.view ?? null);

    // The arrows of a replay go from step to step.
    const stopKeys = listenToKeys(host, { camera: () => stage, handsOff: context.handsOff, does: hand.key });
    document.addEventListener('visibilitychange', onVisibility);
    // Asked for now, so that they are there when the first text is painted; if they come later, the stage paints again.
    for (const font of game.fonts) void document.fonts.load(font);
    stage = await mountStage(host, {
      art: art(),
      still: () => context.look().still,
      zoom: ZOOM,
      onResize: () => show(),
      input: {
        onHover: hand.hover,
        onPress: (target, pointer) => hand.press(target, pointer === 'mouse'),
        ...(game.carrying === undefined ? {} : { onCarry: hand.carry }),
      },
    });

    return {
      camera: stage,
      show(next) {
        const before = latest;
        if (before !== null && next.step === before.step) {
          // The same step again tells nothing new of what led to it.
          latest = { ...next, events: before.events };
          if (timeline.leadsTo === null) {
            reached = latest;
            offerIn(latest);
          }
          changed();
          return;
        }
        latest = next;
        past.show(next);
        remember();
        offer = null;
        hand.drop();
        sending.settle();
        const isSeen = before !== null && next.step === before.step + 1 && next.events.length > 0;
        // What was taken back is not shown any longer.
        if (!isSeen) unsee();
        const isPlayed = isSeen && !context.look().still && !document.hidden;
        timeline.go({
          to: next,
          keyframes: isPlayed ? (game.keyframes?.(before.view, next.events) ?? []) : null,
        });
      },
      recall(steps) {
        past.recall(steps);
        remember();
        show();
      },
      light(places) {
        hand.light(places);
        show();
      },
      consider(action) {
        hand.list(action);
        // The page knows what it points at itself.
        pointing.known(sending.action ?? hand.meant());
        show();
      },
      answer: hand.answer,
      hurry: () => void timeline.skip(),
      restyle() {
        stage?.restyle(art());
        show();
      },
      destroy() {
        stopKeys();
        document.removeEventListener('visibilitychange', onVisibility);
        timeline.stop();
        glimpse.end();
        shake.end();
        whisper?.remove();
        backdrop?.remove();
        stage?.destroy();
        stage = null;
      },
    };
  };
}

function wait(ms: number, then: () => void): () => void {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}
