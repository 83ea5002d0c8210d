import { type ReactNode, useSyncExternalStore } from 'react';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { TEMPO, TEMPO_STEP } from '#audio/music/tempo.ts';
import { isPlaying } from '#lib/play-state.ts';
import { RHYTHM_KEYS } from '#src/band/players/rhythm-keys.ts';
import type { BandSession } from '#src/band/session.ts';
import { useBandFailure, useBandState } from '#src/band/use-band-state.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { SlideLayout } from '#src/present/slides/layout/slide-layout.tsx';
import { type SlideControls, useSlideControls } from '#src/present/stage/slide-view.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { StageButton, StageTools } from './stage-tools.tsx';

interface BandLayoutProps {
  title: string;
  /** The name of the music that is playing, next to its tempo. */
  heard: string;
  session: BandSession;
  toggle: () => void;
  /** The chosen rhythm; `null` for a whole song, which changes its rhythm itself. */
  rhythm: RhythmType | null;
  onRhythm: (rhythm: RhythmType) => void;
  tempo: number;
  onTempo: (by: number) => void;
  /** Other keys of the slide. */
  keys: Omit<SlideControls, 'toggle' | 'enter' | 'rhythm' | 'tempo'>;
  /** Further buttons for the teacher. */
  tools: ReactNode;
  children: ReactNode;
}

/** A slide on which the band plays, with its tempo, the teacher's buttons, and the message about a failure. */
export function BandLayout(props: BandLayoutProps) {
  const { session, toggle, rhythm, onRhythm, tempo, onTempo, keys } = props;
  useSlideControls({
    ...keys,
    toggle,
    enter: (step) => {
      if (step === 'play' && !isPlaying(session.state)) toggle();
    },
    rhythm: onRhythm,
    tempo: (direction) => onTempo(direction * TEMPO_STEP),
  });
  const state = useBandState(session);
  const failure = useBandFailure(session);
  const SoundTools = useSyncExternalStore(session.subscribe, session.soundTools);
  const notice = (
    <>
      <div aria-live="polite">{failure && <PlayFailure reason={failure} onRetry={toggle} />}</div>
      {SoundTools && <SoundTools />}
    </>
  );
  return (
    <SlideLayout
      title={props.title}
      heard={
        <>
          {props.heard} {tempo} <small>counts a minute</small>
        </>
      }
      foot={
        <StageTools player={{ state, toggle }} notice={notice}>
          {rhythm &&
            RHYTHM_TYPES.map((each) => (
              <StageButton
                key={each}
                hotkey={RHYTHM_KEYS[each]}
                aria-pressed={each === rhythm}
                onClick={() => onRhythm(each)}
              >
                {RHYTHM_NAMES[each]}
              </StageButton>
            ))}
          <StageButton
            aria-label={`${TEMPO_STEP} slower`}
            aria-disabled={tempo <= TEMPO.slowest}
            onClick={() => onTempo(-TEMPO_STEP)}
          >
            −
          </StageButton>
          <StageButton
            aria-label={`${TEMPO_STEP} faster`}
            aria-disabled={tempo >= TEMPO.fastest}
            onClick={() => onTempo(TEMPO_STEP)}
          >
            +
          </StageButton>
          {props.tools}
        </StageTools>
      }
    >
      {props.children}
    </SlideLayout>
  );
}
