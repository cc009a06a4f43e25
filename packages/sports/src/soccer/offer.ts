import { spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import { Offers } from '../kit/offers.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { cards, corners, extraTime, goals, isPeriodOver, shots, shotsOnTarget } from './contest.ts';
import { extraTimeLines } from './markets/extra-time.ts';
import { marketsOf } from './markets/market-book.ts';
import { playerKeys } from './markets/players.ts';
import { addPlayerCounts } from './offer-players.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import { SECOND_HALF } from './rules.ts';
import type { SoccerState } from './state.ts';
import { goalsOf as goalsSoFar, tallyOf } from './tally.ts';

type SoccerOffers = Offers<SoccerState, SoccerOutcomes>;

/** How far around the main line others are offered. */
const AROUND = { game: 2, half: 1, team: 1, corners: 2.5, teamCorners: 1.5, cards: 1.5, shots: 3 };
const ASIDE = /^(reach|assist|score-or-assist):/;
const INTERVALS = [1, 16, 31, 46, 61, 76] as const;

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: SoccerState,
  outcomes: SoccerOutcomes,
  sides: Sides,
): readonly MarketOffer<SoccerOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(marketsOf(state.rules), state, outcomes, sides);
  if (isPeriodOver(state, 'reg')) return addExtraTime(offers, state).all();
  offers.addAll(['threeway:reg', 'double-chance:reg', 'moneyline:reg']);
  if (state.rules.mustHaveWinner) offers.add('who-wins');
  offers.addLines(spreadLines(goals, 'reg'), AROUND.game, 0.25);
  offers.addLines(totalLines(goals, 'reg'), AROUND.game, 0.25);
  offers.addAll(['both-score:reg', 'correct-score:reg', 'double-result', 'margin:exact']);
  addHalves(offers);
  for (const side of ['home', 'away'] as const) {
    offers.addLines(teamTotalLines(goals, side, 'reg'), AROUND.team);
  }
  offers.addAll(gameKeys(state));
  addContests(offers, state);
  offers.addAll(playerKeys(state.rules));
  addPlayerCounts(offers, state, outcomes);
  // Not priced while nobody looks at the game: marks are alternative lines, and who assists stands behind who scores.
  return offers.all().map((one) => (ASIDE.test(one.market.key) ? { ...one, isAside: true } : one));
}

/** Of a game that is played on, or will be since it is level. */
function addExtraTime(offers: SoccerOffers, state: SoccerState): SoccerOffers {
  const { home, away } = goalsSoFar(state.log);
  const goesOn = state.period > SECOND_HALF || home === away;
  if (!state.rules.mustHaveWinner || !goesOn) return offers;
  offers.add('who-wins');
  if (extraTime.isPeriodOver(state, 'et')) return offers;
  offers.add('threeway:et');
  offers.addLines(extraTimeLines, AROUND.half);
  return offers;
}

function addHalves(offers: SoccerOffers): void {
  for (const half of ['h1', 'h2'] as const) {
    offers.addAll([`threeway:${half}`, `double-chance:${half}`, `moneyline:${half}`]);
    offers.addLines(spreadLines(goals, half), AROUND.half, 0.25);
    offers.addLines(totalLines(goals, half), AROUND.half, 0.25);
    offers.addAll([`both-score:${half}`, `correct-score:${half}`, `exact-goals:${half}`, `odd-even:${half}`]);
  }
}

/** Markets of the game that come without a line of a family. */
function gameKeys(state: SoccerState): string[] {
  const { home, away } = goalsSoFar(state.log);
  return [
    `next-goal:${home + away + 1}`,
    'last-goal',
    'first-goal-time',
    ...[1, 2, 3].map((more) => `race:${Math.max(home, away) + more}`).filter((key) => key !== 'race:1'),
    'exact-goals:reg',
    'total-band',
    'odd-even:reg',
    'result-both',
    ...[1.5, 2.5, 3.5].map((line) => `result-total:${line}`),
    ...[2.5, 3.5].map((line) => `both-total:${line}`),
    'highest-half',
    'goal-both-halves',
    ...['home', 'away'].flatMap((side) => [
      `team-goals:${side}`,
      `clean-sheet:${side}`,
      `win-to-nil:${side}`,
      `win-either:${side}`,
      `win-halves:${side}`,
      `score-halves:${side}`,
    ]),
    ...intervalKeys(state),
    'own-goal',
    'penalty',
    'red-card',
  ];
}

/** Fifteen minutes each; futsal's forty minutes are told by halves alone. */
function intervalKeys({ rules }: SoccerState): string[] {
  return rules.game === 'soccer' ? INTERVALS.map((from) => `goal-in:${from}:${from + 14}`) : [];
}

function addContests(offers: SoccerOffers, state: SoccerState): void {
  const { home, away } = tallyOf(state.log);
  offers.addAll(['threeway:corners', `next-corner:${home.corners + away.corners + 1}`, 'odd-even:corners']);
  offers.addLines(totalLines(corners, 'corners'), AROUND.corners);
  offers.addLines(spreadLines(corners, 'corners'), AROUND.teamCorners);
  for (const half of ['corners-h1', 'corners-h2']) {
    offers.addAll([`threeway:${half}`]);
    offers.addLines(totalLines(corners, half), AROUND.teamCorners);
  }
  offers.addAll(['threeway:cards']);
  offers.addLines(totalLines(cards, 'cards'), AROUND.cards);
  offers.addLines(totalLines(cards, 'cards-h1'), AROUND.half);
  offers.addLines(totalLines(shots, 'shots'), AROUND.shots);
  offers.addLines(totalLines(shotsOnTarget, 'shots-on-target'), AROUND.shots);
  for (const side of ['home', 'away'] as const) {
    offers.addLines(teamTotalLines(corners, side, 'corners'), AROUND.teamCorners);
    offers.addLines(teamTotalLines(cards, side, 'cards'), AROUND.half);
    offers.addLines(teamTotalLines(shotsOnTarget, side, 'shots-on-target'), AROUND.teamCorners);
  }
}
