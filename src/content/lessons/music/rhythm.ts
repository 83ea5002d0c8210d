import { PRACTICE_BPM, RHYTHMS } from '#audio/music/rhythms.ts';
import type { LessonContent } from '#src/content/model.ts';

const bpm = PRACTICE_BPM;

export const lesson: LessonContent = {
  id: 'rhythm',
  type: 'rhythm',
  title: 'Basic Rhythms',
  description: 'Derecho, majao and mambo: build each on the grid and hear what sets it apart.',
  hero: {
    image: {
      drawing: 'rhythm',
      alt: 'A güira with its brush and a pair of bongos; above the bongos three rows of steps, almost empty.',
      caption: 'Three rhythms to hear, and to build.',
    },
    audio: [
      { name: 'Derecho: two strokes a beat', clip: 'solo-derecho-guira' },
      { name: 'Majao: one stroke a beat', clip: 'solo-majao-guira' },
      { name: 'Mambo: three strokes a beat', clip: 'solo-mambo-guira' },
    ],
  },
  introduction: `
A [bachata](/section/history/glossary#bachata) band moves between three basic rhythms, **[derecho](/section/music/glossary#derecho)**, **[majao](/section/music/glossary#majao)** and **[mambo](/section/music/glossary#mambo)**, and many songs get their drama from the change between them. Each rhythm has its own energy and its usual place in the song. Once you can tell them apart, you hear where the music is going before it gets there.

Begin with the **[güira](/section/music/glossary#guira)**, the metal scraper that keeps the band together. Play majao, the middle clip, and tap your foot with every stroke. Keep the foot at that speed and switch to derecho: two strokes to a tap. Then to mambo: three. Not every bachata uses all three, but musicians have a rule of thumb for telling them apart:

| Rhythm | Güira strokes on each count | Energy | Where you meet it |
| --- | --- | --- | --- |
| Derecho | two | low to medium | introduction and verses |
| Majao | one | medium to high | choruses, sometimes the pre-chorus |
| Mambo | three | highest | the instrumental break |
`,
  sections: [
    {
      id: 'listen',
      title: 'Hear the change in a famous song',
      contentBlocks: [
        {
          content: `
In “Héroe favorito” (favourite hero) by Romeo Santos the verse comes in with derecho, and the first chorus brings majao. The buttons below the video take you there. Count the güira before and after the change: it drops every second stroke. The times are those of the guitar course Rocksmith+, and in the video they may be a little off; no source that we know says where the mambo begins, so find it yourself.
`,
          media: {
            video: {
              link: 'https://youtu.be/Ktq4zATPFsI',
              title: 'Romeo Santos, Héroe favorito',
              marks: [
                { second: 18, name: 'Here derecho: the verse begins' },
                { second: 47, name: 'Here majao: the first chorus' },
              ],
            },
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'rhythm-intro-q1',
                question: 'How many basic rhythms does a bachata band move between?',
                options: [
                  { id: 'a', text: 'Two' },
                  { id: 'b', text: 'Three', isCorrect: true },
                  { id: 'c', text: 'Four' },
                  { id: 'd', text: 'Five' },
                ],
                explanation:
                  'Derecho, majao and mambo. A song need not use all three, but each has its usual place.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'grids',
      title: 'How to use the grids',
      contentBlocks: [
        {
          content: `
Each grid is a row for the güira. Tap a cell once for a stroke, again for an **accent**, which is a louder stroke, and a third time to empty it. Fill in what the text describes, press **Play**, then **Check**, which marks the steps that are not right yet. **Güira sound** swaps the plain tones for the scraper itself, and below each grid you can hear the rhythm from the band. With a keyboard, the arrows move you around, **1**, **2** and **0** set a cell, and **P** plays the grid you are in.
`,
        },
      ],
    },
    {
      id: 'counting',
      title: 'Two ways to count sixteen cells',
      contentBlocks: [
        {
          content: `
On the long grids of derecho and majao, count the **large** figures above the cells, 1 to 8, as you do when you dance. Their 16 cells are two bars, with an “and” after each count. In mambo 16 cells make one bar; on the short majao grid, 8 do. There, count the printed 1 to 4.

At first every grid runs at 105 printed beats a minute. In mambo that makes a slow dance, but on the two long grids the dancers’ counts go by at 210 a minute, faster than anyone dances. Press **Band tempo** to set all the grids of this page to 120 counts a minute.
`,
        },
      ],
    },
    {
      id: 'derecho',
      title: 'Derecho',
      contentBlocks: [
        {
          content: `
*Derecho* means straight: an unbroken row of eighth notes, two to each of the dancers’ counts. The güira plays every one of them, down on the count and up on the “and”, though in our band it leans a little on 4, with the low drum.

Beneath it the [bongo](/section/music/glossary#bongos) player keeps the **martillo**, the hammer. The high drum (*macho*) is strongest on counts 1 and 3 and lighter on 2, the strokes between are mostly muted, and on count 4 the low drum (*hembra*) rings out.

All of it stays light, and that is the point: derecho leaves room for a story, in the introduction and in the verses.
`,
        },
        {
          content: `
### The low drum

Put the accent where the bongos have it: on the dancers’ counts **4 and 8**, where the hembra sounds and the dancers tap. This is the accent to listen for in a band.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'derecho-counts',
                title: 'Derecho with the low drum',
                instructions:
                  'Fill every cell, and accent the dancers’ counts 4 and 8: tap once for a stroke, twice for an accent.',
                explanation:
                  'Every step is struck, with accents on steps 7 and 15. Dancers hear these 16 steps as two bars: steps 7 and 15 are their counts 4 and 8, together with the low drum.',
                pattern: RHYTHMS['derecho-counts'],
                bpm,
              },
            },
          ],
        },
        {
          content: `
### The strings above

The [bass](/section/music/glossary#bass) leaves holes: it plays on 1, pushes between 2 and 3, then lands on 3 and 4. The [segunda](/section/music/glossary#segunda) puts its low notes on 1, 3 and 4 with short strums in between, while the [requinto](/section/music/glossary#requinto) runs through the chord in eighths and answers the voice wherever a line comes to an end.
`,
        },
        {
          content: `
### The step under the counts

The low drum has a partner on the floor. In the [basic step](/section/dance/glossary#basic-step) you step to the side, bring the feet together, step to the side again, and on **4** the free foot only touches the floor, often with a lift of the hip, which is called the [tap](/section/dance/glossary#tap). Counts 5 to 8 bring you back. Here you start on 1; dancers may start on another beat, and then the tap falls elsewhere.
`,
          interactiveBlocks: [
            {
              kind: 'basic-step',
              data: {
                id: 'basic-step',
                title: 'Three steps and a tap',
                instructions: 'Play a clip and dance along: each foot lands on its count.',
                bars: 4,
                samples: [
                  { name: 'Bongos in derecho', clip: 'solo-derecho-bongos' },
                  { name: 'The band in derecho', clip: 'band-derecho' },
                  { name: 'The band in majao', clip: 'band-majao' },
                ],
              },
            },
          ],
        },
        {
          content: `
### The lift

Now move the accent one cell on, to the “and” of 4, which leads to 5, and the “and” of 8, which leads back to 1. This is not the main accent of a band but an ornament, a small lift. Now and then, at the end of a phrase, the güira of our band lifts you into the next one with a long scrape.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'derecho-lift',
                title: 'Derecho with the lift',
                instructions:
                  'Fill every cell again, and accent the push into the next bar: the last cell before the dancers’ 5, and the very last.',
                explanation:
                  'Every one of the 16 steps is struck: 14 regular strokes, and accents on steps 8 and 16. Those are the “and” of 4 and the “and” of 8 in the dancers’ count above the cells: the little push into 5, and the one just before the count starts again.',
                pattern: RHYTHMS['derecho-lift'],
                bpm,
              },
            },
            {
              kind: 'quiz',
              data: {
                id: 'derecho-q1',
                question: 'Where in a song are you most likely to hear derecho?',
                options: [
                  { id: 'a', text: 'In the choruses and the outro' },
                  { id: 'b', text: 'In the break and the last chorus' },
                  { id: 'c', text: 'In the pre-chorus and the chorus' },
                  { id: 'd', text: 'In the intro and the verses', isCorrect: true },
                ],
                explanation:
                  'Derecho is steady and light, so it leaves room for the voice and its story. Most choruses belong to majao, the guitar break to mambo.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'derecho-strokes',
          title: 'Two strokes a beat',
          content: 'Güira and bongos play straight eighths without a gap.',
        },
        {
          id: 'derecho-low-drum',
          title: 'The hembra marks 4 and 8',
          content: 'The low drum and the dancers’ tap fall together.',
        },
        {
          id: 'derecho-place',
          title: 'For introduction and verse',
          content: 'Low to medium energy; the voice has room.',
        },
      ],
    },
    {
      id: 'majao',
      title: 'Majao',
      contentBlocks: [
        {
          content: `
*Majao*, also written *majado*, means pounded. The güira drops every second stroke and plays only the counts: half the notes, and yet it sounds bigger, because nothing is left between the blows. The bongos let go of the martillo and strike open and even, the high drum on 1, 2 and 3 and the low drum on 4, with at most a light stroke slipped in between.

Bass and segunda hardly change: they keep what they played in derecho. The requinto runs less and fills the gaps between the sung phrases instead. It is the percussion, then, that tells you the chorus has come.

Start with a single bar, four counts on eight cells.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'majao-bar',
                title: 'One bar of majao',
                instructions: 'A stroke on every count, nothing in between, and an accent on 4.',
                explanation:
                  'Strokes on steps 1, 3, 5 and 7, the counts 1 to 4, with the accent on step 7, which is count 4. Every “&” stays empty.',
                pattern: RHYTHMS['majao-bar'],
                bpm,
              },
            },
          ],
        },
        {
          content: `
Now both bars, as dancers count them from 1 to 8.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'majao',
                title: 'Majao',
                instructions:
                  'A stroke on each of the dancers’ counts above the cells, accents on 4 and 8.',
                explanation:
                  'Only the odd steps are struck, one for each of the dancers’ counts 1 to 8, with accents on steps 7 and 15. Dancers hear these 16 steps as two bars: steps 7 and 15 are their counts 4 and 8.',
                pattern: RHYTHMS.majao,
                bpm,
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'majao-strokes',
          title: 'One stroke a beat',
          content: 'The güira plays the counts and leaves the “ands” out.',
        },
        {
          id: 'majao-bongos',
          title: 'Open, even bongos',
          content: 'High drum on 1, 2 and 3, low drum on 4.',
        },
        {
          id: 'majao-place',
          title: 'For the chorus',
          content: 'Medium to high energy, sometimes already in the pre-chorus.',
        },
      ],
    },
    {
      id: 'mambo',
      title: 'Mambo',
      contentBlocks: [
        {
          content: `
In the mambo the singer steps back and the requinto takes the floor with short riffs, with calls and answers. The band drives it along with the most energy of the whole song, usually after the second chorus or near the end.

The güira gallops. Musicians call the stroke **a caballo**, on horseback: *long, short-short, long, short-short*, which makes three strokes to every count. On the grid the long one is a stroke with an empty cell after it, since each count has four equal parts here and the second stays silent.

Remember that the 16 cells are now **one** bar, as printed on them: 1 e & a, 2 e & a.
`,
          interactiveBlocks: [
            {
              kind: 'build-mambo',
              data: {
                id: 'mambo',
                title: 'Mambo, a caballo',
                instructions:
                  'In each beat strike the number, leave the “e” empty, and strike “&” and “a”. No accents.',
                explanation:
                  'All steps are regular strokes but four that stay empty: steps 2, 6, 10 and 14, the “e” of every beat. What is left is one stroke and a quick pair, four times over.',
                pattern: RHYTHMS.mambo,
                bpm,
              },
            },
          ],
        },
        {
          content: `
Records differ. The label IASO describes a güira that stays with the plain counts, and the player of the bongos may change to a hand bell. In our band the bongos gallop along.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'mambo-rhythm-q1',
                question: 'Which rhythm has the galloping güira, “a caballo”?',
                options: [
                  { id: 'a', text: 'Mambo', isCorrect: true },
                  { id: 'b', text: 'Derecho' },
                  { id: 'c', text: 'Majao' },
                  { id: 'd', text: 'All three of them' },
                ],
                explanation:
                  'One stroke and a quick pair make three strokes a beat, like a horse at a gallop. Derecho has two even strokes a beat, majao one.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'mambo-strokes',
          title: 'Three strokes a beat',
          content: 'One long, two short: the gallop.',
        },
        {
          id: 'mambo-clock',
          title: 'One bar of sixteenths',
          content: 'In mambo the 16 cells are one bar, not two.',
        },
        {
          id: 'mambo-place',
          title: 'For the guitar break',
          content: 'The highest energy of the song.',
        },
      ],
    },
    {
      id: 'neighbours',
      title: 'Bachata or not?',
      contentBlocks: [
        {
          content: `
A gallop alone does not prove that you are listening to a bachata, because the güira came over from merengue and gallops there as well, with each gallop spread over two of its quick beats. Play the clips below and listen for the percussion first, which gives each of them away.

| Music | Keeps time | Drums | In front |
| --- | --- | --- | --- |
| Bachata | güira | bongos, a low drum on 4 | the picked guitar |
| Bolero | maracas | soft bongos | two guitars, a slower pulse |
| Son | claves, maracas | bongos, often congas | two guitars; the bass leaves out the 1 |
| Merengue | güira | *tambora*, which rolls into the 1 | accordion, piano or winds |
| Cumbia | a scraper or shaker, one long and two short | a drum between the beats | often an accordion, a slower pulse |

The bolero, the parent of bachata, comes closest, but it has no güira. One case is harder: since the 1980s bachata bands have also played [merengue on the guitar](/section/history/lesson/history-70-80#faster), and then listen for the drum, for a faster pulse, and for a bass that keeps to 1 and 3.
`,
          media: {
            audio: [
              { name: 'Bachata', clip: 'band-derecho' },
              { name: 'Bolero', clip: 'style-bolero' },
              { name: 'Son', clip: 'style-son' },
              { name: 'Merengue', clip: 'style-merengue' },
            ],
          },
        },
      ],
    },
  ],
  note: `
Speed is a poor guide to the rhythm. Bachata is mostly danced at 115 to 140 counts a minute, and [some classics of the 1990s](/section/history/lesson/history-90-00#monte-cristi) are faster still, so count the strokes instead.

Not everyone means the same thing by *majao*: on the dance site Bailar it falls on 1, 2, the “and” of 2, 3, 4 and the “and” of 4, while the bongos improvise. Our account of what each player does follows “Bachata Breakdown” by IASO and the course Rocksmith+. For the three strokes of the mambo we have only what musicians say among themselves.
`,
  summary: `
Count the strokes of the güira: **two** on each count is derecho, **one** is majao, **three** is mambo. In derecho and majao the low drum and the dancers’ tap mark counts 4 and 8. Derecho tells the story, majao pounds, mambo gallops. What gallops beside a tambora is merengue.
`,
};
