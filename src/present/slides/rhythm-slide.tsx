import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { isPlaying } from '#lib/play-state.ts';
import { bandActor } from '#src/band/band-actor.ts';
import { columnsOf } from '#src/band/chart/counts.ts';
import { createBandSession } from '#src/band/session.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { type SlideProps, type StageTool, useSlideState } from '#src/present/stage/slide-view.ts';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import { SlideLayout } from './layout/slide-layout.tsx';
import { heardPlacement, rhythmMachine } from './rhythm/machine.ts';
import {
  CHOICE,
  firstChoice,
  patternOf,
  type RhythmChoice,
  rowName,
  toggledRow,
} from './rhythm/model.ts';
import styles from './rhythm/rhythm.module.css';
import { ComparedRhythms, RhythmRow } from './rhythm/rhythm-rows.tsx';
import { BandLayout } from './stage/band-layout.tsx';

/** The güira's rhythm, to guess, hear, see, clap and compare. */
export function RhythmSlide({ slide, step }: SlideProps<'rhythm'>) {
  const { pattern: own } = slide;
  const [session] = useState(createBandSession);
  const [kept, keep] = useSlideState(`${slide.id} rhythm`, CHOICE, firstChoice(own));
  const machine = useMemo(
    () => rhythmMachine.provide({ actors: { band: bandActor(session) } }),
    [session],
  );
  const [state, send, actor] = useMachine(machine, { input: { own, choice: kept } });
  // Loads ahead for a fast first Play. Sound itself waits for the teacher.
  useEffect(() => session.prepare(), [session]);

  const { choice } = state.context;
  const placement = heardPlacement(state.context);
  const heard = placement.choice;

  /** The current settings: several keys may come before the next render. */
  const now = () => actor.getSnapshot().context.choice;
  const change = (values: Partial<RhythmChoice>) => {
    send({ type: 'choice.change', change: values });
    keep(now());
  };
  const toggle = () => send({ type: 'play.toggle' });
  const toggleRow = (row: RhythmType) => change({ rows: toggledRow(now().rows, row) });
  const toggleMode = (mode: RhythmChoice['mode']) =>
    change({ mode: now().mode === mode ? 'row' : mode });
  const clap = () => {
    toggleMode('clap');
    if (now().mode === 'clap' && !isPlaying(session.state)) toggle();
  };
  const click: StageTool = {
    hotkey: '9',
    name: 'Click',
    pressed: choice.click,
    press: () => change({ click: !now().click }),
  };
  const tools: readonly StageTool[] = [
    {
      hotkey: '0',
      name: 'With the band',
      pressed: choice.band,
      press: () => change({ band: !now().band }),
    },
    { hotkey: 'C', name: 'Clap', pressed: choice.mode === 'clap', press: clap },
    ...(choice.mode === 'clap' ? [click] : []),
    {
      hotkey: 'V',
      name: 'Compare',
      pressed: choice.mode === 'compare',
      press: () => toggleMode('compare'),
    },
  ];

  return (
    <BandLayout
      title={slide.title}
      heard={heard.mode === 'compare' ? '' : RHYTHM_NAMES[heard.rhythm]}
      session={session}
      toggle={toggle}
      rhythm={choice.rhythm}
      onRhythm={(rhythm) =>
        // In a comparison, the chosen rhythm becomes the only one.
        change(now().mode === 'compare' ? { rhythm, rows: [rhythm] } : { rhythm })
      }
      tempo={choice.tempo}
      onTempo={(by) => change({ tempo: now().tempo + by })}
      digit={(digit) => {
        const row = RHYTHM_TYPES[digit - 1];
        if (row && now().mode === 'compare') toggleRow(row);
      }}
      tools={tools}
    >
      {heard.mode === 'compare' ? (
        <ComparedRhythms
          own={own}
          placement={placement}
          session={session}
          rows={choice.rows}
          onToggle={toggleRow}
        />
      ) : (
        <RhythmRow
          pattern={patternOf(own, heard.rhythm)}
          placement={placement}
          session={session}
          // To clap a rhythm, the class must see it.
          revealed={step === 'reveal' || heard.mode === 'clap'}
        />
      )}
    </BandLayout>
  );
}

/** A pattern to build on the phones of the class, and its strokes. */
export function GridSlide({ slide: { title, instructions, pattern }, step }: SlideProps<'grid'>) {
  const isRevealed = step === 'reveal';
  const { length } = pattern.steps;
  return (
    <SlideLayout title={title}>
      <div className={styles.task}>
        <p>On your phones: {instructions}</p>
        <div role="img" aria-label={rowName(pattern, isRevealed, length)} className={styles.frame}>
          <StrokeRow look="cells" columns={columnsOf(pattern, length, isRevealed)} />
        </div>
      </div>
    </SlideLayout>
  );
}
