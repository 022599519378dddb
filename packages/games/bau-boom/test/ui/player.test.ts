import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/ui/board.ts';
import { createPlayer, type Passage, type Peek } from '../../src/ui/player.ts';
import type { Cue } from '../../src/ui/reel.ts';
import { played, playedWith, type Shown } from './matches.ts';

const { shown } = played({ starter: 0 }, 3, 5, [0]);

/** The first step with this event, and the one before it. */
function stepWith(type: string, list: readonly Shown[] = shown): readonly [Shown, Shown] {
  const i = list.findIndex(({ events }) => events.some((event) => event.type === type));
  const [before, after] = [list[i - 1], list[i]];
  if (before === undefined || after === undefined) throw new Error(`nothing is ${type} in this match`);
  return [before, after];
}

/** What led from one of them to the other. */
function passage(before: Shown | null, after: Shown): Passage {
  return { from: before?.view ?? null, events: after.events, view: after.view, step: after.step };
}

/** A player whose time goes on by hand. */
function byHand() {
  const cues: (Cue | null)[] = [];
  const peeks: Peek[] = [];
  const reached: number[] = [];
  const times: number[] = [];
  const waiting: { ms: number; then: () => void }[] = [];
  const player = createPlayer({
    onShow: () => cues.push(player.shown?.cue ?? null),
    onReached: (step) => reached.push(step),
    onDrawn: (peek) => peeks.push(peek),
    wait(ms, then) {
      const one = { ms, then };
      waiting.push(one);
      times.push(ms);
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
  });
  const goOn = () => waiting.shift()?.then();
  const goOnTo = (step: number) => {
    while (waiting.length > 0 && reached.at(-1) !== step) goOn();
  };
  const stand = (at: Shown) => player.go(passage(null, at), false);
  return { player, cues, peeks, reached, times, waiting, goOn, goOnTo, stand };
}

describe('the player of pictures in between', () => {
  it('shows the first view at once', () => {
    const { player, cues, reached, stand } = byHand();
    const first = shown[0];
    if (first === undefined) throw new Error('a match has a first position');
    stand(first);
    expect(player.running).toBe(false);
    expect(cues).toEqual([null]);
    expect(reached).toEqual([0]);
  });

  it('lets the dice tumble and lie for a moment before the roll is there to be told', () => {
    const { player, cues, reached, waiting, goOn, stand } = byHand();
    const [before, after] = stepWith('rolled');
    stand(before);
    player.go(passage(before, after), false);
    expect(player.running).toBe(true);
    while (waiting.length > 0) {
      expect(reached).toEqual([before.step]);
      expect(player.shown?.view).toBe(before.view);
      goOn();
    }
    expect(player.running).toBe(false);
    expect(reached).toEqual([before.step, after.step]);
    expect(cues.filter((cue) => cue?.type === 'tumble').length).toBeGreaterThan(3);
    expect(cues.slice(-2)).toEqual([{ type: 'land' }, null]);
    expect(player.shown?.board).toEqual(boardOf(after.view));
  });

  it('rolls a wheelbarrow over each space on its way, and asks nothing before it has come to rest', () => {
    const { player, cues, goOn, waiting, stand } = byHand();
    const [before, after] = stepWith('moved');
    stand(before);
    player.go(passage(before, after), false);
    while (waiting.length > 0) goOn();
    const [moved] = after.events;
    const way = moved?.type === 'moved' ? moved.to - moved.from : 0;
    expect(cues.filter((cue) => cue?.type === 'roll-on' && cue.seat === before.view.toMove)).toHaveLength(way);
    expect(cues.slice(-2)).toEqual([{ type: 'rest' }, null]);
  });

  it('is at the latest view at once when it is skipped, when movement is turned down, and when something was missed', () => {
    const [before, after] = stepWith('moved');
    for (const way of ['skip', 'still', 'gap'] as const) {
      const { player, reached, waiting, stand } = byHand();
      stand(before);
      player.go(passage(before, after), way === 'still');
      if (way === 'skip') player.skip();
      if (way === 'gap') player.go({ ...passage(null, after), step: after.step + 3 }, false);
      expect(player.shown?.board, way).toEqual(boardOf(after.view));
      expect(player.running, way).toBe(false);
      expect(waiting, way).toEqual([]);
      expect(reached, way).toEqual([before.step, after.step, ...(way === 'gap' ? [after.step + 3] : [])]);
    }
  });

  it('shows steps that come meanwhile one after the other, faster the more of them wait', () => {
    const { player, reached, times, waiting, goOnTo, stand } = byHand();
    const [zero, one, two, three] = shown;
    if (zero === undefined || one === undefined || two === undefined || three === undefined)
      throw new Error('no match');
    stand(zero);
    player.go(passage(zero, one), false);
    const [usual] = times;
    player.go(passage(one, two), false);
    player.go(passage(two, three), false);
    waiting[0]?.then();
    expect(times[1]).toBeLessThan((usual ?? 0) * 0.6);
    goOnTo(1);
    expect(player.running).toBe(true);
    expect(player.shown?.board).not.toEqual(boardOf(three.view));
    goOnTo(3);
    expect(reached).toEqual([0, 1, 2, 3]);
    expect(player.running).toBe(false);
    expect(player.shown?.board).toEqual(boardOf(three.view));
  });

  it('is never more than a few steps behind: then only the newest is still shown happening', () => {
    const { player, reached, goOnTo, stand } = byHand();
    const few = shown.slice(0, 7);
    const [first, ...rest] = few;
    if (first === undefined) throw new Error('a match has a first position');
    stand(first);
    for (const [i, after] of rest.slice(0, 5).entries()) player.go(passage(few[i] ?? null, after), false);
    expect(reached).toEqual([0, 1, 2, 3, 4]);
    expect(player.running).toBe(true);
    goOnTo(5);
    expect(player.running).toBe(false);
  });

  it('hands over a drawn block once, when everything else was shown, and in no picture', () => {
    const list = playedWith('drawn', { starter: 0 }, 3, [0, 1, 2]).shown;
    const [before, after] = stepWith('drawn', list);
    const { player, peeks, cues, goOn, waiting, stand } = byHand();
    stand(before);
    player.go(passage(before, after), false);
    expect(peeks).toEqual([]);
    while (waiting.length > 0) goOn();
    const drawn = after.events.find(({ type }) => type === 'drawn');
    expect(peeks).toEqual([drawn?.type === 'drawn' ? { seat: drawn.seat, block: drawn.block } : null]);
    for (const cue of cues) if (cue?.type === 'draw') expect(cue.block).toBeNull();
  });

  it.each([{ openBarrows: true }, { variant: 'young' }])('hands over nothing where all is open: %j', (options) => {
    const list = playedWith('drawn', { starter: 0, ...options }, 3, [0, 1, 2]).shown;
    const [before, after] = stepWith('drawn', list);
    const { player, peeks } = byHand();
    player.go(passage(before, after), true);
    expect(peeks).toEqual([]);
  });
});
