interface Timed {
  readonly startsAtMs: number;
}

/** In which order games are prepared: those that began, the latest first, for they are surely in play, then those to come, the next first. */
export function orderOfGames<G extends Timed>(games: readonly G[], nowMs: number): G[] {
  const byStart = games.toSorted((one, other) => one.startsAtMs - other.startsAtMs);
  const begun = byStart.filter(({ startsAtMs }) => startsAtMs <= nowMs).reverse();
  const toCome = byStart.filter(({ startsAtMs }) => startsAtMs > nowMs);
  return [...begun, ...toCome];
}
