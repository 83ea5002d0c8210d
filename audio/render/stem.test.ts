import { expect, test } from 'vitest';
import { type Clip, heardIn } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { playersFor } from './stem.ts';

test.each(Object.values(QUIZ_CLIPS).flat())(
  'bringing a player of $id forward changes none of its notes',
  (clip) => {
    for (const player of heardIn(clip)) {
      expect(clip.score(playersFor(clip, player)).notes).toEqual(clip.score().notes);
    }
  },
);

const notesOf = (clip: Clip, player: BandInstrument, players?: Parameters<Clip['score']>[0]) =>
  clip.score(players).notes.filter(({ instrument }) => instrument === player);

test.each(QUIZ_CLIPS.missing)(
  'a stem of a player missing from $id has the notes they play in the whole band',
  (clip) => {
    const playing = heardIn(clip);
    for (const player of BAND.filter((one) => !playing.includes(one))) {
      const band = [...playing, player];
      expect(notesOf(clip, player, playersFor(clip, player))).toEqual(notesOf(clip, player, band));
      // The added player does not change the notes of the others.
      expect(clip.score(band).notes.filter(({ instrument }) => instrument !== player)).toEqual(
        clip.score().notes,
      );
    }
  },
);
