// Sounds are made, not loaded, and silent until wanted. Phones also feel what happens.

export type Sound = "carry" | "land" | "late" | "wrong" | "alarm" | "whistle" | "goal" | "signal" | "turn";

let context: AudioContext | undefined;
let wanted = false;

/** Switch the sound on or off. Browsers allow the first only inside a press. */
export function want(on: boolean): void {
  wanted = on;
  if (!on) return;
  context ??= new AudioContext();
  void context.resume();
}

const BUZZ: Partial<Record<Sound, number | number[]>> = { land: 10, wrong: [30, 40, 30], goal: [80, 60, 160], whistle: 60 };

/** Feel it: phones that cannot vibrate ignore it, and none does before the page was touched. */
export function buzz(sound: Sound): void {
  const pattern = BUZZ[sound];
  if (pattern !== undefined && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}

export function play(sound: Sound): void {
  if (wanted && context) SOUNDS[sound](context, context.currentTime + 0.005);
}

/** A gain that rises quickly and dies away. */
function swellOf(audio: AudioContext, at: number, seconds: number, loud: number, rise = 0.005): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, hertz: number, seconds: number, loud: number, shape: OscillatorType = "sine", to = hertz): OscillatorNode {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(swellOf(audio, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
  return source;
}

function noise(audio: AudioContext, at: number, seconds: number, loud: number, hertz: number, rise = 0.01): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 0.7;
  source.connect(filter).connect(swellOf(audio, at, seconds, loud, rise));
  source.start(at);
}

function blow(audio: AudioContext, at: number, seconds: number): void {
  const pipe = tone(audio, at, 2900, seconds, 0.12, "triangle");
  const trill = audio.createOscillator();
  const depth = audio.createGain();
  trill.frequency.value = 28;
  depth.gain.value = 110;
  trill.connect(depth).connect(pipe.frequency);
  trill.start(at);
  trill.stop(at + seconds);
  noise(audio, at, seconds, 0.03, 3000);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  carry: (audio, at) => noise(audio, at, 0.08, 0.12, 1800),
  land: (audio, at) => {
    tone(audio, at, 140, 0.12, 0.5, "sine", 70);
    noise(audio, at, 0.04, 0.1, 900);
  },
  late: (audio, at) => {
    tone(audio, at, 520, 0.14, 0.12);
    tone(audio, at + 0.12, 390, 0.2, 0.12);
  },
  wrong: (audio, at) => {
    for (const later of [0, 0.11]) tone(audio, at + later, 180, 0.09, 0.4, "square", 90);
  },
  alarm: (audio, at) => {
    tone(audio, at, 880, 0.25, 0.18, "square");
    tone(audio, at + 0.25, 660, 0.25, 0.18, "square");
  },
  whistle: (audio, at) => blow(audio, at, 0.45),
  goal: (audio, at) => {
    noise(audio, at, 2, 0.5, 700, 0.5);
    noise(audio, at + 0.1, 1.8, 0.3, 1500, 0.4);
  },
  signal: (audio, at) => {
    for (const later of [0, 0.28, 0.56]) blow(audio, at + later, 0.16);
    blow(audio, at + 0.9, 0.7);
  },
  turn: (audio, at) => {
    tone(audio, at, 392, 0.12, 0.14, "triangle");
    tone(audio, at + 0.1, 523, 0.2, 0.14, "triangle");
  },
};
