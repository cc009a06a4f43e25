import type { BuildOptions } from 'esbuild';

/** Writes the files that the options name; constants are constant in them, and all is ASCII. */
export function bundle(
  options: Pick<BuildOptions, 'entryPoints' | 'entryNames' | 'outdir' | 'outfile' | 'sourcemap'>,
): Promise<void>;
