import type { HistoryQuiz } from '#src/content/quizzes/model.ts';

export const quiz: HistoryQuiz = {
  id: 'history-70-80',
  type: 'history',
  title: 'Consolidation of the genre',
  description: 'Five questions on the 1970s and 80s.',
  sectionTitle: 'History',
  questions: [
    {
      id: 'kept-off-radio',
      question: 'Why would most radio stations not play bachata?',
      options: [
        { id: 'a', text: 'Its words were English' },
        { id: 'b', text: 'Nobody pressed records of it' },
        { id: 'c', text: 'It was associated with poverty, bars and brothels' },
        { id: 'd', text: 'The songs went on for too long' },
      ],
      correctAnswer: 'c',
      explanation:
        'Polite society looked down on it. Through the 1970s Radio Guarachita was almost alone in playing it nationwide.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#margins',
        title: 'Music for bars',
      },
    },
    {
      id: 'paniagua-abba',
      question: 'Of which ABBA song did Leonardo Paniagua make a bachata hit?',
      options: [
        { id: 'a', text: 'Waterloo' },
        { id: 'b', text: 'Chiquitita' },
        { id: 'c', text: 'Mamma Mia' },
        { id: 'd', text: 'Fernando' },
      ],
      correctAnswer: 'b',
      explanation: 'His Spanish version of 1979 became a gold record.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#fm',
        title: 'A way onto FM',
      },
    },
    {
      id: 'pena-por-ti',
      question: 'With which song did Luis Segura get onto FM radio in 1982?',
      options: [
        { id: 'a', text: 'Pena por ti' },
        { id: 'b', text: 'Obsesión' },
        { id: 'c', text: 'Nereyda' },
        { id: 'd', text: 'Stand by Me' },
      ],
      correctAnswer: 'a',
      explanation:
        'He had written “Pena por ti” the year before. It was the most played record of 1982 and 83, and helped the word “bachata” to stick.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#fm',
        title: 'A way onto FM',
      },
    },
    {
      id: 'electric-guitar',
      question: 'What did “Consejo a las mujeres” bring into bachata?',
      options: [
        { id: 'a', text: 'A string orchestra' },
        { id: 'b', text: 'A choir of children' },
        { id: 'c', text: 'A solo on the piano' },
        { id: 'd', text: 'An electric lead guitar' },
      ],
      correctAnswer: 'd',
      explanation:
        'Blas Durán recorded it in 1986–87. It is usually named as the first bachata with an electric guitar.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#electric-guitar',
        title: 'Blas Durán plugs in',
      },
    },
    {
      id: 'tecno-amargue',
      question: 'Whose voice sang the tecno-amargue songs of Luis Días?',
      options: [
        { id: 'a', text: 'Aridia Ventura' },
        { id: 'b', text: 'Rosalía' },
        { id: 'c', text: 'Sonia Silvestre' },
        { id: 'd', text: 'Mélida Rodríguez' },
      ],
      correctAnswer: 'c',
      explanation:
        'Around 1990 she sang songs of his such as “Mi guachimán”, and the middle class began to listen.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#tecno-amargue',
        title: 'The others begin to listen',
      },
    },
  ],
};
