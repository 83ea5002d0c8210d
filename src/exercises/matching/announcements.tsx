import { useMatchingValue } from './matching-context.ts';
import { newsInWords } from './messages.ts';

/** Tells who cannot see it what is held, where it can go and where it went. */
export function Announcer() {
  const text = useMatchingValue(({ context }, wording) => newsInWords(context, wording));
  const count = useMatchingValue(({ context }) => context.newsCount);
  return (
    <div className="visually-hidden" role="status">
      {/* The same words again are news again. */}
      <p key={count}>{text}</p>
    </div>
  );
}
