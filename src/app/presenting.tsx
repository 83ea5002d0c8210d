import { Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocationProperty } from 'wouter/use-browser-location';
import { presentedItem } from '#src/classroom/class-item.ts';
import { leaveFullScreen } from '#src/classroom/full-screen.ts';
import { leavePresent } from '#src/classroom/open-present.ts';
import { buttonForKey, isPresentKey } from '#src/classroom/present-key.ts';
import { singleKeysAct } from '#src/device/shortcut-switch.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './presenting.module.css';

/** What the address presents, and the key that presents. The code of presenting is loaded with its first use. */
export function Presenting() {
  // Text, since a snapshot has to stay the same; `null` while hydrating, like the prerendered page.
  const presented = useLocationProperty(
    () => {
      const item = presentedItem(location.pathname, location.search)?.item;
      return item === undefined ? null : `${location.pathname} ${item}`;
    },
    () => null,
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPresentKey(event) || !singleKeysAct()) return;
      const button = buttonForKey(event.target);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    // On the window, so that a key that another listener has used is known as such.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (presented === null) leaveFullScreen();
  }, [presented]);
  if (presented === null) return null;
  return (
    <ErrorBoundary key={presented} FallbackComponent={NotLoaded}>
      <Suspense>
        <LoadedPresent />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedPresent() {
  const { Present } = use(loadOnce('present', () => import('#src/present/present.tsx')));
  return <Present />;
}

function NotLoaded() {
  // A later use tries again.
  useEffect(() => forgetFailures, []);
  return (
    <p role="alert" className={styles.notice}>
      This cannot be presented right now: it could not be loaded.
      <Button onClick={leavePresent}>Back to the page</Button>
    </p>
  );
}
