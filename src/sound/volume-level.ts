import { matching, stored } from '#src/device/stored.ts';

/** The position of the volume's slider, 0 to 1. */
export const LEVEL = stored('volume', matching(/^(0(\.\d+)?|1(\.0+)?)$/, Number), String);
