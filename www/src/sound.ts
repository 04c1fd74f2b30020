// Sounds, made in the page: no files. Each is a few tones and some noise; nobody needs them to understand what happens.

/** What can be heard. */
export type Sound = "dice" | "step" | "hit" | "loss" | "turn" | "end";

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** A second of noise, always the same. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = (seed / 1_073_741_823.5 - 1) * 0.9;
  }
  return buffer;
}

/** Swells at once and fades within a time, in seconds. */
function fading(context: AudioContext, volume: number, at: number, time: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
  gain.connect(context.destination);
  return gain;
}

/** Plays a sound; volumes run from 0 to 1. */
export function play(sound: Sound, volume: number): void {
  audio ??= new AudioContext();
  hiss ??= noise(audio);
  const [context, buffer] = [audio, hiss];
  // A browser lets nothing sound before the page was touched.
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.02;
  const tone = (shape: OscillatorType, from: number, to: number, after: number, time: number, loud: number): void => {
    const oscillator = context.createOscillator();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, now + after);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + after + time);
    oscillator.connect(fading(context, volume * loud, now + after, time));
    oscillator.start(now + after);
    oscillator.stop(now + after + time);
  };
  const knock = (high: number, after: number, time: number, loud: number): void => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = high;
    source.connect(filter).connect(fading(context, volume * loud, now + after, time));
    source.start(now + after, after, time);
  };
  switch (sound) {
    case "dice":
      for (const [at, after] of [0, 0.07, 0.12, 0.2, 0.26, 0.36].entries())
        knock(2400 + (at % 3) * 500, after, 0.05, 0.9 - at * 0.1);
      return;
    case "step":
      return tone("sine", 150, 70, 0, 0.09, 0.5);
    case "hit":
      knock(700, 0, 0.16, 1);
      return tone("sawtooth", 170, 55, 0, 0.16, 0.3);
    case "loss":
      tone("triangle", 330, 300, 0, 0.22, 0.4);
      return tone("triangle", 247, 208, 0.16, 0.4, 0.45);
    case "turn":
      tone("sine", 587, 587, 0, 0.3, 0.3);
      return tone("sine", 880, 880, 0.12, 0.5, 0.3);
    case "end":
      for (const [at, high] of [262, 330, 392, 523].entries()) tone("triangle", high, high, at * 0.13, 0.9, 0.3);
  }
}
