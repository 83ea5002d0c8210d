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
      question: 'How did Trujillo’s rule end?',
      options: [
        { id: 'a', text: 'He lost an election' },
        { id: 'b', text: 'He was assassinated' },
        { id: 'c', text: 'He retired to New York' },
        { id: 'd', text: 'He died of an illness' },
      ],
      correctAnswer: 'b',
      explanation:
        'He was killed on 30 May 1961, after three decades in which merengue had been the official music of the nation. People then moved from the country to Santo Domingo in large numbers, and their guitar music moved with them.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#city',
        title: 'The road to the city',
      },
    },
    {
      id: 'calderon-first',
      question:
        'How long after Trujillo’s death did José Manuel Calderón record “Borracho de amor”?',
      options: [
        { id: 'a', text: 'Exactly six months' },
        { id: 'b', text: 'Exactly three years' },
        { id: 'c', text: 'Exactly one year' },
        { id: 'd', text: 'Exactly ten years' },
      ],
      correctAnswer: 'c',
      explanation:
        'It was 30 May 1962, one year later to the day. “Borracho de amor” and “Condena” are generally counted as the first bachata recordings.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#first-recordings',
        title: '30 May 1962: the first recordings',
      },
    },
    {
      id: 'bolero',
      question: 'Which older style gave bachata its guitars and its sad love songs?',
      options: [
        { id: 'a', text: 'Bolero' },
        { id: 'b', text: 'Son' },
        { id: 'c', text: 'Merengue' },
        { id: 'd', text: 'Ranchera' },
      ],
      correctAnswer: 'a',
      explanation:
        'The slow love songs of the bolero are the root. Son and ranchera were played at the same parties and added their colour; merengue had little part in it before the mid-1980s.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#country',
        title: 'Guitars in the country',
      },
    },
    {
      id: 'guarachita',
      question: 'Who founded Radio Guarachita?',
      options: [
        { id: 'a', text: 'Edilio Paredes' },
        { id: 'b', text: 'Luis Segura' },
        { id: 'c', text: 'Blas Durán' },
        { id: 'd', text: 'Radhamés Aracena' },
      ],
      correctAnswer: 'd',
      explanation:
        'Aracena had a record shop and two labels, and in the mid-1960s he put his station on the air, which carried bachata across the country. Paredes is known for his guitar; Segura and Durán sang.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#radio',
        title: 'One station carries it',
      },
    },
    {
      id: 'la-sufrida',
      question: 'What was Mélida Rodríguez’s nickname?',
      options: [
        { id: 'a', text: 'La Verduga' },
        { id: 'b', text: 'La sufrida' },
        { id: 'c', text: 'El Mayimbe' },
        { id: 'd', text: 'El Terror' },
      ],
      correctAnswer: 'b',
      explanation:
        '“La sufrida” is the woman who suffers. Mélida Rodríguez, who recorded in the mid-1960s, is usually called the first woman to record bachata. “La Verduga” is Aridia Ventura, “El Mayimbe” Antony Santos, and “El Terror” the composer Luis Días: you meet them in the next lessons.',
      explainedIn: {
        address: '/section/history/lesson/history-50-60#voices',
        title: 'Voices of the 1960s',
      },
    },
  ],
};
