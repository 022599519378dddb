import { NOT_YOUR_TURN } from '@boomtown/game-core';
import { mountStage, type Stage } from '@boomtown/stage';
import { enlargedLettering, type Picture, type Point } from '@boomtown/stage/headless';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit/game-module';
import { createBriefReveal } from './brief-reveal.ts';
import { liveRegionIn } from './live-region.ts';
import { wait, whenHidden } from './page-time.ts';
import { listenToKeys, nextSpot, spotsIn } from './picture-keys.ts';
import { recollectionFor } from './recollection.ts';
import type { Moment, SceneGame, SceneTypes, Sight } from './scene-game.ts';
import { createSceneInput } from './scene-input.ts';
import { createPointing, createSending } from './sending.ts';
import { createShake } from './shake.ts';
import { createTimeline } from './timeline.ts';
import { tipIn } from './tip.ts';
import { turnAt, waitingSeat } from './whose-turn.ts';

/** How many times larger than fitting a picture may come. */
const ZOOM = 4;

/**
 * The picture of a table, for any game. Actions are pointed at, chosen, confirmed, sent and settled by mouse, finger,
 * keys and the page's action list. What happened is played before anything new is offered.
 */
export function tableScene<S extends SceneTypes>(game: SceneGame<S>) {
  type Action = S['Game']['Action'];
  type Step = Snapshot<S['Game']>;

  return async (host: HTMLElement, context: SceneContext<S['Game']>): Promise<Scene<S['Game']>> => {
    const ended = context.ended === true;
    let latest: Step | null = null;
    let reached: Step | null = null;
    let near: Moment<S>['near'] = null;
    let sight: Sight<S> | null = null;
    let offer: S['Offer'] | null = null;
    let picture: Picture | null = null;
    let stage: Stage | null = null;
    let pressed: Point | null = null;
    const recollection = recollectionFor<S>(game);
    let moment: Moment<S> | null = null;
    const whisper = liveRegionIn(host);
    const tip = tipIn(host, {
      stage: () => stage,
      wordsOf: (key, at) => (moment === null ? null : (game.tip?.(key, moment, at) ?? null)),
      say: whisper.say,
    });
    const backdrop = game.backdrop?.(host) ?? null;
    const pointing = createPointing<Action>(game.isSame, context.onConsider);
    const shake = createShake(wait, () => show());
    const sending = createSending<Action>({
      submit: context.submit,
      changed: () => changed(),
      answered: (refusal): void => (refusal === null ? hand.stands() : tremble()),
    });
    const tremble = (): void => {
      if (hand.touchedAt !== null && !context.look().still) shake.begin(hand.touchedAt);
    };
    const briefReveal = createBriefReveal<S['BriefReveal']>({ wait, say: whisper.say, changed: () => show() });
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
      sight: () => sight,
      view: () => latest?.view ?? null,
      playing: () => timeline.keyframe !== null,
      skip: timeline.skip,
      sending: () => sending.action !== null,
      send: (seat, action, again) => void sending.send(seat, action, again),
      next: (from, way) => nextSpot(spotsIn(picture, stage), from, way),
      changed: () => changed(),
      outOfTurn() {
        const seat = latest === null || ended || context.handsOff ? null : waitingSeat(game.rules, latest);
        if (seat === null) return;
        context.refuse?.(seat, NOT_YOUR_TURN);
        tremble();
      },
      keyed: tip.focus,
    });

    const follow = (): void => recollection.follow(reached?.view ?? latest?.view, timeline.keyframe);
    const show = (arriving = false): void => {
      const snapshot = timeline.leadsTo ?? latest;
      if (snapshot === null || latest === null || stage === null) return;
      moment = {
        snapshot,
        reached: reached ?? snapshot,
        latest,
        keyframe: timeline.keyframe,
        viewport: stage.viewport,
        far: context.look().far ?? false,
        near,
        handsOff: context.handsOff,
        ended,
        offer: open(),
        choice: hand.choice,
        considered: sending.action === null ? hand.considered : null,
        meant: sending.action ?? hand.meant(),
        sending: sending.action !== null,
        hovered: hand.hovered,
        lit: hand.lit,
        carried: hand.carried,
        arriving,
        memory: recollection.memory,
        identities: recollection.identities,
        briefReveal: briefReveal.now,
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
      const { view } = step;
      const { acting, ...turn } = turnAt(game.rules, step, near, ended);
      near = turn.near;
      const isOpen = timeline.leadsTo === null && acting !== undefined && !context.handsOff;
      sight = isOpen ? { view, own: acting.view, seat: acting.seat } : null;
      offer = sight === null ? null : game.offer(sight, { words: context.words(), people: context.people(), view });
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
      const brief = game.briefReveals;
      if (brief === undefined) return;
      for (const what of brief.of(step)) {
        briefReveal.begin(what, step.step, brief.ms, brief.say(what, context.words()));
      }
    }

    const art = () => {
      const { theme, lettering, far = false } = context.look();
      return enlargedLettering(game.art(theme, latest?.view ?? null, far), lettering);
    };

    // The arrows of a replay go from step to step.
    const stopKeys = listenToKeys(host, { camera: () => stage, handsOff: context.handsOff, does: hand.key });
    const ends = [
      stopKeys,
      whenHidden(timeline.skip),
      timeline.stop,
      briefReveal.end,
      shake.end,
      whisper.remove,
      tip.remove,
    ];
    if (backdrop !== null) ends.push(backdrop.remove);
    // Asked for now, so that they are there when the first text is painted; if they come later, the stage paints again.
    for (const font of game.fonts) void document.fonts.load(font);
    stage = await mountStage(host, {
      art: art(),
      still: () => context.look().still,
      zoom: ZOOM,
      onResize: () => show(),
      onCamera: (camera) => backdrop?.look?.(camera),
      input: {
        onHover: hand.hover,
        onPress(target, pointer, at) {
          pressed = at;
          hand.press(target, pointer === 'mouse', target === null ? tip.named(at) : null);
        },
        // The page says what is pointed at, if it has a meaning.
        onRest: (at) => tip.rest(hand.meant() === null ? at : null),
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
        // What is taken back is not played to its end.
        if (next.events.length === 0) timeline.skip();
        latest = next;
        recollection.show(next);
        [sight, offer] = [null, null];
        hand.drop();
        sending.settle();
        const isNext = before !== null && next.step === before.step + 1;
        // What was taken back, or came while nobody looked, is not shown any longer.
        if (!isNext || next.events.length === 0) briefReveal.end();
        const isPlayed = isNext && !context.look().still && !document.hidden;
        timeline.go({
          to: next,
          keyframes: isPlayed ? (game.keyframes?.(before.view, next.events, next.view) ?? []) : null,
        });
      },
      recall(steps) {
        recollection.recall(steps, latest?.view);
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
      touchedAt: () => (hand.touchedAt === null ? null : (stage?.whereIs(hand.touchedAt) ?? pressed)),
      answer: hand.answer,
      hurry: () => void timeline.skip(),
      restyle() {
        stage?.restyle(art());
        show();
      },
      destroy() {
        for (const end of ends) end();
        stage?.destroy();
        stage = null;
      },
    };
  };
}
