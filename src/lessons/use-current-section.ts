import { useEffect, useState } from 'react';

/** How far down the window a part must have come to be the one that is read, as a share of it. */
const READ_AT = 0.35;

/** Which of the parts with these ids is being read; `null` before the first. */
export function useReadingPlace(ids: readonly string[]): string | null {
  const [place, setPlace] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + innerHeight >= scrollHeight - 2 && scrollY > 0;
      const line = innerHeight * READ_AT;
      const begun = parts.filter((part) => part.getBoundingClientRect().top < line);
      setPlace((atEnd ? parts : begun).at(-1)?.id ?? null);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [key]);
  return place;
}
