import type { BySide } from '../sport.ts';
import { type FootballScore, SCORE_POINTS } from './play.ts';

/** Points of both sides, of one quarter or of the whole game; every overtime period counts as quarter 5. */
export function totalScore(scores: readonly FootballScore[], quarter?: number): BySide<number> {
  let home = 0;
  let away = 0;
  for (const score of scores) {
    if (quarter !== undefined && Math.min(score.quarter, 5) !== quarter) continue;
    if (score.side === 'home') home += SCORE_POINTS[score.kind];
    else away += SCORE_POINTS[score.kind];
  }
  return { home, away };
}
