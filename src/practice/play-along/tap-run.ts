import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { Presence } from '#src/band/session.ts';
import type { HeardTap } from '#src/sound/taps/heard-tap.ts';
import type { Tap } from '#src/sound/taps/tap-time.ts';
import { type Beats, TapJudge, WIDEST_WINDOW } from './judge.ts';
import type { RunCommand, RunInput, RunReport, RunResult } from './machine.ts';
import { OwnJudge } from './own-judge.ts';
import type { TapMarks } from './tap/tap-marks.ts';
import { playerOf, type TargetBar, targetsOf } from './targets.ts';

const BEATS_A_BAR = 4;
/** Beats to hear before a run begins, if there is no count-in. */
const LEAD_BEATS = 2;
/** The longest wait of a tap on a busy thread, in seconds, before its target counts as missed. */
const EVENT_DELAY = 0.5;

/** The playing band, as a run follows it. */
export interface RunBand {
  /** `null` while nothing plays. `position` is in beats since Play, negative in the count-in. */
  playback(): (Beats & { readonly position: number | null }) | null;
  /** Calls back when the sixteenth that is heard changes, and at the end. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Whether a player is there: their samples may still be on their way. */
  presenceOf(player: BandInstrument): Presence;
}

export interface RunSource {
  band: RunBand;
  /** The music in a bar since Play; `null` after the music's end. */
  barAt(bar: number): TargetBar | null;
  marks: TapMarks;
  /** The time at which a tap was heard, as far as the output tells by now. */
  hear(tap: Tap): HeardTap;
  isAudible(): boolean;
  /** Lets the band play if it does not. */
  play(): void;
}

/** The judge of a run, from its first bar on. */
interface Judged {
  playback: Beats;
  judge: TapJudge | OwnJudge;
  /** The same judge, if there is no calibration. */
  own: OwnJudge | null;
  first: number;
  /** The bar after the last one. */
  end: number;
}

/** The bar in which a run begins: after the count-in, or at a bar line that is not too close. */
export function firstBar(position: number): number {
  return position < 0 ? 0 : Math.ceil((position + LEAD_BEATS) / BEATS_A_BAR);
}

/**
 * A run of Play along: follows the band bar by bar, judges each tap and reports the result. Ends after
 * its last target, with the music, or on `finish`; targets that were not reached do not count.
 */
export function createRun(source: RunSource): CallbackActorLogic<RunCommand, RunInput> {
  const { band, marks, barAt, hear, isAudible, play } = source;
  return fromCallback<RunCommand, RunInput>(({ input, receive, sendBack }) => {
    const report = (event: RunReport) => sendBack(event);
    const taps: HeardTap[] = [];
    /** Taps of the count-in that the output could not place yet. */
    let unplaced: HeardTap[] = [];
    let judged: Judged | null = null;
    let started = false;
    let finished = false;
    /** The bars whose targets are known, from `first` on. */
    let known = 0;
    /** Engine seconds heard last. */
    let heard = 0;
    let bpm = 0;

    const finish = () => {
      if (finished) return;
      finished = true;
      report({ type: 'run.ended', result: { ...resultOf(judged), bpm } });
    };

    const resultOf = (run: Judged | null): Omit<RunResult, 'bpm'> => {
      if (!run) return { marks: [], taps: [], own: null };
      const { judge, own, end } = run;
      if (!own) {
        for (const mark of judge.missed(heard)) marks.add(mark);
        return { marks: [...marks.all], taps, own };
      }
      const after = barAt(end);
      const judgement = own.judgement(heard, after ? targetsOf(after, input.pattern) : []);
      const delay = judgement.delay?.isCertain ? judgement.delay.middle : null;
      // The marks of the whole run take the place of those on the way.
      marks.clear();
      if (delay !== null) for (const mark of judgement.marks) marks.add(mark);
      return { marks: judgement.marks, taps, own: { delay } };
    };

    const follow = () => {
      const playback = band.playback();
      const position = playback?.position ?? null;
      if (!playback || position === null || (judged && judged.playback !== playback)) {
        if (judged) finish();
        return;
      }
      if (!judged) {
        // Begins at a bar line at which its player is there.
        const player = playerOf(input.pattern);
        if (player && band.presenceOf(player) !== 'in') return;
        const first = firstBar(position);
        const own = input.offset === null ? new OwnJudge(playback) : null;
        const judge = own ?? new TapJudge(playback, input.offset ?? 0);
        judged = { playback, judge, own, first, end: first + input.bars };
        known = first;
      }
      const { judge, first } = judged;
      heard = playback.timeOf(position);
      expectBars(position);
      if (!started && position >= first * BEATS_A_BAR) {
        started = true;
        const start = first * BEATS_A_BAR;
        bpm = 60 / (playback.timeOf(start + 1) - playback.timeOf(start));
        report({ type: 'run.started' });
        placeAgain();
      }
      for (const mark of judge.missed(heard - EVENT_DELAY)) marks.add(mark);
      if (started && known >= judged.end && judge.isSettled) finish();
    };

    /** Takes the targets up to the next bar. One that has not begun may still change. */
    const expectBars = (position: number) => {
      if (!judged) return;
      const next = Math.floor(position / BEATS_A_BAR) + 1;
      for (let bar = Math.min(known, next); bar <= next; bar++) {
        if (bar < judged.first || bar >= judged.end) continue;
        const played = barAt(bar);
        if (played) judged.judge.expect(bar, targetsOf(played, input.pattern));
        else judged.end = bar;
        known = Math.max(known, bar + 1);
      }
    };

    const take = (tap: HeardTap) => {
      if (tap.heard === null) {
        // The output may not have been read yet. A tap just before the first target counts, so it is kept.
        if (!started) unplaced.push(tap);
        else
          report({
            type: 'run.failed',
            refusal: isAudible() ? (tap.unknown ?? 'latency') : 'silent',
          });
        return;
      }
      if (!judged) return;
      const { judge, own, playback, first } = judged;
      const mark = judge.tap(tap.heard);
      if (mark) marks.add(mark);
      // Without a calibration all taps count that can be for a target.
      const start = playback.timeOf(first * BEATS_A_BAR) - WIDEST_WINDOW;
      if (mark || (own && tap.heard >= start)) taps.push(tap);
    };

    const placeAgain = () => {
      const waiting = unplaced;
      unplaced = [];
      for (const tap of waiting) take(hear(tap));
    };

    receive((command) => {
      if (command.type === 'finish') {
        finish();
        return;
      }
      placeAgain();
      take(command.tap);
    });

    marks.clear();
    const unsubscribe = band.subscribe(follow);
    play();
    follow();
    return unsubscribe;
  });
}
