const DIRECTIONS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A control's position on screen, as `getBoundingClientRect` measures it. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The index of the nearest box in the direction of an arrow key; `null` for none. Distance sideways counts twice. */
export function nearestInDirection(key: string, from: Box, boxes: readonly Box[]): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const start = centre(from);
  let nearest: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const { x, y } = centre(box);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = along + 2 * aside;
    // Boxes level with `from` do not count as ahead.
    if (along <= 1 || distance >= shortest) return;
    nearest = index;
    shortest = distance;
  });
  return nearest;
}

function centre({ left, right, top, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
