import { basketball } from '@fairline/sports/basketball/basketball.ts';
import { countMarks } from '@fairline/sports/count-marks.ts';
import { football } from '@fairline/sports/football/football.ts';
import { normalAt, normalBelow } from '@fairline/sports/kit/normal.ts';
import type { Outcomes } from '@fairline/sports/market-definition.ts';
import type { MainLines, Scoreboard, SportModel } from '@fairline/sports/sport.ts';
import { WON_BY_SPREAD } from './spread-table.ts';

/** Shares of the longest spread at which games are played. */
const PARTS = [0.06, 0.15, 0.25, 0.38, 0.52, 0.68, 0.84, 1];
const OF_ALL = 10_000;

/** Of the games between two sides that do not end level. */
interface Played {
  /** How much stronger the home side is, as the engine counts it. */
  readonly lead: number;
  /** The chance of the home side to win. */
  readonly won: number;
}

interface Engine {
  leadOf(lines: MainLines): number;
  play(lines: MainLines, games: number, seed: number): Played;
}

/** What an engine makes of a league's spreads at one total. */
export interface MeasuredSpreads {
  readonly total: number;
  /** As WON_BY_SPREAD has them. */
  readonly wins: readonly number[];
  /** How far the curve is from the games that were played, in percentage points, at rising spreads. */
  readonly off: readonly number[];
}

/** The leagues that WON_BY_SPREAD tells of. */
export const MEASURED_LEAGUES: readonly string[] = Object.keys(WON_BY_SPREAD);

/**
 * Measures a league of WON_BY_SPREAD anew, at the totals and up to the spreads it has, one total after the other.
 * @param games that are played at each of eight spreads of a total
 * @throws RangeError for a league that is not in it
 */
export function* measureSpreads(league: string, games: number): Generator<MeasuredSpreads> {
  const measured = WON_BY_SPREAD[league];
  if (measured === undefined) throw new RangeError(`No spreads of ${league} are kept.`);
  const engine =
    league === 'nfl' || league === 'ncaaf' ? engineOf(football, league) : engineOf(basketball, league);
  for (const [at, total] of measured.totals.entries()) {
    const steps = measured.wins[at]?.length ?? 0;
    const played = PARTS.map((part, place) => {
      const spread = -Math.round(part * (steps - 1)) / 2;
      return engine.play({ spread, total }, games, 1_000 + at * PARTS.length + place);
    });
    const curve = curveThrough(played);
    const wins = Array.from({ length: steps }, (_, halves) => {
      const won = halves === 0 ? 0.5 : curve(engine.leadOf({ spread: -halves / 2, total }));
      return Math.max(OF_ALL / 2, Math.round(OF_ALL * won));
    });
    yield { total, wins, off: played.map(({ lead, won }) => 100 * (curve(lead) - won)) };
  }
}

function engineOf<State, Play, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, { readonly home: number; readonly away: number }, O, Board>,
  league: string,
): Engine {
  const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
  const sides = { home: side('home'), away: side('away') };
  const first = model.initial({ sides, competition: league });
  const winner = model.market('moneyline:game', sides);
  if (winner === undefined) throw new Error(`Nobody bets on who wins in ${model.slug}.`);
  const strengthOf = (lines: MainLines) => model.fit({ ...lines, league });
  const leadOf = (lines: MainLines) => {
    const { home, away } = strengthOf(lines);
    return home - away;
  };
  return {
    leadOf,
    play: (lines, games, seed) => {
      const { wins } = countMarks(winner, model.simulate(first, strengthOf(lines), games, seed));
      const wonBy = (key: string) => wins[winner.selections.findIndex((one) => one.key === key)] ?? 0;
      return { lead: leadOf(lines), won: wonBy('home') / (wonBy('home') + wonBy('away')) };
    },
  };
}

/**
 * The chance to win by how much stronger a side is: the standard normal of a·lead + b·lead³, by least squares in which each chance
 * weighs what it is known to.
 */
function curveThrough(played: readonly Played[]): (lead: number) => number {
  let [sixth, fourth, square, byLead, byCube] = [0, 0, 0, 0, 0];
  for (const { lead, won } of played) {
    const at = normalAt(won);
    const weight = Math.exp(-at * at) / (2 * Math.PI * won * (1 - won));
    square += weight * lead ** 2;
    fourth += weight * lead ** 4;
    sixth += weight * lead ** 6;
    byLead += weight * lead * at;
    byCube += weight * lead ** 3 * at;
  }
  const determinant = square * sixth - fourth ** 2;
  const a = (byLead * sixth - byCube * fourth) / determinant;
  const b = (square * byCube - fourth * byLead) / determinant;
  return (lead) => normalBelow(a * lead + b * lead ** 3);
}
