// npm run image: builds the container image `martillo`, with Docker or Podman. Options are passed on:
// npm run image -- --build-arg VITE_SITE_URL=https://your-site.example
import './lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { root } from './lib/run.mjs';

/** Podman's default format does not support health checks. */
const BUILDERS = [
  ['docker', 'build'],
  ['podman', 'build', '--format', 'docker'],
];

const found = BUILDERS.find(
  ([program = '']) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (!found) {
  console.error('An image needs Docker or Podman: install one of them.');
  process.exit(1);
}
const [program = '', ...args] = found;
const { status } = spawnSync(
  program,
  [...args, '--file', 'Containerfile', '--tag', 'martillo', ...process.argv.slice(2), '.'],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
