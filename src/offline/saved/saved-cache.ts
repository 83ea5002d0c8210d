/** The cache of the saved pages; in a file of its own, which every lesson loads. */
export const SAVED = 'martillo-saved';
