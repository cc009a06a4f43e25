import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Latin-1 and the punctuation of odds and scores. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−′‹›`;

/** Of each font's axes, what the styles use. */
const FONTS = {
  inter: {
    file: '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  },
  archivo: {
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    variationAxes: { wght: 740, wdth: { min: 72, max: 104 } },
  },
} as const;

/**
 * Cuts the fonts that npm brings down to what the app uses, a third of their size, into a folder the styles refer to. Made
 * when missing; the folder is not committed.
 */
export function cutFonts(folder: string): Plugin {
  return {
    name: 'fairline:cut-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      for (const [name, { file, variationAxes }] of Object.entries(FONTS)) {
        const target = join(folder, `${name}.woff2`);
        if (existsSync(target)) continue;
        const whole = await readFile(require.resolve(file));
        await writeFile(
          target,
          await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes }),
        );
      }
    },
  };
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
