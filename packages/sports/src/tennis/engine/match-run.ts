import { loserPoints, racePoints } from '../../rally/race-table.ts';
import type { Random } from '../../random.ts';
import { BROKEN, type TennisOutcomes, TOLD_GAMES, toldAt } from '../outcomes.ts';
import { GAME_TO, gameAhead, gameTo, isSetOver, type TennisRules, TIE_BREAK_TO } from '../rules.ts';
import { type MatchTables, tableOf } from './tables.ts';
import { servedFirst } from './tie-break-serves.ts';

/** A match being played out, game by game, into a column of outcomes. Sides are 0 for home and 1 for away. */
export class MatchRun {
  set = 1;
  /** Sets won. */
  readonly won = new Uint8Array(2);
  /** Games of the running set. */
  readonly games = new Uint8Array(2);
  server = 0;
  readonly aces = new Uint8Array(2);
  readonly faults = new Uint8Array(2);
  /** Service points won and lost in games that are still to be told. */
  readonly held = new Uint8Array(2);
  readonly lost = new Uint8Array(2);

  readonly #rules: TennisRules;
  readonly #tables: MatchTables;
  readonly #outcomes: TennisOutcomes;

  constructor(rules: TennisRules, tables: MatchTables, outcomes: TennisOutcomes) {
    this.#rules = rules;
    this.#tables = tables;
    this.#outcomes = outcomes;
  }

  get isOver(): boolean {
    const { setsToWin } = this.#rules;
    return this.won[0] === setsToWin || this.won[1] === setsToWin;
  }

  get rules(): TennisRules {
    return this.#rules;
  }

  /** How many points win the next game. */
  get to(): number {
    return gameTo(this.#rules, this.set, this.games[0] ?? 0, this.games[1] ?? 0);
  }

  /** Starts again where another match stands. */
  copy(other: MatchRun): void {
    this.set = other.set;
    this.server = other.server;
    this.held.fill(0);
    this.lost.fill(0);
    for (let side = 0; side < 2; side++) {
      this.won[side] = other.won[side] ?? 0;
      this.games[side] = other.games[side] ?? 0;
      this.aces[side] = other.aces[side] ?? 0;
      this.faults[side] = other.faults[side] ?? 0;
    }
  }

  /** Plays every game to the end of the match. */
  playOut(index: number, random: Random): void {
    while (!this.isOver) {
      const to = this.to;
      const table = tableOf(this.#tables, to)[this.server === 0 ? 0 : 1];
      const luck = random.next();
      const code = table[luck & 0xffff] ?? 0;
      if (to > GAME_TO) this.#serveInTurns(code, to, luck);
      else this.#serve(code, to);
      this.take(index, code, to);
    }
    this.#finish(index, random);
  }

  /** A game ends with this code. */
  take(index: number, code: number, to: number): void {
    const winner = code & 1;
    const { games } = this;
    const game = (games[0] ?? 0) + (games[1] ?? 0) + 1;
    const broken = to === GAME_TO && winner !== this.server;
    if (game <= TOLD_GAMES) {
      this.#outcomes.told[toldAt(index, this.set, game)] = 1 + code + (broken ? BROKEN : 0);
    } else if (broken) add(this.#outcomes.laterBreaks, index, 1);
    games[winner] = (games[winner] ?? 0) + 1;
    this.server = 1 - this.server;
    if (isSetOver(this.#rules, this.set, games[0] ?? 0, games[1] ?? 0)) this.#endSet(index, winner);
  }

  #endSet(index: number, winner: number): void {
    const { home, away } = this.#outcomes.games;
    const column = this.set - 1;
    const homeGames = home[column];
    const awayGames = away[column];
    if (homeGames && awayGames) {
      homeGames[index] = this.games[0] ?? 0;
      awayGames[index] = this.games[1] ?? 0;
    }
    this.won[winner] = (this.won[winner] ?? 0) + 1;
    this.games.fill(0);
    this.set += 1;
  }

  /** Notes how many service points whoever serves a game won and lost. */
  #serve(code: number, to: number): void {
    const points = racePoints(code, to, gameAhead(this.#rules, to));
    const loser = loserPoints(code);
    const lost = (code & 1) === this.server ? loser : points - loser;
    add(this.held, this.server, points - lost);
    add(this.lost, this.server, lost);
  }

  /** The same of both sides in a tie-break. */
  #serveInTurns(code: number, to: number, luck: number): void {
    const points = racePoints(code, to, gameAhead(this.#rules, to));
    const first = this.server;
    const won = (code & 1) === first ? points - loserPoints(code) : loserPoints(code);
    const served = servedFirst(points);
    const { tieBreakServes, longTieBreakServes } = this.#tables;
    const lost = (to === TIE_BREAK_TO ? tieBreakServes : longTieBreakServes)[first === 0 ? 0 : 1].draw(
      code,
      luck,
    );
    // What the first server won and did not serve the other lost on serve.
    const lostByOther = won - (served - lost);
    add(this.held, first, served - lost);
    add(this.lost, first, lost);
    add(this.held, 1 - first, points - served - lostByOther);
    add(this.lost, 1 - first, lostByOther);
  }

  #finish(index: number, random: Random): void {
    const { aces, doubleFaults } = this.#outcomes;
    for (let side = 0; side < 2; side++) {
      const { acesOfWon, faultsOfLost } = this.#tables.serves[side === 0 ? 0 : 1];
      const luck = random.next();
      add(this.aces, side, acesOfWon.draw(this.held[side] ?? 0, luck & 0xffff));
      add(this.faults, side, faultsOfLost.draw(this.lost[side] ?? 0, luck >>> 16));
    }
    aces.home[index] = this.aces[0] ?? 0;
    aces.away[index] = this.aces[1] ?? 0;
    doubleFaults.home[index] = this.faults[0] ?? 0;
    doubleFaults.away[index] = this.faults[1] ?? 0;
  }
}

function add(counts: Uint8Array, side: number, more: number): void {
  counts[side] = (counts[side] ?? 0) + more;
}
