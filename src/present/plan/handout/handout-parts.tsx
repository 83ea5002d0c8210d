import type { ReactElement } from 'react';
import type { FormSection } from '#audio/music/live/form.ts';
import { capitalised } from '#lib/words.ts';
import { columnsOf } from '#src/band/chart/counts.ts';
import { type SheetPart, SheetRows } from '#src/band/chart/sheet/sheet-rows.tsx';
import { mutedPlayers } from '#src/band/mixer.ts';
import { PLAYERS } from '#src/band/players/players.ts';
import { SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import { type Piece, pieceOf } from '#src/practice/playing/piece.ts';
import { decodeSettings } from '#src/practice/settings/settings-query.ts';
import { sheetOf } from '#src/practice/share/sheet.ts';
import type { MatchingExercise, SlideOf } from '#src/present/slide.ts';
import { SlideProse, SlideSpan } from '#src/present/slides/layout/slide-prose.tsx';
import { StrokeRow } from '#src/ui/strokes/stroke-row.tsx';
import styles from './handout.module.css';
import type { HandoutItem } from './handout-items.ts';

/** Maximum number of bars to print per loop or section. */
const BARS = 4;

/** A slide on paper, without its title and its answer, next to the number of its task. */
export function HandoutTask({ task, ...item }: HandoutItem) {
  const printed = <Printed {...item} />;
  if (task === null) return printed;
  return (
    <div className={styles.task}>
      <span className={`centred ${styles.number}`}>{task}</span>
      <div>{printed}</div>
    </div>
  );
}

function Printed({ slide, drawing }: Omit<HandoutItem, 'task'>): ReactElement {
  switch (slide.kind) {
    case 'question':
      return (
        <>
          <p>
            <SlideSpan text={slide.question} />
            {slide.clip && ' Listen, then mark your answer.'}
          </p>
          <ol className={styles.options}>
            {slide.options.map(({ id, text }) => (
              <li key={id}>
                <SlideSpan text={text} />
              </li>
            ))}
          </ol>
        </>
      );
    case 'grid':
    case 'rhythm':
      return (
        <>
          <p>{slide.title}: mark the strokes (o) and the accents (●).</p>
          <RhythmOnPaper slide={slide} filled={false} />
        </>
      );
    case 'matching': {
      const { question, places } = matchingOnPaper(slide.exercise);
      const List = slide.exercise.kind === 'name-the-parts' ? 'ol' : 'ul';
      return (
        <>
          <p>{question}</p>
          <List className={styles.lines}>
            {places.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </List>
        </>
      );
    }
    case 'band': {
      const settings = decodeSettings(slide.query);
      const piece = pieceOf(settings);
      const { title, details } = sheetOf(piece, settings, settings.tempo);
      const muted = mutedPlayers(settings.mixer).split(' ');
      const players = PLAYERS.filter(({ id }) => !muted.includes(id));
      return (
        <>
          <p>
            {title}, {details}
          </p>
          <SheetRows parts={partsOf(piece)} players={players} />
        </>
      );
    }
    case 'picture': {
      const { alt, caption, src } = slide.picture;
      return (
        <figure className={styles.picture}>
          <div role="img" aria-label={alt}>
            {drawing ?? <img src={src} alt="" />}
          </div>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      );
    }
    case 'clips':
      return (
        <ul className={styles.lines}>
          {/* Numbers, as on the slide: a name may be the answer. */}
          {slide.samples.map(({ clip }, index) => (
            <li key={clip}>Clip {index + 1}: what do you hear?</li>
          ))}
        </ul>
      );
    case 'song-map':
      return (
        <ol className={styles.parts}>
          {slide.parts.map(({ id, name, bars }) => (
            <li key={id}>
              {name}, {bars} bars
            </li>
          ))}
        </ol>
      );
    case 'text':
      return (
        <>
          {slide.text && <SlideProse text={slide.text} />}
          {slide.artists && <p>{slide.artists.map(({ name }) => name).join(', ')}</p>}
        </>
      );
    case 'video':
      return (
        <p>
          {slide.video.title}: {slide.video.link}
        </p>
      );
  }
}

/** The first bars of a loop, or of each section of a song; repeated sections are left out. */
function partsOf({ bars, sections }: Piece): SheetPart[] {
  if (sections.length === 0) return [{ bars: bars.slice(0, BARS) }];
  const isSame = (a: FormSection, b: FormSection) =>
    a.section === b.section && a.rhythm === b.rhythm;
  return sections
    .filter((each, i) => sections.findIndex((other) => isSame(each, other)) === i)
    .map(({ section, rhythm, from, bars: count }) => ({
      title: `${SECTION_NAMES[section]}, ${rhythm}, ${count} bars`,
      bars: bars.slice(from, from + Math.min(count, BARS)),
    }));
}

export function HandoutAnswer({ slide }: Pick<HandoutItem, 'slide'>) {
  if (slide.kind === 'rhythm' || slide.kind === 'grid')
    return <RhythmOnPaper slide={slide} filled />;
  if (slide.kind === 'question') {
    return slide.options.map(
      ({ id, text }, index) =>
        slide.correct.includes(id) && (
          <p key={id}>
            {String.fromCharCode(65 + index)}: <SlideSpan text={text} />
          </p>
        ),
    );
  }
  if (slide.kind !== 'matching') return null;
  const { places } = matchingOnPaper(slide.exercise);
  return slide.exercise.kind === 'name-the-parts' ? (
    <p>{places.map(({ answer }, i) => `${i + 1} ${answer}`).join(', ')}</p>
  ) : (
    places.map(({ id, text, answer }) => (
      <p key={id}>
        {text} {answer}
      </p>
    ))
  );
}

/** A rhythm under its counts. @param filled whether its strokes are printed */
function RhythmOnPaper({ slide, filled }: { slide: SlideOf<'rhythm' | 'grid'>; filled: boolean }) {
  const { pattern } = slide;
  return <StrokeRow look="paper" columns={columnsOf(pattern, pattern.steps.length, filled)} />;
}

/** The question of a matching exercise, a line for each place, and the answers. */
function matchingOnPaper({ kind, data }: MatchingExercise) {
  switch (kind) {
    case 'label-the-band': {
      const { positions } = data;
      return {
        question: `Who plays where? ${bankOf(positions.map(({ label }) => label))}`,
        places: positions.map(({ id, label, description }) => ({
          id,
          text: `${capitalised(description)}:`,
          answer: label,
        })),
      };
    }
    case 'name-the-parts':
      return {
        question: `Which part is it? ${bankOf(data.parts.map(({ name }) => name))}`,
        places: data.parts.map(({ id, name }) => ({ id, text: '', answer: name })),
      };
    case 'audio-to-name':
      return {
        question: 'How does each of them sound?',
        places: data.sounds.map(({ id, name }) => ({ id, text: `${name}:`, answer: '' })),
      };
  }
}

/** Words to choose from, in alphabetical order, which does not give away the answer. */
const bankOf = (words: readonly string[]) => `(${words.toSorted().join(', ')})`;
