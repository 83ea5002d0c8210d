/** The cache of the saved pages, in a separate file, which every lesson loads. */
export const SAVED = 'martillo-saved';
