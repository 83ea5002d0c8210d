import { BAND } from '#audio/music/instrument.ts';
import type { SectionName } from '#audio/music/live/form.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type {
  BandSound,
  BandSoundId,
  LabelTheBandExercise,
  NameThePartsExercise,
} from '#src/content/model.ts';
import { INSTRUMENT_NAMES, SECTION_NAMES } from './answer-names.ts';

/** Display names of the band's sounds. */
export const BAND_SOUND_NAMES: Readonly<Record<BandSoundId, string>> = {
  ...INSTRUMENT_NAMES,
  bongos_guira: 'Bongos & Güira',
};

/** Solo clips of the five instruments in a rhythm. */
export const soloists = (rhythm: RhythmType): BandSound[] =>
  BAND.map((id) => ({ id, name: BAND_SOUND_NAMES[id], clip: `solo-${rhythm}-${id}` }));

export const LABEL_THE_BAND: LabelTheBandExercise = {
  id: 'label-the-band',
  title: 'Label the band',
  instructions:
    'Listen to each card, then put it on its player: drag it, or tap the card, then the player. On a phone, use headphones.',
  explanation:
    'The requinto is the highest of the strings, the segunda strums the chords beneath it, and the bass has a few low notes. The güira is the bright scrape that never stops. The bongos are the dry drums, whose low voice answers on 4, at the end of every bar.',
  rhythm: 'derecho',
  instruments: soloists('derecho'),
  positions: [
    {
      id: 'percussion-left',
      ...{ x: 5, y: 12, width: 29, height: 40 },
      label: BAND_SOUND_NAMES.bongos,
      description: 'percussion, on the left at the back',
    },
    {
      id: 'bass',
      ...{ x: 35.5, y: 12, width: 29, height: 40 },
      label: BAND_SOUND_NAMES.bass,
      description: 'in the middle at the back',
    },
    {
      id: 'percussion-right',
      ...{ x: 70, y: 12, width: 29, height: 40 },
      label: BAND_SOUND_NAMES.guira,
      description: 'percussion, on the right at the back',
    },
    {
      id: 'rhythm',
      ...{ x: 1, y: 57, width: 34, height: 41 },
      label: BAND_SOUND_NAMES.segunda,
      description: 'rhythm guitar, on the left in front',
    },
    {
      id: 'lead',
      ...{ x: 61, y: 57, width: 34, height: 41 },
      label: BAND_SOUND_NAMES.requinto,
      description: 'lead guitar, on the right in front',
    },
  ],
};

const part = (section: SectionName) => ({
  id: section,
  name: SECTION_NAMES[section],
  clip: `section-${section}`,
});

export const NAME_THE_PARTS: NameThePartsExercise = {
  id: 'name-the-parts',
  title: 'Name the parts of the song',
  instructions:
    'Six parts of one song, out of order. Listen, then put each name on its part: drag it, or tap the name, then the part.',
  explanation:
    'The intro does without the voice, the verse tells the story, the pre-chorus climbs, and the chorus has the melody that comes back. In the mambo the guitar takes over and the güira gallops; the outro brings the song to its end.',
  // Out of order: in the order of a song they could be named without listening.
  parts: (['chorus', 'intro', 'mambo', 'verse', 'outro', 'pre-chorus'] as const).map(part),
};
