import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailures, loadOnce } from '#src/page/loading/load-once.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import type { DialogsProps } from './open-dialogs.tsx';

const NOT_LOADED = (
  <Notice role="alert" tone="small">
    This could not be loaded. Please try again.
  </Notice>
);

/** The page's dialogs, which are loaded when one is first opened. */
export function Dialogs(props: DialogsProps) {
  const { shown } = props;
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  return (
    <ErrorBoundary fallback={NOT_LOADED} resetKeys={[shown]} onReset={forgetFailures}>
      <Suspense>{wasShown && <LoadedDialogs {...props} />}</Suspense>
    </ErrorBoundary>
  );
}

function LoadedDialogs(props: DialogsProps) {
  const { OpenDialogs } = use(loadOnce('practice dialogs', () => import('./open-dialogs.tsx')));
  return <OpenDialogs {...props} />;
}
