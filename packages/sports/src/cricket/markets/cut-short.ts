import { voidWhenCutShort } from '../../kit/cut-short.ts';
import type { MarketFaces } from '../../kit/market-book.ts';
import { MARK_BALLS } from '../engine/game.ts';
import { asIfUncut, beforeCuts, isCutShort, soldOvers, TWENTY } from '../length.ts';
import { type CricketOutcomes, MARKED, markedAs } from '../outcomes.ts';
import { BALLS_AN_OVER, type CricketState, fewestBallsOf } from '../state.ts';
import { TOGETHER } from './side-props.ts';

/** Who wins, by the revised target where there is one, stands however long the match is. */
const WINNER = /^(moneyline:game|threeway:reg|first-wins|super-over)$/;
/** So many overs of an innings, or of both. */
const FIRST_OVERS = /^(?:team-total|total|moneyline|odd-even)(?::(home|away))?:(o\d+|pp|half|late)(?::|$)/;
/** An over of an innings, or some of them. */
const OVERS = /^(over-runs|over-odd-even|next-overs):([12]):(\d+)(?::|$)/;
/** A wicket of one side, or of both. */
const WICKET = /^(?:(?:wicket-runs|wicket-method|partnership):(home|away)|opening-stand)(?::|$)/;

type Faces = MarketFaces<CricketState, CricketOutcomes>;

/**
 * What rain does to bets: totals of an innings or the match, and all else that grows with its overs, stand by what was certain
 * before the overs were cut; so do overs that can be bowled no more, and wickets of an innings that is cut, by what was certain before
 * the cut that left them no room. Overs that still can be stand if they are bowled, or the innings ends otherwise (house rule). Nothing
 * is sold that rain has made certain not to lose.
 */
export function voidOfFewerOvers(faces: Faces): Faces {
  return voidWhenCutShort(faces, {
    cutIn: ({ cut }) => cut,
    standing(state, key) {
      if (WINNER.test(key) || !isCutShort(state)) return undefined;
      const cuts = beforeCuts(state);
      const [first] = cuts;
      if (first === undefined) return { by: asIfUncut(state), atOnce: !isWhole(state, key) };
      const noRoom =
        first.phase === 'pre-game' ? 0 : cuts.findIndex((_, n) => !isWhole(cuts[n + 1] ?? state, key));
      if (noRoom === 0) return { by: first, atOnce: true };
      return { by: asIfUncut(cuts[noRoom] ?? state), atOnce: noRoom > 0 };
    },
    told: (state) =>
      `Stake back: the match was cut short of its ${soldOvers(state)} overs an innings before this was decided`,
  });
}

/** Whether it is about overs that can all be bowled still, or were, or about wickets of innings that are as long as was sold. */
function isWhole(state: CricketState, key: string): boolean {
  const isSoLong = (n: number, balls: number) => fewestBallsOf(state, n) >= balls;
  const ofSide = (side: string | undefined) => (side === undefined ? [0, 1] : [side === state.first ? 0 : 1]);
  const [, side, stretch] = FIRST_OVERS.exec(key) ?? [];
  if (stretch !== undefined) {
    const marked = markedAs(stretch, state.overs ?? TWENTY);
    const balls = marked && MARK_BALLS[MARKED.indexOf(marked)];
    return balls !== undefined && ofSide(side).every((n) => isSoLong(n, balls));
  }
  const [, head, n, over] = OVERS.exec(key) ?? [];
  if (head !== undefined) {
    const last = Number(over) + (head === 'next-overs' ? TOGETHER - 1 : 0);
    return isSoLong(Number(n) - 1, last * BALLS_AN_OVER);
  }
  const wicket = WICKET.exec(key);
  return wicket !== null && ofSide(wicket[1]).every((n) => isSoLong(n, soldOvers(state) * BALLS_AN_OVER));
}
