import * as v from 'valibot';
import type { BySide } from '../sport.ts';
import type { SoccerRules } from './rules.ts';

/**
 * Goals a side scores in a game that would stay level, stoppage time included and `level` aside; and how much more (above 1)
 * or less both score while the score is level: what makes draws rarer or more common than goals alone would.
 */
export interface SoccerStrength extends BySide<number> {
  readonly level: number;
  /** Corners of both sides in a game that would stay level; absent: as many as such sides usually have. */
  readonly corners?: number;
}

/** Home and away goals of four leagues in 2024–25 (Premier League, Bundesliga, Serie A, La Liga; 1,446 games). */
export const EVEN_SOCCER: SoccerStrength = { home: 1.45, away: 1.3, level: 1 };
/** The 52 games of the FIFA Futsal World Cup 2021 had 301 goals. */
export const EVEN_FUTSAL: SoccerStrength = { home: 2.85, away: 2.65, level: 1 };

export const evenOf = ({ game }: SoccerRules): SoccerStrength =>
  game === 'soccer' ? EVEN_SOCCER : EVEN_FUTSAL;

const rate = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(30));
const schema = v.object({
  home: rate,
  away: rate,
  level: v.pipe(v.number(), v.gtValue(0), v.maxValue(5)),
  corners: v.exactOptional(rate),
});

/** Reads a strength that was stored as JSON. @throws RangeError for anything else */
export function parseStrength(value: unknown): SoccerStrength {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new RangeError(`not a strength of soccer: ${parsed.issues[0].message}`);
}
