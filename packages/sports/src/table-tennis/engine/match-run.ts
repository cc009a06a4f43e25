import { MOST_LOSER_POINTS } from '../../rally/race-endings.ts';
import { loserPoints, type RaceTable, raceCode, racePoints } from '../../rally/race-table.ts';
import type { Random } from '../../random.ts';
import { KEPT_POINTS, type TableTennisOutcomes } from '../outcomes.ts';
import { GAME_TO, servesFirst } from '../state.ts';

/** All a match is drawn from. Sides are 0 for home and 1 for away. */
export interface MatchChances {
  readonly gamesToWin: number;
  /** By who serves first. */
  readonly games: readonly [RaceTable, RaceTable];
  /** Share of luck, of 2^32, below which the home side wins a point, by who serves it. */
  readonly homePoint: Float64Array;
}

/** A match being played out, game by game, into a column of outcomes. */
export class MatchRun {
  game = 1;
  home = 0;
  away = 0;
  /** Who serves the running game first. */
  server = 0;

  readonly #chances: MatchChances;
  readonly #outcomes: TableTennisOutcomes;

  constructor(chances: MatchChances, outcomes: TableTennisOutcomes) {
    this.#chances = chances;
    this.#outcomes = outcomes;
  }

  isOver(): boolean {
    const { gamesToWin } = this.#chances;
    return this.home === gamesToWin || this.away === gamesToWin;
  }

  /** Plays the running game to its end, point by point, from the points won in it already. */
  playRunningGame(index: number, random: Random, homePast: number, awayPast: number): void {
    const { homePoint } = this.#chances;
    const { rally } = this.#outcomes;
    let home = homePast;
    let away = awayPast;
    while (!isGameOver(home, away)) {
      const played = home + away;
      const server = servesFirst(played) ? this.server : 1 - this.server;
      const homeWins = random.next() < (homePoint[server] ?? 0);
      if (homeWins) home += 1;
      else away += 1;
      if (played < KEPT_POINTS) rally[index * KEPT_POINTS + played] = homeWins ? 1 : 2;
    }
    this.#take(index, raceCode(home, away));
  }

  /** Plays every game to the end of the match. */
  playOut(index: number, random: Random): void {
    while (!this.isOver()) {
      const table = this.#chances.games[this.server === 0 ? 0 : 1];
      this.#take(index, table[random.next() & 0xffff] ?? 0);
    }
  }

  /** A game ends with this code. */
  #take(index: number, code: number): void {
    const loser = loserPoints(code);
    const winner = racePoints(code, GAME_TO) - loser;
    const homeWon = (code & 1) === 0;
    const { points } = this.#outcomes;
    const home = points.home[this.game - 1];
    const away = points.away[this.game - 1];
    if (home && away) {
      home[index] = homeWon ? winner : loser;
      away[index] = homeWon ? loser : winner;
    }
    if (homeWon) this.home += 1;
    else this.away += 1;
    this.game += 1;
    this.server = 1 - this.server;
  }
}

/** Whether the game is won. Longer than any that was ever played, it is with the next point ahead, as in raceEndings. */
function isGameOver(home: number, away: number): boolean {
  const most = Math.max(home, away);
  const ahead = Math.abs(home - away);
  return most >= GAME_TO && (ahead >= 2 || (ahead === 1 && most > MOST_LOSER_POINTS));
}
