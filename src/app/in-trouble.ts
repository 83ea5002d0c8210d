// What the layout shows when loading goes wrong. In one chunk, which is loaded while all is well.

import { repairLoading } from './repair-loading.tsx';

export { ErrorScreen } from './error-screen.tsx';
export { StillWaiting } from './still-waiting.tsx';

repairLoading();
