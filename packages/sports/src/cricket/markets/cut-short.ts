import { voidWhenCutShort } from '../../kit/cut-short.ts';
import type { MarketFaces } from '../../kit/market-book.ts';
import { asIfUncut, isCutShort, soldOvers } from '../length.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import type { CricketState } from '../state.ts';

/** Who wins, by the revised target where there is one, stands however long the match is. */
const WINNER = /^(moneyline:game|threeway:reg|first-wins|super-over)$/;
/** What is over before the innings is: so many overs, an over, the next wicket. */
const WITHIN =
  /^((team-total|total|moneyline|odd-even)(:home|:away)?:(o\d+|pp|half|late)|over-runs|over-odd-even|next-overs|wicket-runs|wicket-method|partnership|opening-stand)(:|$)/;

type Faces = MarketFaces<CricketState, CricketOutcomes>;

/**
 * What rain does to bets: totals of an innings or the match, and all else that grows with its overs, stand by what was certain
 * before the overs were cut; so many overs stand if they were bowled, or the innings ended otherwise (house rule).
 */
export function voidOfFewerOvers(faces: Faces): Faces {
  return voidWhenCutShort(faces, {
    cutIn: ({ cut }) => cut,
    standing(state, key) {
      if (WINNER.test(key) || !isCutShort(state)) return undefined;
      const by = state.beforeCut ?? asIfUncut(state);
      if (WITHIN.test(key) && by.phase !== 'pre-game') return { by: asIfUncut(state), atOnce: false };
      return { by, atOnce: true };
    },
    told: (state) =>
      `Stake back: the match was cut short of its ${soldOvers(state)} overs an innings before this was decided`,
  });
}
