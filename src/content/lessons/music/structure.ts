import { NAME_THE_PARTS } from '#src/content/matching.ts';
import type { LessonContent } from '#src/content/model.ts';
import { SONG_MAP } from '#src/content/song-map.ts';

export const lesson: LessonContent = {
  id: 'structure',
  type: 'structure',
  title: 'Song Structure',
  description: 'From intro to outro: how a bachata is put together.',
  hero: {
    image: {
      drawing: 'structure',
      alt: 'The parts of a bachata in a row, from intro to outro.',
      caption: 'A song from left to right.',
    },
    audio: [
      { name: 'Verse', clip: 'section-verse' },
      { name: 'Chorus', clip: 'section-chorus' },
      { name: 'Mambo', clip: 'section-mambo' },
    ],
  },
  introduction: `
A [bachata](/section/history/glossary#bachata) is built from a handful of parts, and some of them return. Each has its usual rhythm, its own energy and its own job, and once you know them, you can tell in the middle of an unknown song what is about to happen.

A song often follows an order like this one. The parts in brackets may be missing.

| Part | Energy | Rhythm | Its job |
| --- | --- | --- | --- |
| [Intro](#intro) | low to medium | [derecho](/section/music/glossary#derecho) | opens the song |
| [Verse](#verse) | low to medium | derecho | tells the story |
| ([Pre-chorus](#pre-chorus)) | growing | derecho, then sometimes majao | builds up |
| [Chorus](#chorus) | medium to high | [majao](/section/music/glossary#majao) | states the main idea |
| ([Interlude](#interlude)) | varies | varies | links two sung parts |
| Verse and chorus once more | as before | as before | the story goes on |
| [Mambo](#mambo) | highest | mambo | the guitar solo |
| Last chorus | high | majao | everybody once more |
| [Outro](#outro) | varies | varies | closes the song |

All the examples on this page are from one song, “La ventana” (the window), which was written for this app. Each example is four bars long, so that you can compare them, although in a real song the parts are often longer. It stops abruptly, on the first beat of the next part; only the outro has an ending of its own. If you dance, four bars are two of your eights. Our singer has no words, because here it is the music that has to tell you where you are.
`,
  sections: [
    {
      id: 'whole-song',
      title: 'A song at a glance',
      contentBlocks: [
        {
          content: `
Before you take the parts one by one, walk through a whole song. Watch how it climbs from the verse to the chorus and falls back again, and where it reaches its highest point.
`,
          interactiveBlocks: [{ kind: 'song-map', data: SONG_MAP }],
        },
      ],
    },
    {
      id: 'intro',
      title: 'Intro',
      contentBlocks: [
        {
          content: `
The [intro](/section/music/glossary#intro) is short, four to eight bars. Usually the [requinto](/section/music/glossary#requinto) leads it, and by its melody you recognise the song before anyone has sung a word.

In our example the requinto is alone for two bars. At the end of the second the [bongos](/section/music/glossary#bongos) call with a quick roll on count 4, and the others take the hint: [segunda](/section/music/glossary#segunda), [bass](/section/music/glossary#bass) and [güira](/section/music/glossary#guira) come in together, and the band settles into derecho.
`,
          media: {
            audio: [
              {
                name: 'Intro',
                clip: 'section-intro',
                marks: [
                  { bar: 1, name: 'Here the requinto, alone' },
                  { bar: 2, name: 'Here the bongos call, at the end of the bar' },
                  { bar: 3, name: 'Here the band, in derecho' },
                ],
              },
            ],
          },
        },
      ],
      keyPoints: [
        {
          id: 'intro-point',
          title: 'A melody first',
          content: 'Usually the requinto opens, before anyone sings.',
        },
      ],
    },
    {
      id: 'verse',
      title: 'Verse',
      contentBlocks: [
        {
          content: `
The [verse](/section/music/glossary#verse) tells the story. The band plays [derecho](/section/music/lesson/rhythm#derecho) and holds back, so that there is room for the voice.

Listen to the requinto. As long as the voice is singing, it runs along softly underneath, but as soon as a line ends, it steps forward and answers. Through the whole verse voice and guitar talk to each other in this way.

If you play an instrument, listen for the chords as well, one to a bar: A minor, D minor, E7, and home to A minor. It is a typical cycle for a bachata in a minor key.
`,
          media: {
            audio: [
              { name: 'Verse', clip: 'section-verse' },
              { name: 'The band in derecho, without the voice', clip: 'band-derecho' },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'verse-q1',
                question: 'Which rhythm usually carries the verse?',
                options: [
                  { id: 'a', text: 'Majao' },
                  { id: 'b', text: 'Mambo' },
                  { id: 'c', text: 'Majao, then mambo' },
                  { id: 'd', text: 'Derecho', isCorrect: true },
                ],
                explanation:
                  'Derecho is even and light: two strokes of the güira on every beat, and room for the voice. Majao waits for the chorus, mambo for the guitar solo.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'verse-point',
          title: 'The story, in derecho',
          content: 'Quieter than the chorus; the requinto answers at the ends of the lines.',
        },
      ],
    },
    {
      id: 'pre-chorus',
      title: 'Pre-chorus',
      contentBlocks: [
        {
          content: `
In some songs a few bars of build-up lead into the chorus. They are the [pre-chorus](/section/music/glossary#pre-chorus), and their job is to make you want what comes next.

Ours starts softly, in derecho. In the third bar the güira drops every second stroke and the band is in majao, and all the while it gets louder. The last bar is a *corte*, a cut: the band hits twice together, on 1 and on the “and” of 2, is silent, and a roll of the bongos leads into the chorus.
`,
          media: {
            audio: [
              {
                name: 'Pre-chorus',
                clip: 'section-pre-chorus',
                marks: [
                  { bar: 1, name: 'Here derecho: two strokes of the güira on each beat' },
                  { bar: 3, name: 'Here majao: one stroke on each beat' },
                  { bar: 4, name: 'Here the corte: two hits, a silence, a roll' },
                ],
              },
            ],
          },
        },
      ],
      keyPoints: [
        {
          id: 'pre-chorus-point',
          title: 'A ramp',
          content: 'It grows, and may change from derecho to majao on the way.',
        },
      ],
    },
    {
      id: 'chorus',
      title: 'Chorus',
      contentBlocks: [
        {
          content: `
The [chorus](/section/music/glossary#chorus) holds the main idea of the song, with words and a melody that come back: you usually hear it **three or four times**. The band often plays [majao](/section/music/lesson/rhythm#majao) here. The güira strikes only the counts, the bongos are open and even, and everything seems to come down together.

In our example other voices join in. They answer the first line of the lead singer, and after the second they hold two notes in harmony while the requinto answers above them. As long as the lead voice sings, the requinto keeps silent. If you play, listen to the chords, which step down: A minor, G, F, E7, the so-called Andalusian cadence.
`,
          media: {
            audio: [
              { name: 'Chorus', clip: 'section-chorus' },
              { name: 'The band in majao, without voices', clip: 'band-majao' },
            ],
          },
        },
      ],
      keyPoints: [
        {
          id: 'chorus-point',
          title: 'The part that returns',
          content: 'Usually three or four times, often in majao.',
        },
      ],
    },
    {
      id: 'mambo',
      title: 'Mambo',
      contentBlocks: [
        {
          content: `
After the second chorus, or near the end, the singer steps back. This is the **mambo**, the instrumental break. It shares its name with [the rhythm](/section/music/lesson/rhythm#mambo) that it is played in, and it has the highest energy of the song.

The requinto plays the solo. It likes a short idea of a bar or two, which it repeats and then answers. In our example a quick run across the strings is answered in *double stops*, two notes at a time. Then one note is struck again and again in a *tremolo*, and a last run leads on to the chorus.

Now play it again for what is below. Güira and bongos gallop, three strokes to a beat, and a sixth player strikes a bell on every count. Our mambo is also a little faster than the other parts of the song, at 128 beats a minute instead of 120; do not listen for that in other songs.
`,
          media: {
            audio: [
              {
                name: 'Mambo',
                clip: 'section-mambo',
                marks: [
                  { bar: 1, name: 'Here the mambo: a quick run over the gallop' },
                  { bar: 2, name: 'Here double stops, two notes at a time' },
                  { bar: 3, name: 'Here the tremolo: one note, again and again' },
                  { bar: 4, name: 'Here another quick run, back to the chorus' },
                ],
              },
              { name: 'Güira and bongos alone, galloping', clip: 'solo-mambo-bongos_guira' },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'mambo-section-q1',
                question: 'What is the mambo in a bachata song?',
                options: [
                  { id: 'a', text: 'A short build-up before the chorus' },
                  { id: 'b', text: 'An instrumental break with a guitar solo', isCorrect: true },
                  { id: 'c', text: 'A quiet passage that links two verses' },
                  { id: 'd', text: 'A last refrain that ends in a closing break' },
                ],
                explanation:
                  'The voice pauses, the requinto takes the solo, and güira and bongos are at their liveliest.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'mambo-point',
          title: 'The guitar’s turn',
          content: 'No voice, a solo for the requinto, the highest energy.',
        },
      ],
    },
    {
      id: 'interlude',
      title: 'Interlude',
      contentBlocks: [
        {
          content: `
An [interlude](/section/music/glossary#interlude) is a short passage without a voice that links two sung parts, for example a chorus and the next verse. Singer and listener get time to breathe. In the song it comes before the mambo; we have put it after, so that you can compare the two.

It is easily mistaken for a mambo, since nobody sings in either of them, but the güira tells you the difference. In our interlude it stays in derecho, two even strokes a beat, and nothing gallops, while the requinto plays calm pairs of notes, the last of which leads back to the verse.
`,
          media: { audio: [{ name: 'Interlude', clip: 'section-interlude' }] },
        },
      ],
      keyPoints: [
        {
          id: 'interlude-point',
          title: 'A link, not a peak',
          content: 'No voice and no gallop: that is how you tell it from the mambo.',
        },
      ],
    },
    {
      id: 'outro',
      title: 'Outro',
      contentBlocks: [
        {
          content: `
A song can end in several ways: the [outro](/section/music/glossary#outro) may be a last refrain, a fade into silence, or a closing corte, in which everybody stops together.

Ours is a refrain with a corte. For two bars voice and band play majao as in the chorus. Then, for two more, all five players strike together three times a bar: on 1, on the “and” of 2, and on 4. A final chord follows and rings out, with one long scrape of the güira.
`,
          media: {
            audio: [
              {
                name: 'Outro',
                clip: 'section-outro',
                marks: [
                  { bar: 1, name: 'Here the refrain, in majao' },
                  { bar: 3, name: 'Here the corte: three hits in each bar' },
                  { bar: 5, name: 'Here the final chord' },
                ],
              },
            ],
          },
        },
      ],
      keyPoints: [
        {
          id: 'outro-point',
          title: 'Refrain, fade or corte',
          content: 'Three ways to end, and they can be combined.',
        },
      ],
    },
    {
      id: 'by-ear',
      title: 'Find your way by ear',
      contentBlocks: [
        {
          content: `
Here are six of the seven parts once more, without the interlude, out of order and without their names. Listen for the voice first, then for the güira. If nobody sings, a gallop means the mambo, and a guitar that begins alone means the intro. If somebody sings, two strokes a count mean the verse, and a change halfway means the pre-chorus. One stroke is the chorus, or the outro if the music ends.
`,
          interactiveBlocks: [{ kind: 'name-the-parts', data: NAME_THE_PARTS }],
        },
      ],
    },
  ],
  note: `
This order is a habit, not a law. Some songs have no pre-chorus, some have no interlude, and not every bachata uses all three [rhythms](/section/music/lesson/rhythm). What helps in every song is to count, because the music moves in phrases of four and eight bars, which are two and four of the dancers’ eights, and a new part usually starts where a phrase ends. Try it with a real song: in [“Héroe favorito”](/section/music/lesson/rhythm#listen) the verse and the first chorus are marked.
`,
  summary: `
The **intro** opens, the **verse** tells its story in derecho, the **pre-chorus** climbs, and the **chorus** comes three or four times, often in majao. The **interlude** links, the **mambo** lets the guitar loose, the **outro** closes. To know where you are, ask two questions. Is anybody singing? And how many strokes does the güira play on each beat?
`,
};
