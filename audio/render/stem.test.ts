import { expect, test } from 'vitest';
import { type Clip, heardIn } from '#audio/music/clip.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { QUIZ_CLIPS } from '#audio/music/quiz-clips.ts';
import { castFor } from './stem.ts';

const CLIPS = [...QUIZ_CLIPS.present, ...QUIZ_CLIPS.missing];

const notesOf = (clip: Clip, player: BandInstrument, players?: Parameters<Clip['score']>[0]) =>
  clip.score(players).notes.filter(({ instrument }) => instrument === player);

test.each(CLIPS)('alone, the players of $id do what they do in it', (clip) => {
  for (const player of BAND.filter((one) => heardIn(clip).includes(one))) {
    const own = notesOf(clip, player);
    expect(own.length).toBeGreaterThan(0);
    expect(notesOf(clip, player, castFor(clip, player))).toEqual(own);
  }
});

test.each(QUIZ_CLIPS.missing)('who is missing from $id does what fits it', (clip) => {
  const playing = heardIn(clip);
  for (const player of BAND.filter((one) => !playing.includes(one))) {
    const band = [...playing, player];
    expect(notesOf(clip, player, castFor(clip, player))).toEqual(notesOf(clip, player, band));
    // Nobody plays otherwise because somebody joined in.
    expect(clip.score(band).notes.filter(({ instrument }) => instrument !== player)).toEqual(
      clip.score().notes,
    );
  }
});

test.each(CLIPS)('as many play as in $id, so that all is turned up alike', (clip) => {
  for (const player of BAND) {
    const cast = castFor(clip, player);
    expect(cast).toContain(player);
    expect(heardIn({ score: () => clip.score(cast) })).toHaveLength(heardIn(clip).length);
  }
});
