import { fromCallback } from 'xstate';
import { afterPaint } from '#lib/after-paint.ts';
import { inSlices } from '#lib/steps.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { DEFAULT_SETTINGS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import { type Piece, writePiece } from './piece.ts';

export interface PieceWritten {
  type: 'piece.written';
  piece: Piece;
}

/** Duration of a slice of writing (milliseconds): input and repaints come in between. */
const SLICE = 8;

/** Writes the piece for the settings, unless it is stopped before. */
export const pieceWriter = fromCallback<{ type: never }, PracticeSettings>(
  ({ input, sendBack }) => {
    let stopped = false;
    afterPaint()
      .then(() => inSlices(writePiece(input), SLICE, () => stopped))
      .then((piece) => piece && sendBack({ type: 'piece.written', piece } satisfies PieceWritten));
    return () => {
      stopped = true;
    };
  },
);

/** The piece of a first visit, written once, before the page renders. */
export const firstPiece = () =>
  loadOnce('first piece', async () => {
    const piece = await inSlices(writePiece(DEFAULT_SETTINGS), SLICE);
    if (!piece) throw new Error('The first piece was not written');
    return piece;
  });
