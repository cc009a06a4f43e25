import { BinomialTable } from '../../rally/binomial-table.ts';
import { type RaceTable, raceTable } from '../../rally/race-table.ts';
import type { SideKey } from '../../sport.ts';
import { GAME_TO, gameAhead, LONG_TIE_BREAK_TO, type TennisRules, TIE_BREAK_TO } from '../rules.ts';
import type { TennisStrength } from '../strength.ts';
import { gameEndings, serveRates } from './serving.ts';
import { TieBreakServes } from './tie-break-serves.ts';

export const SERVERS: readonly SideKey[] = ['home', 'away'];

/** What comes of a game, by who serves it: 0 home, 1 away. */
type ByServer<T> = readonly [T, T];

/** All a match is drawn from under one strength. */
export interface MatchTables {
  readonly games: ByServer<RaceTable>;
  readonly tieBreaks: ByServer<RaceTable>;
  readonly longTieBreaks: ByServer<RaceTable>;
  /** Of either tie-break, by who serves its first point. */
  readonly tieBreakServes: ByServer<TieBreakServes>;
  readonly longTieBreakServes: ByServer<TieBreakServes>;
  readonly serves: ByServer<ServeTables>;
}

/** Aces of service points that one side wins, and double faults of those it loses. */
interface ServeTables {
  readonly acesOfWon: BinomialTable;
  readonly faultsOfLost: BinomialTable;
}

export function matchTables(rules: TennisRules, strength: TennisStrength): MatchTables {
  const of = (to: number): ByServer<RaceTable> => [
    raceTable(gameEndings(strength, 'home', to, gameAhead(rules, to))),
    raceTable(gameEndings(strength, 'away', to, gameAhead(rules, to))),
  ];
  const serves = (to: number): ByServer<TieBreakServes> => [
    new TieBreakServes(strength, 'home', to, gameAhead(rules, to)),
    new TieBreakServes(strength, 'away', to, gameAhead(rules, to)),
  ];
  return {
    games: of(GAME_TO),
    tieBreaks: of(TIE_BREAK_TO),
    longTieBreaks: of(LONG_TIE_BREAK_TO),
    tieBreakServes: serves(TIE_BREAK_TO),
    longTieBreakServes: serves(LONG_TIE_BREAK_TO),
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
  };
}
