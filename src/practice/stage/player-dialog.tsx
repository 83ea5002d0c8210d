import { type CSSProperties, useMemo, useState } from 'react';
import { Signs } from '#src/band/chart/lanes/legend.tsx';
import { INITIAL_MIXER } from '#src/band/mixer.ts';
import { OwnPattern } from '#src/band/pattern/own-pattern.tsx';
import type { Player } from '#src/band/players/players.ts';
import { ChannelControls } from '#src/practice/mix/mix-place.tsx';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { playAs, withLane } from '#src/practice/settings/settings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './player-dialog.module.css';

interface PlayerSettingsProps {
  store: PracticeStore;
  player: Player;
}

/** The settings and the pattern of one player. */
export function PlayerSettings({ store, player }: PlayerSettingsProps) {
  const { actor, change } = store;
  const { id, name, colour } = player;
  const { mixer, mine, lanes, theirs } = usePractice(store, ({ settings }) => settings);
  const bars = usePractice(store, ({ piece }) => piece.bars);
  const isMine = mine === id;
  const isTheirs = theirs.includes(id);
  const [shown, setShown] = useState<'signs' | 'pattern' | null>(null);
  const players = useMemo(() => [player], [player]);
  const now = () => actor.getSnapshot().context.settings;
  return (
    <div className="bare" style={{ '--player': colour } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div role="group" aria-label="Sound" className={styles.channel}>
        <ChannelControls store={store} id={id} hasMore isNamed />
      </div>
      <div className="controls">
        <Button aria-pressed={isMine} onClick={() => change(playAs(now(), isMine ? null : id))}>
          I play the {name.toLowerCase()}
        </Button>
        <Button
          aria-expanded={shown === 'pattern'}
          onClick={() => setShown(shown === 'pattern' ? null : 'pattern')}
        >
          {isTheirs ? 'Their pattern' : 'Your own pattern'}
        </Button>
        <Button
          aria-expanded={shown === 'signs'}
          onClick={() => setShown(shown === 'signs' ? null : 'signs')}
        >
          What the signs mean
        </Button>
        {mixer !== INITIAL_MIXER && (
          <Button onClick={() => change({ mixer: INITIAL_MIXER })}>Reset the mixer</Button>
        )}
      </div>
      {shown === 'signs' && <Signs bars={bars} players={players} />}
      {shown === 'pattern' && (
        <OwnPattern
          player={player}
          bars={bars}
          own={lanes[id]}
          isTheirs={isTheirs}
          onTake={() => change({ theirs: now().theirs.filter((each) => each !== id) })}
          onEdit={(edited) => change({ lanes: withLane(now().lanes, id, edited) })}
        />
      )}
    </div>
  );
}
