import { useEffect, useState } from 'react';

/** A section is current once its top is above this share of the viewport's height. */
const READING_LINE = 0.35;

/** The id of the section being read; `null` above the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const update = () => {
      frame = 0;
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + innerHeight >= scrollHeight - 2 && scrollY > 0;
      const line = innerHeight * READING_LINE;
      const begun = sections.filter((section) => section.getBoundingClientRect().top < line);
      setCurrent((atEnd ? sections : begun).at(-1)?.id ?? null);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', scheduleUpdate, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [key]);
  return current;
}
