interface Timed {
  readonly startsAtMs: number;
}

/**
 * In which order games are prepared: those that began, the latest first, for they are surely in play, and those to come, the next
 * first, in turn. Whoever comes while a house opens finds some of both.
 */
export function orderOfGames<G extends Timed>(games: readonly G[], nowMs: number): G[] {
  const byStart = games.toSorted((one, other) => one.startsAtMs - other.startsAtMs);
  const begun = byStart.filter(({ startsAtMs }) => startsAtMs <= nowMs).reverse();
  const toCome = byStart.filter(({ startsAtMs }) => startsAtMs > nowMs);
  const both = Math.min(begun.length, toCome.length);
  const inTurn = begun.slice(0, both).flatMap((game, at) => [game, ...toCome.slice(at, at + 1)]);
  return [...inTurn, ...begun.slice(both), ...toCome.slice(both)];
}
