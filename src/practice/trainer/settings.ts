import { TEMPO } from '#audio/music/tempo.ts';

/** A tempo that rises while the band plays: `by` counts a minute every `every` bars, up to `to`. */
export type TempoRamp = Record<'by' | 'every' | 'to', number>;

/** Silent bars: every n-th, or one in each n at random. */
export interface SilentBars {
  kind: 'every' | 'random';
  bars: number;
}

export interface TrainerSettings {
  /** `null`: the tempo stays. */
  ramp: TempoRamp | null;
  /** `null`: no bar is silent. */
  silent: SilentBars | null;
  /** Shows the counts 1 to 8 in large figures. */
  flash: boolean;
}

export const INITIAL_TRAINER: TrainerSettings = { ramp: null, silent: null, flash: false };

/** The values of the form when a part of the trainer is switched on. */
export const INITIAL_RAMP: TempoRamp = { by: 5, every: 8, to: 140 };
export const INITIAL_SILENT: SilentBars = { kind: 'every', bars: 4 };

/** The lowest and highest value of each number. */
export const TRAINER_LIMITS = {
  by: { min: 1, max: 20 },
  every: { min: 1, max: 32 },
  to: { min: TEMPO.slowest, max: TEMPO.fastest },
  bars: { min: 2, max: 16 },
} as const;

export type TrainerNumber = keyof typeof TRAINER_LIMITS;

/** The nearest valid whole number. */
export function clampTrainer(name: TrainerNumber, value: number): number {
  const { min, max } = TRAINER_LIMITS[name];
  return Math.min(max, Math.max(min, Math.round(value)));
}

/** The settings as parameters of an address: `ramp=5-8-140`, `silent=every-4`, `flash=1`. Empty if off. */
export function trainerParams({ ramp, silent, flash }: TrainerSettings) {
  return {
    ramp: ramp ? `${ramp.by}-${ramp.every}-${ramp.to}` : '',
    silent: silent ? `${silent.kind}-${silent.bars}` : '',
    flash: flash ? '1' : '',
  };
}

/** Reads the parameters of `trainerParams`. An invalid one leaves its part of the trainer off. */
export function decodeTrainer(params: URLSearchParams): TrainerSettings {
  return {
    ramp: decodeRamp(params.get('ramp') ?? ''),
    silent: decodeSilent(params.get('silent') ?? ''),
    flash: params.get('flash') === '1',
  };
}

function decodeRamp(text: string): TempoRamp | null {
  const [, by, every, to] = (/^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text) ?? []).map(Number);
  return isAllowed('by', by) && isAllowed('every', every) && isAllowed('to', to)
    ? { by, every, to }
    : null;
}

function decodeSilent(text: string): SilentBars | null {
  const [, kind, count] = /^(every|random)-(\d{1,3})$/.exec(text) ?? [];
  const bars = Number(count);
  return isAllowed('bars', bars) ? { kind: kind as SilentBars['kind'], bars } : null;
}

const isAllowed = (name: TrainerNumber, value: number | undefined): value is number =>
  value !== undefined && clampTrainer(name, value) === value;
