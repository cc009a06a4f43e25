import { type FootballState, QUARTERS } from './state.ts';
import { totalScore } from './totals.ts';

/**
 * Whether a period of overtime, under way or just ended, is decided: somebody leads, and who is behind has had the ball and lost it
 * again. Of a college's a lead decides after both turns. Under older rules a first score may have won before; that is not seen here.
 */
export function isOvertimeWon(state: FootballState): boolean {
  const { quarter, scores, possession, next, hadOvertimeBall, rules } = state;
  if (quarter <= QUARTERS) return false;
  const { home, away } = totalScore(scores);
  if (home === away) return false;
  const [leader, trailer] = home > away ? (['home', 'away'] as const) : (['away', 'home'] as const);
  if (!hadOvertimeBall[trailer]) return false;
  if (!rules.isCollege) return possession === leader || next === 'kickoff' || next === 'free-kick';
  return hadOvertimeBall[leader] && (next === 'kickoff' || (next === 'conversion' && possession === leader));
}

/** Whether a next period may follow: the game is level, or overtime ended before who is behind could answer, as in the play-offs. */
export function goesOn(state: FootballState): boolean {
  const { home, away } = totalScore(state.scores);
  if (home === away) return true;
  return state.quarter > QUARTERS && !state.rules.isCollege && !isOvertimeWon(state);
}
