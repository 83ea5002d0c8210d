import { COUNTS, PRACTICE_BPM } from '#audio/music/rhythms.ts';
import { LABEL_THE_BAND } from '#src/content/answers/matching.ts';
import { PROGRESSIONS } from '#src/content/answers/progressions.ts';
import type { LessonContent } from '#src/content/model.ts';
import { practiceLink } from '#src/content/site/practice-link.ts';

/** The band over the verse of a song in a major key: I–IV–V–I, and I–vi–ii–V. */
const MAJOR = practiceLink({ rhythm: 'derecho', song: 'domingo' });
const SIXTH = practiceLink({ rhythm: 'derecho', song: 'agua-clara' });

export const lesson: LessonContent = {
  id: 'instruments',
  type: 'instruments',
  title: 'Key Instruments',
  description: 'Requinto, segunda, bass, güira and bongos: who plays what, and how it sounds.',
  hero: {
    image: {
      drawing: 'instruments',
      alt: 'Requinto, segunda, bass, bongos and güira side by side.',
      caption: 'Three to pluck, one to scrape, one to strike.',
    },
    audio: [{ name: 'All five at their liveliest', clip: 'band-mambo' }],
  },
  introduction: `
Five players make a [bachata](/section/history/glossary#bachata) band. The [requinto](/section/music/glossary#requinto), the [segunda](/section/music/glossary#segunda) and the [bass](/section/music/glossary#bass) have strings. The [güira](/section/music/glossary#guira) is scraped, the [bongos](/section/music/glossary#bongos) are struck.

At first they reach the ear as a single sound. Pick out one of them and follow it to the end of a song, then the next. After the fifth you will hear a band where there was only a song.
`,
  sections: [
    {
      id: 'band',
      title: 'Five players, one band',
      contentBlocks: [
        {
          content: `
Follow the highest strings. Play it again for the lowest, and once more for the scraping.
`,
          media: { audio: [{ name: 'The whole band, derecho', clip: 'band-derecho' }] },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'instruments-intro-q1',
                question: 'Listen again: how many core instruments does it have?',
                options: [
                  { id: 'a', text: 'Three' },
                  { id: 'b', text: 'Four' },
                  { id: 'c', text: 'Five', isCorrect: true },
                  { id: 'd', text: 'Seven' },
                ],
                explanation:
                  'Requinto, segunda, bass, güira and bongos. The highest strings were the requinto’s, the lowest the bass’s, and the güira scraped.',
              },
            },
          ],
        },
        {
          step: 'how-musicians-count',
          content: `
### Count along

Say it aloud and evenly, and tap your foot on the numbers: *one and two and three and four and*. Then begin again at one. The numbers are the **counts**, and four of them are a **bar**.
`,
          interactiveBlocks: [
            {
              kind: 'build-counts',
              data: {
                id: 'dancers-counts',
                title: 'Count a bar',
                instructions: 'Tap the four numbers. Press Play and count along, then press Check.',
                explanation: 'Count along: each number needs a sound, and an “and” has none.',
                pattern: COUNTS,
                bpm: PRACTICE_BPM,
              },
            },
          ],
          deeper: `
Dancers count to eight. That is two bars: their 5, 6, 7 and 8 are the 1, 2, 3 and 4 of the second one. A row of notes on all the numbers and all the “ands” is a row of *eighth notes*.
`,
        },
      ],
    },
    {
      id: 'requinto',
      title: 'Requinto',
      contentBlocks: [
        {
          content: `
The requinto is the guitar that sings: high, bright, and quick to answer the voice.
`,
          media: {
            images: [
              {
                drawing: 'requinto',
                alt: 'A requinto with a capo on its neck and a cable to an effect pedal.',
                caption: 'The requinto: lead guitar, high and bright.',
              },
            ],
            audio: [{ name: 'The requinto alone', clip: 'solo-derecho-requinto' }],
          },
          deeper: `
Many players put a *capo*, a clamp, across the neck, which raises the pitch. Effects give it colour: echo, reverb, and above all the **chorus**, which makes the guitar shimmer. (It has nothing to do with the chorus of a song.) [Luis Vargas](/section/history/lesson/history-90-00#monte-cristi) and his engineer are credited with bringing it in. The requinto of our band has it, too.
`,
        },
        {
          step: 'requinto-of-today',
          content: `
### One name, two guitars

The traditional requinto came from the [bolero trios](/section/history/lesson/history-50-60#band). It is smaller than an ordinary guitar, sounds higher, and has nylon strings. What is called a requinto today is usually a full-size guitar with steel strings and a *pickup*, which feeds its sound into a cable.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'requinto-q1',
                question: 'How does a traditional requinto differ from an ordinary guitar?',
                options: [
                  { id: 'a', text: 'It has only the four lowest strings' },
                  { id: 'b', text: 'It is smaller and higher-pitched', isCorrect: true },
                  { id: 'c', text: 'It is larger and lower-pitched' },
                  { id: 'd', text: 'It has steel strings and an added pickup' },
                ],
                explanation:
                  'The requinto of the trios is about four fifths the size and tuned a fourth higher: A, D, G, C, E, A. Steel strings and a pickup came later, with the full-size guitars.',
              },
            },
          ],
        },
        {
          step: 'requinto-in-each-rhythm',
          content: `
### The requinto in each rhythm

Bachata has three rhythms. In **derecho**, the straight one, the requinto runs up and down the notes of the chord. In **majao** it says less: two strings at once, a rest, a short run. In the **mambo** it has its solo at last, fast and high up the neck.
`,
          media: {
            audio: [
              { name: 'Requinto in derecho: it runs', clip: 'solo-derecho-requinto' },
              { name: 'Requinto in majao: it leaves room', clip: 'solo-majao-requinto' },
              { name: 'Requinto in the mambo: its solo', clip: 'solo-mambo-requinto' },
            ],
          },
          deeper: `
The run through the notes of a chord, one after the other, is called an *arpeggio*. In derecho the requinto plays it in eighth notes, and answers the voice at the ends of the lines.
`,
        },
        {
          step: 'four-techniques-of-the-lead-guitar',
          content: `
### Four techniques of the lead guitar

In each clip the first bar is plain; from the second on you hear what the fingers can add.
`,
          media: {
            audio: [
              { name: 'Hammer-ons and pull-offs', clip: 'technique-slurs' },
              { name: 'Slides', clip: 'technique-slides' },
              { name: 'Tremolo', clip: 'technique-tremolo' },
              { name: 'Double stops: two notes at once', clip: 'technique-thirds' },
            ],
          },
          deeper: `
- **Hammer-ons and pull-offs:** a finger of the fretting hand hammers onto the string, or plucks it as it leaves, so that the next note sounds without the pick.
- **Slides:** the finger stays on the string and glides up into the note.
- **Tremolo:** one note is struck so fast that it seems to last.
- **Double stops:** two strings sound at once, and the melody has a second voice.
`,
        },
      ],
      keyPoints: [
        {
          id: 'requinto-role',
          title: 'Lead guitar',
          content:
            'It plays arpeggios, answers and solos, and on the whole lies highest of the three.',
        },
      ],
    },
    {
      id: 'segunda',
      title: 'Segunda',
      contentBlocks: [
        {
          content: `
*Segunda* means second, and the second guitar is easy to overlook, although the whole song stands on it. It plays low notes on 1, 3 and 4, and short strums in between. Say it aloud and evenly: **low** and two and **low** and **low** and.
`,
          media: {
            images: [
              {
                drawing: 'segunda',
                alt: 'A segunda, an ordinary acoustic guitar, beside a chair.',
                caption: 'The segunda: chords above, low notes below.',
              },
            ],
            audio: [{ name: 'The segunda alone', clip: 'solo-derecho-segunda' }],
          },
        },
        {
          step: 'segunda-in-each-rhythm',
          content: `
### The segunda in each rhythm

You have heard it in derecho, and in majao nothing changes. In the mambo the hand turns to chops on the “ands”, short, tight and bright, with little more than a low note on 1.
`,
          media: {
            audio: [{ name: 'Segunda in the mambo: chops', clip: 'solo-mambo-segunda' }],
          },
        },
        {
          step: 'chords-of-the-segunda',
          content: `
### The chords of the segunda

A chord is several notes at once. There is usually one to a bar, and a short row of them comes round again and again. Play one below, and watch the names light up as the sound changes.
`,
          interactiveBlocks: [{ kind: 'progressions', data: PROGRESSIONS }],
          deeper: `
Such a row is called a *progression*. The numerals give each chord’s place in the scale; small letters mean minor chords. The three progressions are in A minor, but bachata has its major keys, too. I–IV–V–I is common there, and I–vi–ii–V. Hear the first from our band as [G, C, D7, G](${MAJOR}), the second as [C, Am, Dm, G7](${SIXTH}). What happens to the mood?
`,
        },
      ],
      keyPoints: [
        {
          id: 'segunda-role',
          title: 'Rhythm guitar',
          content: 'Low notes on 1, 3 and 4, short strums in between.',
        },
      ],
    },
    {
      id: 'bass',
      title: 'Bass',
      contentBlocks: [
        {
          content: `
By its bass you can recognise bachata. There is a long note on **1**, a short push on the “and” of 2, **between counts 2 and 3**, and then come **3** and **4**. Count it aloud: *one … and three four*.
`,
          media: {
            images: [
              {
                drawing: 'bass',
                alt: 'An electric bass and its amplifier.',
                caption: 'The bass: few notes, each in its place.',
              },
            ],
            audio: [{ name: 'The bass alone', clip: 'solo-derecho-bass' }],
          },
          deeper: `
The early bands had an upright bass or a *marímbula*, a wooden box with metal tongues that are plucked. Today it is an electric bass with four or five strings.
`,
        },
        {
          step: 'push-of-the-bass',
          content: `
### The push of the bass

The note before 3 falls where no count is, and pulls you into the second half of the bar. It is called a *syncopation*.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bass-pattern-q1',
                question: 'Where is the syncopated note of the bass in derecho and majao?',
                options: [
                  { id: 'a', text: 'Between counts 1 and 2' },
                  { id: 'b', text: 'Exactly on count 2' },
                  { id: 'c', text: 'Between counts 3 and 4' },
                  { id: 'd', text: 'Between counts 2 and 3', isCorrect: true },
                ],
                explanation:
                  'One … and three four: the “and” of 2 comes just before 3. No new note falls on count 2 itself, so the push stands out.',
              },
            },
          ],
          deeper: `
The notes are few: first the *root*, which gives the chord its name, then often its third or fifth, two of its other notes, and on 4, very often, a step towards the next root.
`,
        },
        {
          step: 'bass-in-each-rhythm',
          content: `
### The bass in each rhythm

In majao the push is the same as in derecho. In the mambo the bass is freer: ours leaves count 3 out in some bars and pushes into the next one on the “and” of 4.
`,
          media: {
            audio: [{ name: 'Bass in the mambo: it pushes', clip: 'solo-mambo-bass' }],
          },
        },
      ],
      keyPoints: [
        {
          id: 'bass-role',
          title: 'One … and three four',
          content: 'A long 1, a push between 2 and 3, then 3 and 4.',
        },
      ],
    },
    {
      id: 'guira',
      title: 'Güira',
      contentBlocks: [
        {
          content: `
The brightest sound in the band comes from the güira, a metal cylinder covered with raised dimples, which the player scrapes with a stiff metal brush. Everybody plays to it.
`,
          media: {
            images: [
              {
                drawing: 'guira',
                alt: 'A güira, a metal cylinder with a brush to scrape it.',
                caption: 'The güira and its brush.',
              },
            ],
            audio: [{ name: 'The güira alone', clip: 'solo-derecho-guira' }],
          },
          deeper: `
It came over from merengue and took the place of the shaken [maracas](/section/history/glossary#maracas), and now it is the metronome of the band. (The *güiro* of other Latin music is something else: it is made from a gourd.)
`,
        },
        {
          step: 'guira-names-the-rhythm',
          content: `
### The güira names the rhythm

Listen to its strokes on one count, and you know which rhythm is being played. **Two**, down and up, mean derecho. **One** means majao. **Three**, a long one and two quick ones, are the gallop of the mambo.
`,
          media: {
            audio: [
              { name: 'Derecho: two a count', clip: 'solo-derecho-guira' },
              { name: 'Majao: one a count', clip: 'solo-majao-guira' },
              { name: 'Mambo: three a count', clip: 'solo-mambo-guira' },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'guira-q1',
                question: 'On every count you hear a long stroke and two quick ones. What is it?',
                options: [
                  { id: 'a', text: 'Mambo', isCorrect: true },
                  { id: 'b', text: 'Derecho' },
                  { id: 'c', text: 'Majao' },
                ],
                explanation:
                  'Three strokes on every count are the gallop of the mambo. Derecho has two, majao one.',
              },
            },
          ],
          deeper: `
Where four strokes come together, on the last count of a phrase, it is the *repique*, a roll that announces the next part.
`,
        },
      ],
      keyPoints: [
        {
          id: 'guira-role',
          title: 'The metronome',
          content: 'Two strokes a count in derecho, one in majao, three in the mambo.',
        },
      ],
    },
    {
      id: 'bongos',
      title: 'Bongos',
      contentBlocks: [
        {
          content: `
Bongos are a pair of small hand drums. The smaller one is the *macho*, the male, with a high and sharp voice. The larger is the *hembra*, the female, whose voice is low and round.
`,
          media: {
            images: [
              {
                drawing: 'bongos',
                alt: 'A pair of bongos, one drum smaller than the other.',
                caption: 'Bongos: the small macho, the large hembra.',
              },
            ],
          },
        },
        {
          step: 'martillo',
          content: `
### The martillo

In derecho the hands keep the **martillo**, the hammer, which does not stop. (This app is named after it.) Count along: on **4** the low drum rings out, and there the dancers [tap](/section/dance/glossary#tap).
`,
          media: { audio: [{ name: 'Count along: the martillo', clip: 'solo-derecho-bongos' }] },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bongos-q1',
                question: 'On which count does the low drum ring out?',
                options: [
                  { id: 'a', text: 'On 1' },
                  { id: 'b', text: 'On 2' },
                  { id: 'c', text: 'On 3' },
                  { id: 'd', text: 'On 4', isCorrect: true },
                ],
                explanation:
                  'The high macho speaks on 1, 2 and 3. On 4 the low hembra answers, and the dancers tap.',
              },
            },
          ],
          deeper: `
The martillo is a row of eighth notes, in which the macho speaks on 1 and 3 and more lightly on 2, while fingers and thumb mute most of the strokes between. In the lesson on rhythm you can build the accent on 4.
`,
        },
        {
          step: 'open-strokes-rolls-and-a-bell',
          content: `
### The bongos in each rhythm

In majao the strokes of the bongos are open and even, high on 1, 2 and 3 and low on 4. In the mambo they are at their busiest, with rolls and fills.
`,
          media: {
            audio: [
              { name: 'Bongos in derecho: the martillo', clip: 'solo-derecho-bongos' },
              { name: 'Bongos in majao: open strokes', clip: 'solo-majao-bongos' },
              { name: 'Bongos in the mambo: busiest', clip: 'solo-mambo-bongos' },
            ],
          },
          deeper: `
In the mambo of our band they gallop with the güira. Some players change to a hand bell there; in the song of our band a sixth player strikes one. A roll at the end of a phrase, which usually begins around 4, is called a *redoble*.
`,
        },
      ],
      keyPoints: [
        {
          id: 'bongos-role',
          title: 'Macho and hembra',
          content: 'The high drum leads through the bar, the low one answers on 4.',
        },
      ],
    },
    {
      id: 'stage',
      title: 'Together on stage',
      contentBlocks: [
        {
          content: `
Percussion first: the scraper lies evenly on top, and the drums give the row its shape. Over them come the strings, the bass low, the segunda in the middle and the requinto high. With headphones you can point at each player: the bass in the middle, segunda and bongos to the left, requinto and güira to the right.
`,
          media: {
            images: [
              {
                drawing: 'stage',
                alt: 'An empty stage with the band’s instruments: segunda and bongos on the left, the bass in the middle, requinto and güira on the right.',
                caption: 'Each where you hear it.',
              },
            ],
            audio: [
              { name: 'Bongos and güira, derecho', clip: 'solo-derecho-bongos_guira' },
              { name: 'The whole band, majao', clip: 'band-majao' },
            ],
          },
        },
        {
          step: 'one-player-after-the-other-on-a-record',
          content: `
### One player after the other, on a record

In “You”, by Romeo Santos, the band does not start all at once. Segunda and bass come in at 0:17, in derecho, and the requinto at about one minute. Follow the bass alone from the first to the second: do you find its push before 3?
`,
          media: {
            video: {
              link: 'https://youtu.be/ElU-VcWEhRU',
              title: 'Romeo Santos, You',
              marks: [
                { second: 17, name: 'Here the segunda and the bass, in derecho' },
                { second: 60, name: 'About here the requinto: arpeggios' },
              ],
            },
          },
          deeper: `
The places are those of the guitar course Rocksmith+. In this video the times may be a little off.
`,
        },
        {
          step: 'by-ear-alone',
          content: `
### By ear alone

Here are the five players, each alone, behind cards without names. High or low? Plucked, scraped or struck? Give each sound to its player.
`,
          interactiveBlocks: [{ kind: 'label-the-band', data: LABEL_THE_BAND }],
        },
      ],
      keyPoints: [
        {
          id: 'heights',
          title: 'Low, middle, high',
          content: 'Bass below, segunda in the middle, requinto on the whole above.',
        },
        {
          id: 'floor',
          title: 'Percussion first',
          content: 'Güira and bongos keep time for the strings and tell you the rhythm.',
        },
      ],
    },
  ],
  note: `
**A hint:** In clubs you meet remixes in which a pop song gets bongos and a bachata beat, jokingly called [bongochata](/section/history/glossary#bongochata). Is there a requinto in them, a segunda, a güira?

**Sources:** The five patterns follow Rocksmith+ and “Bachata Breakdown” by IASO. In the mambo they are those of our own band.
`,
  summary: `
The **requinto** leads, high and bright. The **segunda** plays low notes and short strums, the **bass** a long 1, a push, then 3 and 4. The **güira** keeps time with two, one or three strokes a count, and the **bongos** hammer along until their low drum answers on 4.
`,
};
