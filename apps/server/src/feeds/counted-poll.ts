import type { League, Ranking } from '@fairline/feed/season/league.ts';
import { pollHeldMs } from '@fairline/feed/season/poll.ts';
import type { SeasonCount } from './season-count.ts';

/** A poll, and what it was made of. */
interface Made {
  readonly count: SeasonCount;
  readonly heldMs: number;
  readonly endings: number;
  readonly ranking: Ranking;
}

/** The poll of a league by what is counted of its season, made once for all who ask. */
export class CountedPoll {
  readonly #ranks: League['ranks'];
  #made: Made | undefined;

  constructor({ ranks }: Pick<League, 'ranks'>) {
    this.#ranks = ranks;
  }

  /** That of these days, by the games before it; undefined where nobody is ranked. */
  ranking(count: SeasonCount, nowMs: number): Ranking | undefined {
    if (!this.#ranks) return undefined;
    const heldMs = pollHeldMs(nowMs);
    const known = this.#made;
    const endings = count.size;
    const isSame = known?.count === count && known.heldMs === heldMs && known.endings === endings;
    if (isSame) return known.ranking;
    const tally = count.tallyBefore(heldMs);
    const ranking = this.#ranks(heldMs, (sideId) => tally.of(sideId));
    this.#made = { count, heldMs, endings, ranking };
    return ranking;
  }

  /** A game that is counted ended otherwise. */
  forget(): void {
    this.#made = undefined;
  }
}
