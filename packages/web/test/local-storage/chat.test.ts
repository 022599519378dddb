import { describe, expect, it } from 'vitest';
import {
  hearsWatchers,
  keepHearsWatchers,
  mutedAt,
  storedVoice,
  storeMuted,
  voiceAt,
} from '../../src/local-storage/chat.ts';
import { memoryStorage } from './memory-storage.ts';

/** The shelf with its only entry damaged. */
function damaged(key: string, value: unknown) {
  const storage = memoryStorage();
  if (key === 'muted') storeMuted('K7QXM', new Set(['seat 1']), storage);
  else voiceAt('K7QXM', storage);
  const [name = ''] = Object.keys(storage.items);
  storage.items[name] = JSON.stringify(value);
  return storage;
}

describe('whom a browser mutes', () => {
  it('is stored for each table by itself', () => {
    const storage = memoryStorage();
    storeMuted('K7QXM', new Set(['seat 1', 'watcher 2']), storage);
    storeMuted('CRANE', new Set(['seat 0']), storage);
    storeMuted('K7QXM', new Set(['seat 1']), storage);
    expect(mutedAt('K7QXM', storage)).toEqual(new Set(['seat 1']));
    expect(mutedAt('CRANE', storage)).toEqual(new Set(['seat 0']));
    expect(mutedAt('OTHER', storage)).toEqual(new Set());
    storeMuted('K7QXM', new Set(), storage);
    expect(mutedAt('K7QXM', storage)).toEqual(new Set());
    expect(JSON.stringify(storage.items)).not.toContain('K7QXM');
  });

  it('is forgotten of the oldest tables first', () => {
    const storage = memoryStorage();
    for (let table = 0; table <= 60; table += 1) storeMuted(`T${table}`, new Set(['seat 0']), storage);
    expect(mutedAt('T0', storage).size).toBe(0);
    expect(mutedAt('T1', storage).size).toBe(1);
    expect(mutedAt('T60', storage).size).toBe(1);
  });

  it.each([[7], [[{ code: 'K7QXM', who: [7] }]], [[{ who: [] }]], [{}]])('is nobody where %j is stored', (value) => {
    expect(mutedAt('K7QXM', damaged('muted', value)).size).toBe(0);
  });
});

describe('the voice of a browser that watches', () => {
  it('is the same at every table, and says where it was raised, the latest first', () => {
    const storage = memoryStorage();
    expect(storedVoice(storage)).toBeNull();
    const voice = voiceAt('K7QXM', storage);
    expect(voice).toMatch(/^[0-9a-f]{32}$/);
    expect(voiceAt('CRANE', storage)).toBe(voice);
    expect(voiceAt('K7QXM', storage)).toBe(voice);
    expect(storedVoice(storage)).toEqual({ voice, codes: ['K7QXM', 'CRANE'] });
    expect(voiceAt('K7QXM', memoryStorage())).not.toBe(voice);
  });

  it('knows the latest sixty tables', () => {
    const storage = memoryStorage();
    for (let table = 0; table <= 60; table += 1) voiceAt(`T${table}`, storage);
    expect(storedVoice(storage)?.codes).toHaveLength(60);
    expect(storedVoice(storage)?.codes).not.toContain('T0');
  });

  it.each([
    [null],
    [{ voice: 'short', codes: [] }],
    [{ voice: `${'a'.repeat(32)}0`, codes: [] }],
    [{ voice: 'a'.repeat(32), codes: [7] }],
    [{ voice: 'a'.repeat(32) }],
  ])('is another one where %j is stored', (value) => {
    const storage = damaged('voice', value);
    expect(storedVoice(storage)).toBeNull();
    expect(voiceAt('K7QXM', storage)).not.toBe('a'.repeat(32));
  });
});

it('a player hears those who watch only after saying so', () => {
  const storage = memoryStorage();
  expect(hearsWatchers(storage)).toBe(false);
  keepHearsWatchers(true, storage);
  expect(hearsWatchers(storage)).toBe(true);
  keepHearsWatchers(false, storage);
  expect(hearsWatchers(storage)).toBe(false);
});
