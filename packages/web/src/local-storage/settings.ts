import { isObject, isOneOf } from '@boomtown/game-core';
import { LANGUAGE_TAGS, type Language } from '@boomtown/i18n';
import { SEAT_COLOURS, type SeatColour } from '@boomtown/ui-kit';
import { signal } from '@preact/signals';
import { onStoredElsewhere, store, storedValue } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'still'] as const;

/** How loud the table is. */
export const LOUDNESSES = ['off', 'soft', 'full'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

/** What a person set in this browser. */
export interface Settings {
  readonly language: Language | 'system';
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: (typeof LOUDNESSES)[number];
  /** Do the system's own notices say whose turn it is while the page is hidden? */
  readonly notices: boolean;
  /** Does the browser’s push service notify the player of their turn while no page is open? */
  readonly push: boolean;
  /** Does a phone shake a little when the turn comes? */
  readonly vibration: boolean;
  /** Is every action from the board asked for a second time? */
  readonly confirm: boolean;
  /** Is the only possible move made after a second without being asked for? */
  readonly byItself: boolean;
  /** Is the list of moves open where it may be folded, since the board offers the same? */
  readonly movesOpen: boolean;
  /** Is a phone a hand for a big screen: the moves always open, the whole board a touch away? */
  readonly hand: boolean;
  /** Does a big screen show what one points at, as far as everybody may know it? */
  readonly point: boolean;
  /** The name to sit down with; empty until one was given. */
  readonly name: string;
  /** The colour to sit down at, where it is free. */
  readonly colour: SeatColour | 'any';
}

const DEFAULTS: Settings = {
  language: 'system',
  textSize: 'normal',
  theme: 'system',
  motion: 'system',
  sound: 'soft',
  notices: false,
  push: false,
  vibration: true,
  confirm: false,
  byItself: true,
  movesOpen: false,
  hand: false,
  point: false,
  name: '',
  colour: 'any',
};
const KEY = 'settings';

export const settings = signal<Settings>(DEFAULTS);

/** Reads the stored settings, and again whenever another tab changes them. */
export function loadSettings(): void {
  settings.value = keptSettings();
  onStoredElsewhere(KEY, () => {
    settings.value = keptSettings();
  });
}

/** Everything is as if nothing had ever been chosen here. */
export function resetSettings(): void {
  settings.value = DEFAULTS;
}

/** Changes some settings here and in the other tabs. */
export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  store(KEY, settings.value);
}

function keptSettings(): Settings {
  return storedValue(KEY, readSettings, DEFAULTS);
}

function readSettings(raw: unknown): Settings | undefined {
  if (!isObject(raw)) return undefined;
  return {
    language: isOneOf(raw.language, LANGUAGE_TAGS) ? raw.language : DEFAULTS.language,
    textSize: isOneOf(raw.textSize, TEXT_SIZES) ? raw.textSize : DEFAULTS.textSize,
    theme: isOneOf(raw.theme, THEMES) ? raw.theme : DEFAULTS.theme,
    motion: isOneOf(raw.motion, MOTIONS) ? raw.motion : DEFAULTS.motion,
    sound: isOneOf(raw.sound, LOUDNESSES) ? raw.sound : DEFAULTS.sound,
    notices: raw.notices === true,
    push: raw.push === true,
    vibration: raw.vibration !== false,
    confirm: raw.confirm === true,
    byItself: raw.byItself !== false,
    movesOpen: raw.movesOpen === true,
    hand: raw.hand === true,
    point: raw.point === true,
    name: typeof raw.name === 'string' ? raw.name : DEFAULTS.name,
    colour: isOneOf(raw.colour, SEAT_COLOURS) ? raw.colour : DEFAULTS.colour,
  };
}
