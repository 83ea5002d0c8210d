import { boolean, check, object, optional, pipe, string } from 'valibot';
import type { StepPattern } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage, tabStorage } from '#src/device/device-storage.ts';
import { stored } from '#src/device/stored.ts';
import { fields, json } from '#src/device/stored-json.ts';
import type { GridSettings, GridWork, StoredGrid } from './machine.ts';
import { countsOf, isEmpty, tempoOfBand } from './model.ts';

export interface GridKey {
  id: string;
  pattern: StepPattern;
  /** Grids of a group share their settings. A grid without a group has its own. */
  group?: string | undefined;
}

/** The shared settings. The tempo, in dancers' counts a minute, is common to all grids. */
type Settings = Partial<Omit<GridSettings, 'bpm'>> & { counts?: number };

/** The strokes of unsolved grids, one digit per cell. */
export const GRIDS = stored(
  'unfinished_grid_',
  json(
    pipe(
      object({ cells: string(), withSolution: optional(boolean(), false) }),
      check(({ cells }) => /^[012]+$/.test(cells)),
    ),
  ),
);

export const GRID_SETTINGS = stored('unfinished_grid-settings_', json(fields, settingsIn));

const settingsOf = ({ id, group }: Omit<GridKey, 'pattern'>) => GRID_SETTINGS.of(group ?? id);
const nameOf = ({ id, group }: Omit<GridKey, 'pattern'>) => (group ? `${group}_${id}` : id);
const cellsOf = (key: Omit<GridKey, 'pattern'>) => GRIDS.of(nameOf(key));

/** Patterns and settings of the grids, stored on the device. Solved patterns are kept only until the tab is closed. */
export class GridMemory {
  readonly #built = new Map<string, GridWork>();
  readonly #tempoListeners = new Listeners();
  readonly #device: DeviceStorage;
  readonly #tab: DeviceStorage;
  #onPage = 0;
  #pageCounts: number | null = null;

  constructor(device = deviceStorage, tab = tabStorage) {
    this.#device = device;
    this.#tab = tab;
  }

  /** The stored state of a grid, and whether it was built in an earlier visit. */
  recall(key: GridKey): { kept: StoredGrid; continued: boolean } {
    const { steps } = key.pattern;
    const { counts, ...settings } = settingsOf(key).read(this.#device) ?? {};
    // The grid may have had another length when it was stored.
    const fitting = (work: GridWork | null | undefined) =>
      work?.cells.length === steps.length ? work : null;
    const built = this.#built.get(nameOf(key));
    const now = fitting(built ?? builtIn(cellsOf(key).read(this.#tab)));
    const earlier = built || now ? null : fitting(builtIn(cellsOf(key).read(this.#device)));
    return {
      kept: {
        ...settings,
        ...(counts !== undefined && { bpm: tempoOfBand(counts, key.pattern) }),
        ...(now ?? earlier),
      },
      continued: earlier !== null,
    };
  }

  keepBuilt(key: GridKey, built: GridWork): void {
    this.#built.set(nameOf(key), built);
    const { cells } = built;
    cellsOf(key).write(isEmpty(cells) ? null : textOf(built), this.#device);
    cellsOf(key).write(null, this.#tab);
  }

  keepSettings(key: GridKey, { bpm, ...settings }: Partial<GridSettings>): void {
    const kept: Settings = {
      ...settingsOf(key).read(this.#device),
      ...settings,
      ...(bpm !== undefined && { counts: countsOf(bpm, key.pattern) }),
    };
    settingsOf(key).write(kept, this.#device);
  }

  /** Keeps the cells of a solved grid for this visit only. */
  solved(key: Omit<GridKey, 'pattern'>): void {
    const built = this.#built.get(nameOf(key));
    if (built) cellsOf(key).write(textOf(built), this.#tab);
    cellsOf(key).write(null, this.#device);
  }

  /** Forgets the cells, not the settings. */
  forgetBuilt(key: Omit<GridKey, 'pattern'>): void {
    this.#built.delete(nameOf(key));
    cellsOf(key).write(null, this.#device);
    cellsOf(key).write(null, this.#tab);
  }

  /** Forgets the cells of this visit. */
  clear(): void {
    this.#built.clear();
    for (const key of this.#tab.keys()) if (key.startsWith(GRIDS.key)) this.#tab.remove(key);
  }

  /** Gives every grid of the page the same tempo. @param counts dancers' counts a minute */
  setPageTempo(counts: number): void {
    this.#pageCounts = counts;
    this.#tempoListeners.notify();
  }

  /** Adds a grid to the page. @param onTempo called with the current and each new tempo @returns removes the grid */
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

const textOf = ({ cells, withSolution }: GridWork) => ({ cells: cells.join(''), withSolution });

const builtIn = (stored: ReturnType<typeof textOf> | null): GridWork | null =>
  stored && {
    cells: Array.from(stored.cells, Number) as Stroke[],
    withSolution: stored.withSolution,
  };

function settingsIn({ counts, loop, countIn, voice }: Record<string, unknown>): Settings {
  return {
    ...(typeof counts === 'number' && { counts }),
    ...(typeof loop === 'boolean' && { loop }),
    ...(typeof countIn === 'boolean' && { countIn }),
    ...((voice === 'click' || voice === 'guira') && { voice }),
  };
}

export const gridMemory = new GridMemory();
