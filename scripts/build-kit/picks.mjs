// The notes of each instrument: from FluidR3 GM, and from a guitar recorded string by string.
//
// The soundfont has one recording for each zone of a few keys, and repitches it for the others, as our engine does. We
// take only the original key of each recording.

/**
 * @typedef {object} Pick
 * @property {'kit' | 'guests'} shelf `kit`: the band of five; `guests`: players in clips and in ear training only
 * @property {number} seconds maximum length of a slice
 * @property {number} [program] General MIDI program, 0-based; without it, the standard drum kit
 * @property {true} [guitar] from the recorded guitar instead of the soundfont
 * @property {number[]} [keys] MIDI keys of a pitched instrument
 * @property {number[]} [first] a subset that covers all pitches, at most four semitones away: fetched first, the
 *   others once the whole band can play
 * @property {number} [shorter] seconds of a slice from key 52 on, where the strings are strummed
 * @property {(key: number) => { centroid: number, decay: number }} [evenly] target brightness (Hz) and decay by 10 dB
 *   (seconds), so that neighbours match
 * @property {Record<string, Strike>} [strokes]
 * @property {number} [variants] number for each stroke; 1 by default
 * @property {number} [attack] level at which listeners perceive the start of a note, as a share of its peak
 *
 * @typedef {object} Strike
 * @property {number} key key in the drum kit
 * @property {number} [seconds] time until it is damped
 * @property {number} [rate] factor on its speed and pitch
 * @property {number} [softer] level below the instrument's other strokes, in dB
 * @property {number} [damping] decay time of its ringing by 60 dB, in seconds
 */

/** @type {Record<string, Pick>} */
export const PICKS = {
  // Without key 84: the soundfont has a separate recording there, brighter and much shorter.
  requinto: {
    shelf: 'kit',
    program: 25,
    keys: [55, 59, 64, 69, 71, 76],
    first: [59, 64, 71, 76],
    seconds: 2.5,
    // From low to high keys, brighter and shorter by a constant factor per semitone.
    evenly: (key) => ({ centroid: 950 * 1.03 ** (key - 59), decay: 0.457 * 0.956 ** (key - 59) }),
  },
  segunda: {
    shelf: 'kit',
    guitar: true,
    keys: [40, 41, 43, 45, 46, 48, 50, ...Array.from({ length: 18 }, (_, i) => 52 + i), 71],
    first: [43, 50, 57, 61, 64, 68],
    seconds: 1.7,
    shorter: 1.3,
  },
  bass: {
    shelf: 'kit',
    program: 33,
    keys: [28, 30, 32, 34, 36, 39, 41, 43, 48],
    first: [30, 34, 39, 43, 48],
    seconds: 2.2,
  },
  bongos: {
    shelf: 'kit',
    seconds: 0.5,
    variants: 6,
    strokes: {
      macho: { key: 60 },
      hembra: { key: 61 },
      muted: { key: 60, seconds: 0.08, softer: 1, damping: 0.09 },
      slap: { key: 62, rate: 1.25 },
    },
  },
  // Slow attacks: if the part below half of the peak were kept, they would sound late.
  voice: {
    shelf: 'guests',
    program: 52,
    keys: [54, 60, 66, 72, 78],
    seconds: 3,
    attack: 0.5,
  },
  accordion: {
    shelf: 'guests',
    program: 21,
    keys: [54, 60, 66, 72, 78, 84],
    seconds: 2.5,
    attack: 0.5,
  },
  brass: {
    shelf: 'guests',
    program: 61,
    keys: [48, 54, 58, 60, 65, 69, 72, 77],
    seconds: 2,
    attack: 0.5,
  },
  piano: {
    shelf: 'guests',
    program: 0,
    keys: [34, 38, 42, 46, 50, 54, 58, 62, 66, 70, 74, 78, 84],
    seconds: 2.5,
  },
  // The soundfont has no tambora: a low tom, a side stick (rim) and a damped conga (slap) replace it.
  tambora: {
    shelf: 'guests',
    seconds: 0.7,
    variants: 4,
    strokes: {
      open: { key: 45 },
      slap: { key: 64, seconds: 0.06, softer: 3 },
      rim: { key: 37, seconds: 0.12, softer: 3 },
    },
  },
  congas: {
    shelf: 'guests',
    seconds: 0.7,
    variants: 4,
    strokes: {
      open: { key: 63 },
      low: { key: 64 },
      slap: { key: 62 },
      muted: { key: 63, seconds: 0.07, softer: 6, damping: 0.07 },
    },
  },
  // The hand bell of the bongosero: deeper than the soundfont's cowbell, high near the shank.
  campana: {
    shelf: 'guests',
    seconds: 0.5,
    variants: 4,
    strokes: {
      low: { key: 56, rate: 0.8 },
      high: { key: 56, rate: 1.08, seconds: 0.2, softer: 3 },
    },
  },
  maracas: {
    shelf: 'guests',
    seconds: 0.2,
    variants: 4,
    strokes: { shake: { key: 70 } },
  },
  claves: { shelf: 'guests', seconds: 0.2, strokes: { hit: { key: 75 } } },
  cowbell: {
    shelf: 'guests',
    seconds: 0.4,
    strokes: { open: { key: 56 }, muted: { key: 56, seconds: 0.06, softer: 3 } },
  },
  'wood-guiro': {
    shelf: 'guests',
    seconds: 0.5,
    strokes: { long: { key: 74 }, short: { key: 73 } },
  },
  drums: {
    shelf: 'guests',
    seconds: 0.9,
    strokes: {
      kick: { key: 36 },
      snare: { key: 38 },
      clap: { key: 39 },
      hat: { key: 42, softer: 6 },
      'open-hat': { key: 46, softer: 6 },
    },
  },
};
