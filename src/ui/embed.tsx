import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './embed.module.css';

interface EmbedProps extends ComponentProps<'iframe'> {
  title: string;
  /** Whether it takes over the focus from the button that it replaces. */
  takesFocus?: boolean | undefined;
}

/**
 * A page of another site that the reader has asked for. Without a network, its title and a note stand in its
 * place until the browser is connected again; an iframe would stay grey.
 */
export function Embed({ title, takesFocus, className, ...frame }: EmbedProps) {
  const element = useRef<HTMLElement>(null);
  const getsFocus = useRef(takesFocus);
  const [connected, setConnected] = useState(() => navigator.onLine);
  useEffect(() => {
    if (getsFocus.current) element.current?.focus({ preventScroll: true });
    // A frame that is shown stays without a network: it may play what it has already loaded.
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
  if (connected) return <iframe {...frame} ref={ref} title={title} className={className} />;
  return (
    <p ref={ref} tabIndex={-1} className={classNames(styles.note, className)} data-screen-only>
      <strong>{title}</strong>
      <span>No connection. This opens as soon as you are connected again.</span>
    </p>
  );
}
