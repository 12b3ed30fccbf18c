// Nine short cues, made by the page itself: no file to fetch. Silent unless the person has turned
// the sound on; browsers let it begin with a tap.
import { preferences } from '../app/preferences.svelte';

export type Cue = 'turn' | 'own' | 'event' | 'drama' | 'refused' | 'clock' | 'chat' | 'end' | 'win';

interface Note {
  hz: number;
  at: number; // seconds after the cue begins
  long: number;
  wave?: OscillatorType;
  to?: number; // glides to this pitch
}

const cues: Record<Cue, Note[]> = {
  turn: [
    { hz: 587, at: 0, long: 0.12 },
    { hz: 880, at: 0.1, long: 0.2 },
  ],
  own: [{ hz: 440, at: 0, long: 0.07, wave: 'triangle' }],
  event: [{ hz: 330, at: 0, long: 0.06, wave: 'triangle' }],
  drama: [{ hz: 220, at: 0, long: 0.45, wave: 'sawtooth', to: 70 }],
  refused: [{ hz: 160, at: 0, long: 0.12, wave: 'square' }],
  clock: [{ hz: 1000, at: 0, long: 0.04 }],
  chat: [
    { hz: 740, at: 0, long: 0.05 },
    { hz: 988, at: 0.06, long: 0.06 },
  ],
  end: [
    { hz: 523, at: 0, long: 0.18, wave: 'triangle' },
    { hz: 392, at: 0.16, long: 0.3, wave: 'triangle' },
  ],
  win: [
    { hz: 523, at: 0, long: 0.14, wave: 'triangle' },
    { hz: 659, at: 0.12, long: 0.14, wave: 'triangle' },
    { hz: 784, at: 0.24, long: 0.35, wave: 'triangle' },
  ],
};

let context: AudioContext | null = null;

export function playCue(cue: Cue): void {
  if (preferences.sound <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const loudness = (preferences.sound / 100) * 0.2;
  for (const note of cues[cue]) playNote(context, note, loudness);
}

function playNote(audio: AudioContext, { hz, at, long, wave = 'sine', to }: Note, loudness: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, start);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(wave === 'square' || wave === 'sawtooth' ? loudness / 3 : loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

export function vibrate(ms: number): void {
  if (preferences.vibration && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(ms);
}
