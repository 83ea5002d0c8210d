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
In 1972 José Manuel Calderón came back from New York. Ten years earlier he had made what count as the first [bachata](/section/history/glossary#bachata) recordings. Now he found the music pushed to the margins.

Pushed away, but not silenced. In the 1970s bachata had records, buyers and best-selling singers. What it did not have was a place in good society, or on most of the radio. Around 1980 that began to change. Two singers reached FM, later a third plugged in an electric guitar, and around 1990 the middle class began to listen.
`,
  sections: [
    {
      id: 'margins',
      title: 'Music for bars',
      contentBlocks: [
        {
          content: `
Where could you hear bachata in the 1970s? In the [colmado](/section/history/glossary#colmado) on the corner. In bars. In the cabaret, as brothels were called. Blas Durán, who became a star later, remembered the name people gave it: *música de cabaret*. The time has kept that name; it is called the [cabaret era](/section/history/glossary#cabaret-era).

People who heard it thought of poverty, bars and brothels, so polite society kept away. Most radio stations did the same. Across the country, [Radio Guarachita](/section/history/lesson/history-50-60#radio) was almost alone in playing it.

The songs did not try to please them either. Many told of drink and of lovers who cheat. Later came *doble sentido*, double meaning: an innocent line with a cheeky one hiding behind it.

Much from this time can still be heard. In 2007 an album gathered recordings of 1962 to 1990 under a fitting title: *Bachata Roja: Acoustic Bachata from the Cabaret Era*.
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
          content: 'Poverty, bars, brothels: so people thought of it, and most radio left it out.',
        },
      ],
    },
    {
      id: 'singers',
      title: 'Best sellers all the same',
      contentBlocks: [
        {
          content: `
**Leonardo Paniagua** was born in Las Yayas, in the province of La Vega, in 1945. His first single was not even planned. Around 1972 or 1973 he recorded it for Discos Guarachita, “Amada amante” with “Insaciable”. He became one of the best sellers of the decade.

The decade had other voices: Marino Pérez, Ramón Cordero, Julio Ángel, Bolívar Peralta, Juan Bautista. Eladio Romero Santos was known for merengue on the guitar. Among the women was **Aridia Ventura**, who carried the nickname “La Verduga”, the executioner. And [Edilio Paredes](/section/history/lesson/history-50-60#voices) played on or arranged more than a thousand tracks.
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
        },
        { name: 'Aridia Ventura', about: '“La Verduga”, a woman’s voice of the cabaret era.' },
        { name: 'Edilio Paredes', about: 'Guitarist and arranger on more than a thousand tracks.' },
      ],
    },
    {
      id: 'fm',
      title: 'A way onto FM',
      contentBlocks: [
        {
          content: `
Then an ABBA song helped. In 1979 Paniagua sang “Chiquitita” in Spanish, as a bachata. The record went gold, and it is said to be the first bachata that FM radio played.

The next step needed no help from abroad. In 1981 **Luis Segura** wrote “Pena por ti”, sorrow over you. He released it in 1982. No record was played more in 1982 and 1983. It was one of the first bachatas on FM, and it helped people to settle on *bachata* as the name of a music that had long been called [amargue](/section/history/glossary#amargue).

Not everyone was pleased. In 1983 the rector of the state university, UASD, objected to a concert by Segura. The concert took place.
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
                  { id: 'c', text: 'Marino Pérez’s' },
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
        { name: 'Luis Segura', about: '“Pena por ti” was the most-played record of 1982–83.' },
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
**Blas Durán**, from Nagua, had an early success around 1970 with “Clavelito”. By 1985 he led a band called Los Peluches. Then came the record that changed the sound: “Consejo a las mujeres” (advice to women), also known as “Mujeres hembras”. It was recorded in 1986 and became a hit in 1987, and it is usually named the first bachata with an **electric guitar**.

The guitar was not the only new thing. The sound was built up in the studio, track upon track. The beat was quicker and tasted of merengue. Durán also claimed to have put the [güira](/section/music/glossary#guira) in the place of the [maracas](/section/history/glossary#maracas), and to have brought in a trombone. On the güira [others disagree](/section/history/lesson/history-50-60#band). What is now called [modern bachata](/section/history/glossary#modern-bachata) begins here.

*Doble sentido* marked his style. He recorded such songs, he said, to save bachata. He died on 28 March 2023.
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
        },
      ],
    },
    {
      id: 'faster',
      title: 'Faster, with a scraper',
      contentBlocks: [
        {
          content: `
Durán was part of something larger. In the 1980s songs got faster and the güira became standard. Bands played bachata and guitar merengue in one and the same set, and merengue rubbed off on bachata. The quick style between them is called [bachata-merengue](/section/history/glossary#bachata-merengue).

Below you hear what a güira adds: two strokes to every beat, without a gap, while the [bongos](/section/music/glossary#bongos) hammer along. The lesson on [rhythm](/section/music/lesson/rhythm#derecho) takes it apart.

One player of the güira is worth remembering. In the early 1980s **Luis Vargas** from Monte Cristi began his career. The güira in his group was played by **Antony Santos**, who left around 1990 or 1991 for a career of his own. Both return in the [next lesson](/section/history/lesson/history-90-00#monte-cristi).
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
          content: 'Electric guitar, güira, a faster beat and a taste of merengue.',
        },
      ],
    },
    {
      id: 'tecno-amargue',
      title: 'The others begin to listen',
      contentBlocks: [
        {
          content: `
Around 1990 bachata reached musicians and listeners who had kept away from it. **Luis Días**, a rock composer known as “El Terror”, wrote bachatas with synthesizers and touches of rock. **Sonia Silvestre** (1952–2014) sang them: “Yo quiero andar”, “Mi guachimán”. The mixture was called [tecno-amargue](/section/history/glossary#tecno-amargue), bitterness with machines, or tecno-bachata.

The middle class, which had left bachata to the [barrio](/section/history/glossary#barrio), began to listen. The new style travelled, too. On an album of Dominican music from New York the label Smithsonian Folkways has a song by Días, “La manguera”, marked “tecno-bachata”.
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
A few names are easy to mix up. Luis Días is also spelled Luis Díaz. Antony Santos, born in 1967, is not Romeo Santos of Aventura. Dates can differ by a year as well, because a song may be written in one year, released in the next and loved in a third. “Pena por ti” is such a case: 1981, 1982, 1983.
`,
  summary: `
In the **1970s** bachata lived in bars and colmados. It sold records and was kept off most radio. **Leonardo Paniagua** (1979) and **Luis Segura** (1982) took it to FM. In **1986–87** **Blas Durán** gave it an electric guitar, and the beat grew faster. Around **1990** Luis Días and **Sonia Silvestre** won it new listeners.
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
