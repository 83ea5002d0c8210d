import { fromCallback } from 'xstate';
import { afterPaint } from '#lib/after-paint.ts';
import { nextTask } from '#lib/next-task.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { type Piece, writePiece } from './piece.ts';
import { DEFAULT_SETTINGS, type PracticeSettings } from './settings.ts';

/** The piece of the settings is written. */
export interface PieceWritten {
  type: 'piece.written';
  piece: Piece;
}

/** How long it writes at a time (milliseconds): input and repaints come in between. */
const SLICE = 8;

/** Writes the piece of some settings, unless it is stopped before. */
export const pieceWriter = fromCallback<{ type: never }, PracticeSettings>(
  ({ input, sendBack }) => {
    let stopped = false;
    const report = (event: PieceWritten) => sendBack(event);
    afterPaint()
      .then(() => writeInSlices(input, () => stopped))
      .then((piece) => piece && report({ type: 'piece.written', piece }));
    return () => {
      stopped = true;
    };
  },
);

/** The piece of a first visit, written once, before the page renders. */
export const firstPiece = () =>
  loadOnce('first piece', async () => {
    const piece = await writeInSlices(DEFAULT_SETTINGS, () => false);
    if (!piece) throw new Error('The first piece was not written');
    return piece;
  });

/** @returns `null` if it was stopped */
async function writeInSlices(
  settings: PracticeSettings,
  isStopped: () => boolean,
): Promise<Piece | null> {
  const steps = writePiece(settings);
  for (;;) {
    await nextTask();
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      if (isStopped()) return null;
      const step = steps.next();
      if (step.done) return step.value;
    }
  }
}
