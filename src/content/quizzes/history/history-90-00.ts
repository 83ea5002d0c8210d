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
        { id: 'b', text: 'Zacarías Ferreira' },
        { id: 'c', text: 'Aventura' },
        { id: 'd', text: 'Juan Luis Guerra y 4.40' },
      ],
      correctAnswer: 'd',
      explanation:
        'It came out in December 1990, won a Grammy, and took the word “bachata” around the world on its cover.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#bachata-rosa',
        title: 'Bachata Rosa',
      },
    },
    {
      id: 'voy-palla',
      question: 'Who had his breakthrough with “Voy pa’llá”?',
      options: [
        { id: 'a', text: 'Antony Santos' },
        { id: 'b', text: 'Romeo Santos' },
        { id: 'c', text: 'Henry Santos' },
        { id: 'd', text: 'Eladio Romero Santos' },
      ],
      correctAnswer: 'a',
      explanation:
        'So many Santos! Antony Santos, “El Mayimbe”, is from Monte Cristi and had this hit around 1991. Romeo and Henry Santos are of Aventura, from the Bronx; Romeo was in fact born Anthony Santos. Eladio Romero Santos, known for guitar merengue, belongs to the 1970s.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#monte-cristi',
        title: 'Three singers from Monte Cristi',
      },
    },
    {
      id: 'monte-cristi',
      question:
        'Luis Vargas, Antony Santos and Raulín Rodríguez are all from one province. Which one?',
      options: [
        { id: 'a', text: 'La Romana' },
        { id: 'b', text: 'Monte Cristi' },
        { id: 'c', text: 'Samaná' },
        { id: 'd', text: 'Barahona' },
      ],
      correctAnswer: 'b',
      explanation:
        'All three come from the same corner of the province. Antony Santos played the güira in the group of Luis Vargas before he went his own way.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#monte-cristi',
        title: 'Three singers from Monte Cristi',
      },
    },
    {
      id: 'aventura-bronx',
      question: 'Where did Aventura get together?',
      options: [
        { id: 'a', text: 'Santiago' },
        { id: 'b', text: 'Miami' },
        { id: 'c', text: 'The Bronx, New York' },
        { id: 'd', text: 'Madrid' },
      ],
      correctAnswer: 'c',
      explanation: 'They began there in 1994, at first under the name Los Tinellers.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#bronx',
        title: 'The Bronx',
      },
    },
    {
      id: 'obsesion-italy',
      question: 'Which country kept “Obsesión” at number one for sixteen weeks?',
      options: [
        { id: 'a', text: 'Italy' },
        { id: 'b', text: 'Japan' },
        { id: 'c', text: 'Brazil' },
        { id: 'd', text: 'Australia' },
      ],
      correctAnswer: 'a',
      explanation:
        'Aventura released it in 2002; the voice that answers Romeo is Judy Santos. In France it led for seven weeks.',
      explainedIn: {
        address: '/section/history/lesson/history-90-00#bronx',
        title: 'The Bronx',
      },
    },
  ],
};
