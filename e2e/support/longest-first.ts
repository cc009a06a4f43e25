import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that wait for games to begin or to end, or for servers of their own: begun last, one of them would go on alone. Those
 * whose servers have most to do are not begun together.
 */
const WAITING = ['first-bet', 'sports', 'lifecycle', 'fields'].map(specOf);

/** Browser tests that wait come first, beside others; all else stands in the order it would have anyway. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = WAITING.flatMap((path) => sorted.filter(({ moduleId }) => moduleId === path));
    return [...waiting, ...sorted.filter((file) => !waiting.includes(file))];
  }
}

/** Its path; throws when there is none of that name. */
function specOf(name: string): string {
  const path = fileURLToPath(new URL(`../${name}.spec.ts`, import.meta.url));
  if (!existsSync(path))
    throw new Error(`No browser tests in ${path}: name those that wait in longest-first.ts.`);
  return path;
}
