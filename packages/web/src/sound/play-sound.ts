import { SCORE, type SoundName, type Voice } from '@boomtown/ui-kit';
import { signal } from '@preact/signals';
import { settings } from '../local-storage/settings.ts';

const LOUDNESS = { off: 0, soft: 0.35, full: 0.9 } as const;

/** Can anything be heard yet? */
export const canSound = signal(false);

let playing: { readonly context: AudioContext; readonly output: SoundOutput } | null = null;

/** Nothing is heard before a person touched the page: only then is there anything that could play. */
export function soundAfterFirstTouch(): void {
  const wake = () => {
    if (playing === null && typeof AudioContext !== 'undefined') {
      const context = new AudioContext();
      playing = { context, output: createSoundOutput(context) };
      const look = () => {
        canSound.value = context.state === 'running';
      };
      context.addEventListener('statechange', look);
      look();
    }
    // A browser may lay it to sleep, as phones do behind another program.
    if (playing?.context.state === 'suspended') void playing.context.resume();
  };
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, wake, { passive: true });
}

/** Plays a sound as loudly as the person wants it, `after` this many seconds. */
export function playSound(name: SoundName, after = 0): void {
  const loudness = LOUDNESS[settings.value.sound];
  if (loudness === 0 || playing === null || playing.context.state !== 'running') return;
  playing.output.play(name, loudness, after);
}

/** Plays the sounds of the score into one audio context. */
interface SoundOutput {
  /** `loudness` from 0 to 1; `after`: this many seconds from now. */
  play(name: SoundName, loudness: number, after?: number): void;
}

/** Seconds of noise that are made once and played from the start each time. */
const NOISE_LASTS = 1.5;
/** An envelope that ends at nothing would not be allowed to fall by ratio. */
const SILENCE = 0.0001;
const ATTACK = 0.008;

function createSoundOutput(context: BaseAudioContext): SoundOutput {
  const noise = whiteNoise(context);

  const sound = (voice: Voice, begin: number, into: AudioNode): void => {
    const end = begin + voice.lasts;
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(SILENCE, begin);
    envelope.gain.linearRampToValueAtTime(voice.peak, begin + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    envelope.connect(into);
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(voice.from, begin);
      if (voice.to !== undefined) pitch.exponentialRampToValueAtTime(voice.to, end);
    };
    if (voice.of === 'low-noise' || voice.of === 'band-noise') {
      const type = voice.of === 'low-noise' ? 'lowpass' : 'bandpass';
      const filter = new BiquadFilterNode(context, { type, Q: type === 'bandpass' ? 2 : 0.7 });
      glide(filter.frequency);
      const source = new AudioBufferSourceNode(context, { buffer: noise });
      source.connect(filter).connect(envelope);
      source.start(begin, 0, voice.lasts);
    } else {
      const source = new OscillatorNode(context, { type: voice.of });
      glide(source.frequency);
      source.connect(envelope);
      source.start(begin);
      source.stop(end);
    }
  };

  return {
    play(name, loudness, after = 0) {
      const volume = new GainNode(context, { gain: loudness });
      volume.connect(context.destination);
      const begin = context.currentTime + after;
      for (const voice of SCORE[name]) sound(voice, begin + voice.at, volume);
    },
  };
}

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_LASTS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  return buffer;
}
