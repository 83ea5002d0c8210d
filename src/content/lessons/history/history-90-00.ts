import type { LessonContent } from '#src/content/model.ts';
import { practiceLink } from '#src/content/site/practice-link.ts';

/** The band in derecho. @param tempo counts a minute */
const bandAt = (tempo: number) => practiceLink({ rhythm: 'derecho', tempo });

export const lesson: LessonContent = {
  id: 'history-90-00',
  type: 'history',
  title: 'International expansion',
  description: '1990s–2000s: Bachata Rosa, the new sound of Monte Cristi, the Bronx.',
  hero: {
    video: { link: 'https://youtu.be/SEjw5rdyvVg', title: 'Aventura, Obsesión' },
  },
  introduction: `
For many Dominicans, [bachata](/section/history/glossary#bachata) in 1989 was still the music of bars and poor districts. Twenty years later a bachata band from New York, whose hit is at the top of this page, played at the White House.

How did that happen? Juan Luis Guerra made an album that sold by the million. Three singers from one corner of the Dominican Republic gave the guitar a new sound. And in the Bronx four young musicians mixed bachata with the R&B and hip-hop of New York.
`,
  sections: [
    {
      id: 'bachata-rosa',
      title: 'Bachata Rosa',
      contentBlocks: [
        {
          content: `
It began with a bee. In 1989 **Juan Luis Guerra** and his group 4.40 released a single called “Como abeja al panal” (like a bee to the honeycomb). The album followed on 11 December 1990: *Bachata Rosa*, pink bachata. On it are the title song, “Estrellitas y duendes” (little stars and sprites) and “Burbujas de amor” (bubbles of love), which you can hear below. Compare them with the titles of the [1960s](/section/history/lesson/history-50-60#first-recordings). Those were tears of blood. These are bubbles and stars.
`,
          media: {
            video: {
              link: 'https://youtu.be/v0ckuv1xBm0',
              title: 'Juan Luis Guerra, Burbujas de amor',
            },
          },
        },
        {
          step: 'five-million-copies',
          content: `
### Five million copies

The numbers of *Bachata Rosa* were new, too. By 1994 the album had sold more than five million copies. It led Billboard’s Tropical chart for 24 weeks and the Spanish chart for eight, and in 1992 it won the Grammy for Best Tropical Latin Album.

Not every song on it is a bachata; much of the record is merengue, or pop with a touch of salsa. But the cover says *bachata*. A word that had stood for bars and brothels now stood in record shops around the world.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'bachata-rosa-q1',
                question: 'How many weeks did “Bachata Rosa” lead Billboard’s Tropical chart?',
                options: [
                  { id: 'a', text: 'Four' },
                  { id: 'b', text: 'Eight' },
                  { id: 'c', text: 'Twenty-four', isCorrect: true },
                  { id: 'd', text: 'Fifty-two' },
                ],
                explanation:
                  'Nearly half a year. Eight weeks was its time at the top of the Spanish chart, and four is the number in the name of Juan Luis Guerra’s group, 4.40.',
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
Play the clip of our lead guitar below before you read on. The notes seem to glitter, as if two guitars were playing them without quite agreeing. That shimmer has come to define [modern bachata](/section/history/glossary#modern-bachata), and a small box on the floor makes it.
`,
          media: {
            audio: [
              { name: 'A lead guitar with chorus, from our band', clip: 'solo-mambo-requinto' },
            ],
            images: [
              {
                drawing: 'history-90-00',
                alt: 'An electric guitar with a cable to an effect pedal; behind them tall houses and a bridge of New York.',
                caption:
                  'The small box beside the guitar makes the shimmer. New York, behind it, comes later in this lesson.',
              },
            ],
          },
        },
        {
          step: 'small-box-on-the-floor',
          content: `
### A small box on the floor

The shimmer of the lead guitar is usually traced to a record of 1991, “El maíz” (corn) by **Luis Vargas**. The engineer Rafael Montilla is credited with running the guitar through a **chorus** pedal. The pedal has nothing to do with the [chorus](/section/music/glossary#chorus) of a song. It is an effect. Vargas was one of three singers who changed the bachata of the bars from within, and all three are from the same corner of the province of Monte Cristi.
`,
          media: {
            video: { link: 'https://youtu.be/bt1o-aoHuRQ', title: 'Luis Vargas, El maíz' },
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
                  'The engineer Rafael Montilla is credited with putting a chorus pedal on the guitar in 1991. The others are used in bachata as well, but that shimmer is the chorus.',
              },
            },
          ],
        },
        {
          step: 'antony-santos',
          content: `
**Antony Santos**, “El Mayimbe”, had scraped the [güira](/section/music/glossary#guira) in Vargas’ group. In 1991, or by some accounts 1992, he had his own breakthrough with “Voy pa’llá” (I’m on my way), from the album *La chupadera* (from *chupar*, to suck or to drink). The song, below, has romantic words over the new guitar sound, and people of all classes liked it. It is also said, though only at second hand, that with this record guitarists put fingerpicking aside for a pick and an amplifier.
`,
          media: {
            video: { link: 'https://youtu.be/oVLS7QGWlGw', title: 'Antony Santos, Voy pa’llá' },
          },
        },
        {
          step: 'raulin-rodriguez',
          content: `
**Raulín Rodríguez** was the youngest of the three. After “Nereyda” (1993) came “Medicina de amor” (love’s medicine), released in March 1994. By his own account it was the first bachata hit in Mexico and in much of the United States.
`,
          media: {
            streams: [
              {
                name: 'A fast one to tap your foot to',
                link: 'https://youtu.be/9Vt0NBO37yI',
                song: 'Medicina de amor',
                artist: 'Raulín Rodríguez',
              },
              {
                name: 'His hit of the year before',
                link: 'https://youtu.be/kuCDQx9AmI8',
                song: 'Nereyda',
                artist: 'Raulín Rodríguez',
              },
            ],
          },
        },
        {
          step: 'how-fast-is-fast',
          content: `
### How fast is fast?

Tap your foot to the records from Monte Cristi, and you notice something else: they are fast. A streaming service estimates the tempo of every song, and we sorted them. In the middle of the older stars’ songs stands about 126 BPM, beats a minute (“Pena por ti” has only 113). For these three (with Teodoro Reyes, some fifty songs) it is about 143. For Aventura and the singers around them, 128. Let the band play at [126](${bandAt(126)}) and then at [143](${bandAt(143)}), and feel it in your feet.
`,
        },
      ],
      artists: [
        {
          name: 'Luis Vargas',
          about: 'The chorus pedal on “El maíz” (1991).',
          spotifyId: '6Mjbr8K3MiiRMqmFIB4zWq',
        },
        {
          name: 'Antony Santos',
          about: '“El Mayimbe”: romantic words and the new guitar sound.',
          spotifyId: '06TVTkMAOR935MhkjX0i2A',
        },
        {
          name: 'Raulín Rodríguez',
          about: '“Nereyda” (1993), “Medicina de amor” (1994).',
          spotifyId: '5rvaaWutd0gsbc2iMNo9k5',
        },
      ],
      keyPoints: [
        {
          id: 'shimmer',
          title: 'The shimmer',
          content: 'The chorus pedal on the lead guitar is traced to “El maíz”.',
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
In those years doors opened. In 1996 or 1997 Luis Vargas signed with Sony Discos, by one account the first [bachatero](/section/history/glossary#bachatero-bachatera), or bachata musician, on its books. From 1999 on **Frank Reyes** was named bachatero of the year several times at the Casandra awards, a Dominican prize. Below he sings “Tú eres ajena” (you belong to another): success had not made the songs any happier. Two more singers of those years are below: Zacarías Ferreira and Joe Veras.
`,
          media: {
            video: { link: 'https://youtu.be/0mFaIxl1wgQ', title: 'Frank Reyes, Tú eres ajena' },
            streams: [
              {
                name: 'Vargas in 1997: the pain came back',
                link: 'https://youtu.be/sEDubeD2CKw',
                song: 'Volvió el dolor',
                artist: 'Luis Vargas',
              },
              {
                name: 'The intruder',
                link: 'https://youtu.be/Y2KVvROYQrc',
                song: 'El intruso',
                artist: 'Zacarías Ferreira',
              },
              {
                name: 'It shows',
                link: 'https://youtu.be/TUbNP4_TQws',
                song: 'Se te nota',
                artist: 'Joe Veras',
              },
            ],
          },
        },
        {
          step: 'palace-opens',
          content: `
### A palace opens

And do you remember the rector who objected to [a concert by Luis Segura](/section/history/lesson/history-70-80#fm) in 1983? Fourteen years later, it is reported, Segura played at the National Palace, the first bachatero there.
`,
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
In most of the songs so far one voice complains and a guitar answers. **Monchy & Alexandra** gave the answer to a second singer: a man and a woman share the song. You hear it below in “Hoja en blanco” (blank page), their hit of 1999.

In April 2001 the two became the first bachata act on *Sábado Gigante*, a Spanish-language television show. They followed their hit with songs such as “Dos locos” (two crazy people) and “Perdidos” (lost), and sang together until 2008.
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
Bachata had come to New York long before; José Manuel Calderón had moved there [in 1967](/section/history/lesson/history-50-60#first-recordings). The four who got together in the Bronx in 1994 were of another generation. They called themselves Los Tinellers, and all four had the surname Santos: the brothers Lenny and Max, and Romeo and his cousin Henry. Under a new name, **Aventura**, they signed a record contract in 1999. *Generation Next*, the album with “Cuándo volverás” (when will you come back), is dated 1999 or 2000.
`,
          media: {
            images: [
              {
                drawing: 'map',
                alt: 'A map with three arrows: from the Dominican Republic to New York and to Spain, and from New York to Italy.',
                caption:
                  'Bachata travels: to New York and Spain, and with “Obsesión” from New York to Italy.',
              },
            ],
          },
        },
        {
          step: 'sixteen-weeks-in-italy',
          content: `
### Sixteen weeks in Italy

*We Broke the Rules* came out in July 2002. On it is “Obsesión”, the song at the top of this page, in which a woman’s voice answers Romeo: Judy Santos. It was number one for 16 weeks in Italy and for seven in France, where it sold 565,000 copies.
`,
          interactiveBlocks: [
            {
              kind: 'quiz',
              data: {
                id: 'obsesion-q1',
                question: 'Whose voice answers Romeo in “Obsesión”?',
                options: [
                  { id: 'a', text: 'Sonia Silvestre' },
                  { id: 'b', text: 'Rosalía' },
                  { id: 'c', text: 'Alexandra Cabrera' },
                  { id: 'd', text: 'Judy Santos', isCorrect: true },
                ],
                explanation:
                  'Judy Santos sings with Romeo on the record of 2002. Alexandra Cabrera sang with Monchy, and Rosalía sang with Romeo twenty years later.',
              },
            },
          ],
        },
        {
          step: 'what-is-new-in-the-sound',
          content: `
### What is new in the sound?

This bachata from New York, with R&B and hip-hop in it, is called [urban bachata](/section/history/glossary#urban-bachata). Its guitar was a hybrid, too: Lenny Santos played a thin acoustic guitar with the *pickup* of an electric one, which feeds the sound of the strings into a cable. In 2009, the year of the album *The Last*, Aventura played at the White House. Two years later they stopped.
`,
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
Every mixture wanted a name. Put the guitars and the percussion of bachata over the beat of *reggaeton*, Latin dance music with rap, and you have [bachatón](/section/history/glossary#bachaton), a word in use by 2005. **Toby Love** added R&B and crunk, a style of hip-hop, and called the result [crunkchata](/section/history/glossary#crunkchata). That was in 2006, the year of his “Tengo un amor” (I have a love), and of “Shorty, Shorty” and “Te extraño” (I miss you) by **Xtreme**. The last of them is below.
`,
          media: { video: { link: 'https://youtu.be/Spz1YgguUOM', title: 'Xtreme, Te extraño' } },
        },
      ],
    },
  ],
  note: `
**A hint:** Beware of the many Santoses. *Antony*, “El Mayimbe”, is from Monte Cristi, born in 1967. *Romeo* of Aventura is from the Bronx, born in 1981, and Anthony by birth. *Judy*, of “Obsesión”, was none of the four.

**Sources:** The tempos are estimates; those below 95 are doubled, since the service tends to hear every second beat.
`,
  summary: `
*Bachata Rosa* (**1990**) took bachata to millions. In **1991** a chorus pedal, it is said, made Luis Vargas’ guitar shimmer, and Antony Santos won listeners of all classes with the sound of **Monte Cristi**. In **1997**, it is reported, a bachatero played at the National Palace. **Aventura**, from the Bronx, mixed it with R&B and hip-hop, and “Obsesión” (**2002**) went to number one in Italy and in France.
`,
  references: [
    { title: 'Wikipedia: Bachata Rosa', url: 'https://en.wikipedia.org/wiki/Bachata_Rosa' },
    {
      title: 'Caribbean Digital: “Voy pa’llá” and the origins of Antony Santos (in Spanish)',
      url: 'https://caribbeandigital.net/voy-palla-los-origenes-del-mayimbe-anthony-santos-un-artista-en-el-corazon-del-pueblo/',
    },
    {
      title: 'Listín Diario: Raulín Rodríguez and “Medicina de amor” (in Spanish)',
      url: 'https://listindiario.com/entretenimiento/2021/03/12/660806/raulin-rodriguez-hace-27-anos-encontro-la-medicina-de-amor-en-la-bachata',
    },
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
