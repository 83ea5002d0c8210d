import type { LessonContent } from '#src/content/model.ts';

export const lesson: LessonContent = {
  id: 'history-70-80',
  type: 'history',
  title: 'Consolidation of the genre',
  description: '1970s–80s: bars and colmados, one radio station, an electric guitar.',
  hero: {
    video: { link: 'https://youtu.be/b2Ig9IPBtRs', title: 'Luis Segura, Pena' },
  },
  introduction: `
In 1972 José Manuel Calderón came home from New York. Ten years earlier he had made what count as the first [bachata](/section/history/glossary#bachata) recordings; now he found the music pushed to the margins.

Pushed aside is not silenced. In the 1970s bachata had records, buyers and best-selling singers. What it lacked was a place in good society and, with one exception, a place on the radio. This lesson follows it out of the bar: onto FM with two hits, into an amplifier with an electric guitar, and at last, around 1990, to the ears of the middle class.
`,
  sections: [
    {
      id: 'margins',
      title: 'Music for bars',
      contentBlocks: [
        {
          content: `
Where did you go to hear bachata in the 1970s? To the [colmado](/section/history/glossary#colmado) on the corner, to a bar, or to a brothel, which people called a cabaret. Blas Durán, who became a star later, remembered that the music itself was known as *música de cabaret*. The name has stuck: these years are called the [cabaret era](/section/history/glossary#cabaret-era).

Bars, brothels, poverty: that is what people linked it with, so polite society kept its distance, and most of the radio did the same. Across the country [Radio Guarachita](/section/history/lesson/history-50-60#radio) was almost alone in playing bachata.

The songs did nothing to please such listeners. Many were about drink and betrayal. Later came *doble sentido*, double meaning, the art of hiding a cheeky line behind an innocent one.

Much of this can still be heard. In 2007 the record label IASO gathered recordings of 1962 to 1990 on one album, and its title says it all: *Bachata Roja: Acoustic Bachata from the Cabaret Era*.
`,
          media: {
            images: [
              {
                drawing: 'history-70-80',
                alt: 'A bar with a jukebox, bottles on a shelf, a radio on the counter and an electric guitar.',
                caption:
                  'A record in the jukebox, a radio, an electric guitar: this lesson has all three.',
              },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'cabaret-q1',
                question: 'Where was bachata mostly heard in the 1970s?',
                options: [
                  { id: 'a', text: 'In theatres and in concert halls' },
                  { id: 'b', text: 'On FM radio and on television' },
                  { id: 'c', text: 'In bars, colmados and cabarets', isCorrect: true },
                  { id: 'd', text: 'In hotels and in palaces' },
                ],
                explanation:
                  'Good society kept its distance, and so did most radio stations. No bachata singer played at the National Palace until 1997.',
              },
            },
          ],
        },
      ],
      keyPoints: [
        {
          id: 'stigma',
          title: 'A music with a bad name',
          content: 'People linked it with poverty, bars and brothels, and most radio left it out.',
        },
      ],
    },
    {
      id: 'singers',
      title: 'Best sellers all the same',
      contentBlocks: [
        {
          content: `
One of the great careers of the decade began by chance. **Leonardo Paniagua**, born in Las Yayas in the province of La Vega in 1945, made his first single for Discos Guarachita around 1972 or 1973, and nobody had planned it: “Amada amante” (beloved lover), together with “Insaciable” (insatiable). He became one of the best sellers of the 1970s.

The songs around him did not whisper. Below, Juan Bautista sings “Asesina”, murderess. And **Aridia Ventura** went by the name of “La Verduga”, the executioner, in a music in which women, as a Dominican newspaper has put it, found it harder than men to have a hit.

Behind the voices you often hear the same guitars. Nearly every singer of importance, writes the label IASO, recorded with [Edilio Paredes](/section/history/lesson/history-50-60#voices) and with Augusto Santos, his equal. A third guitarist, Eladio Romero Santos, was known for playing merengue on his instrument, and before long that [would matter](#faster).
`,
          media: {
            video: { link: 'https://youtu.be/nCOW_Bidclw', title: 'Juan Bautista, Asesina' },
          },
        },
      ],
      artists: [
        {
          name: 'Leonardo Paniagua',
          about: 'Best seller of the 1970s, from the province of La Vega.',
          spotifyId: '3Kml6GsFtC3qYpQJLOlt1P',
        },
        {
          name: 'Aridia Ventura',
          about: '“La Verduga”, a woman’s voice of the cabaret era.',
          spotifyId: '6a4gY8o7VoHJtQNiJlRHiP',
        },
        {
          name: 'Edilio Paredes',
          about: 'Guitarist and arranger on more than a thousand tracks.',
          spotifyId: '6CK0w06BFOXaSqJpDi35ht',
        },
      ],
    },
    {
      id: 'fm',
      title: 'A way onto FM',
      contentBlocks: [
        {
          content: `
Then an ABBA song helped. In 1979 Paniagua sang “Chiquitita” in Spanish, as a bachata. The record went gold, and it is credited as the first bachata on FM radio.

The next step needed no help from abroad. In 1981 **Luis Segura** wrote “Pena por ti” (sorrow for you), and in 1982 he released it. It is said to have been the most-played record of that year and the next, and it was among the first bachatas on FM. It did something else as well. A music that had long been called [amargue](/section/history/glossary#amargue) needed a name, and this song helped to make it *bachata*. You hear Segura at the top of this page, with “Pena”.

Not everyone was pleased. In 1983 the rector of the state university, UASD, objected to a concert by Segura. The concert took place all the same.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'paniagua-q1',
                question: 'Whose version of an ABBA song won a gold record in 1979?',
                options: [
                  { id: 'a', text: 'Leonardo Paniagua’s', isCorrect: true },
                  { id: 'b', text: 'Luis Segura’s' },
                  { id: 'c', text: 'Juan Bautista’s' },
                  { id: 'd', text: 'Eladio Romero Santos’s' },
                ],
                explanation:
                  'Paniagua sang “Chiquitita” in Spanish, as a bachata. Segura’s turn came three years later, with a song of his own.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'Luis Segura',
          about: '“Pena por ti” is said to have been the most-played record of 1982–83.',
          spotifyId: '3xgpQ8RHWeHY9ARr9xkOpp',
        },
      ],
      keyPoints: [
        {
          id: 'two-steps-to-fm',
          title: 'Two steps onto FM',
          content: '“Chiquitita” in 1979 and “Pena por ti” in 1982 open the door.',
        },
        {
          id: 'the-word-bachata',
          title: 'The word settles',
          content: 'Segura’s hit helps to make *bachata* the name of the music.',
        },
      ],
    },
    {
      id: 'electric-guitar',
      title: 'Blas Durán plugs in',
      contentBlocks: [
        {
          content: `
**Blas Durán**, from Nagua, had an early success around 1970 with “Clavelito” (little carnation). By 1985 he led a band called Los Peluches. Then, in 1986–87, came the record that changed the sound: “Consejo a las mujeres” (advice to women), also known as “Mujeres hembras”. It is usually named the first bachata with an **electric guitar**.

The guitar was not the only new thing about it. The sound was built up in the studio, track upon track, and the beat was quicker and had a merengue flavour. Durán also claimed to have put the [güira](/section/music/glossary#guira) in the place of the [maracas](/section/history/glossary#maracas), on which [others disagree](/section/history/lesson/history-50-60#band), and to have brought in a trombone. What is now called [modern bachata](/section/history/glossary#modern-bachata) is usually dated from here.

*Doble sentido* was the mark of his style. He recorded such songs, he said, to save bachata. He died on 28 March 2023; below he sings “El total” (the total).
`,
          media: { video: { link: 'https://youtu.be/T37tvBHoPYE', title: 'Blas Durán, El total' } },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'electric-guitar-q1',
                question:
                  'When did “Consejo a las mujeres” bring Blas Durán’s electric guitar to bachata?',
                options: [
                  { id: 'a', text: 'In 1972–73' },
                  { id: 'b', text: 'In 1981–82' },
                  { id: 'c', text: 'In 1986–87', isCorrect: true },
                  { id: 'd', text: 'In 1990–91' },
                ],
                explanation:
                  'It was recorded in 1986 and became a hit in 1987. It is usually named the first bachata with an electric guitar, a quarter of a century after the first recordings of all.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'Blas Durán',
          about: 'Usually named as the first with an electric guitar in bachata, 1986–87.',
          spotifyId: '0N8kOoceUhHFL16Rhe5rvb',
        },
      ],
    },
    {
      id: 'faster',
      title: 'Faster, with a scraper',
      contentBlocks: [
        {
          content: `
Durán was part of something larger. In the 1980s songs got faster and the güira became standard. Bands played bachata and guitar merengue in the same set, until the one rubbed off on the other, and the quick style between the two is called [bachata-merengue](/section/history/glossary#bachata-merengue).

Below you can hear what a güira adds. It puts two strokes on every beat and leaves no gap, while the [bongos](/section/music/glossary#bongos) hammer along underneath. The lesson on [rhythm](/section/music/lesson/rhythm#derecho) takes it apart.

One güira player is worth remembering. In the early 1980s a young man from Monte Cristi, **Luis Vargas**, began a career in which the guitar merengues of Eladio Romero Santos were one of his schools. The güira in his group was played by **Antony Santos**, who left around 1990 or 1991 for a career of his own. You will meet both of them again in the [next lesson](/section/history/lesson/history-90-00#monte-cristi).
`,
          media: {
            audio: [
              { name: 'Güira alone', clip: 'solo-derecho-guira' },
              { name: 'Güira and bongos', clip: 'solo-derecho-bongos_guira' },
            ],
            images: [
              {
                drawing: 'guira',
                alt: 'A güira, a metal cylinder with a brush to scrape it.',
                caption: 'The güira came over from merengue.',
              },
            ],
          },
        },
      ],
      keyPoints: [
        {
          id: 'new-sound',
          title: 'The new sound of the 1980s',
          content: 'Electric guitar, güira, a faster beat and a merengue flavour.',
        },
      ],
    },
    {
      id: 'tecno-amargue',
      title: 'The others begin to listen',
      contentBlocks: [
        {
          content: `
Around 1990 bachata reached ears that had been closed to it. **Luis Días**, a rock composer known as “El Terror”, wrote bachatas with synthesizers and touches of rock, and **Sonia Silvestre** (1952–2014) sang them: “Yo quiero andar” (I want to walk), “Mi guachimán” (my watchman). The mixture was called tecno-bachata or [tecno-amargue](/section/history/glossary#tecno-amargue), which is bitterness with machines.

The middle class, which had left bachata to the [barrio](/section/history/glossary#barrio), began to listen. One trace of the new style is in the United States: *Quisqueya en el Hudson*, an album of Dominican music from New York on the label Smithsonian Folkways, has a song by Días, “La manguera” (the hose). The booklet calls it “tecno-bachata”.
`,
        },
      ],
      artists: [
        {
          name: 'Sonia Silvestre',
          about: 'Sang the tecno-amargue songs of Luis Días around 1990.',
        },
      ],
      keyPoints: [
        {
          id: 'middle-class',
          title: 'New listeners',
          content: 'Trained musicians take bachata up, and the middle class follows.',
        },
      ],
    },
  ],
  note: `
A few names are easily mixed up. Luis Días is also spelled Luis Díaz. Antony Santos, born in 1967, is not Romeo Santos of Aventura, and neither of them is Augusto or Eladio Romero Santos. Dates, too, can differ by a year or so, because a song may be written in one year, released in the next and loved in a third. “Pena por ti” is such a case: 1981, 1982, 1983.
`,
  summary: `
In the **1970s** bachata lived in bars and colmados. It sold records, but most of the radio would not touch it. **Leonardo Paniagua** (1979) and **Luis Segura** (1982) took it onto FM, and in **1986–87** **Blas Durán** gave it an electric guitar and a faster beat. Around **1990** Luis Días and **Sonia Silvestre** won it new listeners.
`,
  references: [
    {
      title: 'IASO Records: Leonardo Paniagua',
      url: 'http://www.iasorecords.com/artists/leonardo-paniagua',
    },
    {
      title: 'Diario Libre: the story behind “Pena por ti” (in Spanish)',
      url: 'https://www.diariolibre.com/revista/musica/2025/10/22/la-historia-detras-de-pena-por-ti-el-himno-de-luis-segura/3286209',
    },
    {
      title: 'IASO Records: Edilio Paredes',
      url: 'http://www.iasorecords.com/artists/edilio-paredes',
    },
    {
      title: 'El Caribe: Sonia Silvestre, a woman’s face of bachata (in Spanish)',
      url: 'https://www.elcaribe.com.do/2014/05/22/cara-femenina-bachata/',
    },
    {
      title: 'Hispanic American Historical Review: review of “Bachata” by Deborah Pacini Hernandez',
      url: 'https://read.dukeupress.edu/hahr/article/78/1/144/145075/Bachata-A-Social-History-of-Dominican-Popular',
    },
  ],
};
