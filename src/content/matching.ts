import { BAND } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SectionName } from '#audio/music/sections.ts';
import { INSTRUMENT_NAMES, SECTION_NAMES } from './answer-names.ts';
import type {
  BandSound,
  BandSoundId,
  LabelTheBandExercise,
  NameThePartsExercise,
} from './model.ts';

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
    'Each card holds the sound of one player. Listen, then put every card on the silhouette of who plays it: drag it there, or tap the card and then the silhouette.',
  explanation:
    'The requinto sings high above everyone, the segunda strums the chords beneath it, the bass walks at the bottom. The güira is the bright scrape that never stops, the bongos are the dry drums that speak up on counts 4 and 8.',
  instruments: soloists('derecho'),
  positions: [
    {
      id: 'percussion-left',
      ...{ x: 2, y: 12, width: 30, height: 40 },
      label: BAND_SOUND_NAMES.guira,
      description: 'percussion, on the left at the back',
    },
    {
      id: 'bass',
      ...{ x: 35, y: 12, width: 30, height: 40 },
      label: BAND_SOUND_NAMES.bass,
      description: 'in the middle at the back',
    },
    {
      id: 'percussion-right',
      ...{ x: 68, y: 12, width: 30, height: 40 },
      label: BAND_SOUND_NAMES.bongos,
      description: 'percussion, on the right at the back',
    },
    {
      id: 'lead',
      ...{ x: 9, y: 57, width: 38, height: 41 },
      label: BAND_SOUND_NAMES.requinto,
      description: 'lead guitar, on the left in front',
    },
    {
      id: 'rhythm',
      ...{ x: 53, y: 57, width: 38, height: 41 },
      label: BAND_SOUND_NAMES.segunda,
      description: 'rhythm guitar, on the right in front',
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
    'Play the song and follow the line: each stretch is one part of it. Put every name on its part: drag it there, or tap the name and then the part.',
  explanation:
    'The intro sets the mood without the voice, the verse tells the story, the pre-chorus climbs, the chorus brings the line everyone sings. In the mambo the guitar takes over and the güira gallops; the outro brings it home.',
  parts: (['intro', 'verse', 'pre-chorus', 'chorus', 'mambo', 'outro'] as const).map(part),
};
