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
      question: 'Which older song did Prince Royce turn into a bachata in 2010?',
      options: [
        { id: 'a', text: 'Shorty, Shorty' },
        { id: 'b', text: 'Corazón sin cara' },
        { id: 'c', text: 'Chiquitita' },
        { id: 'd', text: 'Stand by Me' },
      ],
      correctAnswer: 'd',
      explanation:
        'Ben E. King had sung “Stand by Me” in 1961; Royce sang it in English and Spanish. “Corazón sin cara” is on the same album. “Chiquitita” was Paniagua’s, “Shorty, Shorty” is by Xtreme.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#new-stars',
        title: 'Two new stars',
      },
    },
    {
      id: 'unesco-city',
      question: 'Where did UNESCO’s committee meet when it put bachata on its list?',
      options: [
        { id: 'a', text: 'Lima' },
        { id: 'b', text: 'Bogotá' },
        { id: 'c', text: 'Santo Domingo' },
        { id: 'd', text: 'Barcelona' },
      ],
      correctAnswer: 'b',
      explanation:
        'On 11 December 2019 the committee listed the “Music and dance of Dominican Bachata”. Merengue had been there since 2016.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#heritage',
        title: 'Heritage',
      },
    },
    {
      id: 'utopia',
      question: 'What is special about Romeo Santos’ album Utopía?',
      options: [
        { id: 'a', text: 'It brings older bachata stars together' },
        { id: 'b', text: 'It was recorded live in a stadium' },
        { id: 'c', text: 'It leaves out the usual lead guitar' },
        { id: 'd', text: 'It mixes bachata with rock and tango' },
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
      question: 'What is mixed with bachata in bachatón?',
      options: [
        { id: 'a', text: 'Tango' },
        { id: 'b', text: 'Crunk and R&B' },
        { id: 'c', text: 'Reggaeton' },
        { id: 'd', text: 'Rock and synthesisers' },
      ],
      correctAnswer: 'c',
      explanation:
        'The name joins the two words, and was in use by 2005. Crunk and R&B make crunkchata; rock and synthesisers were the mixture of tecno-amargue.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#mixtures',
        title: 'New words for new mixtures',
      },
    },
    {
      id: 'tour-2023',
      question: 'Who drew about a million people with one tour in 2023?',
      options: [
        { id: 'a', text: 'Aventura' },
        { id: 'b', text: 'Prince Royce' },
        { id: 'c', text: 'Manuel Turizo' },
        { id: 'd', text: 'Romeo Santos' },
      ],
      correctAnswer: 'd',
      explanation:
        'The tour was called Fórmula, Vol. 3: La Gira. It had 88 shows, from Lima to Barcelona, and took in about 106 million US dollars. Aventura’s reunion tour followed a year later.',
      explainedIn: {
        address: '/section/history/lesson/history-10-20#stadiums',
        title: 'Stadiums',
      },
    },
  ],
};
