import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './embed.module.css';

interface EmbedProps extends ComponentProps<'iframe'> {
  src: string;
  title: string;
  /** Whether it takes the focus from the button that it replaces. */
  takesFocus?: boolean | undefined;
  /** A message that a video player answers. Until it does, `poster` covers the frame. */
  greeting?: string | undefined;
  poster?: ReactNode;
}

/** An embedded page of another site. Offline, a note replaces it, because browsers would show a grey box. */
export function Embed({ title, takesFocus, className, greeting, poster, ...frame }: EmbedProps) {
  const element = useRef<HTMLElement>(null);
  const getsFocus = useRef(takesFocus);
  const [connected, setConnected] = useState(() => navigator.onLine);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (getsFocus.current) element.current?.focus({ preventScroll: true });
    // A loaded frame stays when the network is lost: it may play content that it has already loaded.
    if (connected) return;
    const onConnected = () => {
      getsFocus.current = document.activeElement === element.current;
      setConnected(true);
    };
    window.addEventListener('online', onConnected);
    return () => window.removeEventListener('online', onConnected);
  }, [connected]);

  const ref = (shown: HTMLElement | null) => {
    element.current = shown;
  };
  if (!connected) {
    return (
      <p ref={ref} tabIndex={-1} className={classNames(styles.note, className)} data-screen-only>
        <strong>{title}</strong>
        <span>No connection. This opens as soon as you are connected again.</span>
      </p>
    );
  }
  if (greeting === undefined) {
    return <iframe {...frame} ref={ref} title={title} className={className} />;
  }
  return (
    <div className={classNames(styles.covered, className)} data-screen-only>
      <iframe {...frame} key={attempt} ref={ref} title={title} />
      <Cover
        key={`cover ${attempt}`}
        frame={element}
        origin={new URL(frame.src).origin}
        greeting={greeting}
        onRetry={() => {
          element.current?.focus({ preventScroll: true });
          setAttempt(attempt + 1);
        }}
      >
        {poster}
      </Cover>
    </div>
  );
}

/** Interval at which the page is greeted until it answers (milliseconds). */
const GREET_EVERY = 500;
/** Time after which a page without an answer counts as failed (milliseconds). It may still answer later. */
const LATE = 8000;

interface CoverProps {
  frame: { readonly current: HTMLElement | null };
  origin: string;
  greeting: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Covers a frame until its page answers: browsers show a failed page as a grey box, without an event. */
function Cover({ frame, origin, greeting, onRetry, children }: CoverProps) {
  const [state, setState] = useState<'waiting' | 'late' | 'answered'>('waiting');
  useEffect(() => {
    if (state === 'answered') return;
    const page = () => (frame.current as HTMLIFrameElement | null)?.contentWindow;
    const onMessage = ({ source, origin: from }: MessageEvent) => {
      if (source && source === page() && from === origin) setState('answered');
    };
    window.addEventListener('message', onMessage);
    // To any origin: the browser's error page has none.
    const greeter = setInterval(() => page()?.postMessage(greeting, '*'), GREET_EVERY);
    return () => {
      window.removeEventListener('message', onMessage);
      clearInterval(greeter);
    };
  }, [state, frame, origin, greeting]);
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'late' : now)), LATE);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'answered') return null;
  return (
    <div className={`centred ${styles.cover}`} data-screen-only>
      {children}
      <div role="status">
        {state === 'late' && (
          <p className={styles.note}>
            <span>This video could not be loaded.</span>
            <Button onClick={onRetry}>Try again</Button>
            {/* In case only the answer was lost. */}
            <Button onClick={() => setState('answered')}>Show it anyway</Button>
          </p>
        )}
      </div>
    </div>
  );
}
