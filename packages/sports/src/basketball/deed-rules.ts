import { ImpossiblePlay } from '../sport.ts';
import type { BasketballPlay, BasketballPlayKind } from './play.ts';
import { PLAYERS } from './scoring.ts';

/** Plays with a shot, or a free throw, that can miss: a foul may bring its free throws, and sources tell a rebound as an 'other'. */
const MISSABLE: ReadonlySet<BasketballPlayKind> = new Set(['attempt', 'free-throw', 'foul', 'other']);

/**
 * Whether a play can bring what it says of players beside the scores: an assist is another's basket, a rebound comes of a miss.
 * @throws ImpossiblePlay
 */
export function checkDeeds({ kind, scores, assist, rebound }: BasketballPlay): void {
  if (rebound !== undefined && !MISSABLE.has(kind)) throw new ImpossiblePlay(`a ${kind} brings no rebound`);
  if (assist === undefined) return;
  const baskets = scores.filter((score) => score.kind !== 'free-throws' && score.side === assist.side);
  if (baskets.length === 0) throw new ImpossiblePlay('an assist without a basket of its side');
  // The place for everybody else is that of many.
  const isOwn = assist.player < PLAYERS && baskets.every(({ player }) => player === assist.player);
  if (isOwn) throw new ImpossiblePlay('who scores a basket or assists it is another for each');
}
