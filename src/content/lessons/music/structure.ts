import { NAME_THE_PARTS } from '#src/content/answers/matching.ts';
import { SONG_MAP } from '#src/content/answers/song-map.ts';
import type { LessonContent } from '#src/content/model.ts';
import { WHOLE_SONG_LINK } from '#src/content/site/practice-link.ts';

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
A song comes on that you have never heard, and some dancers seem to know what comes next. They do: a [bachata](/section/history/glossary#bachata) is built from a handful of parts, and some of them return. Each has its usual rhythm, its energy and its job.

Every clip on this page is from one song, “La ventana” (the window), written for this app. Its singer has no words: the music has to tell you where you are.
`,
  sections: [
    {
      id: 'whole-song',
      title: 'A song at a glance',
      contentBlocks: [
        {
          content: `
A song often runs like this, with or without the parts in brackets.

| Part | Energy | Rhythm | Its job |
| --- | --- | --- | --- |
| Intro | low to medium | [derecho](/section/music/glossary#derecho) | opens the song |
| Verse | low to medium | derecho | tells the story |
| (Pre-chorus) | growing | derecho, then sometimes majao | builds up |
| Chorus | medium to high | [majao](/section/music/glossary#majao) | states the main idea |
| (Interlude) | varies | varies | links two sung parts |
| Verse and chorus once more | as before | as before | the story goes on |
| Mambo | highest | mambo | the guitar solo |
| Last chorus | high | majao | everybody once more |
| Outro | varies | varies | closes the song |
`,
        },
        {
          step: 'walk',
          content: `
### From intro to outro

Walk through a whole song before you take it apart. Where does it climb, where does it fall back, and where is it at its highest?

The clips are four bars long; in a real song most parts are longer. To hear all of this one, let the [band play it from end to end](${WHOLE_SONG_LINK}): without its singer, so that you have to go by the guitar and the güira.
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

In our example the requinto is alone for two bars. At the end of the second the [bongos](/section/music/glossary#bongos) call with a *redoble*, a quick roll on count 4. The others take the hint: [segunda](/section/music/glossary#segunda), [bass](/section/music/glossary#bass) and [güira](/section/music/glossary#guira) come in together, and the band settles into derecho.
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

Listen to the requinto. As long as the voice is singing, it runs along softly underneath; as soon as a line ends, it steps forward and answers. Through the whole verse voice and guitar talk to each other in this way.
`,
          media: {
            audio: [
              { name: 'Verse', clip: 'section-verse' },
              { name: 'The band in derecho, without the voice', clip: 'band-derecho' },
            ],
          },
        },
        {
          step: 'underneath-the-voice',
          content: `
### Underneath the voice

Play the verse once more, and follow the güira to the last 4. There it rolls: a *repique*, four quick strokes that announce the next part. You can hear it at the end of most clips on this page.

And if you play an instrument, listen for the chords, one to a bar: A minor, D minor, E7, and home to A minor. It is a typical cycle for a bachata in a minor key.
`,
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
                  'Derecho is even and light: two strokes of the güira on every count, and room for the voice. Majao waits for the chorus, mambo for the guitar solo.',
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
In some songs a few bars of build-up lead into the chorus: the [pre-chorus](/section/music/glossary#pre-chorus), which makes you want what comes next.

Ours starts softly, in derecho. In the third bar the güira drops every second stroke and the band is in majao, and all the while it gets louder. The last bar is a *corte*, a cut. The band hits twice, on 1 and on the “and” of 2, and stops dead. Then a roll of the bongos and a run of the requinto lead into the chorus.
`,
          media: {
            audio: [
              {
                name: 'Pre-chorus',
                clip: 'section-pre-chorus',
                marks: [
                  { bar: 1, name: 'Here derecho: two strokes of the güira on each count' },
                  { bar: 3, name: 'Here majao: one stroke on each count' },
                  { bar: 4, name: 'Here the corte: two hits, a silence, a roll and a run' },
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
The [chorus](/section/music/glossary#chorus) holds the main idea of the song, with words and a melody that come back: you usually hear it **three or four times**. The band often plays [majao](/section/music/lesson/rhythm#majao) here. The güira strikes only the counts, until it rolls on the last 4. The bongos are open and even, and everything seems to come down together.

The second clip has the same rhythm without the voices, and over the chords of the verse.
`,
          media: {
            audio: [
              { name: 'Chorus', clip: 'section-chorus' },
              { name: 'Majao alone, over the chords of the verse', clip: 'band-majao' },
            ],
          },
        },
        {
          step: 'voices-that-answer',
          content: `
### Voices that answer

In our example other voices join in. After the singer’s first line they answer. After the second they hold a chord of two notes, and the requinto answers over it. As long as the lead voice sings, the requinto keeps silent.

If you play, listen to the chords, which step down: A minor, G, F, E7. That is the so-called Andalusian cadence.
`,
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
After the second chorus, or near the end, the singer steps back. This is the **mambo**, the instrumental break with the highest energy of the song. It shares its name with [its rhythm](/section/music/lesson/rhythm#mambo).

The requinto plays the solo. It likes a short idea of a bar or two, which it repeats and then answers. In our example a quick run is answered in *double stops*, two notes at a time. Then one note is struck again and again, a *tremolo*, and a last run leads on to the chorus.
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
        },
        {
          step: 'underneath-the-solo',
          content: `
### Underneath the solo

Play it once more and listen underneath the guitar. Güira and bongos gallop, three strokes to a count, and a guest, a sixth player, strikes a bell on every count. In this clip the mambo is also a little faster than the other parts, at 128 counts a minute instead of 120; don’t expect that of other songs.
`,
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
                  { id: 'd', text: 'A last refrain that ends in a corte' },
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
An [interlude](/section/music/glossary#interlude) is a short passage without a voice that links two sung parts, and lets singer and listener get their breath back.

It is easily mistaken for a mambo, since nobody sings in either, but the güira tells the difference. In our interlude it stays in derecho, two even strokes a count, and nothing gallops. The requinto plays calm pairs of notes, and at the end a short run back to the verse.
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

Ours is a refrain with a corte. For two bars voice and band play majao, as in the chorus. Then, for two more, the whole band strikes together three times a bar: on 1, on the “and” of 2, and on 4. A final chord follows and rings out, with one long scrape of the güira.
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
Here are six of the seven parts, all but the interlude, out of order and without their names. In one of them the music comes to its end: that is the outro. For the others, ask whether anybody is singing.

- **No:** a guitar that begins alone is the intro, and a gallop is the mambo.
- **Yes:** count the güira. Two strokes a count are the verse, one is the chorus, and a change from two to one on the way is the pre-chorus.
`,
          interactiveBlocks: [{ kind: 'name-the-parts', data: NAME_THE_PARTS }],
        },
      ],
    },
  ],
  note: `
**A hint:** This order is a habit, not a law. So count. Music moves in phrases of four and eight bars, two and four of the dancers’ eights, and a new part usually starts where a phrase ends. Try it with [“Héroe favorito”](/section/music/lesson/rhythm#listen).

**Sources:** The order follows Bachata Hub and the course Rocksmith+.
`,
  summary: `
The **intro** opens, the **verse** tells its story in derecho, the **pre-chorus** climbs, and the **chorus** comes three or four times, often in majao. The **interlude** links, the **mambo** lets the guitar loose, the **outro** closes. To know where you are, ask two questions. Is anybody singing? And how many strokes does the güira play on each count?
`,
};
