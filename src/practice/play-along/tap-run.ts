import { type CallbackActorLogic, fromCallback } from 'xstate';
import { BEATS } from '#audio/music/chart/chart.ts';
import type { BandSession } from '#src/band/session.ts';
import type { HeardTap, TapSound } from '#src/sound/taps/tap-sound.ts';
import { type Beats, TapJudge, WIDEST_WINDOW } from './judge.ts';
import type { RunCommand, RunInput, RunReport, RunResult } from './machine.ts';
import { OwnJudge } from './own-judge.ts';
import type { TapMarks } from './tap/tap-marks.ts';
import { playerOf, type TargetBar, targetsOf } from './targets.ts';

/** Minimum number of beats before a run begins, if there is no count-in. */
const LEAD_BEATS = 2;
/** The longest wait of a tap on a busy thread, in seconds, before its target counts as missed. */
const EVENT_DELAY = 0.5;

export interface RunSource extends Pick<TapSound, 'hear' | 'isAudible'> {
  band: Pick<BandSession, 'playback' | 'subscribe' | 'presenceOf'>;
  /** The music in a bar since Play; `null` after the music's end. */
  barAt(bar: number): TargetBar | null;
  marks: TapMarks;
  /** Starts the band if it is stopped. */
  play(): void;
}

/** The judge of a run, from its first bar on. */
interface RunJudge {
  playback: Beats;
  judge: TapJudge | OwnJudge;
  first: number;
  /** The bar after the last one. */
  end: number;
}

/** The bar in which a run begins: after the count-in, or at a bar line that is not too close. */
export function firstBar(position: number): number {
  return position < 0 ? 0 : Math.ceil((position + LEAD_BEATS) / BEATS);
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
    /** Taps of the count-in that have no engine time yet. */
    const unplaced: HeardTap[] = [];
    let judged: RunJudge | null = null;
    let started = false;
    let finished = false;
    /** The number of bars from `first` on whose targets are known. */
    let known = 0;
    /** Engine seconds of the latest audible sound. */
    let heard = 0;
    let bpm = 0;

    const finish = () => {
      if (finished) return;
      finished = true;
      report({ type: 'run.ended', result: { ...resultOf(judged), bpm } });
    };

    const resultOf = (run: RunJudge | null): Omit<RunResult, 'bpm'> => {
      if (!run) return { marks: [], taps: [], own: null };
      const { judge, end } = run;
      if (judge instanceof TapJudge) {
        for (const mark of judge.missed(heard)) marks.add(mark);
        return { marks: marks.all, taps, own: null };
      }
      const after = barAt(end);
      const judgement = judge.judgement(heard, after ? targetsOf(after, input.pattern) : []);
      const delay = judgement.delay?.isCertain ? judgement.delay.middle : null;
      // The final marks replace those made during the run.
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
        // Begins at the first bar line at which the player has come in.
        const player = playerOf(input.pattern);
        if (player && band.presenceOf(player) !== 'in') return;
        const first = firstBar(position);
        const judge =
          input.offset === null ? new OwnJudge(playback) : new TapJudge(playback, input.offset);
        judged = { playback, judge, first, end: first + input.bars };
        known = first;
      }
      const { judge, first } = judged;
      heard = playback.timeOf(position);
      expectBars(position);
      if (!started && position >= first * BEATS) {
        started = true;
        const start = first * BEATS;
        bpm = 60 / (playback.timeOf(start + 1) - playback.timeOf(start));
        report({ type: 'run.started' });
        placeAgain();
      }
      for (const mark of judge.missed(heard - EVENT_DELAY)) marks.add(mark);
      if (started && known >= judged.end && judge.isSettled) finish();
    };

    /** Adds the targets up to the next bar. A bar that has not begun may still change. */
    const expectBars = (position: number) => {
      if (!judged) return;
      const next = Math.floor(position / BEATS) + 1;
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
        // The output may not have been read yet. The tap is stored, since a tap just before the first target counts.
        if (!started) unplaced.push(tap);
        else
          report({
            type: 'run.failed',
            refusal: isAudible() ? (tap.unknown ?? 'latency') : 'silent',
          });
        return;
      }
      if (!judged) return;
      const { judge, playback, first } = judged;
      const mark = judge.tap(tap.heard);
      if (mark) marks.add(mark);
      // Without a calibration, every tap that may belong to a target counts.
      const start = playback.timeOf(first * BEATS) - WIDEST_WINDOW;
      if (mark || (judge instanceof OwnJudge && tap.heard >= start)) taps.push(tap);
    };

    const placeAgain = () => {
      for (const tap of unplaced.splice(0)) take(hear(tap));
    };

    receive((command) => {
      if (command.type === 'finish') return finish();
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
