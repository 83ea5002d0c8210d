import { PRACTICE_BPM, RHYTHMS } from '#audio/music/rhythms.ts';
import type { LessonContent } from '#src/content/model.ts';
import { practiceLink } from '#src/content/site/practice-link.ts';

const bpm = PRACTICE_BPM;

/** The band in derecho. @param tempo counts a minute */
const bandAt = (tempo: number) => practiceLink({ rhythm: 'derecho', tempo });

export const lesson: LessonContent = {
  id: 'rhythm',
  type: 'rhythm',
  title: 'Basic Rhythms',
  description: 'Derecho, majao and mambo: build each on the grid and hear what sets it apart.',
  hero: {
    image: {
      drawing: 'rhythm',
      alt: 'A güira with its brush and a pair of bongos; above the bongos three rows of cells, almost empty.',
      caption: 'Three rhythms to hear, and to build.',
    },
    audio: [
      { name: 'Derecho: two strokes a count', clip: 'solo-derecho-guira' },
      { name: 'Majao: one stroke a count', clip: 'solo-majao-guira' },
      { name: 'Mambo: three strokes a count', clip: 'solo-mambo-guira' },
    ],
  },
  introduction: `
One foot is enough to tell the rhythms of [bachata](/section/history/glossary#bachata) apart. Play [majao](/section/music/glossary#majao), and tap with every stroke of the **[güira](/section/music/glossary#guira)**. Those taps are the *counts*. Keep their speed, and switch to [derecho](/section/music/glossary#derecho): two strokes to a tap. Then to [mambo](/section/music/glossary#mambo): three.
`,
  sections: [
    {
      id: 'listen',
      title: 'Hear the change in a famous song',
      contentBlocks: [
        {
          content: `
In “Héroe favorito” (favourite hero) by Romeo Santos the verse comes in with derecho, and the first chorus brings majao. Count the güira before and after the change: it drops every second stroke, and still the music grows.
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
          deeper: `
The times come from the guitar course Rocksmith+; in this video they may be a little off. Is there a mambo as well? No source we know says so: listen, and decide for yourself.
`,
        },
        {
          step: 'three-rhythms',
          content: `
### Three rhythms, three places

| Rhythm | Strokes on each count | Energy | Where you meet it |
| --- | --- | --- | --- |
| **Derecho** | two | low to medium | introduction and verses |
| **Majao** | one | medium to high | choruses, sometimes the pre-chorus |
| **Mambo** | three | highest | the instrumental break |

Not every bachata uses all three. But once you know which one is playing, you hear where the song is going before it gets there.
`,
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
On a grid you build what the güira plays. Tap a cell once for a stroke, again for an **accent**, which is a louder stroke, and a third time to empty it.

Large figures above the cells are the counts of the dancers, 1 to 8: that grid is two bars. A grid without them is one bar, and you count the printed 1 to 4.
`,
          deeper: `
The long grids start faster than anybody dances. Press **Band tempo** on one, and all run at the speed of a band. On a keyboard, the arrows move you around, **1**, **2** and **0** set a cell, and **P** plays.
`,
        },
      ],
      keyPoints: [
        {
          id: 'counting',
          title: 'Large figures: the dancers’ counts',
          content: 'A bar is four counts; dancers count two of them, from 1 to 8.',
        },
      ],
    },
    {
      id: 'derecho',
      title: 'Derecho',
      contentBlocks: [
        {
          content: `
*Derecho* means straight. The güira plays an unbroken row, two strokes to each count: the brush goes down on the count, and up on the “and”, halfway to the next one. Beneath it the [bongos](/section/music/glossary#bongos) keep the **martillo**, and on 4 the low drum rings out. All of it stays light, because a story needs room.
`,
          media: { audio: [{ name: 'Bongos in derecho', clip: 'solo-derecho-bongos' }] },
          deeper: `
Such a row is one of *eighth notes*. In the martillo the high drum (*macho*) is strongest on 1 and 3 and lighter on 2, most strokes between are muted, and the low drum is the *hembra*.
`,
        },
        {
          step: 'low-drum',
          content: `
### The low drum

Put the accent where the bongos have it: on **4 and 8**, where the low drum rings and the dancers tap.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'derecho-counts',
                title: 'Derecho with the low drum',
                instructions:
                  'Fill every cell, and accent counts 4 and 8. Tap once for a stroke, twice for an accent.',
                explanation:
                  'Derecho has no gaps. Listen to the bongos alone: where does the low drum ring?',
                pattern: RHYTHMS['derecho-counts'],
                bpm,
              },
            },
          ],
        },
        {
          step: 'strings-above',
          content: `
### The strings above

The [bass](/section/music/glossary#bass) leaves holes: *one … and three four*. The [segunda](/section/music/glossary#segunda) leaves none: low notes on 1, 3 and 4, short strums in between. Above both the [requinto](/section/music/glossary#requinto) runs through the notes of the chord, and wherever a line of the song ends, it answers the voice.
`,
          media: {
            audio: [
              { name: 'Bass in derecho', clip: 'solo-derecho-bass' },
              { name: 'Segunda in derecho', clip: 'solo-derecho-segunda' },
              { name: 'Requinto in derecho: it runs', clip: 'solo-derecho-requinto' },
            ],
          },
        },
        {
          step: 'step-under-the-counts',
          content: `
### The step under the counts

The low drum has a partner on the floor. In the [basic step](/section/dance/glossary#basic-step) you step to the side, bring the feet together, step again, and on **4** the free foot only touches the floor: the [tap](/section/dance/glossary#tap), often with a lift of the hip. Counts 5 to 8 bring you back.
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
          deeper: `
Here you start on 1; dancers may start on another count, and then the tap moves, too. Bachata is a dance for couples, but how to lead and to follow, a partner shows you better than a page.
`,
        },
        {
          step: 'lift',
          content: `
### The lift

Now move the accent one cell on: to the “and” of 4, which leads to 5, and to the “and” of 8, which leads back to 1.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'derecho-lift',
                title: 'Derecho with the lift',
                instructions:
                  'Fill every cell again. Accent the last one before the dancers’ 5, and the very last.',
                explanation:
                  'There are no gaps. The push comes just after the low drum, before the next number.',
                pattern: RHYTHMS['derecho-lift'],
                bpm,
              },
            },
          ],
          deeper: `
This is not the main accent of a band but an ornament, a small lift. Now and then, at the end of a phrase, the güira of our band lifts you into the next one with a long scrape.
`,
        },
        {
          step: 'where-derecho',
          content: `
### Where a song needs it

Each of the three rhythms has its place in a song. You have built derecho and danced to it: where does a band play it?
`,
          interactiveBlocks: [
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
          title: 'Two strokes a count',
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
*Majao*, also written *majado*, means pounded. The güira drops every second stroke and plays only the counts: half the notes, and yet it sounds bigger, because nothing is left between the blows. The bongos let go of the martillo and strike open and even, the high drum on 1, 2 and 3 and the low drum on 4.
`,
          media: { audio: [{ name: 'The whole band, majao', clip: 'band-majao' }] },
          deeper: `
Bass and segunda hardly change, and the requinto runs less, to fill the gaps between the sung phrases. It is the percussion that tells you the chorus has come.
`,
        },
        {
          step: 'majao-one-bar',
          content: `
Start with a single bar: four counts, eight cells.
`,
          interactiveBlocks: [
            {
              kind: 'rhythm-grid',
              data: {
                id: 'majao-bar',
                title: 'One bar of majao',
                instructions: 'A stroke on every count, nothing in between, and an accent on 4.',
                explanation:
                  'Tap your foot to the güira: is there a stroke between two taps? Then listen for the low drum, where the bar weighs most.',
                pattern: RHYTHMS['majao-bar'],
                bpm,
              },
            },
          ],
        },
        {
          step: 'majao-two-bars',
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
                  'Count aloud with the güira alone: does it strike between two numbers? And with which numbers does the low drum ring?',
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
          title: 'One stroke a count',
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
In the mambo the singer steps back, and the requinto takes the floor with short riffs, with calls and answers. The band drives it along with the most energy of the whole song, usually after the second chorus or near the end.

The güira gallops. Musicians call the stroke **a caballo**, on horseback: *long, short-short, long, short-short*. That makes three strokes to every count.
`,
          media: { audio: [{ name: 'The whole band, mambo', clip: 'band-mambo' }] },
        },
        {
          step: 'mambo-grid',
          content: `
A gallop needs four cells to a count, printed 1, e, & and a: say *one-ee-and-uh*. The long stroke lasts two of them. Sixteen such cells are **one** bar, not two: count the printed 1 to 4.
`,
          interactiveBlocks: [
            {
              kind: 'build-mambo',
              data: {
                id: 'mambo',
                title: 'Mambo, a caballo',
                instructions:
                  'In each count, one long stroke and a quick pair, all equally loud. Which of its four cells stays empty?',
                explanation:
                  'Say it along with the güira: long, short-short. Does anything sound right after the long stroke?',
                pattern: RHYTHMS.mambo,
                bpm,
              },
            },
          ],
          deeper: `
Four equal parts of a count are called *sixteenth notes*.
`,
        },
        {
          step: 'mambo-on-records',
          content: `
On records it is not always so. The record label IASO describes mambos in which the guitar leads and the güira stays with the plain counts. By other accounts the bongos may fall silent, because their player takes up a hand bell. In our band güira and bongos gallop together.
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
                  'One stroke and a quick pair make three strokes a count, like a horse at a gallop. Derecho has two even strokes a count, majao one.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'mambo-strokes',
          title: 'Three strokes a count',
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
      id: 'tempo',
      title: 'How fast is bachata?',
      contentBlocks: [
        {
          content: `
Mostly it is danced at 115 to 140 counts a minute. As a rule of thumb, each style has its own speed:

| Style | Counts a minute |
| --- | --- |
| Bachata close to the bolero | 96 to 114 |
| Pop bachata | 105 to 130 |
| Bachata of the country | 125 to 142 |
| Merengue on guitars | 140 to 165 |

Let the band play at [104](${bandAt(104)}) and then at [134](${bandAt(134)}). It is derecho both times: speed tells you something about the style, but nothing about the rhythm. [Some classics of the 1990s](/section/history/lesson/history-90-00#monte-cristi) are faster still.
`,
        },
      ],
    },
    {
      id: 'neighbours',
      title: 'Bachata or not?',
      contentBlocks: [
        {
          content: `
A gallop is no proof of bachata. The güira came over from merengue, and there it gallops, too. So go by the drums as well.

| Music | Keeps time | Drums | Listen for |
| --- | --- | --- | --- |
| Bachata | güira | bongos, a low drum on 4 | the picked guitar |
| Bolero | maracas | soft bongos | two guitars, a slower pulse |
| Son | claves, maracas | bongos, often congas | a bass that leaves out the 1 |
| Merengue | güira | *tambora*, which rolls into the 1 | accordion, piano or winds |

The bolero, the parent of bachata, comes closest. What gives it away is the missing güira.
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
        {
          step: 'cumbia-the-other-long-short-short',
          content: `
### Cumbia: the other long, short-short

A scraper or a shaker plays one long and two short strokes, as in the mambo. But cumbia takes its time, at 80 to 110 counts a minute, and here one group fills two counts. A drum answers it, on 2 and 4 in our clip, and often an accordion leads. No bongos hammer along.
`,
          media: { audio: [{ name: 'Cumbia', clip: 'style-cumbia' }] },
        },
        {
          step: 'hardest-case-merengue-on-guitars',
          content: `
### The hardest case: merengue on guitars

Since the 1980s bachata bands have also played [merengue on the guitar](/section/history/lesson/history-70-80#faster), the style for which Eladio Romero Santos was known. Below is his “La Muñeca” (the doll). Listen for the tambora, for a faster pulse, and for a bass on 1 and 3.
`,
          media: {
            video: {
              link: 'https://youtu.be/_B_FKq5ivZc',
              title: 'Eladio Romero Santos, La Muñeca',
            },
          },
        },
      ],
    },
  ],
  note: `
**Where sources differ:** The dance site Bailar describes another majao, with strokes on 1, 2, the “and” of 2, 3, 4 and the “and” of 4, while the bongos improvise.

**Sources:** What each player does follows “Bachata Breakdown” by IASO and the course Rocksmith+. For the gallop of the mambo we have only the word of musicians.
`,
  summary: `
Count the strokes of the güira: **two** on each count is derecho, **one** is majao, **three** is mambo. In derecho and majao the low drum and the dancers’ tap mark counts 4 and 8. Derecho tells the story, majao pounds, mambo gallops. And what gallops beside a tambora is merengue.
`,
};
