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
      question: 'Why did most radio stations refuse to play bachata in the 1970s?',
      options: [
        { id: 'a', text: 'Its singers refused to play in studios' },
        { id: 'b', text: 'There were no records of it' },
        { id: 'c', text: 'It was linked with bars and with poverty' },
        { id: 'd', text: 'A law kept it off the air' },
      ],
      correctAnswer: 'c',
      explanation:
        'Polite society thought of bars, brothels and poor districts and looked away. Across the country, Radio Guarachita was almost alone in playing the music.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#margins',
        title: 'Music for bars',
      },
    },
    {
      id: 'paniagua-abba',
      question: 'Which ABBA song did Leonardo Paniagua turn into a bachata hit?',
      options: [
        { id: 'a', text: 'Fernando' },
        { id: 'b', text: 'Chiquitita' },
        { id: 'c', text: 'Dancing Queen' },
        { id: 'd', text: 'Mamma Mia' },
      ],
      correctAnswer: 'b',
      explanation:
        'He sang it in Spanish in 1979. The record went gold, and it is said to be the first bachata on FM radio.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#fm',
        title: 'A way onto FM',
      },
    },
    {
      id: 'pena-por-ti',
      question: 'Which song of 1982 took Luis Segura onto FM radio?',
      options: [
        { id: 'a', text: 'Pena por ti' },
        { id: 'b', text: 'Clavelito' },
        { id: 'c', text: 'Chiquitita' },
        { id: 'd', text: 'Cariñito de mi vida' },
      ],
      correctAnswer: 'a',
      explanation:
        '“Pena por ti” is said to have been the most-played record of 1982 and 1983. “Cariñito de mi vida” was Segura’s first, in the 1960s; “Chiquitita”, of 1979, was Paniagua’s, and “Clavelito” Blas Durán’s.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#fm',
        title: 'A way onto FM',
      },
    },
    {
      id: 'electric-guitar',
      question: 'What is “Consejo a las mujeres” usually said to have brought to bachata?',
      options: [
        { id: 'a', text: 'Strings, horns and a piano' },
        { id: 'b', text: 'Synthesisers' },
        { id: 'c', text: 'The requinto' },
        { id: 'd', text: 'The electric guitar' },
      ],
      correctAnswer: 'd',
      explanation:
        'Blas Durán’s record dates from 1986–87. Calderón had added strings, horns and a piano long before, the requinto came in the 1960s, and the synthesisers belong to tecno-amargue, around 1990.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#electric-guitar',
        title: 'Blas Durán plugs in',
      },
    },
    {
      id: 'tecno-amargue',
      question: 'Who sang the tecno-amargue songs that Luis Días wrote?',
      options: [
        { id: 'a', text: 'Aridia Ventura' },
        { id: 'b', text: 'Mélida Rodríguez' },
        { id: 'c', text: 'Sonia Silvestre' },
        { id: 'd', text: 'Judy Santos' },
      ],
      correctAnswer: 'c',
      explanation:
        'Around 1990 Sonia Silvestre sang songs of his such as “Mi guachimán”, and the middle class began to listen.',
      explainedIn: {
        address: '/section/history/lesson/history-70-80#tecno-amargue',
        title: 'The middle class begins to listen',
      },
    },
  ],
};
