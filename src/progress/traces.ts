/** Keys of the learner's data on the device. */
const TRACES = /^(lesson_(progress|step)|quiz_progress|unfinished|last|missed|road)_|^ear_ratings$/;

export const isTrace = (key: string): boolean => TRACES.test(key);
