/** The categories of a trace that `cpuTimes` reads. */
export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Processor time of the page's main thread in a trace of Chromium (milliseconds).
 * @param {Buffer} trace
 * @returns {{ paint: number, task: number }} the most from an input to the next paint, and the longest task
 */
export function cpuTimes(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const { pid, tid } = mainThread(traceEvents);
  const ofPage = traceEvents
    .filter((event) => event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts);
  const inputs = ofPage.filter(isInput);
  // Tasks before the first input belong to the start of the trace.
  const begun = inputs[0]?.ts ?? 0;
  const tasks = ofPage.filter(
    ({ name, ph, ts }) => name === 'RunTask' && ph === 'X' && ts >= begun,
  );
  const commits = ofPage.filter(({ name }) => name === 'Commit');
  return {
    paint: Math.max(0, ...inputs.map((input) => untilPaint(input, tasks, commits))),
    task: Math.max(0, ...tasks.map(cpu)),
  };
}

const cpu = ({ tdur = 0 }) => tdur / 1000;

/** The thread of the page: Chromium's own windows have such threads as well. */
function mainThread(events) {
  const started = events.find(({ name }) => name === 'TracingStartedInBrowser');
  const committed = events.filter(({ name }) => name === 'FrameCommittedInBrowser').at(-1);
  const { processId } = committed?.args.data ?? started.args.data.frames[0];
  return events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === processId && args.name === 'CrRendererMain',
  );
}

/** Whether a trace event begins an input, as interactions and dragged sliders do. */
function isInput({ name, ph, args }) {
  return (
    name === 'EventTiming' &&
    ph === 'b' &&
    (args.data?.interactionId || args.data?.type === 'input')
  );
}

/** The processor time from an input until its frame is handed to the compositor. */
function untilPaint({ ts, args }, tasks, commits) {
  const { processingEnd, timeStamp, duration } = args.data;
  const handled = ts + (processingEnd - timeStamp) * 1000;
  const painted = ts + duration * 1000;
  const commit = commits.find((each) => each.ts >= handled && each.ts <= painted)?.ts ?? painted;
  return tasks
    .filter((task) => task.ts + task.dur > ts && task.ts <= commit)
    .reduce((total, task) => total + cpu(task), 0);
}
