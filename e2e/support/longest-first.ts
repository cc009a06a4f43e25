import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that wait for games to begin or to end, or for servers of their own: begun last, one of them would go on alone. Those
 * whose servers have most to do are not begun together.
 */
const WAITING = ['first-bet', 'sports', 'lifecycle', 'fields'];

/** Browser tests that wait come first, beside others; all else stands in the order it would have anyway. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = WAITING.flatMap((name) => sorted.filter((file) => isOf(name, file)));
    return [...waiting, ...sorted.filter((file) => !waiting.includes(file))];
  }
}

function isOf(name: string, { moduleId }: TestSpecification): boolean {
  return moduleId.endsWith(`/e2e/${name}.spec.ts`);
}
