import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that wait for games to begin or to end: begun last, one of them would go on alone. */
const WAITING = ['first-bet', 'sports', 'fields'];

/** Browser tests that wait for games come first, beside others; all else stands in the order it would have anyway. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

function waits({ moduleId }: TestSpecification): boolean {
  return WAITING.some((name) => moduleId.endsWith(`/e2e/${name}.spec.ts`));
}
