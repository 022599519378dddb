import { describe, expect, it } from 'vitest';
import { hearsWatchers, keepHearsWatchers, keepMuted, keptVoice, mutedAt, voiceAt } from '../../src/kept/chat.ts';
import { memoryShelf } from './memory-shelf.ts';

/** The shelf with its only entry damaged. */
function damaged(key: string, value: unknown) {
  const shelf = memoryShelf();
  if (key === 'muted') keepMuted('K7QXM', new Set(['seat 1']), shelf);
  else voiceAt('K7QXM', shelf);
  const [name = ''] = Object.keys(shelf.items);
  shelf.items[name] = JSON.stringify(value);
  return shelf;
}

describe('whom a browser mutes', () => {
  it('is kept for each table by itself', () => {
    const shelf = memoryShelf();
    keepMuted('K7QXM', new Set(['seat 1', 'watcher 2']), shelf);
    keepMuted('CRANE', new Set(['seat 0']), shelf);
    keepMuted('K7QXM', new Set(['seat 1']), shelf);
    expect(mutedAt('K7QXM', shelf)).toEqual(new Set(['seat 1']));
    expect(mutedAt('CRANE', shelf)).toEqual(new Set(['seat 0']));
    expect(mutedAt('OTHER', shelf)).toEqual(new Set());
    keepMuted('K7QXM', new Set(), shelf);
    expect(mutedAt('K7QXM', shelf)).toEqual(new Set());
    expect(JSON.stringify(shelf.items)).not.toContain('K7QXM');
  });

  it('is forgotten of the oldest tables first', () => {
    const shelf = memoryShelf();
    for (let table = 0; table <= 60; table += 1) keepMuted(`T${table}`, new Set(['seat 0']), shelf);
    expect(mutedAt('T0', shelf).size).toBe(0);
    expect(mutedAt('T1', shelf).size).toBe(1);
    expect(mutedAt('T60', shelf).size).toBe(1);
  });

  it.each([[7], [[{ code: 'K7QXM', who: [7] }]], [[{ who: [] }]], [{}]])('is nobody where %j is kept', (value) => {
    expect(mutedAt('K7QXM', damaged('muted', value)).size).toBe(0);
  });
});

describe('the voice of a browser that watches', () => {
  it('is the same at every table, and says where it was raised, the latest first', () => {
    const shelf = memoryShelf();
    expect(keptVoice(shelf)).toBeNull();
    const voice = voiceAt('K7QXM', shelf);
    expect(voice).toMatch(/^[0-9a-f]{32}$/);
    expect(voiceAt('CRANE', shelf)).toBe(voice);
    expect(voiceAt('K7QXM', shelf)).toBe(voice);
    expect(keptVoice(shelf)).toEqual({ voice, codes: ['K7QXM', 'CRANE'] });
    expect(voiceAt('K7QXM', memoryShelf())).not.toBe(voice);
  });

  it('knows the latest sixty tables', () => {
    const shelf = memoryShelf();
    for (let table = 0; table <= 60; table += 1) voiceAt(`T${table}`, shelf);
    expect(keptVoice(shelf)?.codes).toHaveLength(60);
    expect(keptVoice(shelf)?.codes).not.toContain('T0');
  });

  it.each([
    [null],
    [{ voice: 'short', codes: [] }],
    [{ voice: `${'a'.repeat(32)}0`, codes: [] }],
    [{ voice: 'a'.repeat(32), codes: [7] }],
    [{ voice: 'a'.repeat(32) }],
  ])('is another one where %j is kept', (value) => {
    const shelf = damaged('voice', value);
    expect(keptVoice(shelf)).toBeNull();
    expect(voiceAt('K7QXM', shelf)).not.toBe('a'.repeat(32));
  });
});

it('a player hears those who watch only after saying so', () => {
  const shelf = memoryShelf();
  expect(hearsWatchers(shelf)).toBe(false);
  keepHearsWatchers(true, shelf);
  expect(hearsWatchers(shelf)).toBe(true);
  keepHearsWatchers(false, shelf);
  expect(hearsWatchers(shelf)).toBe(false);
});
