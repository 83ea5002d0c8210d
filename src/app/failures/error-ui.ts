// Screens and notices for failures of loading. In one chunk, which is loaded while loading works.

import { repairLoading } from './repair-loading.tsx';

export { ErrorScreen } from './error-screen.tsx';
export { StillWaiting } from './still-waiting.tsx';

repairLoading();
