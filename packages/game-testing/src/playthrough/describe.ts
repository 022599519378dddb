import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game, GameTypes } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { readPlaythrough } from './file.ts';
import { recordPlaythrough } from './record.ts';

export interface PlaythroughsSettings<T extends GameTypes> {
  /** A game's own picture of a position, of which changed lines are written; without it the changed fields of the state. */
  readonly text?: (state: T['State']) => string;
}

/** With this in the environment playthroughs are written anew from their policies or actions, and not compared. */
const UPDATE = 'UPDATE_PLAYTHROUGHS';

/**
 * Replays the golden playthroughs (`*.txt`) of a folder and compares every line. There are two at least.
 * With `UPDATE_PLAYTHROUGHS=1` they are rewritten instead; the difference is for people to read before they commit it.
 */
export function describePlaythroughs<T extends GameTypes>(
  game: Game<T>,
  folder: URL,
  settings: PlaythroughsSettings<T> = {},
): void {
  const inside = folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`);
  const names = existsSync(inside) ? readdirSync(inside).filter((name) => name.endsWith('.txt')) : [];
  const update = process.env[UPDATE] === '1';
  describe(`${game.info.id}: golden playthroughs`, () => {
    it('there are two at least', () => {
      expect(names.length).toBeGreaterThanOrEqual(2);
    });
    it.each(names.toSorted())('%s', (name) => {
      const file = new URL(name, inside);
      const text = readFileSync(file, 'utf8');
      if (update) writeFileSync(file, again(game, text, true, settings.text));
      else expect(again(game, text, false, settings.text), `${name} (${UPDATE}=1 writes it anew)`).toBe(text);
    });
  });
}

/**
 * The playthrough as the rules play it today. Its listed actions are replayed; `fromPolicy` lets its policy, if it has
 * one, choose anew.
 */
export function again<T extends GameTypes>(
  game: Game<T>,
  text: string,
  fromPolicy: boolean,
  picture?: (state: T['State']) => string,
): string {
  const { policy, actions, ...file } = readPlaythrough(text);
  if (file.game !== game.info.id) throw new Error(`This is a playthrough of ${file.game}, not of ${game.info.id}.`);
  const choosing = fromPolicy && policy !== undefined;
  return recordPlaythrough(game, {
    title: file.title,
    options: file.options,
    seats: file.seats,
    seed: file.seed,
    fragment: file.fragment,
    ...(policy === undefined ? {} : { policy: policy.text, lean: policy.lean }),
    ...(choosing ? (file.fragment && actions.length > 0 ? { maxActions: actions.length } : {}) : { actions }),
    ...(picture === undefined ? {} : { text: picture }),
  });
}
