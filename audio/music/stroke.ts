/** One step of a rhythm: 0 rest, 1 regular stroke, 2 accent. */
export type Stroke = 0 | 1 | 2;

const STROKE_OF: Readonly<Record<string, Stroke>> = { '.': 0, x: 1, X: 2 };

/** Parses a rhythm such as `x.xx x.xX`: stroke, accent `X`, rest; spaces are ignored. @throws RangeError on other characters */
export function strokes(notation: string): readonly Stroke[] {
  return [...notation.replaceAll(' ', '')].map((character) => {
    const stroke = STROKE_OF[character];
    if (stroke === undefined) throw new RangeError(`'${character}' is not a stroke: use x, X or .`);
    return stroke;
  });
}
