import { generate, mode } from 'lean-qr';
import { useDeferredValue, useMemo } from 'react';
import styles from './qr-code.module.css';

/** The empty border that scanners need, in modules. */
const QUIET = 4;

/** The modes without Kanji, whose table alone takes a slow phone a tenth of a second. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

const EMPTY = { size: 1, path: '' };

/** A text as a QR code. Renders nothing for a text that is too long. */
export function QrCode({ text }: { text: string }) {
  // Deferred until the dialog has been rendered.
  const drawn = useDeferredValue(text, null);
  const code = useMemo(() => (drawn === null ? EMPTY : squaresOf(drawn)), [drawn]);
  if (!code) return <p className="quiet">This link is too long for a QR code.</p>;
  const side = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label="QR code of the link"
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
    >
      <path d={code.path} />
    </svg>
  );
}

/** The dark modules as an SVG path; `null` if the text does not fit. */
function squaresOf(text: string): { size: number; path: string } | null {
  try {
    const code = generate(text, { modes: MODES });
    let path = '';
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
    }
    return { size: code.size, path };
  } catch {
    return null;
  }
}
