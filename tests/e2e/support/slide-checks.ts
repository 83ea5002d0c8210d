// The requirements of a slide: text sizes for the back row, all content in view, and strong contrast.

/** The smallest text for the class, and the smallest count, in pixels of a picture 1920 wide. */
const SMALLEST = { text: 66, count: 100 };
const CONTRAST = 7;

/**
 * The faults of the current slide, one per line. Runs in the page; the presentation fills its window. Only elements for
 * the teacher (`data-teacher`) may be small.
 */
export function slideProblems([smallest, contrast]: [typeof SMALLEST, number]): string[] {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return ['nothing is presented'];
  const found = new Set<string>();
  const { innerWidth: width, innerHeight: height } = window;
  const scale = Math.min(width, (height * 16) / 9) / 1920;
  // Half a pixel of tolerance, because browsers round the layout.
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.top >= outer.top - 1 &&
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;
  const screen = new DOMRect(0, 0, width, height);
  const nameOf = (element: Element) => `“${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const isHidden = (element: Element) =>
    element.closest('.visually-hidden, [hidden], title, desc') !== null ||
    !element.checkVisibility({ visibilityProperty: true });

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colours = new Map<string, readonly number[]>();
  /** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
  const colourOf = (text: string): readonly number[] => {
    const known = colours.get(text);
    if (known) return known;
    if (!canvas) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    colours.set(text, [red, green, blue, alpha / 255]);
    return [red, green, blue, alpha / 255];
  };
  const over = (top: readonly number[], below: readonly number[], opacity = 1) => {
    const alpha = (top[3] ?? 1) * opacity;
    return [0, 1, 2].map((i) => (top[i] ?? 0) * alpha + (below[i] ?? 0) * (1 - alpha));
  };
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  };
  const layerOf = (element: Element, layers: readonly Element[]) =>
    Math.max(
      0,
      layers.findIndex((layer) => layer.contains(element)),
    );
  /** The layers painted below a text at a point, including layers outside its ancestors. */
  const backgroundAt = (element: Element, layers: readonly Element[]) =>
    layers
      .slice(layerOf(element, layers))
      .toReversed()
      .reduce<readonly number[]>(
        (below, layer) => {
          if (layer.closest('svg') && layer.tagName !== 'svg') {
            const { fill, fillOpacity } = getComputedStyle(layer);
            if (layer === element || fill === 'none' || layer.tagName === 'g') return below;
            return over(colourOf(fill), below, opacityOf(layer) * Number(fillOpacity));
          }
          return over(colourOf(getComputedStyle(layer).backgroundColor), below, opacityOf(layer));
        },
        [255, 255, 255],
      );
  /** Whether another element is painted over a text, such as the large digits of a count-in. */
  const isCovered = (element: Element, layers: readonly Element[]) =>
    layers
      .slice(0, layerOf(element, layers))
      .some((layer) => (colourOf(getComputedStyle(layer).backgroundColor)[3] ?? 0) > 0.8);

  const texts: { element: Element; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || isHidden(element)) continue;
    const style = getComputedStyle(element);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const isForClass = !element.closest('[data-teacher]');
    const least = element.closest('[data-count]') ? smallest.count : smallest.text;
    if (isForClass && size < least * scale - 0.1) {
      found.add(`${nameOf(element)} is ${(size / scale).toFixed(0)} px high, not ${least}`);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      if (!isWithin(rect, screen)) found.add(`${nameOf(element)} leaves the window`);
      const layers = document.elementsFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      if (isCovered(element, layers)) continue;
      texts.push({ element, rect });
      const colour = colourOf(matrix ? style.fill : style.color);
      const below = backgroundAt(element, layers);
      const shown = over(colour, below, opacityOf(element));
      const [light = 0, dark = 0] = [luminance(shown), luminance(below)].toSorted((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < contrast) found.add(`${nameOf(element)} has a contrast of ${ratio.toFixed(1)}`);
    }
  }
  // The middle of a line: the boxes of letters are higher than the letters.
  const core = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4);
  texts.forEach((one, i) => {
    const a = core(one.rect);
    for (const other of texts.slice(i + 1)) {
      const b = core(other.rect);
      const isApart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      if (!isApart) found.add(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
    }
  });

  for (const element of dialog.querySelectorAll('*')) {
    if (isHidden(element) || element.closest('[role=toolbar], svg *')) continue;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const isSeen = element.matches('button, img, svg, iframe, td, th') && rect.width > 0;
    if (isSeen && !isWithin(rect, screen)) found.add(`${element.tagName} leaves the window`);
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const isLarger =
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1;
    // Decoration may be cut off: a light, or the mark of the played part.
    const hasText = (element.textContent ?? '').trim() !== '';
    if (clips && isLarger && hasText && element.clientHeight > 0) {
      const cut = texts.some(
        (text) =>
          element.contains(text.element) &&
          !isWithin(core(text.rect), element.getBoundingClientRect()),
      );
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (cut || scrolls) found.add(`${nameOf(element)} is cut off or scrolls`);
    }
  }
  if (
    document.documentElement.scrollHeight > height + 1 &&
    getComputedStyle(document.documentElement).overflowY !== 'hidden'
  ) {
    found.add('the page scrolls');
  }
  return [...found];
}

export const LIMITS: [typeof SMALLEST, number] = [SMALLEST, CONTRAST];
