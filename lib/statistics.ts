// Statistics of lists of numbers.

/** The list must not be empty. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** The standard deviation of a sample, divided by n − 1; 0 for a single value. */
export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

/** The slope of the line through points [x, y] with the least squared error; 0 if all x are equal. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  let [products, squares] = [0, 0];
  for (const [x, y] of points) {
    products += (x - middleX) * (y - middleY);
    squares += (x - middleX) ** 2;
  }
  return squares > 0 ? products / squares : 0;
}
