import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Piece } from './piece.ts';
import type { PracticeSettings } from './settings.ts';

interface DialogsProps {
  shown: 'share' | 'help' | null;
  settings: PracticeSettings;
  piece: Piece;
  onLoad: (settings: PracticeSettings) => void;
  onClose: () => void;
}

/** The page's dialogs, which are loaded when one is first opened. */
export function Dialogs(props: DialogsProps) {
  const { shown } = props;
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  return (
    <ErrorBoundary fallback={<NotLoaded />} resetKeys={[shown]} onReset={forgetFailures}>
      <Suspense>{wasShown && <LoadedDialogs {...props} />}</Suspense>
    </ErrorBoundary>
  );
}

function LoadedDialogs({ shown, settings, piece, onLoad, onClose }: DialogsProps) {
  const [{ HelpDialog }, { ShareDialog }] = use(
    loadOnce('practice dialogs', () =>
      Promise.all([import('./help-dialog.tsx'), import('./share-dialog.tsx')]),
    ),
  );
  return (
    <>
      <HelpDialog open={shown === 'help'} onClose={onClose} />
      <ShareDialog
        open={shown === 'share'}
        settings={settings}
        piece={piece}
        onLoad={onLoad}
        onClose={onClose}
      />
    </>
  );
}

function NotLoaded() {
  return (
    <Notice role="alert" tone="small">
      This could not be loaded. Please try again.
    </Notice>
  );
}
