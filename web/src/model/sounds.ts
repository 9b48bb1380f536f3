import type { Moment } from "./moments";

/** Where a sound is made: a live context or one that renders into memory. */
export interface Stage {
  context: BaseAudioContext;
  /** The output of everything. */
  out: AudioNode;
  /** When the sound begins, in seconds. */
  at: number;
}

/** Overtones of a struck block: ratio to its pitch, level, and how long it rings relative to the first. */
type Material = readonly (readonly [ratio: number, level: number, ring: number])[];

// The ratios are those of a free bar, such as a small block of wood or glass.
const WOOD: Material = [
  [1, 1, 1],
  [1.007, 0.35, 0.9],
  [2.76, 0.28, 0.45],
  [5.4, 0.08, 0.2],
];
const GLASS: Material = [
  [1, 1, 1],
  [1.004, 0.5, 1],
  [2.76, 0.16, 0.5],
  [5.4, 0.05, 0.3],
];

interface Strike {
  after?: number;
  pitch: number;
  level: number;
  /** Seconds until it has faded. */
  ring: number;
}

interface Brush {
  after?: number;
  /** The centre of the noise in hertz, at the start and at the end. */
  from: number;
  to: number;
  level: number;
  lasts: number;
}

/** Strike a block: a quick attack, then each overtone fades separately. */
function strike(stage: Stage, material: Material, { after = 0, pitch, level, ring }: Strike): void {
  const begin = stage.at + after;
  for (const [ratio, share, length] of material) {
    const tone = stage.context.createOscillator();
    tone.frequency.value = pitch * ratio;
    const end = begin + ring * length;
    tone.connect(faded(stage, begin, 0.003, end, level * share));
    tone.start(begin);
    tone.stop(end + 0.01);
  }
}

/** Brush over paper: noise in a narrow, moving band. */
function brush(stage: Stage, { after = 0, from, to, level, lasts }: Brush): void {
  const begin = stage.at + after;
  const rustle = stage.context.createBufferSource();
  rustle.buffer = noiseOf(stage.context);
  const band = stage.context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  rustle.connect(band);
  band.connect(faded(stage, begin, lasts * 0.3, begin + lasts, level));
  rustle.start(begin);
  rustle.stop(begin + lasts + 0.01);
}

function faded(stage: Stage, begin: number, rise: number, end: number, level: number): GainNode {
  const gain = stage.context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.linearRampToValueAtTime(level, begin + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(stage.out);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, always the same, so that a sound never changes. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place++) {
    seed = (seed * 16807) % 2147483647;
    samples[place] = (seed / 2147483647) * 2 - 1;
  }
  noises.set(context, noise);
  return noise;
}

/** Strike one pitch after the other. */
function roll(stage: Stage, material: Material, pitches: readonly number[], each: Roll): void {
  pitches.forEach((pitch, place) => {
    strike(stage, material, {
      after: place * each.apart,
      pitch,
      level: each.level,
      ring: each.ring,
    });
  });
}

interface Roll {
  apart: number;
  level: number;
  ring: number;
}

/** Each moment's own sound; none lasts longer than 0.7 s. */
export const SOUNDS: Readonly<Record<Moment, (stage: Stage) => void>> = {
  lift: (stage) => {
    brush(stage, { from: 1600, to: 3400, level: 0.3, lasts: 0.09 });
    strike(stage, WOOD, { pitch: 440, level: 0.12, ring: 0.06 });
  },
  turn: (stage) => {
    strike(stage, WOOD, { pitch: 640, level: 0.22, ring: 0.07 });
  },
  place: (stage) => {
    strike(stage, WOOD, { pitch: 196, level: 0.45, ring: 0.16 });
    brush(stage, { from: 2600, to: 900, level: 0.35, lasts: 0.04 });
  },
  take: (stage) => {
    brush(stage, { from: 3200, to: 1200, level: 0.35, lasts: 0.14 });
  },
  refused: (stage) => {
    roll(stage, WOOD, [165, 147], { apart: 0.11, level: 0.4, ring: 0.12 });
  },
  trick: (stage) => {
    brush(stage, { from: 1200, to: 3600, level: 0.35, lasts: 0.2 });
    strike(stage, WOOD, { after: 0.17, pitch: 262, level: 0.35, ring: 0.18 });
  },
  farmer: (stage) => {
    roll(stage, WOOD, [523, 659], { apart: 0.06, level: 0.2, ring: 0.11 });
  },
  solved: (stage) => {
    roll(stage, GLASS, [659, 880, 1109], { apart: 0.08, level: 0.2, ring: 0.45 });
  },
  call: (stage) => {
    strike(stage, WOOD, { pitch: 330, level: 0.4, ring: 0.16 });
    strike(stage, GLASS, { pitch: 660, level: 0.2, ring: 0.5 });
  },
  tick: (stage) => {
    strike(stage, WOOD, { pitch: 1050, level: 0.16, ring: 0.045 });
  },
  "your-turn": (stage) => {
    roll(stage, GLASS, [587, 784], { apart: 0.13, level: 0.2, ring: 0.4 });
  },
  nudge: (stage) => {
    roll(stage, WOOD, [392, 392, 494], { apart: 0.13, level: 0.34, ring: 0.16 });
  },
  record: (stage) => {
    roll(stage, GLASS, [784, 988, 1175, 1568], { apart: 0.07, level: 0.17, ring: 0.45 });
    brush(stage, { after: 0.2, from: 4000, to: 7000, level: 0.08, lasts: 0.3 });
  },
  win: (stage) => {
    strike(stage, WOOD, { pitch: 196, level: 0.25, ring: 0.3 });
    roll(stage, GLASS, [523, 659, 784], { apart: 0.07, level: 0.18, ring: 0.52 });
  },
  end: (stage) => {
    strike(stage, WOOD, { pitch: 131, level: 0.35, ring: 0.4 });
    strike(stage, GLASS, { after: 0.05, pitch: 392, level: 0.16, ring: 0.58 });
  },
};
