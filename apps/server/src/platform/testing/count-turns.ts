/** Counts the turns of this thread's loop while something is done. */
export async function countTurns<Result>(work: (turns: () => number) => Promise<Result>): Promise<Result> {
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  return work(() => turns).finally(() => clearImmediate(turn));
}
