import { madeOnce } from '../kit/made-once.ts';
import { MARK_BALLS, OVERS_AN_INNINGS } from './engine/game.ts';
import { runsAfter } from './engine/load.ts';
import { isCutShort, TWENTY } from './length.ts';
import { type CricketOutcomes, emptyOutcomes, MARKED, WICKETS } from './outcomes.ts';
import { DISMISSALS } from './play.ts';
import { BALLS_AN_OVER, type CricketState, type Innings, winnerOf } from './state.ts';
import { turnsOf } from './turns.ts';

/** Overs of both innings, each beginning at a hundred of its own. */
const OVERS = 2 * OVERS_AN_INNINGS;

/** The real match as far as it was played, as one sample. */
export const actual = madeOnce((state: CricketState): CricketOutcomes => {
  const outcomes = emptyOutcomes(1, state.overs ?? TWENTY, {
    turns: turnsOf(state),
    firstOver: 0,
    overs: OVERS,
  });
  state.innings.slice(0, 2).forEach((innings, n) => {
    record(outcomes, innings);
    innings.overs.forEach((runs, over) => {
      outcomes.overs[n * OVERS_AN_INNINGS + over]?.set([runs]);
    });
  });
  outcomes.first[0] = code(state.first);
  outcomes.winner[0] = code(winnerOf(state));
  outcomes.regular[0] = state.innings.length > 2 ? 0 : code(winnerOf(state));
  const chase = state.innings[1];
  const isReached = state.innings.length === 2 && chase !== undefined && winnerOf(state) === chase.side;
  outcomes.chaseBalls[0] = isReached ? chase.balls : 0;
  const { substitutes } = state;
  return {
    ...outcomes,
    ...(substitutes && { substitutes }),
    ...(isCutShort(state) && { cut: state }),
  };
});

function code(side: 'home' | 'away' | undefined): number {
  if (side === undefined) return 0;
  return side === 'home' ? 1 : 2;
}

function record(outcomes: CricketOutcomes, innings: Innings): void {
  const { side } = innings;
  outcomes.points[side].game[0] = innings.runs;
  MARKED.forEach((period, mark) => {
    outcomes.points[side][period][0] = runsAfter(innings, (MARK_BALLS[mark] ?? 0) / BALLS_AN_OVER);
  });
  outcomes.wickets[side][0] = innings.wickets;
  outcomes.fours[side][0] = innings.fours;
  outcomes.sixes[side][0] = innings.sixes;
  outcomes.wides[side][0] = innings.wides;
  innings.batters.forEach(({ runs }, place) => {
    outcomes.batters[side][place]?.set([runs]);
  });
  for (let n = 0; n < WICKETS; n++) {
    const fall = innings.falls[n];
    outcomes.falls[side][n]?.set([fall?.runs ?? innings.runs]);
    outcomes.methods[side][n]?.set([fall === undefined ? 0 : DISMISSALS.indexOf(fall.dismissal) + 1]);
  }
}
