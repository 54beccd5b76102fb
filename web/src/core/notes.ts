/** A sound is a few notes: what it is made of, its pitch in hertz, when it begins, how long it lasts. */
interface Note {
  wave: OscillatorType | 'noise';
  pitch: number;
  at: number;
  long: number;
  /** As it would be measured; low pitches need more to be heard as loud. */
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

/** By the kind of effect that is seen. All are about equally loud; what happens often is softer. */
export const SOUNDS: Record<string, Note[]> = {
  walk: [note('noise', 480, 0, 0.09, 0.46), note('noise', 400, 0.16, 0.09, 0.38)],
  fly: [note('sawtooth', 110, 0, 0.4, 0.28, 82), note('noise', 300, 0, 0.35, 0.16)],
  flash: [note('noise', 900, 0, 0.16, 0.5), note('square', 140, 0, 0.16, 0.16, 70)],
  dice: [0, 0.09, 0.17, 0.28, 0.42].map((at, n) => note('noise', 2400 - n * 250, at, 0.05, 0.38)),
  killed: [note('square', 300, 0, 0.14, 0.15, 110), note('noise', 700, 0.02, 0.14, 0.34)],
  wounded: [note('triangle', 330, 0, 0.36, 0.34, 165), note('noise', 500, 0, 0.08, 0.2)],
  spawned: [note('sawtooth', 82, 0, 0.45, 0.33, 147)],
  card: [note('noise', 3000, 0, 0.1, 0.36), note('noise', 1800, 0.05, 0.08, 0.28)],
  door: [note('triangle', 190, 0, 0.16, 0.36, 110), note('noise', 420, 0.08, 0.16, 0.32)],
  level: [523, 659, 784].map((pitch, n) => note('triangle', pitch, n * 0.1, 0.3, 0.14)),
  phase: [note('sawtooth', 98, 0, 0.9, 0.2, 82), note('triangle', 196, 0, 0.9, 0.26, 165)],
  turn: [note('triangle', 660, 0, 0.16, 0.12), note('triangle', 880, 0.12, 0.28, 0.12)],
  // Great moments: a find, a goal, somebody who falls, tape across the table.
  found: [note('noise', 2600, 0, 0.1, 0.3), note('triangle', 587, 0.08, 0.26, 0.13)],
  goal: [note('triangle', 523, 0, 0.2, 0.13), note('triangle', 784, 0.14, 0.4, 0.13)],
  fall: [note('triangle', 294, 0, 0.5, 0.26, 220), note('triangle', 196, 0.3, 0.6, 0.28, 131)],
  tape: [0, 0.16, 0.32].map((at) => note('square', 233, at, 0.13, 0.11, 220)),
  story: [note('noise', 1500, 0, 0.16, 0.3), note('noise', 1100, 0.12, 0.2, 0.26)],
  mold: [note('sawtooth', 70, 0, 0.6, 0.34, 104), note('noise', 260, 0.1, 0.5, 0.2)],
  drive: [note('sawtooth', 90, 0, 0.5, 0.3, 140), note('noise', 500, 0, 0.4, 0.18)],
  lit: [note('noise', 3200, 0, 0.04, 0.3), note('triangle', 988, 0.03, 0.16, 0.08)],
  // The colony.
  exposure: [0, 0.1, 0.2, 0.33].map((at, n) => note('noise', 2000 - n * 300, at, 0.06, 0.36)),
  crisis: [note('noise', 2800, 0, 0.1, 0.32), note('triangle', 262, 0.06, 0.3, 0.24, 247)],
  reveal: [note('noise', 2200, 0, 0.12, 0.32), note('noise', 1600, 0.1, 0.12, 0.3)],
  exiled: [note('triangle', 247, 0, 0.4, 0.3, 185), note('noise', 300, 0.2, 0.3, 0.3)],
  sprung: [note('noise', 1900, 0, 0.14, 0.34), note('triangle', 440, 0.1, 0.3, 0.16, 415)],
  morale: [note('triangle', 311, 0, 0.3, 0.26, 262)],
  met: [note('triangle', 587, 0, 0.24, 0.13), note('triangle', 880, 0.16, 0.36, 0.12)],
  won: [392, 523, 659, 784].map((pitch, n) => note('triangle', pitch, n * 0.16, 0.5, 0.13)),
  lost: [note('triangle', 220, 0, 1, 0.3, 104), note('sawtooth', 82, 0.1, 0.95, 0.16, 55)],
};

const CLICK = 0.004;
const FADE = 0.02;
const SILENCE = 0.002;

/** Plays notes through `out`, from now on. */
export function sing(audio: BaseAudioContext, notes: readonly Note[], out: AudioNode): void {
  for (const { wave, pitch, at, long, loud, slide } of notes) {
    const begin = audio.currentTime + at;
    const volume = audio.createGain();
    // A note that begins or ends at once clicks.
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + CLICK);
    volume.gain.exponentialRampToValueAtTime(loud * SILENCE, begin + long);
    volume.gain.linearRampToValueAtTime(0, begin + long + FADE);
    volume.connect(out);
    const source = wave === 'noise' ? rustle(audio, pitch, volume) : tone(audio, wave, volume);
    if (source instanceof OscillatorNode) {
      source.frequency.setValueAtTime(pitch, begin);
      if (slide) source.frequency.exponentialRampToValueAtTime(slide, begin + long);
    }
    source.start(begin);
    source.stop(begin + long + FADE);
  }
}

/** Where all sounds meet: however many come at once, they get fuller and never crackle. */
export function speaker(audio: BaseAudioContext): AudioNode {
  const soft = audio.createWaveShaper();
  soft.curve = Float32Array.from({ length: 257 }, (_, n) => Math.tanh(n / 128 - 1));
  soft.connect(audio.destination);
  return soft;
}

function tone(audio: BaseAudioContext, wave: OscillatorType, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.connect(out);
  return source;
}

/** Noise around a pitch, as strong as a tone whatever the pitch is. */
function rustle(audio: BaseAudioContext, pitch: number, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  const strength = Math.sqrt(audio.sampleRate / pitch) / 4;
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * strength;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(out);
  return source;
}
