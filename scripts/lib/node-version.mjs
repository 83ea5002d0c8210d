// Import this first: it exits the process with one sentence if Node is older than package.json allows.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const minimum = engines.node.replace('>=', '');
const [minMajor = 0, minMinor = 0] = minimum.split('.').map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  console.error(
    `Martillo needs Node ${minimum} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
