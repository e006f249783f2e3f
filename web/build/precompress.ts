/**
 * Part of the build: a .br and a .gz beside every text that the site serves, as small as they get,
 * so that no request waits for a compressor.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|txt|webmanifest)$/;
/** Below it a header is as long as what is saved. */
const WORTHWHILE_BYTES = 400;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      // After the plugins that write files of their own.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = (await readdir(dir, { recursive: true }))
          .filter((file) => TEXT.test(file))
          .map((file) => join(dir, file));
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < WORTHWHILE_BYTES) return;
  await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }).then(
      (small) => writeFile(`${path}.br`, small),
    ),
    gz(content, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
      writeFile(`${path}.gz`, small),
    ),
  ]);
}
