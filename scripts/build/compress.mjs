// Part of npm run build: precompresses the site's text files with brotli and gzip at the best levels.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../lib/run.mjs';

const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Smaller files (bytes) are not worth compressing. */
const MIN_SIZE = 256;

const client = join(root, 'dist/client');
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  if (plain.length < MIN_SIZE) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeIfSmaller(`${path}.br`, brotliCompressSync(plain, { params }), plain);
  writeIfSmaller(`${path}.gz`, gzipSync(plain, { level: 9 }), plain);
}

function writeIfSmaller(path, compressed, plain) {
  if (compressed.length < plain.length) writeFileSync(path, compressed);
}
