const TURNS = { right: 0, down: 90, left: 180, up: 270 } as const;

/** An arrow of the text's size. Our fonts have no arrows, and the search for one in other fonts delays the page. */
export function Arrow({ to }: { to: keyof typeof TURNS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="sign arrow">
      <path d="M3 12h18m-7-7 7 7-7 7" transform={`rotate(${TURNS[to]} 12 12)`} />
    </svg>
  );
}
