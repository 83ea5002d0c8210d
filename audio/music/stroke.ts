/** One step of a rhythm: 0 rest, 1 regular stroke, 2 accent. */
export type Stroke = 0 | 1 | 2;

const STROKE_OF: Readonly<Record<string, Stroke>> = { '.': 0, x: 1, X: 2 };

/**
 * Parses a rhythm: `x` is a stroke, `X` an accent, `.` a rest; spaces are ignored.
 * `strokes('x.xx x.xX')` has eight steps.
 * @throws RangeError on any other character
 */
export function strokes(notation: string): readonly Stroke[] {
  return [...notation.replaceAll(' ', '')].map((character) => {
    const stroke = STROKE_OF[character];
    if (stroke === undefined) throw new RangeError(`'${character}' is not a stroke: use x, X or .`);
    return stroke;
  });
}
