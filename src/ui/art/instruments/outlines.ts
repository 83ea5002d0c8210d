// Outlines shared by the drawings of instruments and of players.

/** A guitar's nut, saddle and the end of its fretboard, from the lower edge of its body. */
export const NECK = { nut: -213, saddle: -43, end: -102 };
const { nut, saddle, end } = NECK;

/** Rounds a number for a path, to keep the HTML short. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/** Positions of the frets, from the nut on. */
export const fretsOf = (count: number, from = nut, to = saddle) =>
  Array.from({ length: count }, (_, i) => rounded(from + (to - from) * (1 - 2 ** (-(i + 1) / 12))));

/** Half the width of the fretboard. */
export const halfNeck = (y: number) => rounded(7.8 + ((y - nut) / (end - nut)) * 2);

export const GUITAR_BODY =
  'M0 0C30 0 49-15 49-40C49-60 31-66 31-82C31-92 37-97 37-107C37-121 27-128 11-128H-11C-27-128-37-121-37-107C-37-97-31-92-31-82C-31-66-49-60-49-40C-49-15-30 0 0 0Z';
export const GUITAR_HEAD = `M-8 ${nut}C-8-217-11-218-11-222L-12-259C-8-260-5-264 0-264C5-264 8-260 12-259L11-222C11-218 8-217 8 ${nut}Z`;

export const SOLID_BODY =
  'M0 0C30 0 50-14 50-42C50-62 36-68 36-84C36-98 48-104 48-122C48-134 34-136 28-124C24-114 18-110 12-110H-12C-20-112-24-124-28-138C-33-154-50-150-49-132C-48-112-35-100-35-84C-35-68-50-62-50-42C-50-14-30 0 0 0Z';

/** The head above a nut. */
export const headOf = (nut: number) =>
  `M-7 ${nut}C-8 ${nut - 6}-11 ${nut - 6}-11 ${nut - 12}L-10 ${nut - 54}C-6 ${nut - 66} 8 ${nut - 66} 12 ${nut - 56}C8 ${nut - 48} 10 ${nut - 18} 7 ${nut}Z`;

export const GUIRA_TUBE =
  'M-31 120C-31 114-21 105-20 99C-12 95 12 95 20 99C21 105 31 114 31 120V254C31 260 21 269 20 276C12 280-12 280-20 276C-21 269-31 260-31 254Z';
export const GUIRA_RIMS = 'M-31 120C-18 125 18 125 31 120M-31 254C-18 259 18 259 31 254';

/** The outer side of a ring around a drum, from its upper edge. */
export const hoop = (cx: number, y: number, rx: number, ry: number, height: number) => {
  const [x, across, high] = [rounded(cx - rx), rounded(2 * rx), rounded(ry)];
  return `M${x} ${y}v${height}a${rounded(rx)} ${high} 0 0 0 ${across} 0v${-height}a${rounded(rx)} ${high} 0 0 1 ${-across} 0Z`;
};
