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
  },
  introduction: `
[Bachata](/section/history/glossary#bachata) is music for guitars and broken hearts from the Dominican Republic. Today it fills stadiums. It began with two guitars, a pair of [bongos](/section/music/glossary#bongos), shaken [maracas](/section/history/glossary#maracas) and songs about love gone wrong.

This lesson tells how. In the 1950s the music was played at parties in the country and was not yet called bachata. In 1962 it was recorded for the first time. By the end of the 1960s it had singers of its own and a radio station that carried it across the country. What it lacked was respect.
`,
  sections: [
    {
      id: 'country',
      title: 'Guitars in the country',
      contentBlocks: [
        {
          content: `
From 1930 to 1961 the dictator Rafael Trujillo ruled the Dominican Republic. Those years are called the [Trujillato](/section/history/glossary#trujillato). Trujillo favoured merengue. He had used it in his campaign of 1930, and he made it the emblem of the nation.

Guitar music had no such friend. It lived at parties in the country. In the 1950s you could hear a whole mixture there: bolero, son and guaracha, ranchera songs from Mexico, jíbaro songs from Puerto Rico. Out of these the **bolero**, a slow love song for guitars, became the root of bachata. Merengue left its mark much later, from the middle of the 1980s on.

An informal party was called a *bachata*. The word is thought to come from Africa. It meant the party, not yet the music.

The songs went by another name: [amargue](/section/history/glossary#amargue), bitterness. It names a music and a mood. Someone loves, loses and sings about it.
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
                  'Amargue means bitterness, and the songs were full of it. Guaracha and ranchera were other styles at the country parties. The word bachata existed too, but it still meant the party itself.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'bolero-root',
          title: 'Bolero is the root',
          content: 'Son and other styles added colour; merengue came in strongly only later.',
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
On 30 May 1961 Trujillo was assassinated. The end of the dictatorship opened studios and radio to new voices. And people began to move. From the country they came to Santo Domingo in large numbers and settled in poor quarters, the [barrios](/section/history/glossary#barrio). They brought the guitar bolero with them.

In the city the music found new places. It was heard in bars and brothels. It was heard in the [colmado](/section/history/glossary#colmado), the corner shop where neighbours buy food, meet, drink and listen. Its home was the shantytown, and that would be held against it.

Street vendors sold the songs on singles, small records that turn 45 times a minute. The radio did more than play them. It carried announcements and personal messages for the people who had just arrived.
`,
        },
      ],
      keyPoints: [
        {
          id: 'after-1961',
          title: 'A dictatorship ends',
          content: 'After 1961 studios and radio open to others, and country people move to town.',
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
The early band was small and acoustic. At its centre stood two guitars. Their strings were nylon, and some were even fishing line. Bongos and maracas kept time. A *marímbula* or an upright [bass](/section/music/glossary#bass) gave the low notes. Today this sound is called [traditional bachata](/section/history/glossary#traditional-bachata).

One instrument gave the music its high, singing voice: the [requinto](/section/music/glossary#requinto), a guitar smaller and higher than the usual one. It was not made for bachata. In 1945 Alfredo Gil of Trío Los Panchos brought it into the bolero. In the early 1960s Edilio Paredes and others played it on Dominican guitar records. So the requinto entered bachata in the 1960s, but it was older than that.

The maracas did not last. Over the following years a metal scraper, the [güira](/section/music/glossary#guira), took their place. Who made the change is disputed. Some say Calderón, in the 1960s. Blas Durán claimed it for himself, in the 1980s. Most accounts agree that by the 1970s and 80s the güira was the rule.

The lesson on [instruments](/section/music/lesson/instruments) lets you hear what each of them plays today.
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
José Manuel Calderón was born on 9 August 1941. Where, is disputed: in Azua, in El Seibo, or in San Pedro de Macorís, where he grew up. He was twenty when he went into a studio with Trío Los Juveniles. It was **30 May 1962**, and Trujillo had been dead for exactly a year.

They recorded “Borracho de amor” (drunk with love) and “Condena (Qué será de mí)”, a song by Bienvenido Fabián. These two are generally counted as the first bachata recordings.

More hits followed: “Quema esas cartas” (burn those letters), “Lágrimas de sangre” (tears of blood), “Serpiente humana” (human snake), “Llanto a la luna” (weeping to the moon). The titles alone explain the word *amargue*. Yet Calderón did not stay with two guitars. He added strings, horns and a piano.

In 1967 he left for New York. When he came back in 1972, he found his music pushed to the margins. The [next lesson](/section/history/lesson/history-70-80#margins) goes on from there.
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
                  { id: 'c', text: 'Eladio Romero Santos' },
                  { id: 'd', text: 'José Manuel Calderón', isCorrect: true },
                ],
                explanation:
                  'Calderón recorded “Borracho de amor” and “Condena” on 30 May 1962. Encarnación and Segura followed a year or two later, and Eladio Romero Santos belongs to the 1970s.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'José Manuel Calderón',
          about: 'Singer. His two songs of 1962 count as the first bachata recordings.',
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
Calderón was not alone for long.

**Rafael Encarnación** had six months. From October 1963 he recorded about ten songs, among them “Muero contigo” (I die with you) and “Pena de hombre” (a man’s sorrow). In March 1964, after a motorcycle crash, he died. He was 20.

**Luis Segura**, born in Mao in 1939, began with “Cariñito de mi vida” in 1964; some say 1963. He had a long road before him. The hit that took him to FM radio came [almost twenty years later](/section/history/lesson/history-70-80#fm).

**Mélida Rodríguez** is usually called the first woman to record bachata. She was known as “La sufrida”, the woman who suffers. In the mid-1960s she recorded 20 to 30 songs. By about 1967 she had stopped.

**Edilio Paredes** you may have heard without knowing his name. Born in La Galana in 1945, he played on or arranged many more than a thousand tracks. In 2023 the magazine *Rolling Stone* put him on its list of the 250 greatest guitarists, at number 244.
`,
        },
      ],
      artists: [
        { name: 'Rafael Encarnación', about: 'About ten songs in six months, 1963–64.' },
        { name: 'Luis Segura', about: 'Singer from Mao; first record usually dated 1964.' },
        {
          name: 'Mélida Rodríguez',
          about: '“La sufrida”, usually called the first woman to record bachata.',
        },
        { name: 'Edilio Paredes', about: 'Guitarist and arranger on more than a thousand tracks.' },
      ],
    },
    {
      id: 'radio',
      title: 'One station carries it',
      contentBlocks: [
        {
          content: `
In 1955 Radhamés Aracena opened a record shop, Discos La Guarachita. In the mid-1960s a radio station of his followed, **Radio Guarachita**, at 690 on the AM dial. Soon it was heard across the whole country. There were two record labels as well, Discos Guarachita and Zuni.

So one house could put out a song, sell it over the counter and play it on the air. That mattered. In the years to come Radio Guarachita would be almost alone in playing bachata for the whole nation.
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
Why does a story of the 1950s have no records from the 1950s? Because the music was played at parties before anybody recorded it. No recording from before 1962 is generally accepted as bachata. There is one other claim: [Blas Durán](/section/history/lesson/history-70-80#electric-guitar), a star of the 1980s, said that José Antonio Salamán had made a similar recording in Puerto Rico as early as 1959. Sources also differ about the studio of 1962. Calderón named La Voz del Trópico; others name Radio Televisión Dominicana.
`,
  summary: `
Bachata grew from the **bolero** that country people played on guitars. After **1961** they took it to the city. On **30 May 1962** José Manuel Calderón made what count as the first recordings. Two guitars, bongos and maracas carried the songs, the requinto gave them a voice, and **Radio Guarachita** carried them across the country. The music was called *amargue*, bitterness.
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
