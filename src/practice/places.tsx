import { memo } from 'react';
import { island } from '#src/page/loading/island.tsx';
import { moveFocus } from '#src/ui/controls/roving-focus.ts';
import { MixPlace } from './mix/mix-place.tsx';
import styles from './places.module.css';
import type { PlaceProps } from './practice-store.ts';

/** The places of the page. Where there is room, the stage stands next to one of the others. */
export type PracticePlace = 'stage' | 'mix' | 'song' | 'train' | 'play-along';

/** The places that are opened later are loaded from the first input on. */
const LATER = { clientOnly: true, height: '30rem' } as const;
const Song = island(
  'The song',
  async () => (await import('./song/song-place.tsx')).SongPlace,
  LATER,
);
const Train = island(
  'The trainer',
  async () => (await import('./trainer/train-place.tsx')).TrainPlace,
  LATER,
);
const PlayAlong = island(
  'Play along',
  async () => (await import('./play-along/play-along.tsx')).PlayAlong,
  LATER,
);

/** Memoised, so that each hydrates in its own task as long as its props stay the same. */
const CONTENTS = {
  mix: memo(island('The mix', async () => MixPlace)),
  song: memo(Song),
  train: memo(Train),
  'play-along': memo(PlayAlong),
};

const PLACES: readonly { id: PracticePlace; name: string; sign: string }[] = [
  {
    id: 'stage',
    name: 'Stage',
    sign: 'M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6M8 19v-5a4 4 0 0 1 8 0v5M4 20h16',
  },
  { id: 'mix', name: 'Mix', sign: 'M6 4v16M12 4v16M18 4v16M4 9h4M10 15h4M16 8h4' },
  { id: 'song', name: 'Song', sign: 'M4 5h16v14H4ZM4 12h16M12 5v14' },
  { id: 'train', name: 'Train', sign: 'm3 17 6-6 4 4 8-9M15 6h6v6' },
  {
    id: 'play-along',
    name: 'Play along',
    sign: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4M12 2v4M12 18v4M2 12h4M18 12h4',
  },
];

interface PlacesProps extends PlaceProps {
  place: PracticePlace;
  wide: boolean | null;
  onPlace: (place: PracticePlace) => void;
}

/** The tabs of the five places, or of the four next to the stage; and the content of the selected one. */
export function Places({ place, wide, onPlace, ...props }: PlacesProps) {
  // Mix is the default next to the stage. A prerendered page has it; on a phone the style sheet hides it.
  const inPanel = place === 'stage' && wide !== false ? 'mix' : place;
  const selected = wide ? inPanel : place;
  const Content = inPanel !== 'stage' && CONTENTS[inPanel];
  return (
    <>
      <div
        role="tablist"
        aria-label="Places"
        className={styles.tabs}
        data-screen-only
        data-known={wide !== null || undefined}
        onKeyDown={(event) => {
          const to = moveFocus(event, { wrap: true, vertical: 0 });
          const tabs = wide ? PLACES.slice(1) : PLACES;
          if (to !== null && tabs[to]) onPlace(tabs[to].id);
        }}
      >
        {PLACES.map(({ id, name, sign }) => (
          <button
            key={id}
            type="button"
            role="tab"
            hidden={Boolean(wide) && id === 'stage'}
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls={id === 'stage' ? 'stage' : id === selected ? 'place' : undefined}
            tabIndex={id === selected || wide === null ? 0 : -1}
            onClick={() => onPlace(id)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
              <path d={sign} />
            </svg>
            {name}
          </button>
        ))}
      </div>
      {Content && (
        <div
          role="tabpanel"
          id="place"
          aria-labelledby={`tab-${inPanel}`}
          className={`stack ${styles.panel}`}
          data-known={wide !== null || undefined}
        >
          <Content {...props} />
        </div>
      )}
    </>
  );
}

/** Loads the other places, so that they open at once, even without a connection. */
export function preloadPlaces(): void {
  for (const { preload } of [Song, Train, PlayAlong]) preload().catch(() => {});
}
