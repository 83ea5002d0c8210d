// Part of npm run build: what the server sends is compressed here, once and as well as it goes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** Below this (bytes) headers weigh more than what is saved. */
const WORTHWHILE = 1024;

const client = join(root, 'dist/client');
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  if (plain.length < WORTHWHILE) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  keep(`${path}.br`, brotliCompressSync(plain, { params }), plain);
  keep(`${path}.gz`, gzipSync(plain, { level: 9 }), plain);
}

/** @param {string} path @param {Buffer} compressed @param {Buffer} plain */
function keep(path, compressed, plain) {
  if (compressed.length < plain.length) writeFileSync(path, compressed);
}
