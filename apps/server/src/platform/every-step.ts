/**
 * Runs steps one after the other, all of them, also when one fails: what is left open when stopping stays open for good.
 * @throws AggregateError of what failed
 */
export async function everyStep(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed.`);
}
