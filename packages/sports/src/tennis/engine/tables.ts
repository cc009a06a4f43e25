import { BinomialTable } from '../../rally/binomial-table.ts';
import { type RaceTable, raceTable } from '../../rally/race-table.ts';
import type { SideKey } from '../../sport.ts';
import { GAME_TO, gameAhead, LONG_TIE_BREAK_TO, type TennisRules, TIE_BREAK_TO } from '../rules.ts';
import type { TennisStrength } from '../strength.ts';
import { gameEndings, serveRates } from './serving.ts';

export const SERVERS: readonly SideKey[] = ['home', 'away'];

/** What comes of a game, by who serves it: 0 home, 1 away. */
type ByServer<T> = readonly [T, T];

/** All a match is drawn from under one strength. */
export interface MatchTables {
  readonly games: ByServer<RaceTable>;
  readonly tieBreaks: ByServer<RaceTable>;
  readonly longTieBreaks: ByServer<RaceTable>;
  readonly serves: ByServer<ServeTables>;
}

/** Aces and double faults of one side: of service points won and lost, and of all service points where that is not told. */
export interface ServeTables {
  readonly acesOfWon: BinomialTable;
  readonly faultsOfLost: BinomialTable;
  readonly acesOfServed: BinomialTable;
  readonly faultsOfServed: BinomialTable;
}

export function matchTables(rules: TennisRules, strength: TennisStrength): MatchTables {
  const of = (to: number): ByServer<RaceTable> => [
    raceTable(gameEndings(strength, 'home', to, gameAhead(rules, to))),
    raceTable(gameEndings(strength, 'away', to, gameAhead(rules, to))),
  ];
  return {
    games: of(GAME_TO),
    tieBreaks: of(TIE_BREAK_TO),
    longTieBreaks: of(LONG_TIE_BREAK_TO),
    serves: [serveTables(strength.home), serveTables(strength.away)],
  };
}

/** The table of a game to so many points. */
export function tableOf({ games, tieBreaks, longTieBreaks }: MatchTables, to: number): ByServer<RaceTable> {
  if (to === GAME_TO) return games;
  return to === TIE_BREAK_TO ? tieBreaks : longTieBreaks;
}

function serveTables(serve: number): ServeTables {
  const { aces, doubleFaults } = serveRates(serve);
  return {
    acesOfWon: new BinomialTable(aces / serve),
    faultsOfLost: new BinomialTable(doubleFaults / (1 - serve)),
    acesOfServed: new BinomialTable(aces),
    faultsOfServed: new BinomialTable(doubleFaults),
  };
}
