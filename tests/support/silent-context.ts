// The parts of Web Audio that Tone needs to keep a tempo. In Node they replace the browser's.

/** Instances are known by a field: Tone keeps the class it saw first, and a test may load this module again. */
const hasField = (value: unknown, field: string) => value instanceof Object && field in value;

class SilentParam {
  static [Symbol.hasInstance](value: unknown) {
    return hasField(value, 'defaultValue');
  }

  value: number;
  readonly defaultValue: number;
  readonly minValue = -3.4e38;
  readonly maxValue = 3.4e38;

  constructor(value: number) {
    this.value = value;
    this.defaultValue = value;
  }

  setValueAtTime(): this {
    return this;
  }

  cancelScheduledValues(): this {
    return this;
  }
}

class SilentNode {
  static [Symbol.hasInstance](value: unknown) {
    return hasField(value, 'channelCountMode');
  }

  readonly gain = new SilentParam(1);
  readonly offset = new SilentParam(1);
  readonly numberOfInputs = 1;
  readonly numberOfOutputs = 1;
  readonly channelCount = 2;
  readonly channelCountMode = 'max';
  readonly channelInterpretation = 'speakers';

  connect(): void {}
  disconnect(): void {}
  start(): void {}
  stop(): void {}
}

/**
 * Makes Tone accept these classes as a browser's own. To be called before Tone is imported: only then does it look up
 * the window's classes.
 */
export async function prepareTone(): Promise<void> {
  if (typeof window !== 'undefined') return;
  const globals = globalThis as Record<string, unknown>;
  globals.window = { AudioParam: SilentParam, AudioNode: SilentNode };
  await import('standardized-audio-context');
  delete globals.window;
}

/** A context that never runs. */
export function silentContext(): BaseAudioContext {
  if (typeof OfflineAudioContext !== 'undefined') return new OfflineAudioContext(1, 1, 44_100);
  return {
    sampleRate: 44_100,
    currentTime: 0,
    state: 'suspended',
    createGain: () => new SilentNode(),
    createConstantSource: () => new SilentNode(),
    destination: new SilentNode(),
  } as unknown as BaseAudioContext;
}
