import { PRACTICE_BPM, SON_CLAVE } from '#audio/music/rhythms.ts';
import type { LessonContent } from '#src/content/model.ts';

export const lesson: LessonContent = {
  id: 'history-50-60',
  type: 'history',
  title: 'Origins of Bachata',
  description: '1950s–60s: bolero guitars, country parties and the first recordings.',
  hero: {
    image: {
      drawing: 'history-50-60',
      alt: 'A yard in the country with a house, a palm and a string of lights; in it two guitars, bongos and maracas.',
      caption: 'Two guitars, bongos, maracas: with these, bachata began.',
    },
    audio: [{ name: 'Hear it first: a slow bolero', clip: 'style-bolero' }],
  },
  introduction: `
Picture a yard in the Dominican countryside, one evening in the 1950s. There are guitars, [bongos](/section/music/glossary#bongos), [maracas](/section/history/glossary#maracas), and a voice that sings of love gone wrong. Nobody calls this music [bachata](/section/history/glossary#bachata) yet. For now, a bachata is the party.

Today the same music fills stadiums. This lesson follows its first steps: from the yard to the city, into a studio in 1962, and onto the air. By the end of the 1960s it had singers of its own and a radio station. What it did not have was respect.
`,
  sections: [
    {
      id: 'country',
      title: 'Guitars in the country',
      contentBlocks: [
        {
          content: `
Officially, the nation had a different sound. From 1930 to 1961 a dictator, Rafael Trujillo, ruled the Dominican Republic, and the years of his rule are known as the [Trujillato](/section/history/glossary#trujillato). Trujillo favoured merengue, quick dance music with a metal scraper and the *tambora*, a drum. He had used it in his campaign of 1930, and in power he made it the national emblem.
`,
        },
        {
          step: 'music-for-country-parties',
          content: `
### Music for country parties

Guitars belonged to the parties in the country, where people played a bit of everything. One kind of song matters most here, the **bolero**: a slow love song, and the root from which bachata grew. Quicker dances such as the *son* and the *guaracha*, *ranchera* songs from Mexico and *jíbaro* songs from Puerto Rico gave it colour. Merengue had little part in it before the mid-1980s. In the son below, listen for the *claves*, two wooden sticks that a bachata band of today does without.
`,
          media: {
            audio: [
              { name: 'A son', clip: 'style-son' },
              { name: 'A bolero', clip: 'style-bolero' },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'build-a-clave',
              data: {
                id: 'son-clave',
                title: 'Build the clave of a son',
                instructions:
                  'Play the son above and find the two sticks: five strokes over two bars, two in the first, three in the second. Tap in what you hear. Press Play to compare, then Check.',
                explanation:
                  'Listen to the son again. In the first bar the sticks wait until the 1 has passed. In the second, three strokes are equally far apart.',
                pattern: SON_CLAVE,
                bpm: PRACTICE_BPM,
              },
            },
          ],
        },
        {
          step: 'first-a-party-then-a-name',
          content: `
### First a party, then a name

An informal party in the country was called a *bachata*, a word presumed to be of African origin. The songs went by other names. One was *bolero campesino*, the bolero of country people. Another stayed with the style for years: [amargue](/section/history/glossary#amargue), bitterness. That is a mood as well: somebody loves, somebody leaves, and all that remains is a song about it.
`,
          media: {
            images: [
              {
                drawing: 'eras',
                alt: 'A timeline of four eras, each with a picture: 1950s to 60s a guitar, 1970s to 80s a jukebox, 1990s to 2000s a disc, 2010s to 20s a phone.',
                caption: 'The four history lessons follow four eras. This is the first.',
              },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bachata-origins-q1',
                question: 'What was the music called before it was called bachata?',
                options: [
                  { id: 'a', text: 'Guaracha' },
                  { id: 'b', text: 'Amargue', isCorrect: true },
                  { id: 'c', text: 'Merengue' },
                  { id: 'd', text: 'Ranchera' },
                ],
                explanation:
                  'Amargue means bitterness, and the songs were full of it. Guaracha and ranchera were other styles at the country parties, and merengue was the dictator’s choice. The word bachata existed too, but it still meant the party itself.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'bolero-root',
          title: 'Bolero is the root',
          content:
            'Son and other styles added colour; merengue came in strongly only from the mid-1980s.',
        },
        {
          id: 'name-and-mood',
          title: 'First a party, then a music',
          content:
            '*Bachata* meant an informal party. The songs were called *amargue*, bitterness.',
        },
      ],
    },
    {
      id: 'city',
      title: 'The road to the city',
      contentBlocks: [
        {
          content: `
On 30 May 1961 Trujillo was assassinated. In the usual telling, the end of the dictatorship opened studios and radio stations to new voices. It was also when people left the land. In large numbers they moved to Santo Domingo, settled in its poor districts, the [barrios](/section/history/glossary#barrio), and brought the guitar bolero with them.
`,
        },
        {
          step: 'new-rooms-and-a-radio',
          content: `
### New rooms, and a radio

In the city the guitar music found new rooms to live in. You heard it in bars, in brothels, and in the [colmado](/section/history/glossary#colmado), the corner shop where neighbours buy their food, meet, drink and listen. Its home was the shantytown, and that would be held against it for a long time.

It travelled light. Street vendors carried the songs around as singles, small records that spin forty-five times a minute. Radio did the rest, and passed on announcements and personal messages to people who had only just arrived.
`,
        },
      ],
      keyPoints: [
        {
          id: 'after-1961',
          title: 'A dictatorship ends',
          content:
            'After 1961, in the usual telling, studios and radio open up, and country people move to town.',
        },
        {
          id: 'places',
          title: 'Barrio, bar, colmado',
          content: 'Poor city districts become the home of the country’s guitar music.',
        },
      ],
    },
    {
      id: 'band',
      title: 'Two guitars, bongos and maracas',
      contentBlocks: [
        {
          content: `
The early band needed no electricity. At its centre sat two guitars, strung with nylon or even with fishing line, while bongos and maracas kept time. Underneath, an upright [bass](/section/music/glossary#bass) or a *marímbula*, a wooden box with metal tongues to pluck, gave the low notes. Today this sound is called [traditional bachata](/section/history/glossary#traditional-bachata).
`,
        },
        {
          step: 'guitar-that-sings',
          content: `
### The guitar that sings

One of the guitars sang. The [requinto](/section/music/glossary#requinto) of that time, smaller and higher than the usual guitar, was not made for bachata. Alfredo Gil of Trío Los Panchos had brought it into the bolero trios in 1945. From the early 1960s on it is heard on Dominican guitar records, in the hands of Edilio Paredes and others. It was new to bachata, but older than bachata itself.
`,
          media: {
            images: [
              {
                drawing: 'requinto',
                alt: 'A requinto of today: a guitar with a capo on its neck and a cable to an effect pedal.',
                caption:
                  'A requinto of today. It came from the bolero trios, without pedal and cable.',
              },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bachata-influences-q1',
                question: 'When did the requinto enter bachata?',
                options: [
                  { id: 'a', text: 'In the 1960s', isCorrect: true },
                  { id: 'b', text: 'In the 1970s' },
                  { id: 'c', text: 'In the 1980s' },
                  { id: 'd', text: 'In the 1990s' },
                ],
                explanation:
                  'Bolero trios had used it since 1945. On Dominican guitar records it is heard from the early 1960s, in the hands of Edilio Paredes and others.',
              },
            },
          ],
        },
        {
          step: 'who-brought-the-guira',
          content: `
### Who brought the güira?

The maracas of the early bands did not stay. Over the following years a metal scraper, the [güira](/section/music/glossary#guira), took their place, and people still argue about who made the change. Some credit José Manuel Calderón, whom you will meet in a moment, in the 1960s. Blas Durán, a star of the 1980s, claimed it for himself. What most accounts do agree on is that during the 1970s and 80s the güira became the rule.
`,
        },
        {
          step: 'two-styles-far-apart',
          content: `
### Two styles, far apart

Below is a bolero, written for this app in the manner of the early bands: two guitars, bass, bongos and maracas. Beside it are the güira and tambora of a merengue. Hear how far apart the two styles were. In the lesson on [instruments](/section/music/lesson/instruments) you can hear what each player of a bachata band plays today.
`,
          media: {
            audio: [
              { name: 'The bolero of the early band', clip: 'style-bolero' },
              {
                name: 'Güira and tambora of a merengue',
                clip: 'style-merengue-guira_tambora',
              },
            ],
          },
        },
      ],
      keyPoints: [
        {
          id: 'early-band',
          title: 'The early band',
          content: 'Two guitars, bongos, maracas, and a marímbula or upright bass.',
        },
        {
          id: 'requinto-borrowed',
          title: 'A borrowed guitar',
          content: 'The requinto came from the bolero and entered bachata in the 1960s.',
        },
      ],
    },
    {
      id: 'first-recordings',
      title: '30 May 1962: the first recordings',
      contentBlocks: [
        {
          content: `
A young man of twenty goes into a studio. It is **30 May 1962**, a year to the day since Trujillo’s death, and with him is the Trío Los Juveniles. His name is **José Manuel Calderón**. He records “Borracho de amor” (drunk on love) and “Condena (Qué será de mí)” (sentence: what will become of me?). These two are generally counted as the first bachata recordings.
`,
        },
        {
          step: 'tears-of-blood',
          content: `
### Tears of blood

More hits by **Calderón** followed, and their titles explain the word *amargue* better than any dictionary: “Quema esas cartas” (burn those letters), “Lágrimas de sangre” (tears of blood), “Serpiente humana” (human snake), “Llanto a la luna” (weeping to the moon). Yet Calderón did not stop at two guitars: he added strings, horns and a piano.

In 1967 he left for New York, and when he came back in 1972, he found the music pushed to the margins. The [next lesson](/section/history/lesson/history-70-80#margins) goes on from there.
`,
        },
      ],
      artists: [
        {
          name: 'José Manuel Calderón',
          about: 'Singer. His two songs of 1962 count as the first bachata recordings.',
          spotifyId: '2O8eNYAp262V5QHDb1ZGLj',
        },
      ],
      keyPoints: [
        {
          id: 'first-session',
          title: 'Where recorded bachata begins',
          content: '30 May 1962: Calderón sings “Borracho de amor” and “Condena”.',
        },
      ],
    },
    {
      id: 'voices',
      title: 'Voices of the 1960s',
      contentBlocks: [
        {
          content: `
Calderón was not alone for long. **Rafael Encarnación** had six months. From October 1963 he recorded about ten songs, among them “Muero contigo” (I die with you) and “Pena de hombre” (a man’s sorrow). In March 1964, after a motorcycle crash, he died. He was 20.
`,
        },
        {
          step: 'longer-road',
          content: `
### A longer road

**Luis Segura** was to sing for decades. He began with “Cariñito de mi vida” (sweetheart of my life), usually dated 1964. By one second-hand account, its guitar, which picks the notes of a chord one after the other, was the model for later bachata. The hit that took him onto FM radio came [almost twenty years later](/section/history/lesson/history-70-80#fm).
`,
        },
        {
          step: 'she-who-suffers-and-he-who-played',
          content: `
### She who suffers, and he who played

**Mélida Rodríguez** is usually called the first woman to record bachata. People knew her as “La sufrida”, the woman who suffers. In the mid-1960s she recorded 20 to 30 songs; by about 1967 she had stopped.

You may have heard **Edilio Paredes** without knowing his name. He played or arranged well over a thousand tracks, and his arrangements, writes the record label IASO, are part of what set bachata apart from the bolero. In 2023 the magazine *Rolling Stone* put him on its list of the 250 greatest guitarists.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bachata-pioneers-q1',
                question: 'Who is credited with the first bachata recordings, in 1962?',
                options: [
                  { id: 'a', text: 'Luis Segura' },
                  { id: 'b', text: 'Rafael Encarnación' },
                  { id: 'c', text: 'Edilio Paredes' },
                  { id: 'd', text: 'José Manuel Calderón', isCorrect: true },
                ],
                explanation:
                  'Calderón recorded “Borracho de amor” and “Condena” on 30 May 1962. Encarnación and Segura followed a year or two later. Edilio Paredes is known for his guitar.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'Rafael Encarnación',
          about: 'About ten songs in six months, 1963–64.',
          spotifyId: '4E8IDEgvE8oyb5sqvfeTOp',
        },
        {
          name: 'Luis Segura',
          about: 'Singer; his first record is usually dated 1964.',
          spotifyId: '3xgpQ8RHWeHY9ARr9xkOpp',
        },
        {
          name: 'Mélida Rodríguez',
          about: '“La sufrida”, usually called the first woman to record bachata.',
        },
        {
          name: 'Edilio Paredes',
          about: 'Guitarist and arranger on more than a thousand tracks.',
          spotifyId: '6CK0w06BFOXaSqJpDi35ht',
        },
      ],
    },
    {
      id: 'radio',
      title: 'One station carries it',
      contentBlocks: [
        {
          content: `
One of the people who mattered most to this music neither sang nor played. In 1955 Radhamés Aracena opened a record shop, Discos La Guarachita. In the mid-1960s he followed it with a radio station, **Radio Guarachita**, which was soon heard across the whole country. It was on AM; the stations on FM, with the better sound, would not play such songs for years. He had two record labels as well, Discos Guarachita and Zuni.
`,
        },
        {
          step: 'from-the-shop-to-the-air',
          content: `
### From the shop to the air

So one man, Radhamés Aracena, could put out a song, sell it over the counter and play it on the air. In the years to come Radio Guarachita was almost alone in playing bachata for the whole nation.
`,
        },
      ],
      artists: [
        {
          name: 'Radhamés Aracena',
          about: 'Not a singer but a broadcaster: the man behind Radio Guarachita.',
        },
      ],
      keyPoints: [
        {
          id: 'guarachita',
          title: 'Radio Guarachita',
          content: 'From the mid-1960s it carries the music across the country.',
        },
      ],
    },
  ],
  note: `
**A hint:** Music of the 1950s was played at parties long before anybody recorded it. Nothing from before 1962 is generally accepted as recorded bachata.

**Where sources differ:** Blas Durán named a recording of 1959, by José Antonio Salamán in Puerto Rico. For 1962 Calderón named the studio of La Voz del Trópico, others Radio Televisión Dominicana.
`,
  summary: `
Bachata grew from the **bolero** that people in the country played on guitars, and after **1961** they took it with them to the city. On **30 May 1962** José Manuel Calderón made what count as its first recordings. Two guitars, bongos and maracas carried the songs, the requinto gave them a voice, and **Radio Guarachita** took them to the whole country. For years the style was called *amargue*, bitterness.
`,
  references: [
    {
      title: 'UNESCO: decision on the music and dance of Dominican bachata',
      url: 'https://ich.unesco.org/en/decisions/14.COM/10.B.10',
    },
    {
      title: 'Wikipedia: José Manuel Calderón',
      url: 'https://en.wikipedia.org/wiki/Jos%C3%A9_Manuel_Calder%C3%B3n_(musician)',
    },
    {
      title: 'El Caribe: “Bachata was born with me”, José Manuel Calderón (in Spanish)',
      url: 'https://elcaribe.com.do/sin-categoria/ldquo-bachata-nacio-conmigordquo',
    },
    { title: 'Wikipedia: Requinto guitar', url: 'https://en.wikipedia.org/wiki/Requinto_guitar' },
    {
      title: 'IASO Records: Edilio Paredes',
      url: 'http://www.iasorecords.com/artists/edilio-paredes',
    },
    {
      title: 'Ritmo Hispano: Rafael Encarnación (in Spanish)',
      url: 'https://ritmohispano.com/noticia.php?id_noticia=7096',
    },
    {
      title: 'El Día: Luis Segura (in Spanish)',
      url: 'https://eldia.com.do/los-que-amaron-a-luis-segura-en-fin-de-la-historia',
    },
    {
      title: 'Wikipedia: Radio Guarachita',
      url: 'https://en.wikipedia.org/wiki/Radio_Guarachita',
    },
    {
      title: 'IASO Records: Mélida Rodríguez',
      url: 'http://www.iasorecords.com/artists/melida-rodriguez',
    },
    {
      title:
        'Deborah Pacini Hernandez: Bachata. A Social History of a Dominican Popular Music (1995)',
      url: 'https://en.wikipedia.org/wiki/Bachata:_A_Social_History_of_a_Dominican_Popular_Music',
    },
  ],
};
