import type { LessonContent } from '#src/content/model.ts';

export const lesson: LessonContent = {
  id: 'history-90-00',
  type: 'history',
  title: 'International expansion',
  description: '1990s–2000s: Bachata Rosa, the new sound of Monte Cristi, the Bronx.',
  hero: {
    video: { link: 'https://youtu.be/SEjw5rdyvVg', title: 'Aventura, Obsesión' },
  },
  introduction: `
In 1989 [bachata](/section/history/glossary#bachata) was still the music of bars and poor quarters. Twenty years later a bachata band from New York played at the White House.

Three things happened in between. Juan Luis Guerra made an album that sold by the million. Three singers from one corner of the Dominican Republic gave bachata its modern sound. And in the Bronx, in New York, four young musicians mixed it with R&B and hip-hop. This lesson follows them in turn.
`,
  sections: [
    {
      id: 'bachata-rosa',
      title: 'Bachata Rosa',
      contentBlocks: [
        {
          content: `
In 1989 **Juan Luis Guerra** and his group 4.40 released a single, “Como abeja al panal” (like a bee to the honeycomb). The album followed on 11 December 1990: *Bachata Rosa*, pink bachata. On it were “Burbujas de amor” (bubbles of love), “Estrellitas y duendes” (little stars and sprites) and the title song.

Its numbers were of a new kind. By 1994 the album had sold more than five million copies. It led Billboard’s Tropical chart for 24 weeks, and it was number one in Spain for eight. On 25 February 1992 it won the Grammy for the best tropical Latin album.

Not every song on it is a bachata. Much of the record is merengue, or pop with a touch of salsa. But the cover says *bachata*. A word that had stood for bars and brothels now lay in record shops around the world.
`,
          media: {
            video: {
              link: 'https://youtu.be/v0ckuv1xBm0',
              title: 'Juan Luis Guerra, Burbujas de amor',
            },
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bachata-rosa-q1',
                question: 'Which album of 1990 took bachata to listeners around the world?',
                options: [
                  { id: 'a', text: 'La chupadera' },
                  { id: 'b', text: 'The Last' },
                  { id: 'c', text: 'Bachata Rosa', isCorrect: true },
                  { id: 'd', text: 'Generation Next' },
                ],
                explanation:
                  'Juan Luis Guerra released Bachata Rosa on 11 December 1990, and it won a Grammy in 1992. La chupadera is by Antony Santos; the two others are by Aventura.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'Juan Luis Guerra 4.40',
          about: 'Bachata Rosa (1990) took the word bachata round the world.',
          spotifyId: '3nlpTZci9O5W8RsNoNH559',
        },
      ],
      keyPoints: [
        {
          id: 'five-million',
          title: 'Five million copies',
          content: '*Bachata Rosa* sells them by 1994 and wins a Grammy in 1992.',
        },
      ],
    },
    {
      id: 'monte-cristi',
      title: 'Three singers from Monte Cristi',
      contentBlocks: [
        {
          content: `
Meanwhile the bachata of the bars changed from within. Three men led the way, and all three are from the same corner of the province of Monte Cristi.

**Luis Vargas** recorded “El maíz” (the maize) in 1991. The engineer, Rafael Montilla, ran the guitar through a **chorus** pedal. The pedal has nothing to do with the [chorus](/section/music/glossary#chorus) of a song. It is an effect for the sound, and it makes the guitar shimmer. That shimmer is the sound of [modern bachata](/section/history/glossary#modern-bachata).
`,
          media: {
            video: { link: 'https://youtu.be/bt1o-aoHuRQ', title: 'Luis Vargas, El maíz' },
            audio: [
              { name: 'A lead guitar with chorus, from our band', clip: 'solo-mambo-requinto' },
            ],
            images: [
              {
                drawing: 'history-90-00',
                alt: 'An electric guitar with a cable to an effect pedal; behind them tall houses and a bridge of New York.',
                caption:
                  'The small box at the guitar makes the shimmer. New York, behind it, comes later in this lesson.',
              },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'chorus-pedal-q1',
                question: 'Which effect makes the guitar shimmer on “El maíz” by Luis Vargas?',
                options: [
                  { id: 'a', text: 'Chorus', isCorrect: true },
                  { id: 'b', text: 'Echo' },
                  { id: 'c', text: 'Reverb' },
                  { id: 'd', text: 'Compressor' },
                ],
                explanation:
                  'The engineer Rafael Montilla put a chorus pedal on the guitar in 1991. The others are used in bachata as well, but that shimmer is the chorus.',
              },
            },
          ],
        },
        {
          content: `
**Antony Santos**, “El Mayimbe”, had scraped the [güira](/section/music/glossary#guira) in Vargas’ group. In 1991, or by some accounts 1992, he had his own breakthrough: “Voy pa’llá” (I’m on my way), from the album *La chupadera*. The new guitar sound met romantic words, and listeners of all classes liked it.

**Raulín Rodríguez**, born in 1971, was the youngest. After “Nereyda” (1993) came “Medicina de amor”, love’s medicine, on 11 March 1994. By his own account it was the first bachata hit in Mexico and in much of the United States.
`,
          media: {
            video: { link: 'https://youtu.be/oVLS7QGWlGw', title: 'Antony Santos, Voy pa’llá' },
          },
        },
      ],
      artists: [
        { name: 'Luis Vargas', about: 'The chorus pedal on “El maíz” (1991).' },
        {
          name: 'Antony Santos',
          about: '“El Mayimbe”: romantic words and the new guitar sound.',
          spotifyId: '06TVTkMAOR935MhkjX0i2A',
        },
        { name: 'Raulín Rodríguez', about: '“Nereyda” (1993), “Medicina de amor” (1994).' },
      ],
      keyPoints: [
        {
          id: 'shimmer',
          title: 'The shimmer',
          content: 'Since “El maíz” a chorus pedal colours the lead guitar.',
        },
        {
          id: 'all-classes',
          title: 'Listeners of all classes',
          content: 'Antony Santos wins them with romantic words and the new guitar sound.',
        },
      ],
    },
    {
      id: 'palace',
      title: 'Into the palace',
      contentBlocks: [
        {
          content: `
Now the doors opened one after the other. In 1996 or 1997 Luis Vargas signed with Sony Discos, the first [bachatero](/section/history/glossary#bachatero-bachatera) there. “Volvió el dolor” (the pain came back) followed in 1997. In the same year Luis Segura played at the National Palace, the first bachatero to do so. Fourteen years before, a university’s rector had objected to [a concert of his](/section/history/lesson/history-70-80#fm).

Prizes came, too. From 1999 on **Frank Reyes** was named bachatero of the year several times at the Casandra awards.
`,
          media: {
            video: { link: 'https://youtu.be/0mFaIxl1wgQ', title: 'Frank Reyes, Tú eres ajena' },
          },
        },
      ],
      artists: [
        {
          name: 'Frank Reyes',
          about: 'Several times bachatero of the year.',
          spotifyId: '4vQV1LCGBdYAt5rIIPjSFZ',
        },
      ],
    },
    {
      id: 'duo',
      title: 'A duo on television',
      contentBlocks: [
        {
          content: `
**Monchy & Alexandra** put two voices, his and hers, into one song. They sang together from 1998 to 2008. Their “Hoja en blanco” (blank page), produced by Martires de León, was a hit in 1999. In April 2001 they were the first bachata act on the television show *Sábado Gigante*. “Dos locos” (two crazy people) followed in 2002, “Perdidos” (lost) in 2004.
`,
          media: {
            video: {
              link: 'https://youtu.be/xA0DBcsfjTE',
              title: 'Monchy y Alexandra, Hoja en blanco',
            },
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'monchy-alexandra-q1',
                question: 'Who had a hit with “Hoja en blanco” in 1999?',
                options: [
                  { id: 'a', text: 'Raulín Rodríguez' },
                  { id: 'b', text: 'Monchy & Alexandra', isCorrect: true },
                  { id: 'c', text: 'Aventura' },
                  { id: 'd', text: 'Juan Luis Guerra y 4.40' },
                ],
                explanation:
                  'The duo sang together from 1998 to 2008. Two years after the hit they were the first bachata act on the television show Sábado Gigante.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'Monchy & Alexandra',
          about: 'A duo from 1998 to 2008.',
          spotifyId: '3rs3EOlJ8jyPpdGiQ9Mhub',
        },
      ],
    },
    {
      id: 'bronx',
      title: 'The Bronx',
      contentBlocks: [
        {
          content: `
Bachata had found its way to New York long before; José Manuel Calderón had gone there [in 1967](/section/history/lesson/history-50-60#first-recordings). In 1994 a group was formed in one part of the city, the Bronx. It was called Los Tinellers, and its members were Romeo, Henry, Lenny and Max Santos. Under their later name, **Aventura**, they signed a record contract in 1999. Their album *Generation Next*, with “Cuándo volverás” (when will you come back), is dated 1999 or 2000.

On 2 July 2002 came *We Broke the Rules*, and on it “Obsesión”. In it a woman’s voice answers Romeo: Judy Santos. The song was number one for 16 weeks in Italy and for seven in France. In France alone it sold 565,000 copies. You find it at the top of this page.

This new bachata from New York, with R&B and hip-hop in it, is called [urban bachata](/section/history/glossary#urban-bachata). Even its guitar was a mixture. Lenny Santos played thin electro-acoustic Yamaha guitars, the APX series, with a pickup by Gibson. In 2009, the year of the album *The Last*, Aventura played at the White House. In 2011 they stopped.
`,
          media: {
            images: [
              {
                drawing: 'map',
                alt: 'A map with three arrows: from the Dominican Republic to New York and to Spain, and from New York to Italy.',
                caption:
                  'From the Dominican Republic to New York and Spain, and from New York to Italy.',
              },
            ],
          },
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'obsesion-q1',
                question: 'Whose voice answers Romeo in “Obsesión”?',
                options: [
                  { id: 'a', text: 'Sonia Silvestre' },
                  { id: 'b', text: 'Rosalía' },
                  { id: 'c', text: 'Mélida Rodríguez' },
                  { id: 'd', text: 'Judy Santos', isCorrect: true },
                ],
                explanation:
                  'Judy Santos sings with Romeo on the record of 2002. Rosalía sang with him twenty years later.',
              },
            },
          ],
        },
      ],
      artists: [
        {
          name: 'Aventura',
          about: 'Romeo, Henry, Lenny and Max Santos, from the Bronx.',
          spotifyId: '1qto4hHid1P71emI6Fd8xi',
        },
      ],
      keyPoints: [
        {
          id: 'obsesion',
          title: '“Obsesión”',
          content: 'This New York bachata of 2002 led the Italian chart for 16 weeks.',
        },
        {
          id: 'urban',
          title: 'Urban bachata',
          content: 'Bachata guitars meet R&B and hip-hop, in New York.',
        },
      ],
    },
    {
      id: 'mixtures',
      title: 'New words for new mixtures',
      contentBlocks: [
        {
          content: `
Others mixed as well. In 2006 **Xtreme** had “Shorty, Shorty” and “Te extraño” (I miss you). **Toby Love**, who had been with Aventura, sang “Tengo un amor” (I have a love) and called his mix of bachata with crunk and R&B [crunkchata](/section/history/glossary#crunkchata). Another word was already in use in 2005: [bachatón](/section/history/glossary#bachaton). Its guitars and percussion are bachata’s, its beat is reggaeton’s. The next decade would take mixing [much further](/section/history/lesson/history-10-20).
`,
          media: { video: { link: 'https://youtu.be/Spz1YgguUOM', title: 'Xtreme, Te extraño' } },
        },
      ],
    },
  ],
  note: `
Beware of the many Santoses. *Antony* Santos, “El Mayimbe”, comes from Monte Cristi and was born in 1967. *Romeo* Santos of Aventura comes from the Bronx and was born in 1981; he, too, was born Anthony Santos. *Judy* Santos sings on “Obsesión” and was not one of the four.
`,
  summary: `
*Bachata Rosa* (**1990**) took bachata to millions. In **1991** Luis Vargas’ guitar began to shimmer, and with Antony Santos and Raulín Rodríguez the sound of **Monte Cristi** won over all classes. In **1997** bachata entered the National Palace. **Aventura**, from the Bronx, mixed it with R&B and hip-hop, and its “Obsesión” of **2002** went to number one in Italy and France.
`,
  references: [
    { title: 'Wikipedia: Bachata Rosa', url: 'https://en.wikipedia.org/wiki/Bachata_Rosa' },
    {
      title: 'Wikipedia: We Broke the Rules',
      url: 'https://en.wikipedia.org/wiki/We_Broke_the_Rules',
    },
    {
      title: 'Wikipedia: Monchy & Alexandra',
      url: 'https://en.wikipedia.org/wiki/Monchy_%26_Alexandra',
    },
    {
      title: 'Afropop Worldwide: a primer on urban bachata',
      url: 'http://afropop.org/articles/primer-urban-bachata',
    },
    {
      title: 'CUNY Dominican Studies: bachata overtakes the world',
      url: 'http://dominicanmusicusa.com/narratives/2000s-bachata-overtakes-the-world/11',
    },
    {
      title: 'Tallaj in American Music Review',
      url: 'https://www.brooklyn.cuny.edu/web/academics/centers/hitchcock/publications/amr/v46-2/tallaj.php',
    },
    {
      title: 'Guitar Player on Lenny Santos',
      url: 'https://www.guitarplayer.com/miscellaneous/aventuras-lenny-santos',
    },
  ],
};
