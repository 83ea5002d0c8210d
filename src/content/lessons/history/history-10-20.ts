import type { LessonContent } from '#src/content/model.ts';

export const lesson: LessonContent = {
  id: 'history-10-20',
  type: 'history',
  title: 'Fusion of styles',
  description: '2010s–20s: stadium tours, new mixtures and a place on UNESCO’s list.',
  hero: {
    video: { link: 'https://youtu.be/QFs3PIZb3js', title: 'Romeo Santos, Propuesta indecente' },
  },
  introduction: `
Two things happened to [bachata](/section/history/glossary#bachata) after 2010, and they seem to pull in opposite directions. It mixed with English words, tango, pop and club beats. And it became heritage, by Dominican law and on a list of UNESCO.

In between lie sold-out stadiums, a tour with a million visitors, and an album on which a new star sings with the old ones. This lesson takes them in turn, and ends on the dance floor.
`,
  sections: [
    {
      id: 'new-stars',
      title: 'Two new stars',
      contentBlocks: [
        {
          content: `
On 19 January 2010 **Prince Royce** released “Stand by Me”. Ben E. King had sung it in 1961, in English. Royce sang it in two languages, as a bachata. His first album, *Prince Royce*, came on 2 March. “Corazón sin cara” (a heart without a face) went to number one on the Hot Latin chart, and the album was the best-selling Latin album of 2011 in the United States.

When [Aventura](/section/history/lesson/history-90-00#bronx) stopped in 2011, **Romeo Santos** went on alone. His first solo album, *Fórmula, Vol. 1*, came out in November of that year. *Vol. 2* followed on 25 February 2014. One of its songs had been a single since July 2013: “Propuesta indecente” (indecent proposal) mixes bachata with tango. You find it at the top of this page.
`,
          media: {
            video: { link: 'https://youtu.be/PPgQ4nDLh0s', title: 'Prince Royce, Stand by Me' },
          },
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
On 11 and 12 July 2014 Romeo Santos sold out Yankee Stadium in New York, two nights in a row. On 21 September 2019 he sang at MetLife Stadium for more than 80,000 people, with Aventura and Cardi B among his guests. No Latin artist had been the main act there before. The evening was announced as a record for the takings of a single night.

*Fórmula, Vol. 3: La Gira* began in Lima on 10 February 2023 and ended in Barcelona on 16 December. In 88 shows about **a million people** came, and the tickets brought in about **106 million dollars**.

In 2024 Aventura came together again for a tour named *Cerrando Ciclos*, closing cycles. It had 66 shows, sold 910,000 tickets and earned 134.7 million dollars. It ended on 5 January 2025.
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
          content: 'Romeo Santos’ tour of 2023: 88 shows, a million people, 106 million dollars.',
        },
      ],
    },
    {
      id: 'heritage',
      title: 'Heritage',
      contentBlocks: [
        {
          content: `
On 3 June 2015 a Dominican law, number 25-15, made bachata part of the national heritage. Four years later the world followed. On **11 December 2019** a committee of UNESCO, the culture organisation of the United Nations, met in Bogotá. It put the “Music and dance of Dominican Bachata” on its Representative List of [Intangible Cultural Heritage](/section/history/glossary#intangible-cultural-heritage). Merengue had been listed in 2016.

The decision describes what it protects: one or two guitars, [bongos](/section/music/glossary#bongos), [maracas](/section/history/glossary#maracas), a scraper and a [bass](/section/music/glossary#bass), four beats, and a couple dancing in a structure of eight steps. A music that most radio stations had once refused now stood on a list of the world’s heritage.

Two years later to the day, on 11 December 2021, 489 couples danced bachata at the same time in Santo Domingo. It was a Guinness record. They danced to “Pena por ti”, the song with which [Luis Segura](/section/history/lesson/history-70-80#fm) had reached FM radio in the 1980s.
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
      title: 'A colour of pop',
      contentBlocks: [
        {
          content: `
Mixing was nothing new: [urban bachata](/section/history/glossary#urban-bachata) and [bachatón](/section/history/glossary#bachaton) had begun it in [the decade before](/section/history/lesson/history-90-00#mixtures). Now pop singers came to bachata of their own accord. On 11 November 2021 **Rosalía** and The Weeknd released “La fama” (fame), a pop single built on bachata. In 2022 **Manuel Turizo** called a song simply “La Bachata”. It has the beat of a bachata, but the usual lead guitar is missing. It reached number 6 of Billboard’s Global 200.

Romeo Santos invited such guests himself. On *Fórmula, Vol. 3*, of 1 September 2022, he sings “El pañuelo” (the handkerchief) with Rosalía and “Sin fin” (without end) with Justin Timberlake. Christian Nodal and Chris Lebrón are on the album, too.

Listen for what is left when bachata becomes a colour. Is there a [güira](/section/music/glossary#guira)? Does the low drum mark count 4? Who plays the melody if the guitar does not? The lesson on [rhythm](/section/music/lesson/rhythm) helps you to find out.
`,
          media: {
            video: {
              link: 'https://youtu.be/sWGJd26kUOY',
              title: 'Romeo Santos & Rosalía, El pañuelo',
            },
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
          about: '“La Bachata” (2022), without the usual lead guitar.',
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
On 5 April 2019 Romeo Santos released *Utopía*. It is an album of duets, and his partners are older stars of bachata: Raulín Rodríguez, Frank Reyes, Antony Santos, Luis Vargas, Monchy & Alexandra and others. Even Aventura came back for one song, “Inmortal”. So the men who gave bachata its modern sound in the [1990s](/section/history/lesson/history-90-00#monte-cristi) sang beside the man who had taken it to the stadium.

The newer stars joined forces as well. On 28 November 2025 Romeo Santos and Prince Royce put out an album together, *Better Late Than Never*.
`,
          media: {
            video: {
              link: 'https://youtu.be/cOy4siyFp0U',
              title: 'Romeo Santos & Raulín, La demanda',
            },
          },
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
Once, street vendors carried bachata through the city. Now it travels through phones. Songs are streamed, and dancers film themselves. Videos under bachata hashtags are reported to have passed 1.5 billion views by early 2024.

The dance has changed on its way. Bachata *moderna* dates from about 2005. Bachata *sensual* comes from Cádiz in Spain, from the dancers Korke Escalona and Judith Cordero. Bachatango borrows from the tango.

In the clubs, DJs make bachata versions of pop hits. DJ Tronky and DJ Husky are two of many. Many club remixes sit at about **128 BPM**, that is, 128 beats a minute. The result has a joking name, [bongochata](/section/history/glossary#bongochata): bongos and a bachata beat, laid over a pop song.
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
      ],
      keyPoints: [
        {
          id: 'dance-styles',
          title: 'New ways to dance',
          content: 'Moderna, sensual, bachatango: the dance mixes as freely as the music.',
        },
      ],
    },
  ],
  note: `
Two great tours are easily confused. The one with a million tickets and 106 million dollars is Romeo Santos’ own, in **2023**. *Cerrando Ciclos* in **2024** was Aventura’s; it sold fewer tickets and earned more. As for the 1.5 billion views, no independent source for the number could be found, so treat it with care.
`,
  summary: `
**Prince Royce** (2010) and **Romeo Santos** (2011) were the new stars, and Romeo’s tour of **2023** drew a million people. In **December 2019** UNESCO listed bachata as heritage. Rosalía and Manuel Turizo made it a colour of pop, and *Utopía* brought the older stars back. Remixes and new ways of dancing did the rest.
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
    { title: 'Wikipedia: Bachatón', url: 'https://en.wikipedia.org/wiki/Bachat%C3%B3n' },
    {
      title: 'Wikipedia: Utopía (Romeo Santos album)',
      url: 'https://en.wikipedia.org/wiki/Utop%C3%ADa_(Romeo_Santos_album)',
    },
  ],
};
