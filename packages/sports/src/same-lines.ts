import type { MainLines, MatchFormat } from './sport.ts';

/** How two are compared, part by part: one that is added to them has to be compared as well. */
type Comparison<Whole> = { readonly [Part in keyof Whole]-?: (one: Whole, other: Whole) => boolean };

const FORMAT: Comparison<MatchFormat> = {
  mustHaveWinner: (one, other) => one.mustHaveWinner === other.mustHaveWinner,
  setsToWin: (one, other) => one.setsToWin === other.setsToWin,
  legsToWin: (one, other) => one.legsToWin === other.legsToWin,
  gamesToWin: (one, other) => one.gamesToWin === other.gamesToWin,
  mapsToWin: (one, other) => one.mapsToWin === other.mapsToWin,
  rounds: (one, other) => one.rounds === other.rounds,
  tellsSubstitutions: (one, other) => one.tellsSubstitutions === other.tellsSubstitutions,
  onlyRounds: (one, other) => one.onlyRounds === other.onlyRounds,
};

const LINES: Comparison<MainLines> = {
  spread: (one, other) => one.spread === other.spread,
  total: (one, other) => one.total === other.total,
  homeWinProbability: (one, other) => one.homeWinProbability === other.homeWinProbability,
  drawProbability: (one, other) => one.drawProbability === other.drawProbability,
  overProbability: (one, other) => one.overProbability === other.overProbability,
  fieldWinProbabilities: (one, other) =>
    areSameNumbers(one.fieldWinProbabilities, other.fieldWinProbabilities),
  league: (one, other) => one.league === other.league,
  format: ({ format: one }, { format: other }) =>
    one === undefined || other === undefined ? one === other : isSameIn(FORMAT, one, other),
};

/** Whether lines say the same, however they are written down. */
export function areSameLines(one: MainLines, other: MainLines): boolean {
  return isSameIn(LINES, one, other);
}

function isSameIn<Whole>(comparison: Comparison<Whole>, one: Whole, other: Whole): boolean {
  return Object.values<Comparison<Whole>[keyof Whole]>(comparison).every((isSame) => isSame(one, other));
}

function areSameNumbers(one: readonly number[] | undefined, other: readonly number[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.length === other.length && one.every((number, at) => number === other[at]);
}
