import { countLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { contest } from './contest.ts';
import { footballMarkets } from './markets/market-book.ts';
import { countOf } from './measures.ts';
import { addPlayers } from './offer-players.ts';
import type { FootballOutcomes, Period } from './outcomes.ts';
import { numberedScores } from './scoring.ts';
import type { FootballState } from './state.ts';

const PARTS: readonly Period[] = ['h1', 'h2', 'q1', 'q2', 'q3', 'q4'];
/** How many points around the main line others are offered, each half point. */
const AROUND_GAME = 7;
const AROUND_HALF = 3;
const AROUND_QUARTER = 1.5;
const AROUND_TEAM = 3;
const AROUND_COUNT = 1;

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: FootballState,
  outcomes: FootballOutcomes,
  sides: Sides,
): readonly MarketOffer<FootballOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(footballMarkets, state, outcomes, sides);
  offers.add('moneyline:game');
  offers.addLines(spreadLines(contest, 'game'), AROUND_GAME);
  offers.addLines(totalLines(contest, 'game'), AROUND_GAME);
  for (const side of SIDES) offers.addLines(teamTotalLines(contest, side, 'game'), AROUND_TEAM);
  offers.add('threeway:reg');
  for (const period of PARTS) {
    if (contest.isPeriodOver(state, period)) continue;
    const around = period === 'h1' || period === 'h2' ? AROUND_HALF : AROUND_QUARTER;
    offers.add(`moneyline:${period}`);
    offers.addLines(spreadLines(contest, period), around);
    offers.addLines(totalLines(contest, period), around);
    offers.add(`threeway:${period}`);
    if (period === 'h1') {
      for (const side of SIDES) offers.addLines(teamTotalLines(contest, side, period), AROUND_QUARTER);
    }
    offers.add(`odd-even:${period}`);
  }
  offers.addAll(singleKeys(state));
  offers.addLines(countLines('touchdowns', countOf('touchdowns')), AROUND_COUNT);
  offers.addLines(countLines('field-goals', countOf('fieldGoals')), AROUND_COUNT);
  if (outcomes.told !== undefined) addPlayers(offers, outcomes);
  // Marks to be reached are alternative lines: not priced while nobody looks at the game.
  return offers.all().map((one) => (one.market.key.startsWith('reach:') ? { ...one, isAside: true } : one));
}

/** Markets that come without a line. */
function singleKeys(state: FootballState): string[] {
  const next = numberedScores(state.scores) + 1;
  return [
    `next-score:${next}`,
    `next-score-kind:${next}`,
    `next-score-team-kind:${next}`,
    'first:touchdown',
    'first:field-goal',
    'first:second-half',
    'last-score',
    ...[10, 15, 20, 25, 30].map((points) => `race:${points}`),
    'margin:wide',
    'margin:narrow',
    'total-band',
    'double-result',
    'highest-half',
    'highest-quarter',
    'odd-even:game',
    'overtime',
    'safety',
    'late-score',
    'both-score:h1:1',
    ...[10, 15, 20, 25, 30].map((points) => `both-score:game:${points}`),
    ...['home', 'away'].flatMap((side) => [
      `win-halves:${side}`,
      `win-quarters:${side}`,
      `score-quarters:${side}`,
      `shutout:${side}`,
    ]),
  ];
}
