/** How one step of a rhythm is struck: 0 empty, 1 regular, 2 accented. */
export type Stroke = 0 | 1 | 2;

const STROKE_OF: Readonly<Record<string, Stroke>> = { '.': 0, x: 1, X: 2 };

/**
 * Reads a rhythm as a musician would jot it down: `x` a stroke, `X` an accent, `.` a rest; spaces
 * are for the eye only. `strokes('x.xx x.xX')` has eight steps.
 * @throws RangeError on any other character
 */
export function strokes(notation: string): readonly Stroke[] {
  return [...notation.replaceAll(' ', '')].map((character) => {
    const stroke = STROKE_OF[character];
    if (stroke === undefined) throw new RangeError(`'${character}' is not a stroke: use x, X or .`);
    return stroke;
  });
}
