import { prepareTone } from './silent-context.ts';

await prepareTone();
