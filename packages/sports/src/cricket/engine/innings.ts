import { type Game, MARK_BALLS, MARKS, OPENED } from './game.ts';

/** Writes the innings down and begins the next one, or ends the match. */
export function endInnings(game: Game): void {
  closeInnings(game);
  const isChase = game.target > 0;
  const isTied = isChase && game.runs === game.target - 1;
  if (isChase && (!isTied || game.tieStands === 1)) {
    game.over = 1;
    game.winner = isTied ? 0 : 1 + (game.runs >= game.target ? game.bat : 1 - game.bat);
    return;
  }
  const isFirst = game.innings === 0;
  if (isFirst) game.target = game.revised > 0 ? game.revised : game.runs + 1;
  else game.target = isChase ? 0 : game.runs + 1;
  // A chase lasts no longer than the innings before it was cut to.
  beginInnings(game, game.innings + 1, isFirst ? game.limit : 6, isFirst ? 10 : 2);
}

function beginInnings(game: Game, innings: number, limit: number, wickets: number): void {
  game.innings = innings;
  const begins = (innings >> 1) % 2 === 0 ? game.first : 1 - game.first;
  game.bat = innings % 2 === 0 ? begins : 1 - begins;
  game.limit = limit;
  game.maxWickets = wickets;
  game.runs = 0;
  game.overBegan = 0;
  game.wickets = 0;
  game.balls = 0;
  game.striker = 0;
  game.nonStriker = 1;
  game.toCome = OPENED;
  game.closed = 0;
}

/** Marks that were not reached, and wickets that did not fall, stand at the end of the innings. */
function closeInnings(game: Game): void {
  if (game.innings > 1) return;
  const side = game.bat;
  game.totals[side] = game.runs;
  game.lost[side] = game.wickets;
  for (let mark = 0; mark < MARKS; mark++) {
    if (game.balls < (MARK_BALLS[mark] ?? 0)) game.marks[side * MARKS + mark] = game.runs;
  }
  for (let n = game.wickets; n < 10; n++) game.falls[side * 10 + n] = game.runs;
}
