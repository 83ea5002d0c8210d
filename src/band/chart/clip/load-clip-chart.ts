/** Loads the chart of clips, and with it the music of all clips. */
export const loadClipChart = () => import('./clip-chart.tsx');
