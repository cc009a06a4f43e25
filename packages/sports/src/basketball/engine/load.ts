import { SIDES } from '../../kit/sides.ts';
import { whoTables } from '../../kit/who.ts';
import type { RandomSource } from '../../sport.ts';
import { secondsOf } from '../rules.ts';
import { pointsOf, RACE_STEP, RACES, SLOTS, sideOf } from '../scoring.ts';
import { type BasketballState, OVERTIME_PLACE, type PlayerLine, scoreOf } from '../state.ts';
import type { BasketballStrength } from '../strength.ts';
import { ASSIST_SHIFT, BLOCK_SHIFT, REBOUND_SHIFT, STEAL_SHIFT, THREE_SHIFT } from './codes.ts';
import { Game, settingOf } from './game.ts';
import { beginPeriod } from './periods.ts';
import { SHARES } from './players.ts';
import { REBOUND, SIDELINE, WON } from './tempo.ts';

const PLACES = 5;
const TEMPOS = { won: WON, rebound: REBOUND, sideline: SIDELINE } as const;

/** A game in the engine at the situation of a state. */
export function loadGame(state: BasketballState, strength: BasketballStrength, random: RandomSource): Game {
  const { sides, rules } = state;
  const who = whoTables(sides.home.id, sides.away.id, SHARES);
  const game = new Game(settingOf(rules, who, [strength.home, strength.away]), random);
  game.over = state.phase === 'final' ? 1 : 0;
  game.tip = state.tipWinner === undefined ? -1 : state.tipWinner === 'home' ? 0 : 1;
  loadScores(game, state);
  loadSituation(game, state);
  loadPlayers(game, state);
  return game;
}

function loadSituation(game: Game, state: BasketballState): void {
  game.period = state.period;
  // College overtime goes on with them.
  game.fouls.set([state.fouls.home, state.fouls.away]);
  if (state.phase === 'break' && isPlayedOut(state, game)) {
    game.over = 1;
    return;
  }
  if (state.phase === 'break') {
    game.period++;
    beginPeriod(game);
    return;
  }
  game.clock = state.phase === 'pre-game' ? secondsOf(state.rules, state.period) : state.clock;
  game.off = state.possession === undefined ? -1 : state.possession === 'home' ? 0 : 1;
  game.tempo = TEMPOS[state.start];
}

/** The pause after it is only told late: nobody plays on, whether or not the end of the game is told already. */
function isPlayedOut({ period, rules }: BasketballState, { score }: Game): boolean {
  return period >= rules.periods && score[0] !== score[1];
}

function loadScores(game: Game, state: BasketballState): void {
  // The running period is booked when it ends.
  const place = state.period > state.rules.periods ? OVERTIME_PLACE : state.period - 1;
  for (const [side, points] of [state.points.home, state.points.away].entries()) {
    game.points.set(points, side * PLACES);
    if (state.phase === 'in-play') game.points[side * PLACES + place] = 0;
  }
  for (const [side, key] of SIDES.entries()) {
    const score = scoreOf(state, key);
    game.score[side] = score;
    game.before[side] = score - (state.phase === 'in-play' ? (state.points[key][place] ?? 0) : 0);
  }
  const { races, run } = racesOf(state.scores);
  game.races = races;
  game.racesRun = run;
  game.raceAt = (run + 1) * RACE_STEP;
}

/** Who came first to 5, 10, 15 … points in a list of packed scores; see BasketballOutcomes. */
export function racesOf(scores: readonly number[]): { readonly races: number; readonly run: number } {
  const totals = [0, 0];
  let races = 0;
  let run = 0;
  for (const packed of scores) {
    const side = sideOf(packed);
    const total = (totals[side] ?? 0) + pointsOf(packed);
    totals[side] = total;
    while (total >= (run + 1) * RACE_STEP && run < RACES) {
      if (side === 1) races = (races | (1 << run)) >>> 0;
      run++;
    }
  }
  return { races, run };
}

function loadPlayers(game: Game, state: BasketballState): void {
  if (state.players === undefined) return;
  for (const [side, lines] of [state.players.home, state.players.away].entries()) {
    lines.forEach((line, slot) => {
      game.players[side * SLOTS + slot] = lineWord(line);
    });
  }
}

/** Steals, and blocks, that a word holds; nobody ever came near it but for one night of seventeen blocks. */
const MOST_HELD = 15;

/** A player's line as the engine keeps it. */
export function lineWord({ points, rebounds, assists, threes, steals = 0, blocks = 0 }: PlayerLine): number {
  const scored = points | (threes << THREE_SHIFT);
  return (
    scored |
    (rebounds << REBOUND_SHIFT) |
    (assists << ASSIST_SHIFT) |
    (Math.min(steals, MOST_HELD) << STEAL_SHIFT) |
    (Math.min(blocks, MOST_HELD) << BLOCK_SHIFT)
  );
}
