import type { Effect } from './show.svelte';
import { settings } from './settings.svelte';

/** A sound is a few notes: pitch in hertz, when it begins, how long it lasts, what it is made of. */
export interface Note {
  pitch: number;
  at: number;
  long: number;
  wave: OscillatorType | 'noise';
  loud: number;
  /** The pitch it slides to. */
  slide?: number;
}

const note = (
  wave: Note['wave'],
  pitch: number,
  at: number,
  long: number,
  loud: number,
  slide?: number,
): Note => ({ wave, pitch, at, long, loud, slide });

/** By the kind of effect that is seen. */
export const SOUNDS: Record<string, Note[]> = {
  walk: [note('noise', 500, 0, 0.05, 0.25), note('noise', 420, 0.16, 0.05, 0.2)],
  fly: [note('sawtooth', 92, 0, 0.38, 0.16, 70)],
  flash: [note('noise', 900, 0, 0.12, 0.4), note('square', 120, 0, 0.14, 0.14, 60)],
  dice: [0, 0.09, 0.17, 0.28, 0.42].map((at, n) => note('noise', 2400 - n * 250, at, 0.035, 0.35)),
  killed: [note('square', 300, 0, 0.1, 0.14, 110), note('noise', 700, 0.02, 0.1, 0.25)],
  wounded: [note('triangle', 220, 0, 0.3, 0.35, 130)],
  spawned: [note('sawtooth', 60, 0, 0.4, 0.2, 110)],
  card: [note('noise', 3200, 0, 0.07, 0.18)],
  door: [note('triangle', 160, 0, 0.12, 0.3, 90), note('noise', 300, 0.08, 0.1, 0.3)],
  level: [523, 659, 784].map((pitch, n) => note('triangle', pitch, n * 0.1, 0.22, 0.22)),
  phase: [note('sawtooth', 73, 0, 0.7, 0.2, 65), note('sine', 110, 0, 0.7, 0.25, 98)],
  turn: [note('triangle', 660, 0, 0.12, 0.18), note('triangle', 880, 0.12, 0.2, 0.18)],
};

const VOLUME = 0.35;
let context: AudioContext | null = null;

/** Plays what is heard with some effects, each sound once; nothing unless sounds are on. */
export function hear(effects: readonly Effect[]): void {
  for (const kind of new Set(effects.map((effect) => effect.kind))) play(kind);
}

export function play(kind: string): void {
  const notes = SOUNDS[kind];
  if (!notes || !settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep it silent until somebody has clicked.
  if (context.state === 'suspended') void context.resume();
  for (const one of notes) sing(context, one);
}

function sing(audio: AudioContext, { wave, pitch, at, long, loud, slide }: Note): void {
  const begin = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud * VOLUME, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  volume.connect(audio.destination);
  const source = wave === 'noise' ? rustle(audio, pitch, volume) : tone(audio, wave, volume);
  if (source instanceof OscillatorNode) {
    source.frequency.setValueAtTime(pitch, begin);
    if (slide) source.frequency.exponentialRampToValueAtTime(slide, begin + long);
  }
  source.start(begin);
  source.stop(begin + long + 0.02);
}

function tone(audio: AudioContext, wave: OscillatorType, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(out);
  return source;
}

/** Noise around a pitch. */
function rustle(audio: AudioContext, pitch: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}
