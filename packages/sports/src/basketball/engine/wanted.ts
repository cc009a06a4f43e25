/** Chances are counted in so many parts. */
export const CHANCES = 256;
/** A lead that one attempt can make good. */
export const ONE_POSSESSION = 3;
/** Leads beyond are given up. */
const MOST_LEAD = 14;
/** Nobody fouls with more seconds left. */
const MOST_SECONDS = 100;

/** By lead and seconds left: how likely it is, in CHANCES, that the side behind fouls rather than to play on. */
export type Wanted = Uint16Array;

const made = new Map<number, Wanted>();

/** @param shotClock its seconds: with no more left, a side that leads need not shoot */
export function wantedTable(shotClock: number): Wanted {
  const known = made.get(shotClock);
  if (known !== undefined) return known;
  const table = Uint16Array.from({ length: (MOST_LEAD + 1) * (MOST_SECONDS + 1) }, (_, at) =>
    wanted(Math.floor(at / (MOST_SECONDS + 1)), at % (MOST_SECONDS + 1), shotClock),
  );
  made.set(shotClock, table);
  return table;
}

export function wantedAt(table: Wanted, lead: number, clock: number): number {
  if (lead > MOST_LEAD || clock > MOST_SECONDS) return 0;
  return table[lead * (MOST_SECONDS + 1) + clock] ?? 0;
}

function wanted(lead: number, clock: number, shotClock: number): number {
  // A lead that can still be caught in the time that is left …
  const most = 3.2 + 5.7 * (1 - Math.exp(-clock / 12));
  const caught = logistic(most - lead);
  // … and will not be without a foul: one of a possession once the other side need not shoot, greater ones sooner.
  const needed =
    lead <= ONE_POSSESSION
      ? logistic(shotClock + 1 + 0.5 * lead - clock)
      : logistic((shotClock + 12 + 5.3 * (lead - 4) - clock) / 6);
  return Math.round(CHANCES * caught * needed);
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
