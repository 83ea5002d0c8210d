// Import this first: it ends the process, with one sentence, on a Node that is too old.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const floor = engines.node.replace('>=', '');
const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < floorMajor || (major === floorMajor && minor < floorMinor)) {
  console.error(
    `Martillo needs Node ${floor} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
