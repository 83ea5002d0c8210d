import { useEffect, useEffectEvent, useState } from 'react';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import type { QuestionSettings } from '#audio/music/ear/question.ts';
import { isPlaying } from '#lib/play-state.ts';
import { plural } from '#lib/words.ts';
import { createBandSession } from '#src/band/session.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { inputOf } from '#src/ear/round/round-context.ts';
import {
  type SlideClip,
  SlideClipButton,
  useSlideClip,
} from '#src/present/slides/clips/slide-clip.tsx';
import { useFittingSize } from '#src/present/slides/layout/fitting-size.ts';
import { SlideLayout, TeacherRow } from '#src/present/slides/layout/slide-layout.tsx';
import { SlideProse, SlideSpan } from '#src/present/slides/layout/slide-prose.tsx';
import { PieceChart } from '#src/present/slides/piece-chart.tsx';
import { type SlideProps, useSlideControls, useSlideState } from '#src/present/stage/slide-view.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { OptionList } from '#src/ui/controls/option-list.tsx';
import styles from './question-slide.module.css';
import { addVote, clearVotes, NO_VOTES, shareOf, undoVote, votesFor, votesOn } from './votes.ts';

/** A question: the class votes, then the right options are marked and explained. There is no score. */
export function QuestionSlide({ slide, step }: SlideProps<'question'>) {
  if (slide.asked) {
    const music = { asked: slide.asked, isExplained: step === 'explain' || step === 'chart' };
    return <QuestionOfBand key={`${music.isExplained}`} slide={slide} step={step} {...music} />;
  }
  const View = slide.clip === undefined ? Question : QuestionByEar;
  return <View slide={slide} step={step} />;
}

type QuestionOfBandProps = SlideProps<'question'> & {
  asked: QuestionSettings;
  isExplained: boolean;
};

/** A question of ear training. @param isExplained whether to play the passage that explains the answer */
function QuestionOfBand({ asked, isExplained, ...props }: QuestionOfBandProps) {
  const [session] = useState(createBandSession);
  const [question] = useState(() => earQuestion(asked));
  const [piece] = useState(() => question[isExplained ? 'explained' : 'piece'](EAR_MUSIC));
  useEffect(() => () => session.stop(), [session]);
  const state = useBandState(session);
  const play = () => session.play(inputOf(piece, isExplained ? question.focus : []));
  const stop = () => session.stop();
  const toggle = isPlaying(state) ? stop : play;
  useReportPlaying({ title: 'clip', state, stops: true, toggle });
  const clip = { state, player: session, prepare: session.prepare, play, stop, toggle };
  return props.step === 'chart' ? (
    <PieceChart question={question} piece={piece} session={session} clip={clip} />
  ) : (
    <Question {...props} clip={clip} />
  );
}

function QuestionByEar({ slide, step }: SlideProps<'question'>) {
  const clip = useSlideClip(slide.clip ?? '', 'clip');
  return <Question slide={slide} step={step} clip={clip} />;
}

function Question({ slide, step, clip }: SlideProps<'question'> & { clip?: SlideClip }) {
  const prepare = useEffectEvent(() => clip?.prepare());
  useEffect(() => prepare(), []);
  const ids = slide.options.map(({ id }) => id);
  const [votes, setVotes] = useSlideState(`${slide.id} votes`, votesOn(ids), NO_VOTES);
  const isOpen = step === 'show' || step === 'play';
  const vote = (option: string | undefined) => {
    if (isOpen && option !== undefined) setVotes(addVote(votes, option));
  };
  const undo = () => {
    if (isOpen) setVotes(undoVote(votes));
  };
  useSlideControls({
    ...(clip && {
      toggle: clip.toggle,
      enter: (entered) => {
        if (entered === 'play') clip.play();
        if (entered === 'show') clip.stop();
      },
    }),
    digit: (digit) => (digit === 0 ? undo() : vote(ids[digit - 1])),
  });
  const box = useFittingSize<HTMLDivElement>();
  const isExplained = step === 'explain';
  const { length: total } = votes.cast;
  const counted = total === 0 ? '' : plural(total, { one: '# vote', other: '# votes' });
  const canRestore = total === 0 && votes.cleared.length > 0;
  const row = isOpen ? (
    <TeacherRow
      text={joined(slide.title, counted)}
      keys={`Tap an answer to add a vote. Keys 1 to ${ids.length}; 0 undoes`}
      actions={[
        {
          name: canRestore ? 'Restore votes' : 'Take vote back',
          disabled: total === 0 && !canRestore,
          onClick: undo,
        },
        {
          name: 'Clear votes',
          disabled: total === 0,
          onClick: () => setVotes(clearVotes(votes)),
        },
      ]}
    />
  ) : (
    <TeacherRow
      text={joined(slide.title, counted && `${votesFor(votes, slide.correct)} of ${counted} right`)}
    />
  );
  return (
    <SlideLayout foot={row}>
      <div ref={box} className={`stack ${styles.question}`}>
        <h2>
          <SlideSpan text={slide.question} />
        </h2>
        {clip && <SlideClipButton clip={clip} name="clip" />}
        <OptionList
          layout="stage"
          options={slide.options.map(({ id, text }) => {
            const isRight = !isOpen && slide.correct.includes(id);
            return {
              id,
              text: <SlideSpan text={text} />,
              votes: shareOf(votes, id),
              ...(isRight && { mark: 'right', markText: 'Right' }),
              hidden: !isRight && isExplained,
            };
          })}
          locked={!isOpen}
          onChoose={vote}
        />
        {isExplained && (
          <div className={styles.explanation} data-explanation>
            <SlideProse text={slide.explanation} />
          </div>
        )}
      </div>
    </SlideLayout>
  );
}

const joined = (...texts: string[]) => texts.filter(Boolean).join(' · ');
