import { type GameId, PLAIN_TERMS, type Terms } from '@boomtown/wire/browser';
import type { Options } from './fitted-options.ts';

export const PRESET_NAMES = ['quick', 'children', 'expert'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** A way to play a game: some of its options, and the terms. What is left out is as ever. */
export interface Preset {
  readonly options: Options;
  readonly terms: Partial<Terms>;
}

const minutes = (count: number) => count * 60;
const bank = (seconds: number, increment: number): Partial<Terms> => ({
  clock: { kind: 'bank', seconds, increment, atZero: 'move' },
});
const turn = (seconds: number): Partial<Terms> => ({ clock: { kind: 'turn', seconds, atZero: 'move' } });
const STRICT = { takeback: false };

const BOARD_GAME: { readonly [name in PresetName]?: Preset } = {
  quick: { options: { sameBoard: true }, terms: bank(minutes(5), 3) },
  expert: { options: {}, terms: { ...bank(minutes(10), 5), ...STRICT } },
};

/** The ways to play each game that its form offers besides the usual one, where they make sense. */
export const PRESETS: Readonly<Record<GameId, { readonly [name in PresetName]?: Preset }>> = {
  'construction-boom': {
    quick: { options: { rounds: 2 }, terms: bank(minutes(10), 5) },
    expert: { options: {}, terms: { ...turn(90), ...STRICT } },
  },
  constructo: BOARD_GAME,
  constructor: BOARD_GAME,
  'bau-boom': {
    quick: { options: { hills: '10' }, terms: turn(30) },
    children: { options: { variant: 'young' }, terms: {} },
    expert: { options: { variant: 'clever', hills: '15' }, terms: STRICT },
  },
  boondoggle: {
    quick: { options: {}, terms: turn(60) },
    expert: { options: {}, terms: { ...bank(minutes(30), 10), ...STRICT } },
  },
};

/** What a table is played on where nothing else was chosen. */
export const USUAL_TERMS: Terms = { ...PLAIN_TERMS, takeback: true };

/** The terms of a preset, for a table that is watched so late. */
export function presetTerms(preset: Preset | undefined, watchDelay: number): Terms {
  return { ...USUAL_TERMS, ...preset?.terms, watchDelay };
}
