import { nflTeam } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import { football } from '@fairline/sports/football/football.ts';
import type { Mark } from '@fairline/sports/market-definition.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { Board } from '../board.ts';
import type { JointBook } from '../joint-price.ts';
import { runPrice } from '../run-job.ts';
import type { JointLeg, MarketView } from '../trading.ts';

const STRENGTH = { home: 1.5, away: -1.5 };
const SEED = 5;

/** A game before kickoff without a database: its board as the server has it, and its samples as a plain loop reads them. */
export function simulatedGame(samples: number) {
  const sides = { home: side('KC'), away: side('BUF') };
  const model = sportModel('football');
  if (!model) throw new Error('Nothing simulates football.');
  const state = football.initial({ sides });
  const job = { sport: 'football', sides, state, strength: STRENGTH, samples, seed: SEED } as const;
  const result = runPrice({
    kind: 'price',
    ...job,
    board: [],
    mainOnly: false,
    columns: 'all',
    packed: false,
  });
  const board = new Board('game', model, sides);
  board.reprice(result, 'open', 1);
  const outcomes = football.simulate(state, STRENGTH, samples, SEED);
  const book: JointBook = {
    sequence: 1,
    hasAllSamples: true,
    isOnSale: (leg) => board.oddsOf(leg) !== undefined,
    leg: (leg) => board.leg(leg),
  };
  return {
    samples,
    result,
    board,
    book,
    /** Forgets what was made from the samples since they came. */
    cool: () => void board.reprice(result, 'open', 1),
    /** What a leg gets in a sample; its columns are looked up once. */
    rule({ marketKey, selectionKey }: JointLeg): (index: number) => Mark {
      const market = football.market(marketKey, sides);
      const selection = market?.selections.find(({ key }) => key === selectionKey);
      if (!market || !selection) throw new Error(`${marketKey} ${selectionKey} is no selection.`);
      const valueAt = market.measure.bind(outcomes);
      return (index) => selection.grade(valueAt(index));
    },
    /** The most even line of a family whose first selection never pushes, or does in some sample. */
    line(family: string, selectionKey: string, pushes: boolean): JointLeg {
      const [nearest] = board.views
        .filter((market) => market.family === family && pushesOf(result, market) === pushes)
        .sort((one, other) => unevenness(one) - unevenness(other));
      if (!nearest) throw new Error(`${family} has no such line.`);
      return { marketKey: nearest.key, selectionKey };
    },
  };
}

function side(abbreviation: string) {
  const team = nflTeam(abbreviation);
  if (!team) throw new Error(`${abbreviation} is no team.`);
  return sideOf(team);
}

function pushesOf({ markets }: ReturnType<typeof runPrice>, { key }: MarketView): boolean {
  return markets.some((market) => market.key === key && (market.pushes[0] ?? 0) > 0);
}

function unevenness({ selections: [first] }: MarketView): number {
  return Math.abs((first?.probability ?? 0) - 0.5);
}
