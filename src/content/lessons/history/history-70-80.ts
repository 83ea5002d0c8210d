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
In 1972 José Manuel Calderón came home from New York. He had made what count as the first [bachata](/section/history/glossary#bachata) recordings; now he found the music pushed to the margins.

Pushed aside is not silenced. In the 1970s bachata had records, buyers and best-selling singers. What it lacked was a place in good society and, outside one station, on the radio. This lesson follows it out of the bar: two hits take it onto FM, an electric guitar changes its sound, and around 1990 the middle class begins to listen.
`,
  sections: [
    {
      id: 'margins',
      title: 'Music for bars',
      contentBlocks: [
        {
          content: `
Where did you go to hear bachata in the 1970s? To the [colmado](/section/history/glossary#colmado) on the corner, to a bar, or to a brothel, which people called a cabaret. Blas Durán, later a star, remembered that the music itself was called *música de cabaret*, and these years have become the [cabaret era](/section/history/glossary#cabaret-era).

Bars, brothels, poverty: that is what people linked it with, so polite society kept its distance, and most of the radio did the same. Across the country [Radio Guarachita](/section/history/lesson/history-50-60#radio) was almost alone in playing bachata.
`,
          media: {
            images: [
              {
                drawing: 'history-70-80',
                alt: 'A bar with a jukebox, bottles on a shelf, a radio on the counter and an electric guitar.',
                caption: 'A bar of those years: records, a radio, an electric guitar.',
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
                  { id: 'a', text: 'In theatres and concert halls' },
                  { id: 'b', text: 'On FM radio and television' },
                  { id: 'c', text: 'In bars and colmados', isCorrect: true },
                  { id: 'd', text: 'In hotels for tourists' },
                ],
                explanation:
                  'Good society kept its distance, and so did most radio stations. The first bachata singer to play at the National Palace is reported for 1997.',
              },
            },
          ],
        },
        {
          step: 'lamp-next-door',
          content: `
### The lamp next door

The songs made no effort to win polite listeners over. Many were about drink and betrayal. Then came *doble sentido*, double meaning, which hides a daring line behind an innocent one, like this one, made up for this page. A man sings that his lamp has gone out, and asks the woman next door whether she has a light for him tonight. Not one word is rude. But everybody in the bar understands: it is not the lamp he wants to light, and he hopes to stay the night.
`,
        },
        {
          step: 'hear-it-today',
          content: `
### Hear it today

Much of the music of the bars can still be heard. In 2007 the record label IASO gathered recordings on one album, which stretches the era from 1962 to 1990, and its title says it all: *Bachata Roja: Acoustic Bachata from the Cabaret Era*.
`,
        },
      ],
      keyPoints: [
        {
          id: 'stigma',
          title: 'A style with a bad name',
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
Around 1972 or 1973 **Leonardo Paniagua** made a single that nobody had planned: “Amada amante” (beloved lover) for Discos Guarachita, with “Insaciable” (insatiable) on the other side. It was his first, and he became one of the best sellers of the decade. You can hear his contemporary **Marino Pérez** on IASO’s album.
`,
        },
        {
          step: 'guitars-behind-the-voices',
          content: `
### The guitars behind the voices

Behind the voices you often hear the same guitars. Nearly every singer of importance, writes the label IASO, recorded with [Edilio Paredes](/section/history/lesson/history-50-60#voices) and with Augusto Santos, his equal. A third guitarist, Eladio Romero Santos, played merengue on his instrument, and before long that [would matter](#faster).
`,
        },
        {
          step: 'women-at-the-microphone',
          content: `
### Women at the microphone

Most of the names in this story are men’s. [Mélida Rodríguez](/section/history/lesson/history-50-60#voices) had stopped by about 1967. In the years of the bars there was **Aridia Ventura**, who went by the name of “La Verduga”, the executioner. In 2022 the newspaper *Listín Diario* wrote that women in bachata have had a harder time than men getting a hit; that the songs lived in bars and brothels can hardly have helped. At the end of this lesson you will meet a woman who took bachata [somewhere else](#tecno-amargue).
`,
        },
      ],
      artists: [
        {
          name: 'Leonardo Paniagua',
          about: 'Best seller of the 1970s, from the province of La Vega.',
          spotifyId: '3Kml6GsFtC3qYpQJLOlt1P',
        },
        {
          name: 'Marino Pérez',
          about: 'A voice of the cabaret era.',
          spotifyId: '4CUaw25QTAfWb6wA0yWPrN',
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
An ABBA song helped bachata out of the bar. In 1979 Leonardo Paniagua sang “Chiquitita” in Spanish, as a bachata. The record went gold, and it is said to be the first bachata on FM radio, where the sound was better and the listeners were new.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'paniagua-q1',
                question: 'Whose version of an ABBA song, made in 1979, went gold?',
                options: [
                  { id: 'a', text: 'Leonardo Paniagua’s', isCorrect: true },
                  { id: 'b', text: 'Luis Segura’s' },
                  { id: 'c', text: 'Juan Bautista’s' },
                  { id: 'd', text: 'Eladio Romero Santos’' },
                ],
                explanation:
                  'Paniagua sang “Chiquitita” in Spanish, as a bachata. Segura’s turn came three years later, with a song of his own.',
              },
            },
          ],
        },
        {
          step: 'song-that-fixed-the-name',
          content: `
### The song that fixed the name

In 1981 **Luis Segura** wrote “Pena por ti” (sorrow for you), and in 1982 he released it. It is said to have been the most-played record of that year and the next, and among the first bachatas on FM. And it did something else. The music had long been called [amargue](/section/history/glossary#amargue), and *bachata* had been the party; this song helped to make it the name of the music. At the top of this page is a recording of his titled “Pena”.
`,
        },
        {
          step: 'rector-objects',
          content: `
### A rector objects

Not everyone was pleased. In 1983 the rector of the state university, UASD, objected to a concert by Segura. The concert took place all the same.
`,
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
**Blas Durán** had an early success around 1970 with “Clavelito” (little carnation). By 1985 he led a band called Los Peluches. Then, in 1986–87, came the record that changed the sound: “Consejo a las mujeres” (advice to women). It is usually named the first bachata with an **electric guitar**.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'electric-guitar-q1',
                question: 'When did Blas Durán’s “Consejo a las mujeres” appear?',
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
        {
          step: 'what-else-was-new',
          content: `
### What else was new

The electric guitar was not the only new thing about “Consejo a las mujeres”. The sound was built up in the studio, track upon track, and the music was quicker and had a merengue flavour. Durán also claimed to have replaced the [maracas](/section/history/glossary#maracas) with the [güira](/section/music/glossary#guira), a claim that [others dispute](/section/history/lesson/history-50-60#band). What is now called [modern bachata](/section/history/glossary#modern-bachata) is usually dated from here; the shimmer that it is known for [is traced to 1991](/section/history/lesson/history-90-00#monte-cristi).
`,
        },
        {
          step: 'to-save-bachata',
          content: `
### To save bachata

*Doble sentido*, double meaning, was the mark of Blas Durán’s style. He recorded such songs, he told the newspaper *El Caribe*, “to save bachata”. He died in 2023. Below is another song of his, “El total”. Compare its guitars with those of [our bolero](/section/history/lesson/history-50-60#band).
`,
          media: {
            video: { link: 'https://youtu.be/T37tvBHoPYE', title: 'Blas Durán, El total' },
          },
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
Durán was part of something larger. In the 1980s songs got faster, and the güira won. Bands played bachata and guitar merengue in the same set, until the one rubbed off on the other. The quick style between the two is called [bachata-merengue](/section/history/glossary#bachata-merengue), and “Consejo a las mujeres” leans towards it.
`,
        },
        {
          step: 'hear-the-guira-win',
          content: `
### Hear the güira win

Below you can hear the güira. It puts two strokes on every count, as maracas can, but brighter and harder, while the [bongos](/section/music/glossary#bongos) hammer along underneath. The lesson on [rhythm](/section/music/lesson/rhythm#derecho) takes it apart. Then try your ears on a record: Juan Bautista sings “Asesina” (murderess). Listen for what keeps time behind him, and compare it with the clips.
`,
          media: {
            video: { link: 'https://youtu.be/nCOW_Bidclw', title: 'Juan Bautista, Asesina' },
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
        {
          step: 'two-names-to-remember',
          content: `
### Two names to remember

Remember two names. **Luis Vargas**, a young man from Monte Cristi, started out in the early 1980s and learned from the guitar merengues of Eladio Romero Santos. The güira in his group was played by **Antony Santos**, who left around 1990 or 1991 to sing on his own. You will meet both of them again in the [next lesson](/section/history/lesson/history-90-00#monte-cristi).
`,
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
      title: 'The middle class begins to listen',
      contentBlocks: [
        {
          content: `
Around 1990 bachata reached ears that had been closed to it. **Luis Días**, a rock composer known as “El Terror”, wrote bachatas with synthesisers and touches of rock, and **Sonia Silvestre** (1952–2014) sang them: “Yo quiero andar” (I want to walk), “Mi guachimán” (my watchman). The mixture was called tecno-bachata or [tecno-amargue](/section/history/glossary#tecno-amargue): the old bitterness, now with machines.
`,
        },
        {
          step: 'by-another-road',
          content: `
### By another road

The middle class, which had left bachata to the [barrio](/section/history/glossary#barrio), began to listen. Bachata reached it by another road, too: with “Mesita de noche” (bedside table), around 1990 or 1991, Víctor Víctor joined it to bolero and *trova*, songs for a voice and a guitar.
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
          content: 'Musicians from other styles take bachata up, and the middle class follows.',
        },
      ],
    },
  ],
  note: `
**A hint:** Some names are easily mixed up. Luis Días is also spelled Luis Díaz. Antony Santos is not Romeo Santos of Aventura, and neither is Augusto Santos or Eladio Romero Santos, the guitarists.

**Where sources differ:** Dates vary by a year or so. “Pena por ti” was written in 1981 and released in 1982.
`,
  summary: `
In the **1970s** bachata lived in bars and colmados. It sold records, but most of the radio would not touch it. **Leonardo Paniagua** (1979) and **Luis Segura** (1982) are said to have taken it onto FM. In **1986–87** came **Blas Durán**, usually named as the first with an electric guitar. Around **1990** Luis Días and **Sonia Silvestre** won it new listeners.
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
      title: 'El Caribe: Blas Durán, “I recorded doble sentido to save bachata” (in Spanish)',
      url: 'https://elcaribe.com.do/2014/05/24/ldquograbe-doble-sentido-para-salvar-bachatardquo',
    },
    {
      title: 'Quisqueya Peach: “Chiquitita”, the first bachata on FM (in Spanish)',
      url: 'https://www.quisqueyapeach.com/paniagua-chiquitita-fue-la-primera-bachata-que-sono-en-la-radio-fm/',
    },
    {
      title: 'Listín Diario: women in bachata (in Spanish)',
      url: 'https://listindiario.com/entretenimiento/2022/03/09/712157/a-las-bachateras-se-le-ha-complicado-la-pegada-mas-que-a-los-hombres',
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
