/** What can be heard at a table. Games name them for their events; the page itself has the turn and the end. */
export type SoundName = 'place' | 'move' | 'collapse' | 'dice' | 'coin' | 'card' | 'turn' | 'end';

/** A voice of a sound: a tone that glides, or noise through a filter that glides. Times in seconds, pitches in hertz. */
export interface Voice {
  readonly of: OscillatorType | 'low-noise' | 'band-noise';
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to?: number;
  /** How loud at its loudest, from 0 to 1. */
  readonly peak: number;
}

const tone = (at: number, from: number, lasts: number, peak: number): Voice => ({
  of: 'triangle',
  at,
  from,
  lasts,
  peak,
});

const click = (at: number, from: number, peak: number): Voice => ({
  of: 'band-noise',
  at,
  lasts: 0.05,
  from,
  to: from * 0.7,
  peak,
});

/** All sounds are made from these, soft and short; a collapse may take its time. */
export const SCORE: Readonly<Record<SoundName, readonly Voice[]>> = {
  place: [
    { of: 'sine', at: 0, lasts: 0.14, from: 190, to: 85, peak: 0.5 },
    { of: 'low-noise', at: 0, lasts: 0.06, from: 1400, to: 300, peak: 0.3 },
  ],
  move: [{ of: 'low-noise', at: 0, lasts: 0.18, from: 500, to: 900, peak: 0.9 }],
  collapse: [
    { of: 'low-noise', at: 0, lasts: 1.3, from: 1100, to: 90, peak: 0.7 },
    { of: 'sine', at: 0.05, lasts: 0.5, from: 95, to: 38, peak: 0.55 },
    ...[0.12, 0.3, 0.42, 0.66, 0.9].map((at, nth) => click(at, 700 - nth * 90, 0.3)),
  ],
  dice: [0, 0.07, 0.16, 0.23, 0.36].map((at, nth) => click(at, 2600 - (nth % 2) * 500, 0.7)),
  coin: [tone(0, 1319, 0.12, 0.22), tone(0.07, 1760, 0.3, 0.24)],
  card: [{ of: 'band-noise', at: 0, lasts: 0.14, from: 1800, to: 4200, peak: 0.8 }],
  turn: [tone(0, 523, 0.22, 0.3), tone(0.13, 784, 0.4, 0.3)],
  end: [523, 659, 784, 1047].map((pitch, nth) => tone(nth * 0.12, pitch, nth === 3 ? 0.7 : 0.3, 0.28)),
};
