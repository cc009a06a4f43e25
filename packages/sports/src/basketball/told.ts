import type { SideKey } from '../sport.ts';
import type { BasketballPlay, BasketballScore } from './play.ts';
import { arePlayersTold, type BasketballState, PLAYER_LINES, type PlayerLine } from './state.ts';

type Players = Pick<BasketballState, 'players' | 'arePlayersUntold'>;
type Lines = NonNullable<BasketballState['players']>;

/**
 * What the players have done after a play. Once points came without saying whose they are, their lines stay as they were told:
 * what was reached in them is reached, and nobody knows what else there was.
 */
export function playersAfter(state: BasketballState, play: BasketballPlay): Players {
  const { players } = state;
  if (players === undefined) return { players };
  if (play.correctedScores !== undefined) return corrected(state, players, play.correctedScores);
  if (!arePlayersTold(state)) return { players };
  const { scores, rebound, assist } = play;
  if (scores.length === 0 && !rebound && !assist) return { players };
  const lines = copied(players);
  for (const score of scores) addScore(lines, score);
  if (rebound) gain(lines, rebound, (line) => ({ ...line, rebounds: line.rebounds + 1 }));
  if (assist) gain(lines, assist, (line) => ({ ...line, assists: line.assists + 1 }));
  const isUntold = scores.some(({ player }) => player === undefined);
  return { players: lines, ...(isUntold && { arePlayersUntold: true }) };
}

/**
 * A correction says of all points anew whose they are, and nothing of rebounds and assists, which stay as they were. One that
 * does not say it leaves all as it was told before, and from then on nobody knows.
 */
function corrected(
  { arePlayersUntold }: BasketballState,
  players: Lines,
  scores: readonly BasketballScore[],
): Players {
  if (scores.some(({ player }) => player === undefined)) return { players, arePlayersUntold: true };
  const lines = copied(players);
  for (const side of ['home', 'away'] as const) {
    lines[side] = lines[side].map((line) => ({ ...line, points: 0, threes: 0 }));
  }
  for (const score of scores) addScore(lines, score);
  return { players: lines, ...(arePlayersUntold && { arePlayersUntold }) };
}

type Mutable = Record<SideKey, PlayerLine[]>;

function copied({ home, away }: Lines): Mutable {
  return { home: [...home], away: [...away] };
}

function addScore(lines: Mutable, { side, kind, points, player }: BasketballScore): void {
  if (player === undefined) return;
  gain(lines, { side, player }, (line) => ({
    ...line,
    points: line.points + points,
    threes: line.threes + (kind === 'three' ? 1 : 0),
  }));
}

function gain(
  lines: Mutable,
  { side, player }: { readonly side: SideKey; readonly player: number },
  change: (line: PlayerLine) => PlayerLine,
): void {
  const line = lines[side][player];
  if (player < PLAYER_LINES && line) lines[side][player] = change(line);
}
