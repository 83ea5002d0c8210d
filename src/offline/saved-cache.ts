/** The cache that says what the learner has saved; in a file of its own, which every lesson loads. */
export const SAVED = 'martillo-saved';
