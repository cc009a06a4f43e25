import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle } from '../../../../../tools/lib/bundle.mjs';
import { repositoryFolder } from '../../repository.ts';

/** A program that tests start as a process of its own. */
export interface Program {
  /** What Node runs. */
  readonly path: string;
  remove(): void;
}

/**
 * A program as the server itself is built, for tests that start it often: to load its sources one by one takes longer than
 * most of what it then does.
 * @param threads what its worker threads run, put beside it under their own names
 */
export async function buildProgram(source: URL, ...threads: readonly URL[]): Promise<Program> {
  // As deep in the repository as the sources, and where Node finds the packages.
  const cache = join(repositoryFolder, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fairline-'));
  const entryPoints = [source, ...threads].map(({ pathname }) => pathname);
  await bundle({ entryPoints, entryNames: '[name]', outdir: folder });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return {
    path: join(folder, basename(source.pathname).replace(/\.ts$/, '.js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
