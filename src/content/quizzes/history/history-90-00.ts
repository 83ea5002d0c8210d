import type { HistoryQuiz } from '#src/content/quizzes/model.ts';

export const quiz: HistoryQuiz = {
  id: 'history-90-00',
  type: 'history',
  title: 'International expansion',
  description: 'Five questions on the 1990s and 2000s.',
  sectionTitle: 'History',
  questions: [
    {
      id: 'bachata-rosa',
      question: 'Who made the album “Bachata Rosa”?',
      options: [
        { id: 'a', text: 'Frank Reyes' },
        { id: 'b', text: 'Raulín Rodríguez' },
        { id: 'c', text: 'Monchy & Alexandra' },
        { id: 'd', text: 'Juan Luis Guerra' },
      ],
      correctAnswer: 'd',
      explanation:
        'Guerra and his group 4.40 released it in December 1990. It sold in the millions, won a Grammy, and took the word “bachata” around the world on its cover.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#bachata-rosa',
        title: 'Bachata Rosa',
      },
    },
    {
      id: 'voy-palla',
      question: 'Whose breakthrough was “Voy pa’llá”?',
      options: [
        { id: 'a', text: 'Antony Santos' },
        { id: 'b', text: 'Romeo Santos' },
        { id: 'c', text: 'Henry Santos' },
        { id: 'd', text: 'Eladio Romero Santos' },
      ],
      correctAnswer: 'a',
      explanation:
        'So many Santoses! Antony Santos, “El Mayimbe”, is from Monte Cristi and had this hit around 1991. Romeo and Henry Santos sang with Aventura, from the Bronx. Eladio Romero Santos was known for merengue on the guitar.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#monte-cristi',
        title: 'Three singers from Monte Cristi',
      },
    },
    {
      id: 'monte-cristi',
      question: 'Which province do Luis Vargas, Antony Santos and Raulín Rodríguez come from?',
      options: [
        { id: 'a', text: 'La Vega' },
        { id: 'b', text: 'Monte Cristi' },
        { id: 'c', text: 'San Pedro de Macorís' },
        { id: 'd', text: 'Azua' },
      ],
      correctAnswer: 'b',
      explanation:
        'All three come from the same corner of the province, and two of them played together: Antony Santos scraped the güira in the group of Luis Vargas before he went his own way.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#monte-cristi',
        title: 'Three singers from Monte Cristi',
      },
    },
    {
      id: 'aventura-bronx',
      question: 'Where did Aventura get together?',
      options: [
        { id: 'a', text: 'In Monte Cristi' },
        { id: 'b', text: 'In Santo Domingo' },
        { id: 'c', text: 'In the Bronx' },
        { id: 'd', text: 'In Cádiz, Spain' },
      ],
      correctAnswer: 'c',
      explanation:
        'They began there, in New York, in 1994. At first they called themselves Los Tinellers.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#bronx',
        title: 'The Bronx',
      },
    },
    {
      id: 'obsesion-italy',
      question: 'Which country had “Obsesión” at number one for sixteen weeks?',
      options: [
        { id: 'a', text: 'Italy' },
        { id: 'b', text: 'France' },
        { id: 'c', text: 'Spain' },
        { id: 'd', text: 'Mexico' },
      ],
      correctAnswer: 'a',
      explanation:
        'Aventura released it in 2002, with Judy Santos as the voice that answers Romeo. In France it was number one too, for seven weeks.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#bronx',
        title: 'The Bronx',
      },
    },
  ],
};
