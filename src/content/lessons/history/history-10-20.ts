import type { LessonContent } from '#src/content/model.ts';
import { practiceLink } from '#src/content/practice-link.ts';

const BAND = practiceLink({ rhythm: 'derecho' });

export const lesson: LessonContent = {
  id: 'history-10-20',
  type: 'history',
  title: 'Fusion of styles',
  description: '2010s–20s: stadium tours, new mixtures and a place on UNESCO’s list.',
  hero: {
    video: { link: 'https://youtu.be/QFs3PIZb3js', title: 'Romeo Santos, Propuesta indecente' },
  },
  introduction: `
The song at the top of this page is a [bachata](/section/history/glossary#bachata) with a tango running through it. Since 2010 such mixtures have become common: bachata has mixed with English words, with pop, with the beat of the clubs. In the same years it was declared heritage, first by Dominican law and then on a UNESCO list.

Mixing a style and protecting it may sound like opposites, and this lesson is about how the two went together. On the way you will meet sold-out stadiums, a tour that sold a million tickets, and an album on which a new star sings with the old ones. It ends where bachata began, with people who dance.
`,
  sections: [
    {
      id: 'new-stars',
      title: 'Two new stars',
      contentBlocks: [
        {
          content: `
Ben E. King sang “Stand by Me” in 1961, and half the world can hum it. In January 2010 a newcomer, **Prince Royce**, brought it back as a bachata in two languages. Another song on his first album, “Corazón sin cara” (heart without a face), went to number one on the Hot Latin chart, and in 2011 no Latin album sold better in the United States.

When [Aventura](/section/history/lesson/history-90-00#bronx) stopped in 2011, **Romeo Santos** went on alone. He called his first solo album *Fórmula, Vol. 1*; it came out in November. *Vol. 2* followed in 2014. On it is “Propuesta indecente” (indecent proposal), the mixture of bachata and tango at the top of this page, which had come out as a single in July 2013.
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
Yankee Stadium stands in the Bronx, the part of New York in which Romeo Santos was born. In July 2014 he sold it out two nights in a row. Five years later more than 80,000 people heard him at MetLife Stadium, with Aventura and the rapper Cardi B among his guests. According to reports, no Latin artist had been the main act there before, and no single night in that stadium had earned more.

Then came a whole tour. In 2023 Romeo Santos took the third of his *Fórmula* albums, which had come out the year before, on the road. *Fórmula, Vol. 3: La Gira* (the tour) ran from Lima to Barcelona: 88 shows, about **a million tickets**, about **106 million US dollars**.

In 2024 it was Aventura’s turn. The four came together again for *Cerrando Ciclos* (closing cycles), a tour that is reported to have sold fewer tickets, 910,000, and earned more: 134.7 million dollars.
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

Two years earlier, on **11 December 2019**, a committee of UNESCO, the culture organisation of the United Nations, had met in Bogotá and put the “Music and dance of Dominican Bachata” on its Representative List of [Intangible Cultural Heritage](/section/history/glossary#intangible-cultural-heritage). Merengue had been there since 2016. At home the law had been quicker: number 25-15, of 3 June 2015, made bachata part of the national heritage.

The decision names the instruments: one or two guitars, [bongos](/section/music/glossary#bongos), [maracas](/section/history/glossary#maracas), a scraper, which it calls a “guiro”, and a [bass](/section/music/glossary#bass). It describes music in four beats and a couple dance of eight steps. What most radio stations had once refused was now on a list of the world’s living traditions.
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
      title: 'Pop borrows bachata',
      contentBlocks: [
        {
          content: `
Bachata had always mixed. Merengue rubbed off on it in the 1980s, rock and synthesizers around 1990, [R&B](/section/history/glossary#urban-bachata) and [reggaeton](/section/history/glossary#bachaton) in [the 2000s](/section/history/lesson/history-90-00#mixtures), when the word *bachatón* came into use. Now pop singers came to bachata of their own accord. In November 2021 **Rosalía** and The Weeknd released “La fama” (fame), a pop single built on bachata. The next year **Manuel Turizo** called a song simply “La Bachata”, and it reached number 6 on Billboard’s Global 200. It has been described as the beat of bachata without the usual lead guitar.

Romeo Santos, for his part, invited the pop singers in. On *Fórmula, Vol. 3*, of 2022, he sings “El pañuelo” (the handkerchief) with Rosalía, which you can hear below, and “Sin fin” (without end) with Justin Timberlake.

Listen for what is left when pop borrows bachata. Open Manuel Turizo’s player below and choose “La Bachata”. Play our [güira](/section/music/glossary#guira) and bongos first, then the song: how much of them do you find in it, and who plays the melody? Our clips give you some of the layers alone, and the lesson on [rhythm](/section/music/lesson/rhythm) says more.
`,
          media: {
            audio: [
              { name: 'The whole band', clip: 'band-derecho' },
              { name: 'Second guitar and bass alone', clip: 'progression-am-f-c-g' },
              { name: 'Güira and bongos alone', clip: 'solo-derecho-bongos_guira' },
            ],
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
In April 2019 Romeo Santos released *Utopía*. It is an album of duets, and his partners are older stars of bachata: Raulín Rodríguez, Frank Reyes, Antony Santos, Luis Vargas, Monchy & Alexandra and others. Even Aventura came back for one song, “Inmortal” (immortal). So those who had shaped the sound of the [1990s](/section/history/lesson/history-90-00#monte-cristi) sang beside the man who had taken bachata to the stadium. Below, he and Raulín share “La demanda” (the lawsuit).

The newer stars joined forces as well. In November 2025 Romeo Santos and Prince Royce put out an album together and called it *Better Late Than Never*.
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
Once, street vendors carried bachata through the city. Now it travels through phones: songs are streamed, and dancers film themselves. Videos with bachata hashtags are reported to have passed 1.5 billion views by early 2024, though we found no source for the figure.

Watch a few of them and you see that not everybody is dancing the same dance. The ground is shared: three steps and a [tap](/section/dance/glossary#tap). No two schools draw the borders in quite the same way, but roughly this is what they mean:

- **Dominican:** quick, small footwork that plays with the rhythm of the guitar.
- **Moderna**, from about 2005 (a way of dancing, not the *modern bachata* of the electric guitar): turns like those of salsa.
- **Sensual**, from Cádiz in Spain, where the dancers Korke Escalona and Judith Cordero created it: a close hold, with waves and circles of the body.
- **Bachatango:** steps borrowed from the tango.

Never danced? Learn [three steps and a tap](/section/music/lesson/rhythm#derecho), then put on [the band](${BAND}). And if you go dancing, watch: which of the four do you see?

In the clubs, DJs make bachata versions of pop hits. Many of these remixes sit at about **128 BPM**, that is, 128 beats a minute; by one account others are slower than traditional bachata, at 105 to 115 against 120 to 130. The joking name for them is [bongochata](/section/history/glossary#bongochata): bongos and a bachata beat, laid over a pop song.
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
Two great tours are easily confused. The one with a million tickets and 106 million dollars is Romeo Santos’ own, in **2023**. *Cerrando Ciclos* in **2024** was Aventura’s. What is said above of the dance styles is how schools usually explain them; only the names, the year 2005 and the two dancers from Cádiz come from a source that we could check.
`,
  summary: `
**Prince Royce** (2010) and **Romeo Santos** (2011) were the new stars, and Romeo’s tour of **2023** sold a million tickets. In **December 2019** UNESCO listed bachata as heritage. Rosalía and Manuel Turizo took it into pop, *Utopía* brought the older stars back, and dancers all over the world found steps of their own.
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
