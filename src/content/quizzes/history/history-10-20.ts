import type { HistoryQuiz } from '#src/content/quizzes/model.ts';

export const quiz: HistoryQuiz = {
  id: 'history-10-20',
  type: 'history',
  title: 'Fusion of styles',
  description: 'Five questions on the 2010s and 20s.',
  sectionTitle: 'History',
  questions: [
    {
      id: 'royce-cover',
      question:
        'Prince Royce introduced himself in 2010 with a cover in two languages. Of which song?',
      options: [
        { id: 'a', text: 'Chiquitita' },
        { id: 'b', text: 'Amada amante' },
        { id: 'c', text: 'Stand by Me' },
        { id: 'd', text: 'La fama' },
      ],
      correctAnswer: 'c',
      explanation: '“Stand by Me” is Ben E. King’s, of 1961. Royce sang it in English and Spanish.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#new-stars',
        title: 'Two new stars',
      },
    },
    {
      id: 'unesco-city',
      question: 'In which city did UNESCO’s committee put bachata on its list?',
      options: [
        { id: 'a', text: 'Paris' },
        { id: 'b', text: 'Bogotá' },
        { id: 'c', text: 'Santo Domingo' },
        { id: 'd', text: 'New York' },
      ],
      correctAnswer: 'b',
      explanation:
        'On 11 December 2019, as “Music and dance of Dominican Bachata”. Merengue had been there since 2016.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#heritage',
        title: 'Heritage',
      },
    },
    {
      id: 'utopia',
      question: 'What sets Romeo Santos’ album Utopía apart?',
      options: [
        { id: 'a', text: 'He sings duets with older stars of bachata' },
        { id: 'b', text: 'Every word of it is English' },
        { id: 'c', text: 'There is not one guitar on it' },
        { id: 'd', text: 'It is an album of merengue' },
      ],
      correctAnswer: 'a',
      explanation:
        'On Utopía, of April 2019, he sings with Raulín Rodríguez, Frank Reyes, Antony Santos, Luis Vargas and others, and with his old group Aventura.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#generations',
        title: 'Old and young together',
      },
    },
    {
      id: 'bachaton',
      question: 'With what does bachatón mix bachata?',
      options: [
        { id: 'a', text: 'Flamenco' },
        { id: 'b', text: 'Opera' },
        { id: 'c', text: 'Country' },
        { id: 'd', text: 'Reggaeton' },
      ],
      correctAnswer: 'd',
      explanation: 'The name says it: bachata plus reggaeton. It came into use around 2005.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#mixtures',
        title: 'New words for new mixtures',
      },
    },
    {
      id: 'tour-2023',
      question: 'To which tour of 2023 did about a million people come?',
      options: [
        { id: 'a', text: 'Cerrando Ciclos' },
        { id: 'b', text: 'Utopía Tour' },
        { id: 'c', text: 'Fórmula, Vol. 3: La Gira' },
        { id: 'd', text: 'Quisqueya en el Hudson' },
      ],
      correctAnswer: 'c',
      explanation:
        'Romeo Santos gave 88 shows from Lima to Barcelona, and the tickets brought in about 106 million US dollars.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#stadiums',
        title: 'Stadiums',
      },
    },
  ],
};
