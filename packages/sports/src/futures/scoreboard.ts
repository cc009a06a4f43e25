import { fieldOf } from '../kit/field.ts';
import { type FieldScoreboard, type LeaderboardRow, NO_SIDE } from '../kit/leaderboard.ts';
import { isOut, rivalOf, seriesWinner } from './bracket.ts';
import { BYE, meetings } from './playoffs.ts';
import { playoffsName, rulesOf, type SeasonRules } from './rules.ts';
import { type Bracket, isTableMade, type Row, type SeasonState } from './state.ts';
import { gamesOf, standing, totalOf } from './table.ts';
import { recordWords, sideName, tableRecordWords } from './words.ts';

/** The table of a season for the wire. */
export interface FuturesScoreboard extends FieldScoreboard {
  readonly sport: 'futures';
  /** Games told, of those of the schedule. */
  readonly played: number;
  readonly scheduled: number;
  /** Whether it is its league's play-offs, which are decided by their games. */
  readonly isPlayOffs: boolean;
  /** What the table is of. */
  readonly participant: 'Team' | 'Player';
}

/** What ranks stands first: sides do not play equally often, so that wins and points alone would look out of order. */
const COLUMNS = {
  wins: ['Pct', 'W–L', 'Played'],
  points: ['PPG', 'W–D–L', 'Played', 'Points'],
} as const;

export function scoreboard(state: SeasonState): FuturesScoreboard {
  const { phase, scheduled, left, champion, lastPlay, bracket } = state;
  const rules = rulesOf(state.sides);
  return {
    sport: 'futures',
    homeScore: champion === undefined ? 0 : champion + 1,
    awayScore: 0,
    winner: undefined,
    progress: progress(state, rules),
    isInPlay: phase === 'playoffs',
    segments: [],
    situation: situation(state, rules),
    alert: '',
    home: NO_SIDE,
    away: NO_SIDE,
    columns: bracket ? [roundName(state, rules)] : COLUMNS[rules.ranking],
    leaderboard: bracket
      ? inOrOut(state, rules).map((side) => ({
          ...rowOf(state, rules, side, 0),
          ...seriesRow(state, bracket, side),
        }))
      : standing(rules, state).map((side, at) => rowOf(state, rules, side, at)),
    isPlayOffs: bracket !== undefined,
    participant: rules.ofPlayers ? 'Player' : 'Team',
    played: scheduled - left.length,
    scheduled,
    lastPlay,
  };
}

/** "113 of 221 games", "Playoffs" or a tour's "Finals", "Final"; empty before the schedule. */
function progress({ phase, scheduled, left }: SeasonState, rules: SeasonRules): string {
  if (phase === 'pre-game') return '';
  if (phase === 'regular') return `${scheduled - left.length} of ${scheduled} games`;
  return phase === 'playoffs' ? playoffsName(rules) : 'Final';
}

function situation(state: SeasonState, rules: SeasonRules): string {
  if (state.champion !== undefined) return `${sideName(state, state.champion)} won it all`;
  if (state.phase === 'playoffs') return `${state.order.filter((side) => !isOut(state, side)).length} left`;
  const first = standing(rules, state)[0] ?? 0;
  return state.rows.some((row) => gamesOf(row) > 0) ? `Table leader: ${sideName(state, first)}` : '';
}

/** Who is left in play-offs, those who meet beside each other in the bracket's order, then who is out in the table's. */
function inOrOut(state: SeasonState, { playoffs }: SeasonRules): readonly number[] {
  const isReseeded = playoffs?.bracket === 'reseeded';
  const met = state.alive
    .flatMap((alive) => meetings(alive, isReseeded))
    .flat()
    .filter((side) => side !== BYE && !isOut(state, side));
  return [...met, ...state.order.filter((side) => !met.includes(side))];
}

/** "Round 2", "Final"; "Series" once all are played. */
function roundName({ phase, round }: SeasonState, { playoffs }: SeasonRules): string {
  if (phase !== 'playoffs') return 'Series';
  return round + 1 === playoffs?.bestOf.length ? 'Final' : `Round ${round + 1}`;
}

function seriesRow(
  state: SeasonState,
  bracket: Bracket,
  side: number,
): Pick<LeaderboardRow, 'place' | 'values'> {
  return { place: '', values: [isOut(state, side) ? 'Out' : seriesWords(state, bracket, side)] };
}

/**
 * Games of its series that a side has won and lost, and whom it meets: "3–1 v Kings", once it is won "Won 4–1 v Kings"; "v Bills" and
 * "Beat Bills" where one game decides.
 */
function seriesWords(state: SeasonState, { won }: Bracket, side: number): string {
  const { round, phase, sides } = state;
  if (phase !== 'playoffs') return '';
  const rival = rivalOf(state, side);
  if (rival === undefined) return 'Bye';
  const name = sideName(state, rival);
  const isWon = seriesWinner(state, round, side, rival) === side;
  if (rulesOf(sides).playoffs?.bestOf[round] === 1) return isWon ? `Beat ${name}` : `v ${name}`;
  const score = `${won[round]?.[side] ?? 0}–${won[round]?.[rival] ?? 0} v ${name}`;
  return isWon ? `Won ${score}` : score;
}

function rowOf(state: SeasonState, rules: SeasonRules, side: number, at: number): LeaderboardRow {
  const found = fieldOf(state.sides)[side];
  const row = state.rows[side] ?? { wins: 0, losses: 0, draws: 0, difference: 0 };
  return {
    player: side,
    name: found?.name ?? '',
    abbreviation: found?.abbreviation ?? '',
    team: found?.team ?? '',
    country: found?.country,
    place: gamesOf(row) > 0 || isTableMade(state) ? String(at + 1) : '',
    values: valuesOf(row, rules),
  };
}

function valuesOf(row: Row, rules: SeasonRules): readonly string[] {
  const games = gamesOf(row);
  if (rules.ranking === 'wins') {
    return [shareWords(row.wins + row.draws / 2, games), recordWords(row), String(games)];
  }
  const points = totalOf(rules, row);
  return [
    games === 0 ? '' : (points / games).toFixed(2),
    tableRecordWords(row),
    String(games),
    String(points),
  ];
}

/** ".667"; empty without a game. */
function shareWords(won: number, games: number): string {
  if (games === 0) return '';
  return won === games ? '1.000' : (won / games).toFixed(3).slice(1);
}
