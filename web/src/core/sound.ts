import { settings } from './settings.svelte';
import type { Effect } from './show.svelte';

let context: AudioContext | null = null;
let out: AudioNode | null = null;

/**
 * Plays what is heard with some effects, each sound once; nothing unless sounds are on. Who wants
 * nothing to move wants no moment to sound: only a call, as to one's turn, is heard then.
 */
export function hear(effects: readonly Effect[]): void {
  if (settings.reducedMotion) return;
  for (const kind of new Set(effects.map((effect) => effect.kind))) void play(kind);
}

export async function play(kind: string): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers are silent until somebody has clicked, and would then play all that was kept back.
  if (navigator.userActivation?.hasBeenActive === false) return;
  // Who wants no sounds does not fetch them.
  const { SOUNDS, sing, speaker } = await import('./notes');
  const notes = SOUNDS[kind];
  if (!notes) return;
  context ??= new AudioContext();
  out ??= speaker(context);
  if (context.state === 'suspended') void context.resume();
  sing(context, notes, out);
}
