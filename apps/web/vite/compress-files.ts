import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

const WORTH_BYTES = 1_400;
const TEXTS = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

/** Writes beside each text file of the build the same compressed as far as brotli can (<name>.br), which takes seconds: too long for a request. */
export function compressFiles(): Plugin {
  return {
    name: 'fairline:compress-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const names = Object.keys(bundle).filter((name) => TEXTS.has(extname(name)));
        await Promise.all(names.map((name) => compress(join(dir, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
}
