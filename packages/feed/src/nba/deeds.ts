import type { BasketballPlay } from '@fairline/sports/basketball/play.ts';
import { EVERYBODY_ELSE } from '@fairline/sports/basketball/scoring.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import type { Roster } from '../readers/roster.ts';
import { isPlayer, type NbaRow } from './row.ts';

/** Undefined where a recording does not say who did what. */
export type Rosters = BySide<Roster<number>> | undefined;
type Score = BasketballPlay['scores'][number];
type Deed = NonNullable<BasketballPlay['rebound']>;

/** A score with its scorer: the player of its row, if the row brings as many points. Otherwise nobody tells whose they all are. */
export function withScorer(score: Score, { side, worth, who }: NbaRow, rosters: Rosters): Score {
  if (rosters === undefined || side !== score.side || worth !== score.points || !isPlayer(who.by))
    return score;
  return { ...score, player: rosters[side].placeOf(who.by) ?? EVERYBODY_ELSE };
}

/** Who passed, took the rebound, stole or blocked; a rebound of a side as a whole is nobody's. */
export function deedsOf(
  { kind, side, who }: NbaRow,
  scores: readonly Score[],
  rosters: Rosters,
): Pick<BasketballPlay, 'assist' | 'rebound' | 'steal' | 'block'> {
  if (rosters === undefined || side === undefined) return {};
  const other = side === 'home' ? 'away' : 'home';
  const deed = (of: SideKey, id: number | undefined): Deed | undefined =>
    isPlayer(id) ? { side: of, player: rosters[of].placeOf(id) ?? EVERYBODY_ELSE } : undefined;
  const isBasket = scores.some((score) => score.side === side && score.kind !== 'free-throws');
  const assist = isBasket && who.assist !== who.by ? deed(side, who.assist) : undefined;
  const rebound = kind === 'rebound' ? deed(side, who.by) : undefined;
  const steal = deed(other, who.steal);
  const block = deed(other, who.block);
  return {
    ...(assist && { assist }),
    ...(rebound && { rebound }),
    ...(steal && { steal }),
    ...(block && { block }),
  };
}
