/** Keys of what learners leave behind on the device. */
const TRACES = /^(lesson_(progress|step)|quiz_progress|unfinished|last|missed|road)_|^ear_ratings$/;

/** Whether something of a learner is stored under a key. */
export const isTrace = (key: string): boolean => TRACES.test(key);
