import type { LessonContent } from '#src/content/model.ts';
import { practiceLink } from '#src/content/site/practice-link.ts';

/** The band in derecho. @param tempo counts a minute */
const bandAt = (tempo?: number) =>
  practiceLink({ rhythm: 'derecho', ...(tempo !== undefined && { tempo }) });

export const lesson: LessonContent = {
  id: 'history-10-20',
  type: 'history',
  title: 'Fusion of styles',
  description: '2010s–20s: stadium tours, new mixtures and a place on UNESCO’s list.',
  hero: {
    video: { link: 'https://youtu.be/QFs3PIZb3js', title: 'Romeo Santos, Propuesta indecente' },
  },
  introduction: `
Play the song at the top of this page before you read on. It is a [bachata](/section/history/glossary#bachata) with a tango running through it.

Since 2010 bachata has been sung in English, played as pop and danced to the beat of the clubs. In the same years it was declared heritage, first by Dominican law and then on a UNESCO list. Mixing a style and protecting it may sound like opposites. This lesson is about how the two went together, and it ends where bachata began: with people who dance.
`,
  sections: [
    {
      id: 'new-stars',
      title: 'Two new stars',
      contentBlocks: [
        {
          content: `
Ben E. King sang “Stand by Me” in 1961, and half the world can hum it. In January 2010 a newcomer, **Prince Royce**, brought it back as a bachata in two languages. Play the video below, and listen for what is new around the tune: what keeps time, what the guitar says between the lines, where English turns into Spanish.

“Corazón sin cara” (heart without a face), from the same album, went to number one on the Hot Latin chart. In 2011 no Latin album sold better in the USA.
`,
          media: {
            video: { link: 'https://youtu.be/PPgQ4nDLh0s', title: 'Prince Royce, Stand by Me' },
            streams: [
              {
                name: 'The number one of the same album',
                link: 'https://youtu.be/XNGWDH-6yv8',
                song: 'Corazón sin cara',
                artist: 'Prince Royce',
              },
            ],
          },
        },
        {
          step: 'singer-of-aventura',
          content: `
### The singer of Aventura

When [Aventura](/section/history/lesson/history-90-00#bronx) stopped in 2011, **Romeo Santos** went on alone. *Fórmula, Vol. 1* came out in November. “Propuesta indecente” (indecent proposal), the song at the top of this page, followed as a single in July 2013, and on *Vol. 2* in 2014.

Tap your foot to it. A streaming service puts it at about 123 BPM, beats a minute, which is slower than most of the [fast records of the 1990s](/section/history/lesson/history-90-00#monte-cristi). Now let [our band play at 123](${bandAt(123)}), and look for its güira and bongos in his song.
`,
        },
      ],
      artists: [
        {
          name: 'Prince Royce',
          about: '“Stand by Me” in two languages (2010).',
          spotifyId: '3MHaV05u0io8fQbZ2XPtlC',
        },
        {
          name: 'Romeo Santos',
          about: 'Aventura’s singer, alone since 2011.',
          spotifyId: '5lwmRuXgjX8xIwlnauTZIP',
        },
      ],
      keyPoints: [
        {
          id: 'solo',
          title: 'From group to solo',
          content: 'Prince Royce arrives in 2010, Romeo Santos sings alone from 2011.',
        },
      ],
    },
    {
      id: 'stadiums',
      title: 'Stadiums',
      contentBlocks: [
        {
          content: `
Yankee Stadium stands in the Bronx, the part of New York in which Romeo Santos was born. In July 2014 he sold it out, two nights in a row.

Five years later it was MetLife Stadium, and more than 80,000 people. Aventura were among his guests, and so was the rapper Cardi B. It is reported that no Latin artist had been the main act there before, and that no single night in that stadium had earned more. Once, [a corner shop](/section/history/glossary#colmado) had been big enough for this music.
`,
          media: {
            images: [
              {
                drawing: 'history-10-20',
                alt: 'A stage with two guitars, a microphone and a screen under spotlights; in front a crowd, some holding up phones.',
                caption: 'From the corner shop to the stadium.',
              },
            ],
          },
        },
        {
          step: 'million-tickets',
          content: `
### A million tickets

In February 2023 Romeo Santos set out from Lima with the third of his *Fórmula* albums. When the tour, *Fórmula, Vol. 3: La Gira*, ended in Barcelona that December, it had sold about **a million tickets** to 88 shows, and taken in about **106 million US dollars**.

In 2024 Aventura came together again for *Cerrando Ciclos* (closing cycles). By reports, they sold fewer tickets, 910,000, and earned more: 134.7 million dollars.
`,
        },
      ],
      artists: [
        {
          name: 'Aventura',
          about: 'Together again for the tour of 2024.',
          spotifyId: '1qto4hHid1P71emI6Fd8xi',
        },
      ],
      keyPoints: [
        {
          id: 'tour-2023',
          title: 'A million tickets',
          content: 'Romeo Santos’ tour of 2023: 88 shows, a million tickets, 106 million dollars.',
        },
      ],
    },
    {
      id: 'heritage',
      title: 'Heritage',
      contentBlocks: [
        {
          content: `
On 11 December 2021, 489 couples in Santo Domingo danced bachata at the same time. It was a Guinness record. They danced to “Pena por ti”, the song with which [Luis Segura](/section/history/lesson/history-70-80#fm) had reached FM radio in the 1980s, and the day was an anniversary.

Two years earlier, on **11 December 2019**, a committee of UNESCO, the culture organisation of the United Nations, had met in Bogotá. It put the “Music and dance of Dominican Bachata” on its Representative List of [Intangible Cultural Heritage](/section/history/glossary#intangible-cultural-heritage). Merengue had been there since 2016.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'unesco-q1',
                question: 'When did UNESCO put Dominican bachata on its list?',
                options: [
                  { id: 'a', text: 'In July 2014' },
                  { id: 'b', text: 'In June 2015' },
                  { id: 'c', text: 'In December 2019', isCorrect: true },
                  { id: 'd', text: 'In December 2021' },
                ],
                explanation:
                  'The committee decided on 11 December 2019, in Bogotá. July 2014 was Yankee Stadium, June 2015 the Dominican law, and December 2021 the dance of 489 couples.',
              },
            },
          ],
        },
        {
          step: 'what-is-on-the-list',
          content: `
### What is on the list?

At home a law had been quicker than UNESCO: number 25-15, of 3 June 2015, made bachata part of the national heritage.

The UNESCO text says what it means by bachata: one or two guitars, [bongos](/section/music/glossary#bongos), [maracas](/section/history/glossary#maracas), a scraper, which it calls a “guiro”, and a [bass](/section/music/glossary#bass). It names four beats, too, and a dance of eight steps for couples. That is nearly [the early band](/section/history/lesson/history-50-60#band). What most radio stations had once refused now stood on a list of the world’s living traditions.
`,
          media: {
            audio: [{ name: 'Guitars, bongos, maracas, bass: a bolero', clip: 'style-bolero' }],
          },
        },
      ],
      keyPoints: [
        {
          id: 'law',
          title: '2015: law 25-15',
          content: 'Bachata becomes part of the Dominican national heritage.',
        },
        {
          id: 'unesco',
          title: '11 December 2019: UNESCO',
          content: 'Bachata joins the list of Intangible Cultural Heritage.',
        },
      ],
    },
    {
      id: 'pop',
      title: 'Pop borrows bachata',
      contentBlocks: [
        {
          content: `
Bachata had always mixed: with merengue in the 1980s, with rock and synthesisers around 1990, with [R&B](/section/history/glossary#urban-bachata) and [reggaeton](/section/history/glossary#bachaton) in [the 2000s](/section/history/lesson/history-90-00#mixtures). Now pop singers came to bachata of their own accord. In November 2021 **Rosalía** and The Weeknd released “La fama” (fame), a pop single built on bachata.

The next year **Manuel Turizo** called a song simply “La Bachata”, and it reached number 6 on Billboard’s Global 200. It has been described as the beat of bachata without the usual lead guitar.
`,
        },
        {
          step: 'what-is-left-when-pop-borrows-it',
          content: `
### What is left when pop borrows it?

Hear the layers first. The clips below give you our whole band, then bass and [segunda](/section/music/glossary#segunda), the rhythm guitar, then [güira](/section/music/glossary#guira) and bongos alone. Keep them in your ear. Then open Manuel Turizo’s player below and choose “La Bachata”. Which of the layers are still there? And with no requinto to lead, what carries the melody? The lesson on [rhythm](/section/music/lesson/rhythm) says more about the scraper and the drums.
`,
          media: {
            audio: [
              { name: 'The whole band', clip: 'band-derecho' },
              { name: 'Segunda and bass alone', clip: 'progression-am-f-c-g' },
              { name: 'Güira and bongos alone', clip: 'solo-derecho-bongos_guira' },
            ],
          },
        },
        {
          step: 'other-way-round',
          content: `
### The other way round

Bachata singers invited pop in, too. In 2017 **Prince Royce** and Shakira sang “Deja vu”. On *Fórmula, Vol. 3*, of 2022, Romeo Santos sings “El pañuelo” (the handkerchief) with Rosalía, and “Sin fin” (without end) with Justin Timberlake; Christian Nodal and Chris Lebrón are guests as well.

“El pañuelo” is below, and a link to “Deja vu”. In a bachata the guitar answers at the end of a line. Here it has two voices to answer: listen for when each of the three speaks.
`,
          media: {
            video: {
              link: 'https://youtu.be/sWGJd26kUOY',
              title: 'Romeo Santos & Rosalía, El pañuelo',
            },
            streams: [
              {
                name: 'Bachata and pop, five years earlier',
                link: 'https://youtu.be/XEvKn-QgAY0',
                song: 'Deja vu',
                artist: 'Prince Royce & Shakira',
              },
            ],
          },
        },
      ],
      artists: [
        {
          name: 'Rosalía',
          about: '“La fama” (2021), “El pañuelo” (2022).',
          spotifyId: '7ltDVBr6mKbRvohxheJ9h1',
        },
        {
          name: 'Manuel Turizo',
          about: '“La Bachata” (2022), described as bachata without the usual lead guitar.',
          spotifyId: '0tmwSHipWxN12fsoLcFU3B',
        },
      ],
    },
    {
      id: 'generations',
      title: 'Old and young together',
      contentBlocks: [
        {
          content: `
In April 2019 Romeo Santos released *Utopía*, an album of duets. His partners are older stars, among them the three singers from [Monte Cristi](/section/history/lesson/history-90-00#monte-cristi): Luis Vargas, Antony Santos and Raulín Rodríguez. Even Aventura came back for one song, “Inmortal” (immortal). Those who had shaped the sound of the 1990s now sang beside the man who had taken bachata to the stadium.

Below, he and Raulín share “La demanda” (the lawsuit). Two generations, one song: can you tell the voices apart?
`,
          media: {
            video: {
              link: 'https://youtu.be/cOy4siyFp0U',
              title: 'Romeo Santos & Raulín, La demanda',
            },
          },
        },
        {
          step: 'generations-together',
          content: `
The newer stars joined forces as well. In November 2025 Romeo Santos and Prince Royce put out an album together, more than ten years after each had begun. They called it *Better Late Than Never*.
`,
        },
      ],
      artists: [
        {
          name: 'Monchy & Alexandra',
          about: 'Guests on Utopía.',
          spotifyId: '3rs3EOlJ8jyPpdGiQ9Mhub',
        },
      ],
      keyPoints: [
        {
          id: 'utopia',
          title: 'Utopía, 2019',
          content: 'An album of duets with singers who became known in the 1990s and 2000s.',
        },
      ],
    },
    {
      id: 'screens',
      title: 'Screens and dance floors',
      contentBlocks: [
        {
          content: `
Once, street vendors carried bachata through the city. Now it travels through phones: songs are streamed, and dancers film themselves.

Never danced? Learn [three steps and a tap](/section/music/lesson/rhythm#derecho), then put on [the band](${bandAt()}).
`,
          media: {
            images: [
              {
                drawing: 'eras',
                alt: 'A timeline of four eras, each with a picture: 1950s to 60s a guitar, 1970s to 80s a jukebox, 1990s to 2000s a disc, 2010s to 20s a phone.',
                caption: 'Four eras: from country parties to phones.',
              },
            ],
          },
        },
        {
          step: 'four-ways-to-dance-it',
          content: `
### Four ways to dance it

Three steps and a [tap](/section/dance/glossary#tap): that ground is shared. No two schools draw the borders in quite the same way, but roughly this is what they mean.

- **Dominican:** quick, small footwork that plays with the rhythm of the guitar.
- **Moderna**, from about 2005: turns like those of salsa.
- **Sensual**, from Cádiz in Spain, created by Korke Escalona and Judith Cordero: a close hold, with waves and circles of the body.
- **Bachatango:** steps borrowed from the tango.

If you go dancing, watch: which of the four do you see?
`,
        },
        {
          step: 'faster-slower-remixed',
          content: `
### Faster, slower, remixed

In the clubs, DJs make bachata versions of pop hits: bongos and a bachata beat, laid over the song. The joking name for them is [bongochata](/section/history/glossary#bongochata). Many run at about **128 BPM**, beats a minute. Others, one writer finds, are slower, at 105 to 115.

Feel the difference in your feet. Let the band play at [110](${bandAt(110)}), and then at [128](${bandAt(128)}).
`,
        },
      ],
      keyPoints: [
        {
          id: 'dance-styles',
          title: 'New ways to dance',
          content:
            'Moderna, sensual, bachatango: beside the Dominican steps, dancers find their own.',
        },
      ],
    },
  ],
  note: `
**A hint:** Romeo Santos’ own tour of **2023** sold the million tickets. *Cerrando Ciclos*, of **2024**, was Aventura’s. And *moderna* is a way of dancing, not the *modern bachata* of the electric guitar.

**Sources:** The dance styles are described as schools explain them; only the names, the year 2005 and the two dancers are from a source we could check.
`,
  summary: `
**Prince Royce** (2010) and **Romeo Santos** (2011) were the new stars, and Romeo’s tour of **2023** sold a million tickets. In **December 2019** UNESCO listed bachata as heritage. Rosalía and Manuel Turizo took it into pop, *Utopía* brought the older stars back, and dancers found steps of their own.
`,
  references: [
    {
      title: 'UNESCO: Music and dance of Dominican Bachata',
      url: 'https://ich.unesco.org/en/RL/music-and-dance-of-dominican-bachata-01514',
    },
    {
      title: 'Wikipedia: Prince Royce (album)',
      url: 'https://en.wikipedia.org/wiki/Prince_Royce_(album)',
    },
    {
      title: 'Wikipedia: Fórmula, Vol. 3: La Gira',
      url: 'https://en.wikipedia.org/wiki/F%C3%B3rmula,_Vol._3:_La_Gira',
    },
    {
      title: 'CNN en Español: Romeo Santos at MetLife Stadium (in Spanish)',
      url: 'https://cnnespanol.cnn.com/2019/09/22/romeo-santos-historia-primer-artista-latino-metlife-stadium',
    },
    {
      title: 'Dominican.news: the Guinness record for bachata',
      url: 'https://dominican.news/showbiz/dominican-republic-now-holds-the-guinness-record-for-bachata/',
    },
    {
      title: 'Diario Libre: “La fama” (in Spanish)',
      url: 'https://www.diariolibre.com/revista/musica/asi-suena-la-fama-la-bachata-en-espanol-de-rosalia-y-the-weeknd-JK29893921',
    },
    {
      title: 'The Bachata Blog: DJ remixes and their tempo',
      url: 'https://www.nandyversatil.com/thebachatablog/are-dj-bachata-remixes-ruining-the-genre-a-look-at-tradition-vs-innovation',
    },
    { title: 'Wikipedia: Bachatón', url: 'https://en.wikipedia.org/wiki/Bachat%C3%B3n' },
    {
      title: 'Wikipedia: Utopía (Romeo Santos album)',
      url: 'https://en.wikipedia.org/wiki/Utop%C3%ADa_(Romeo_Santos_album)',
    },
  ],
};
