/** Keys of what learners leave behind on the device. */
const TRACES = /^(lesson_progress|quiz_progress|unfinished|last|missed)_|^ear_ratings$/;

/** Whether something of a learner is stored under a key. */
export const isTrace = (key: string): boolean => TRACES.test(key);
