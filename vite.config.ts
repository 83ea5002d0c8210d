import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkContent } from './scripts/check-content.ts';
import { devApi } from './scripts/dev-api.ts';
import { devKitPage } from './scripts/dev-kit-page.ts';
import { prerender } from './scripts/prerender.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), devApi(), devKitPage(), checkContent(), prerender()],
  server: { host: '127.0.0.1', port: 5173 },
  // Hashed files go to /build so that /assets stays free for the audio and images of public/.
  build: {
    outDir: 'dist/client',
    assetsDir: 'build',
    target: 'es2022',
    // One style for all pages: what was prepared looks right before any script runs.
    cssCodeSplit: false,
    // The server reads public/ from the client's build.
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild && {
      outDir: 'dist/server',
      rolldownOptions: { input: ['src/server/main.ts', 'src/server/feedback.ts'] },
    }),
  },
}));
