import { useEffect, useEffectEvent } from 'react';
import { boolean } from 'valibot';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { heardMix } from '#src/band/mixer.ts';
import { PlayerTile } from '#src/band/players/player-tile.tsx';
import { STAGE_PLAYERS } from '#src/band/players/players.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { ChartPart, PracticeCounts } from '#src/practice/chart-part.tsx';
import { tempoOf } from '#src/practice/playing/machine.ts';
import { currentSection, sectionName } from '#src/practice/playing/playback-position.ts';
import { usePractice, usePracticeStore } from '#src/practice/practice-store.ts';
import { decodeSettings, encodeSettings } from '#src/practice/settings/settings-query.ts';
import { type SlideProps, useSlideState } from '#src/present/stage/slide-view.ts';
import styles from './band/band-slide.module.css';
import { heardRhythm, SETTINGS, soloist, withSoloist } from './band/settings.ts';
import { BandLayout } from './stage/band-layout.tsx';
import { chartTool } from './stage/stage-tools.tsx';

/** The live band: five players who light up, in any rhythm and tempo, and the chart of their parts. */
export function BandSlide({ slide }: SlideProps<'band'>) {
  const store = usePracticeStore();
  const { actor, band, change, toggle } = store;
  const [kept, keep] = useSlideState(`${slide.id} settings`, SETTINGS, slide.query);
  const [hasChart, showChart] = useSlideState(`${slide.id} chart`, boolean(), false);
  const restored = useEffectEvent(() => decodeSettings(kept));
  useEffect(() => {
    actor.send({ type: 'settings.restore', settings: restored() });
    // Loads ahead for a fast first Play. Sound itself waits for the teacher.
    band.prepare();
  }, [actor, band]);
  useEmitted(actor, 'settings.changed', ({ settings }) => keep(encodeSettings(settings)));

  const { mixer, length, rhythm } = usePractice(store, ({ settings }) => settings);
  const isSong = length === 'form';
  const heard = usePractice(store, heardRhythm);
  const tempo = usePractice(store, tempoOf);
  const section = usePractice(store, (context) =>
    isSong ? sectionName(context.piece.sections, currentSection(context)) : '',
  );

  const solo = (player: BandInstrument) =>
    change({ mixer: withSoloist(actor.getSnapshot().context.settings.mixer, player) });

  const alone = soloist(mixer);
  const mix = heardMix(mixer);
  const tiles = STAGE_PLAYERS.map((player, index) => (
    <PlayerTile
      key={player.id}
      look="card"
      verb="Solo"
      player={player}
      session={band}
      hasPicture={!hasChart}
      isHeard={mix[player.id].gain > 0}
      aria-pressed={alone === player.id}
      aria-keyshortcuts={`${index + 1}`}
      onClick={() => solo(player.id)}
    >
      <span className={styles.digit} data-teacher aria-hidden="true">
        {index + 1}
      </span>
    </PlayerTile>
  ));
  return (
    <BandLayout
      title={slide.title}
      heard={`${section && `${section}: `}${RHYTHM_NAMES[heard]}`}
      session={band}
      toggle={toggle}
      rhythm={isSong ? null : rhythm}
      onRhythm={(chosen) => change({ rhythm: chosen })}
      tempo={tempo}
      onTempo={(by) => change({ tempo: tempoOf(actor.getSnapshot().context) + by })}
      digit={(digit) => {
        const player = STAGE_PLAYERS[digit - 1];
        if (player) solo(player.id);
      }}
      tools={[chartTool(hasChart, () => showChart(!hasChart))]}
    >
      {hasChart ? (
        <ChartPart store={store} look="stage" names={<div className={styles.lanes}>{tiles}</div>} />
      ) : (
        <div className={styles.band}>
          <PracticeCounts store={store} look="stage" />
          <div className={styles.players}>{tiles}</div>
        </div>
      )}
    </BandLayout>
  );
}
