import { countPoints } from '../../rally/points.ts';
import { raceCode } from '../../rally/race-table.ts';
import { BROKEN, type TennisOutcomes, TOLD_GAMES, toldAt } from '../outcomes.ts';
import { GAME_TO } from '../rules.ts';
import { type PlayedGame, runningSet, setsWon, type TennisState } from '../state.ts';
import { MatchRun } from './match-run.ts';
import type { MatchTables } from './tables.ts';

/** The match as far as it was played, ready to go on. */
export function loadRun(state: TennisState, tables: MatchTables, outcomes: TennisOutcomes): MatchRun {
  const run = new MatchRun(state.rules, tables, outcomes);
  const won = setsWon(state);
  const { home, away } = state.phase === 'final' ? { home: 0, away: 0 } : runningSet(state);
  run.set = state.sets.length;
  run.won.set([won.home, won.away]);
  run.games.set([home, away]);
  run.server = state.server === 'away' ? 1 : 0;
  run.aces.set([state.aces.home, state.aces.away]);
  run.faults.set([state.doubleFaults.home, state.doubleFaults.away]);
  return run;
}

/** The finished games, as every sample has them: what `told` holds of them, from the start of a match, and the later breaks. */
export function playedGames(state: TennisState): { readonly told: Uint8Array; readonly laterBreaks: number } {
  const told = new Uint8Array(state.sets.length * TOLD_GAMES);
  let laterBreaks = 0;
  let set = 0;
  let game = 0;
  for (const played of state.games) {
    game = played.set === set ? game + 1 : 1;
    set = played.set;
    if (game <= TOLD_GAMES) told[toldAt(0, set, game)] = codeOf(played);
    else if (isBroken(played)) laterBreaks += 1;
  }
  return { told, laterBreaks };
}

function isBroken({ points, server, to }: PlayedGame): boolean {
  const { home, away } = countPoints(points);
  return to === GAME_TO && home > away !== (server === 'home');
}

/** 1 plus the code of a played game, 128 more when the server lost it. */
function codeOf(played: PlayedGame): number {
  const { home, away } = countPoints(played.points);
  return 1 + raceCode(home, away) + (isBroken(played) ? BROKEN : 0);
}
