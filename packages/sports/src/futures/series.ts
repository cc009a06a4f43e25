/** The chance to win a single game of two ratings, in thousandths of a logarithm of odds; being at home is left out. */
export function gameChance(one: number, other: number): number {
  return 1 / (1 + Math.exp((other - one) / 1000));
}

/** The chance to win the best of so many games. @param bestOf an odd number */
export function seriesChance(game: number, bestOf: number): number {
  const needed = (bestOf + 1) / 2;
  let chance = 0;
  let ways = 1;
  for (let lost = 0; lost < needed; lost++) {
    chance += ways * game ** needed * (1 - game) ** lost;
    ways = (ways * (needed + lost)) / (lost + 1);
  }
  return chance;
}

/** The chance to win a series that goes on: games won of it so far, and the chance of each of its games. */
export function seriesOf(games: readonly number[], won: number, lost: number): number {
  const needed = (games.length + 1) / 2;
  if (won >= needed) return 1;
  if (lost >= needed) return 0;
  const chance = games[won + lost] ?? 0.5;
  return chance * seriesOf(games, won + 1, lost) + (1 - chance) * seriesOf(games, won, lost + 1);
}

/** What rounds of play-offs are drawn from. */
export interface RoundChances {
  /** That one goes on who meets another in a round. */
  of(one: number, other: number, round: number): number;
}

/** Chances of every side against every other in a series of one length, counted once. */
export class SeriesChances implements RoundChances {
  readonly #ratings: readonly number[];
  readonly #bestOf: readonly number[];
  readonly #byLength = new Map<number, Float64Array>();

  /** @param bestOf of each round */
  constructor(ratings: readonly number[], bestOf: readonly number[]) {
    this.#ratings = ratings;
    this.#bestOf = bestOf;
  }

  of(one: number, other: number, round: number): number {
    const bestOf = this.#bestOf[round] ?? 1;
    const known = this.#byLength.get(bestOf) ?? this.#count(bestOf);
    return known[one * this.#ratings.length + other] ?? 0.5;
  }

  #count(bestOf: number): Float64Array {
    const ratings = this.#ratings;
    const chances = Float64Array.from({ length: ratings.length ** 2 }, (_, at) => {
      const one = ratings[Math.floor(at / ratings.length)] ?? 0;
      return seriesChance(gameChance(one, ratings[at % ratings.length] ?? 0), bestOf);
    });
    this.#byLength.set(bestOf, chances);
    return chances;
  }
}
