/** How many bars fit on a printed sheet. */
export const SHEET_BARS = 16;
