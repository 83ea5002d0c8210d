import type { Progressions } from '#src/content/model.ts';

/** Common progressions in A minor, as our clips play them. */
export const PROGRESSIONS: Progressions = {
  id: 'progressions',
  title: 'Follow the chords',
  instructions: 'Play a progression: each chord lights up for as long as it sounds.',
  progressions: [
    {
      name: 'A verse: segunda and bass',
      clip: 'progression-am-dm-e7',
      chords: [
        { name: 'Am', degree: 'i' },
        { name: 'Dm', degree: 'iv' },
        { name: 'E7', degree: 'V7' },
        { name: 'Am', degree: 'i' },
      ],
    },
    {
      name: 'A chorus: band and voices',
      clip: 'section-chorus',
      chords: [
        { name: 'Am', degree: 'i' },
        { name: 'G', degree: 'VII' },
        { name: 'F', degree: 'VI' },
        { name: 'E7', degree: 'V7' },
      ],
    },
    {
      name: 'Another one: segunda and bass',
      clip: 'progression-am-f-c-g',
      chords: [
        { name: 'Am', degree: 'i' },
        { name: 'F', degree: 'VI' },
        { name: 'C', degree: 'III' },
        { name: 'G', degree: 'VII' },
      ],
    },
  ],
};
