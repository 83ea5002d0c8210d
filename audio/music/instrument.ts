/** The five instruments of a bachata band, by the ids used in lessons, quizzes and file names. */
export const BAND = ['requinto', 'segunda', 'bass', 'guira', 'bongos'] as const;

/** The other instruments: the singer, and instruments of other styles in the Non-Bachata examples. */
export const GUESTS = [
  'voice',
  'campana',
  'maracas',
  'tambora',
  'congas',
  'claves',
  'cowbell',
  'wood-guiro',
  'piano',
  'accordion',
  'drums',
  'brass',
] as const;

/** The order in which the band joins while its samples arrive: the güira needs none. */
export const ENTRANCES = [
  'guira',
  'bongos',
  'bass',
  'requinto',
  'segunda',
] as const satisfies readonly (typeof BAND)[number][];

export type BandInstrument = (typeof BAND)[number];

/** Positions of the players in the stereo panorama and on screen: from −1, left, to 1, right. */
export const STAGE: Readonly<Record<BandInstrument, number>> = {
  segunda: -0.4,
  bongos: -0.25,
  bass: 0,
  requinto: 0.3,
  guira: 0.45,
};

export type Guest = (typeof GUESTS)[number];
export type Instrument = BandInstrument | Guest;

export const isGuest = (one: Instrument): one is Guest =>
  (GUESTS as readonly Instrument[]).includes(one);

/** The strokes of the percussion instruments, the plainest first. All other instruments play pitches. */
export const STROKES = {
  guira: ['down', 'up', 'tap', 'scrape'],
  bongos: ['macho', 'hembra', 'muted', 'slap'],
  campana: ['low', 'high'],
  maracas: ['shake'],
  tambora: ['open', 'slap', 'rim'],
  congas: ['open', 'low', 'slap', 'muted'],
  claves: ['hit'],
  cowbell: ['open', 'muted'],
  'wood-guiro': ['long', 'short'],
  drums: ['kick', 'snare', 'clap', 'hat', 'open-hat'],
} as const satisfies Partial<Record<Instrument, readonly string[]>>;

export type StruckInstrument = keyof typeof STROKES;
export type PitchedInstrument = Exclude<Instrument, StruckInstrument>;

export const isStruck = (one: Instrument): one is StruckInstrument => one in STROKES;

export type StrokeOf<I extends StruckInstrument> = (typeof STROKES)[I][number];
/** The players of the band who strike, without pitch. */
export type BandPercussion = Extract<BandInstrument, StruckInstrument>;
/** The strokes of the band's own percussion. */
export type BandStroke = StrokeOf<BandPercussion>;
