// A right footprint, seen from above with its toes up; the middle is at 0, 0. Mirrored, it is a left one.

/** The sole, which is drawn alone for a tap. */
export const SOLE =
  'M-6-47C6-49 19-38 21-22C22-8 16 0 14 10C8 13-5 13-10 10C-10 0-18-8-19-22C-20-36-15-45-6-47Z';
export const HEEL = 'M-10 20C-3 17 7 17 14 20C16 31 12 43 2 43C-8 43-11 31-10 20Z';
