import { bytesToHex, isListOf, isObject } from '@boomtown/game-core';
import { keep, keptValue, type Shelf } from './storage.ts';

/** What this browser keeps of the chat: whom it mutes, whether it hears those who watch, and how it is known when it watches itself. */

const MUTED = 'muted';
const VOICE = 'voice';
const HEARS_WATCHERS = 'hears-watchers';
/** The oldest are forgotten first. */
const MOST_TABLES = 60;
const VOICE_BYTES = 16;

type MutedAt = { readonly code: string; readonly who: readonly string[] };

/** Who is muted at a table, by their keys. */
export function mutedAt(code: string, shelf?: Shelf): ReadonlySet<string> {
  return new Set(keptMuted(shelf).find((table) => table.code === code)?.who);
}

export function keepMuted(code: string, who: ReadonlySet<string>, shelf?: Shelf): void {
  const others = keptMuted(shelf).filter((table) => table.code !== code);
  keep(MUTED, [...(who.size === 0 ? [] : [{ code, who: [...who] }]), ...others].slice(0, MOST_TABLES), shelf);
}

/** Does a player here want to hear those who watch? */
export function hearsWatchers(shelf?: Shelf): boolean {
  return keptValue(HEARS_WATCHERS, (raw) => raw === true, false, shelf);
}

export function keepHearsWatchers(hears: boolean, shelf?: Shelf): void {
  keep(HEARS_WATCHERS, hears, shelf);
}

/** The secret by which a server knows this browser again where it watches, and where it said something so. */
export interface Voice {
  readonly voice: string;
  readonly codes: readonly string[];
}

/** The browser's voice, for a table at which it says something now. */
export function voiceAt(code: string, shelf?: Shelf): string {
  const known = keptVoice(shelf);
  const voice = known?.voice ?? newVoice();
  const others = (known?.codes ?? []).filter((one) => one !== code);
  keepVoice(voice, [code, ...others].slice(0, MOST_TABLES), shelf);
  return voice;
}

/** The voice is needed for these tables only. */
export function keepVoice(voice: string, codes: readonly string[], shelf?: Shelf): void {
  keep(VOICE, { voice, codes }, shelf);
}

/** Where this browser said something while it watched; `null` if nowhere. */
export function keptVoice(shelf?: Shelf): Voice | null {
  return keptValue<Voice | null>(VOICE, readVoice, null, shelf);
}

function newVoice(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(VOICE_BYTES)));
}

function keptMuted(shelf?: Shelf): readonly MutedAt[] {
  return keptValue(MUTED, (raw) => (isListOf(raw, isMutedAt) ? raw : undefined), [], shelf);
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
