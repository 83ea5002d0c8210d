import type { RhythmPattern } from '#audio/music/rhythms.ts';
import { Listeners } from '#lib/listeners.ts';
import type { Kept } from './machine.ts';
import { type Cells, countsOf, tempoOfBand } from './model.ts';

/** Identifies a grid. */
export interface GridKey {
  /** The exercise. */
  id: string;
  pattern: RhythmPattern;
  /** Grids of a group share their settings. A grid without a group has its own. */
  group?: string | undefined;
}

/** Settings as they are shared: the tempo in dancers' counts a minute, which all grids have. */
type Settings = Partial<Omit<Kept, 'cells' | 'bpm'>> & { counts?: number };

const settingsKey = ({ id, group }: GridKey) => group ?? id;
const cellsKey = ({ id, group }: Omit<GridKey, 'pattern'>) => `${group ?? ''}/${id}`;

/**
 * What learners built in the grids and how they set them, until the document is reloaded or closed. It
 * is not stored on the device: a grid that is already solved tomorrow would not be an exercise.
 */
export class GridMemory {
  readonly #cells = new Map<string, Cells>();
  readonly #settings = new Map<string, Settings>();
  readonly #tempoListeners = new Listeners();
  /** Number of grids on the page. */
  #onPage = 0;
  #pageCounts: number | null = null;

  /** What was kept of a grid. */
  recall(key: GridKey): Partial<Kept> {
    const { counts, ...kept }: Settings & Partial<Kept> =
      this.#settings.get(settingsKey(key)) ?? {};
    const cells = this.#cells.get(cellsKey(key));
    if (counts !== undefined) kept.bpm = tempoOfBand(counts, key.pattern);
    if (cells?.length === key.pattern.steps.length) kept.cells = cells;
    return kept;
  }

  /** Keeps what was changed in a grid. */
  keep(key: GridKey, { cells, bpm, ...settings }: Partial<Kept>): void {
    if (cells) this.#cells.set(cellsKey(key), cells);
    this.#settings.set(settingsKey(key), {
      ...this.#settings.get(settingsKey(key)),
      ...settings,
      ...(bpm === undefined ? {} : { counts: countsOf(bpm, key.pattern) }),
    });
  }

  /** Forgets what was built in a group of grids, not their settings. */
  forgetCells(group: string): void {
    for (const key of this.#cells.keys()) {
      if (key.startsWith(cellsKey({ id: '', group }))) this.#cells.delete(key);
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#cells.clear();
    this.#settings.clear();
  }

  /** Gives every grid of the page the same tempo. @param counts dancers' counts a minute */
  setPageTempo(counts: number): void {
    this.#pageCounts = counts;
    this.#tempoListeners.notify();
  }

  /**
   * Adds a grid to the page.
   * @param onTempo called when a tempo is set for the page; also at once, if it was set before this
   *   grid was hydrated
   * @returns a function that removes the grid. The tempo of the page ends with its last grid.
   */
  join(onTempo: (counts: number) => void): () => void {
    const follow = () => {
      if (this.#pageCounts !== null) onTempo(this.#pageCounts);
    };
    const unsubscribe = this.#tempoListeners.subscribe(follow);
    this.#onPage++;
    follow();
    return () => {
      unsubscribe();
      this.#onPage--;
      if (this.#onPage === 0) this.#pageCounts = null;
    };
  }
}

/** The memory of this visit. */
export const gridMemory = new GridMemory();
