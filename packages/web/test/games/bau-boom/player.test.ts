import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../src/games/bau-boom/board.ts';
import { createPlayer, type Peek } from '../../../src/games/bau-boom/player.ts';
import type { Cue } from '../../../src/games/bau-boom/reel.ts';
import { played, playedWith, type Shown } from './matches.ts';

const { shown } = played({ starter: 0 }, 3, 5, [0]);

/** The first step with this event, and the one before it. */
function stepWith(type: string, list: readonly Shown[] = shown): readonly [Shown, Shown] {
  const i = list.findIndex(({ events }) => events.some((event) => event.type === type));
  const [before, after] = [list[i - 1], list[i]];
  if (before === undefined || after === undefined) throw new Error(`nothing is ${type} in this match`);
  return [before, after];
}

/** A player whose time goes on by hand. */
function byHand() {
  const cues: (Cue | null)[] = [];
  const peeks: Peek[] = [];
  const waiting: { ms: number; then: () => void }[] = [];
  const player = createPlayer({
    onShow: () => cues.push(player.shown?.cue ?? null),
    onDrawn: (peek) => peeks.push(peek),
    wait(ms, then) {
      const one = { ms, then };
      waiting.push(one);
      return () => void waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
  });
  const goOn = () => waiting.shift()?.then();
  return { player, cues, peeks, waiting, goOn };
}

describe('the player of pictures in between', () => {
  it('shows the first view at once', () => {
    const { player, cues } = byHand();
    const first = shown[0];
    if (first === undefined) throw new Error('a match has a first position');
    player.go(null, first.view, first.events, false);
    expect(player.running).toBe(false);
    expect(cues).toEqual([null]);
  });

  it('lets the dice tumble before they lie, and takes no longer than its pictures', () => {
    const { player, cues, goOn, waiting } = byHand();
    const [before, after] = stepWith('rolled');
    player.go(null, before.view, [], false);
    player.go(before.view, after.view, after.events, false);
    expect(player.running).toBe(true);
    while (waiting.length > 0) goOn();
    expect(player.running).toBe(false);
    expect(cues.filter((cue) => cue?.type === 'tumble').length).toBeGreaterThan(3);
    expect(player.shown?.board).toEqual(boardOf(after.view));
  });

  it('rolls a wheelbarrow over each space on its way', () => {
    const { player, cues, goOn, waiting } = byHand();
    const [before, after] = stepWith('moved');
    player.go(null, before.view, [], false);
    player.go(before.view, after.view, after.events, false);
    while (waiting.length > 0) goOn();
    const [moved] = after.events;
    const way = moved?.type === 'moved' ? moved.to - moved.from : 0;
    expect(cues.filter((cue) => cue?.type === 'roll-on' && cue.seat === before.view.toMove)).toHaveLength(way);
  });

  it('is at the latest view at once when it is skipped, when movement is turned down, and when the next step comes', () => {
    const [before, after] = stepWith('moved');
    for (const way of ['skip', 'still', 'next'] as const) {
      const { player, waiting } = byHand();
      player.go(null, before.view, [], false);
      player.go(before.view, after.view, after.events, way === 'still');
      if (way === 'skip') player.skip();
      if (way === 'next') player.go(null, after.view, [], false);
      expect(player.shown?.board, way).toEqual(boardOf(after.view));
      expect(player.running, way).toBe(false);
      expect(waiting, way).toEqual([]);
    }
  });

  it('hands over a drawn block once, when everything else was shown, and in no picture', () => {
    const list = playedWith('drawn', { starter: 0 }, 3, [0, 1, 2]).shown;
    const [before, after] = stepWith('drawn', list);
    const { player, peeks, cues, goOn, waiting } = byHand();
    player.go(null, before.view, [], false);
    player.go(before.view, after.view, after.events, false);
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
    player.go(before.view, after.view, after.events, true);
    expect(peeks).toEqual([]);
  });
});
