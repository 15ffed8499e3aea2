// Sounds, made on the spot: no files. One quiet voice for each kind of thing that happens.

export type Sound = "call" | "move" | "card" | "dice" | "fight" | "won" | "over";

type Note = { at: number; long: number; loud: number } & ({ tone: number; to?: number } | { noise: number });

const tone = (at: number, hertz: number, long = 0.3, loud = 0.11): Note => ({ at, long, loud, tone: hertz });
const noise = (at: number, hertz: number, long: number, loud: number): Note => ({ at, long, loud, noise: hertz });

/** What is heard: tones in hertz, rustling about a frequency; seconds from the beginning. */
export const SCORES: Record<Sound, readonly Note[]> = {
  call: [tone(0, 392), tone(0.14, 523)],
  move: [noise(0, 1400, 0.05, 0.16), { at: 0, long: 0.07, loud: 0.1, tone: 210, to: 130 }],
  card: [noise(0, 3200, 0.12, 0.07), noise(0.1, 1800, 0.05, 0.14)],
  dice: [0, 0.07, 0.13, 0.24].map((at, i) => noise(at, 2400 - 300 * i, 0.035, 0.16)),
  fight: [{ at: 0, long: 0.35, loud: 0.2, tone: 110, to: 48 }, noise(0, 700, 0.22, 0.12)],
  won: [tone(0, 392), tone(0.15, 494), tone(0.3, 587), tone(0.45, 784, 0.6)],
  over: [tone(0, 392, 0.4), tone(0.22, 330, 0.4), tone(0.44, 262, 0.7)],
};

let context: AudioContext | null = null;

/** Play one; a page that nobody has touched yet stays silent, as browsers want it. */
export async function sound(what: Sound): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended")
    await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 300))]);
  if (context.state !== "running") return;
  for (const note of SCORES[what]) play(context, note);
}

function play(on: AudioContext, note: Note): void {
  const begin = on.currentTime + 0.01 + note.at;
  const end = begin + note.long;
  const volume = on.createGain();
  volume.gain.setValueAtTime(note.loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(on.destination);
  const source = "tone" in note ? voice(on, note, begin, end) : rustle(on, note.noise, note.long, volume);
  if ("tone" in note) source.connect(volume);
  source.start(begin);
  source.stop(end);
}

function voice(on: AudioContext, note: { tone: number; to?: number }, begin: number, end: number): OscillatorNode {
  const made = on.createOscillator();
  made.type = "triangle";
  made.frequency.setValueAtTime(note.tone, begin);
  if (note.to !== undefined) made.frequency.exponentialRampToValueAtTime(note.to, end);
  return made;
}

function rustle(on: AudioContext, hertz: number, long: number, into: AudioNode): AudioBufferSourceNode {
  const made = on.createBufferSource();
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  made.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  made.connect(filter).connect(into);
  return made;
}
