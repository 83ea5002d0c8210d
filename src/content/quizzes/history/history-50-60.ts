import type { HistoryQuiz } from '#src/content/quizzes/model.ts';

export const quiz: HistoryQuiz = {
  id: 'history-50-60',
  type: 'history',
  title: 'Origins of Bachata',
  description: 'Five questions on the 1950s and 60s.',
  sectionTitle: 'History',
  questions: [
    {
      id: 'trujillo-end',
      question: 'How did Trujillo’s rule come to its end?',
      options: [
        { id: 'a', text: 'He lost an election' },
        { id: 'b', text: 'He was assassinated, on 30 May 1961' },
        { id: 'c', text: 'He retired and went abroad' },
        { id: 'd', text: 'A hurricane swept his government away' },
      ],
      correctAnswer: 'b',
      explanation:
        'He had ruled since 1930 and made merengue the national emblem. After 30 May 1961 country people moved to Santo Domingo in great numbers and brought their guitar music along.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#city',
        title: 'The road to the city',
      },
    },
    {
      id: 'calderon-first',
      question:
        'How long after the end of Trujillo did José Manuel Calderón record “Borracho de amor”?',
      options: [
        { id: 'a', text: 'One week later' },
        { id: 'b', text: 'Ten years later' },
        { id: 'c', text: 'One year later, to the day' },
        { id: 'd', text: 'He had recorded it before' },
      ],
      correctAnswer: 'c',
      explanation:
        'It was 30 May 1962. “Borracho de amor” and “Condena” are generally counted as the first bachata recordings.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#first-recordings',
        title: '30 May 1962: the first recordings',
      },
    },
    {
      id: 'bolero',
      question: 'To which older style does bachata owe its guitars and its laments about love?',
      options: [
        { id: 'a', text: 'Bolero' },
        { id: 'b', text: 'Reggae' },
        { id: 'c', text: 'Waltz' },
        { id: 'd', text: 'Disco' },
      ],
      correctAnswer: 'a',
      explanation:
        'Bolero trios sang of love to guitars. Son and other Afro-Antillean styles coloured what became bachata.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#country',
        title: 'Guitars in the country',
      },
    },
    {
      id: 'guarachita',
      question:
        'From the mid-1960s one radio station took bachata to the whole country. Which one?',
      options: [
        { id: 'a', text: 'Radio Swan' },
        { id: 'b', text: 'La Voz de América' },
        { id: 'c', text: 'WADO' },
        { id: 'd', text: 'Radio Guarachita' },
      ],
      correctAnswer: 'd',
      explanation:
        'Radhamés Aracena, who had a record shop of nearly the same name, put Radio Guarachita on the air. Soon it was heard all over the country.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#radio',
        title: 'One station carries it',
      },
    },
    {
      id: 'la-sufrida',
      question: 'Who was known as “La sufrida”, the one who suffers?',
      options: [
        { id: 'a', text: 'Judy Santos' },
        { id: 'b', text: 'Mélida Rodríguez' },
        { id: 'c', text: 'Alexandra Cabrera' },
        { id: 'd', text: 'Natti Natasha' },
      ],
      correctAnswer: 'b',
      explanation:
        'Mélida Rodríguez sang in the mid-1960s and is usually called the first woman to record bachata.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#voices',
        title: 'Voices of the 1960s',
      },
    },
  ],
};
