/**
 * How much of a book is priced: of a game that is far off its main lines, every line when it is near, and with all samples of
 * every line, for joint prices of them, once somebody looks at it. Of the rest a quick price is made, and its samples are kept
 * of the lines on its card alone.
 */
export type Detail = 'main' | 'lines' | 'all';

/** How long before a game its alternative lines are offered to whoever has not looked at it. */
const ALL_LINES_MS = 10 * 60_000;

/** A book, as far as it is decided by it. */
interface Watched {
  readonly isLookedAt: boolean;
  readonly started: boolean;
  readonly event: { readonly startsAt: Date };
}

export function wantedDetail({ isLookedAt, started, event }: Watched, nowMs: number): Detail {
  if (isLookedAt) return 'all';
  return started || event.startsAt.getTime() < nowMs + ALL_LINES_MS ? 'lines' : 'main';
}
