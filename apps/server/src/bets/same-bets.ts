/** Open bets of the same selections. */
export interface SameBets {
  readonly selectionIds: readonly string[];
  readonly bets: number;
}

/** How many open bets are made of exactly these selections, in memory: people are shown it beside a featured bet. */
export class SameBetCounts {
  readonly #counts = new Map<string, number>();

  /** @param selectionIds raw ids, in any order */
  of(selectionIds: readonly string[]): number {
    return Math.max(0, this.#counts.get(keyOf(selectionIds)) ?? 0);
  }

  /** Below 0 for a while: a bet may be closed before anybody knows that it was placed. */
  add(selectionIds: readonly string[], bets = 1): void {
    const key = keyOf(selectionIds);
    const count = (this.#counts.get(key) ?? 0) + bets;
    if (count !== 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  /** Takes what is in the database for the truth. */
  replace(all: readonly SameBets[]): void {
    this.#counts.clear();
    for (const { selectionIds, bets } of all) this.add(selectionIds, bets);
  }
}

function keyOf(selectionIds: readonly string[]): string {
  const [only] = selectionIds;
  return only !== undefined && selectionIds.length === 1 ? only : sorted(selectionIds).join('\n');
}

/** As `sort` does it, which makes a kilobyte of garbage for the few that there are. */
function sorted(texts: readonly string[]): string[] {
  const inOrder = [...texts];
  for (const [index, text] of texts.entries()) {
    let place = index;
    for (
      let before = inOrder[place - 1];
      before !== undefined && before > text;
      before = inOrder[place - 1]
    ) {
      inOrder[place] = before;
      place -= 1;
    }
    inOrder[place] = text;
  }
  return inOrder;
}
