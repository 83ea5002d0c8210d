import { useRef, useState } from 'react';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import type { MatchingEmitted } from './machine.ts';
import { useMatching } from './matching-context.ts';
import { announcementFor } from './messages.ts';

/** Live region: announces to screen readers which card is held, where it can go and where it went. */
export function Announcements() {
  const { actor, texts } = useMatching();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const knowsHow = useRef(false);
  const announce = (event: MatchingEmitted) => {
    const text = announcementFor(event, actor.getSnapshot().context, texts, knowsHow.current);
    if (event.type === 'card.held') knowsHow.current = true;
    if (text !== null) setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  };
  useEmitted(actor, '*', announce);
  return (
    <div className="visually-hidden" role="status">
      {/* A new element, so that the same text twice is announced twice. */}
      <p key={announcement.count}>{announcement.text}</p>
    </div>
  );
}
