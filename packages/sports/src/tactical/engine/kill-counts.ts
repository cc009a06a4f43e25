import { filled } from '../../kit/who.ts';
import type { RandomSource } from '../../sport.ts';
import type { TacticalRound } from '../play.ts';

type Ending = TacticalRound['ending'];

/** Of rounds won by attackers: the bomb went off. Of those won by defenders: it was defused, and nobody attacked in time. */
const ENDINGS: Readonly<Record<'attackers' | 'defenders', readonly (readonly [Ending, share: number])[]>> = {
  attackers: [
    ['exploded', 0.35],
    ['elimination', 0.65],
  ],
  defenders: [
    ['defused', 0.2],
    ['time', 0.08],
    ['elimination', 0.72],
  ],
};

interface Chances {
  /** Shares of rounds in which the winners have 0 to 5 kills. */
  readonly winners: readonly number[];
  readonly losers: readonly number[];
}

/**
 * How many fall on either side. Who is left of the losers when time runs out or the bomb goes off has saved himself; after an
 * elimination, nobody. Together 6.7 to 6.8 a round, as in professional matches.
 */
const KILLS: Readonly<Record<Ending, Chances>> = {
  elimination: { winners: [0, 0, 0, 0, 0, 1], losers: [0.12, 0.24, 0.27, 0.23, 0.14, 0] },
  exploded: { winners: [0, 0.04, 0.12, 0.34, 0.5, 0], losers: [0.05, 0.15, 0.25, 0.27, 0.2, 0.08] },
  defused: { winners: [0, 0, 0.02, 0.06, 0.17, 0.75], losers: [0.05, 0.15, 0.3, 0.3, 0.2, 0] },
  time: { winners: [0, 0.1, 0.25, 0.35, 0.3, 0], losers: [0.2, 0.3, 0.3, 0.15, 0.05, 0] },
};

/** How the round of a winner ends. */
export function drawEnding(attackersWon: boolean, random: RandomSource): Ending {
  const endings = attackersWon ? ENDINGS.attackers : ENDINGS.defenders;
  const at = drawn(
    endings.map(([, share]) => share),
    random,
  );
  return endings[at]?.[0] ?? 'elimination';
}

/** Kills of the winners and of the losers in a round that ended so. */
export function drawKills(ending: Ending, random: RandomSource): readonly [winners: number, losers: number] {
  const { winners, losers } = KILLS[ending];
  return [drawn(winners, random), drawn(losers, random)];
}

/** Draws one of some by their shares, which sum to 1. @returns its place */
function drawn(shares: readonly number[], random: RandomSource): number {
  let left = random.next() / 2 ** 32;
  const at = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return at < 0 ? shares.findLastIndex((share) => share > 0) : at;
}

/** Entries for each of who won: attackers first, then defenders. */
export const COUNTS_BITS = 9;
export const COUNTS_SIZE = 2 ** COUNTS_BITS;

/** Kills of both, 8 × the winners' + the losers', in the proportions of all endings together, for samples, which tell no ending. */
export const KILL_COUNTS: Uint8Array = countsTable();

function countsTable(): Uint8Array {
  const table = new Uint8Array(2 * COUNTS_SIZE);
  table.set(countsOf(ENDINGS.attackers));
  table.set(countsOf(ENDINGS.defenders), COUNTS_SIZE);
  return table;
}

function countsOf(endings: (typeof ENDINGS)['attackers']): Uint8Array {
  const shares = new Array<number>(64).fill(0);
  for (const [ending, share] of endings) {
    KILLS[ending].winners.forEach((winners, own) => {
      KILLS[ending].losers.forEach((losers, other) => {
        shares[8 * own + other] = (shares[8 * own + other] ?? 0) + share * winners * losers;
      });
    });
  }
  return filled(shares, COUNTS_SIZE);
}
