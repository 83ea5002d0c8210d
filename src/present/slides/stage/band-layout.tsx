import { type ReactNode, useSyncExternalStore } from 'react';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { TEMPO, TEMPO_STEP } from '#audio/music/tempo.ts';
import { isPlaying } from '#lib/play-state.ts';
import { RHYTHM_KEYS } from '#src/band/players/rhythm-keys.ts';
import type { BandSession } from '#src/band/session.ts';
import { useBandFailure, useBandState } from '#src/band/use-band-state.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { SlideLayout } from '#src/present/slides/layout/slide-layout.tsx';
import { type StageTool, useSlideControls } from '#src/present/stage/slide-view.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { StageTools } from './stage-tools.tsx';

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
  digit: (digit: number) => void;
  /** Further buttons for the teacher. */
  tools: readonly StageTool[];
  children: ReactNode;
}

/** A slide on which the band plays, with its tempo, the teacher's buttons, and the message about a failure. */
export function BandLayout(props: BandLayoutProps) {
  const { session, toggle, rhythm, onRhythm, tempo, onTempo, digit } = props;
  const rhythmTools = RHYTHM_TYPES.map((each) => ({
    hotkey: RHYTHM_KEYS[each],
    name: RHYTHM_NAMES[each],
    pressed: each === rhythm,
    press: () => onRhythm(each),
  }));
  const tempoTool = (sign: string, by: number, limit: number) => ({
    hotkey: sign,
    name: sign,
    label: `${TEMPO_STEP} ${by < 0 ? 'slower' : 'faster'}`,
    disabled: tempo === limit,
    press: () => onTempo(by),
  });
  const tools = [
    ...(rhythm ? rhythmTools : []),
    tempoTool('−', -TEMPO_STEP, TEMPO.slowest),
    tempoTool('+', TEMPO_STEP, TEMPO.fastest),
    ...props.tools,
  ];
  useSlideControls({
    toggle,
    enter: (step) => {
      if (step === 'play' && !isPlaying(session.state)) toggle();
    },
    tools,
    digit,
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
      foot={<StageTools player={{ state, toggle }} notice={notice} tools={tools} />}
    >
      {props.children}
    </SlideLayout>
  );
}
