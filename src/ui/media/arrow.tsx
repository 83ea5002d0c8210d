const TURNS = { right: 0, down: 90, left: 180, up: 270 } as const;

/** An arrow as large as the letters around it. Our fonts have none, and to look for one in others delays the page. */
export function Arrow({ to }: { to: keyof typeof TURNS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="sign arrow">
      <path d="M3 12h18m-7-7 7 7-7 7" transform={`rotate(${TURNS[to]} 12 12)`} />
    </svg>
  );
}
