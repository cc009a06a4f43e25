import { type AnySportModel, type BySide, leader, type Winner } from './sport.ts';

/** How a game ended that its officials called before its time, where enough was played for that to count. */
export interface EarlyEnd {
  /** As the officials have it: by the score, or by a par score where the sport has one. */
  readonly winner: Winner;
  /** Whether spreads and totals of the whole game stand by the score as it is, too. */
  readonly scoreStands: boolean;
}

interface MinimumPlay {
  /** Share of the length, 0 to 1; 1 where the sport says itself what must have been played. */
  readonly least: number;
  /** The same where the home side leads and need not play on. */
  readonly leastAhead?: number;
  /** Whether a par score, which nobody tells, may name another winner than the score does. */
  readonly hasPar?: true;
  /** The share of the length from which spreads and totals of the whole game stand; absent where they never do. */
  readonly scoreFrom?: number;
}

/**
 * What must have been played, by sport, or by competition where leagues differ. Football 55 minutes of 60, the NBA 43 of 48, other
 * basketball 35 of 40, hockey 55 of 60; baseball five innings, four and a half where the home side leads, for the winner, and all
 * nine for the lines; cricket five overs of the second innings, twenty in matches of more than twenty, for the winner alone. Of
 * other sports nothing stands but what is decided. Source: the house rules of BetMGM and DraftKings.
 */
const MINIMUM: Readonly<Record<string, MinimumPlay>> = {
  football: { least: 55 / 60, scoreFrom: 55 / 60 },
  basketball: { least: 35 / 40, scoreFrom: 35 / 40 },
  nba: { least: 43 / 48, scoreFrom: 43 / 48 },
  hockey: { least: 55 / 60, scoreFrom: 55 / 60 },
  baseball: { least: 1, leastAhead: 4.5 / 5, scoreFrom: 1 },
  cricket: { least: 1, hasPar: true },
};

const EPSILON = 1e-9;

/** Whether officials cannot have called a game for that side by its score, as far as anything stands of games of its sport. */
export function isCalledAgainstScore(sport: string, score: BySide<number>, winner: Winner): boolean {
  const rule = MINIMUM[sport];
  if (rule === undefined || rule.hasPar) return false;
  return winner !== leader(score);
}

/** Undefined where too little was played: what is not decided is void. */
export function calledEarly(
  model: Pick<AnySportModel, 'slug' | 'elapsed' | 'playedForResult'>,
  state: unknown,
  competition: string,
  winner: Winner,
): EarlyEnd | undefined {
  const elapsed = model.elapsed(state);
  const playedForResult = model.playedForResult?.(state) ?? elapsed;
  const rule = MINIMUM[competition] ?? MINIMUM[model.slug];
  if (rule === undefined) return undefined;
  const least = winner === 'home' ? (rule.leastAhead ?? rule.least) : rule.least;
  if (playedForResult < least - EPSILON) return undefined;
  return { winner, scoreStands: rule.scoreFrom !== undefined && elapsed >= rule.scoreFrom - EPSILON };
}
