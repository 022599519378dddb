import { bytesToHex, isListOf, isObject } from '@boomtown/game-core';
import { type StorageLike, store, storedValue } from './storage.ts';

/** What this browser keeps of the chat: whom it mutes, whether it hears those who watch, and how it is known when it watches itself. */

const MUTED = 'muted';
const VOICE = 'voice';
const HEARS_WATCHERS = 'hears-watchers';
/** The oldest are forgotten first. */
const MOST_TABLES = 60;
const VOICE_BYTES = 16;

type MutedAt = { readonly code: string; readonly who: readonly string[] };

/** Who is muted at a table, by their keys. */
export function mutedAt(code: string, storage?: StorageLike): ReadonlySet<string> {
  return new Set(keptMuted(storage).find((table) => table.code === code)?.who);
}

export function storeMuted(code: string, who: ReadonlySet<string>, storage?: StorageLike): void {
  const others = keptMuted(storage).filter((table) => table.code !== code);
  store(MUTED, [...(who.size === 0 ? [] : [{ code, who: [...who] }]), ...others].slice(0, MOST_TABLES), storage);
}

/** Does a player here want to hear those who watch? */
export function hearsWatchers(storage?: StorageLike): boolean {
  return storedValue(HEARS_WATCHERS, (raw) => raw === true, false, storage);
}

export function keepHearsWatchers(hears: boolean, storage?: StorageLike): void {
  store(HEARS_WATCHERS, hears, storage);
}

/** The secret by which a server knows this browser again where it watches, and where it said something so. */
export interface Voice {
  readonly voice: string;
  readonly codes: readonly string[];
}

/** The browser's voice, for a table at which it says something now. */
export function voiceAt(code: string, storage?: StorageLike): string {
  const known = storedVoice(storage);
  const voice = known?.voice ?? newVoice();
  const others = (known?.codes ?? []).filter((one) => one !== code);
  storeVoice(voice, [code, ...others].slice(0, MOST_TABLES), storage);
  return voice;
}

/** The voice is needed for these tables only. */
export function storeVoice(voice: string, codes: readonly string[], storage?: StorageLike): void {
  store(VOICE, { voice, codes }, storage);
}

/** Where this browser said something while it watched; `null` if nowhere. */
export function storedVoice(storage?: StorageLike): Voice | null {
  return storedValue<Voice | null>(VOICE, readVoice, null, storage);
}

function newVoice(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(VOICE_BYTES)));
}

function keptMuted(storage?: StorageLike): readonly MutedAt[] {
  return storedValue(MUTED, (raw) => (isListOf(raw, isMutedAt) ? raw : undefined), [], storage);
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string';
}

function isMutedAt(raw: unknown): raw is MutedAt {
  return isObject(raw) && isText(raw.code) && isListOf(raw.who, isText);
}

function readVoice(raw: unknown): Voice | undefined {
  if (!isObject(raw) || !isText(raw.voice) || !/^[0-9a-f]{32}$/.test(raw.voice)) return undefined;
  return isListOf(raw.codes, isText) ? { voice: raw.voice, codes: raw.codes } : undefined;
}
