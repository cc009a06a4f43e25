import type { Restated } from '../kit/restated.ts';
import type { SideKey } from '../sport.ts';
import type { BasketballPlay, BasketballScore, RestatedScore } from './play.ts';
import {
  arePlayersTold,
  type BasketballState,
  PLAYER_LINES,
  type PlayerLine,
  type Together,
} from './state.ts';

type Players = Pick<BasketballState, 'players' | 'arePlayersUntold' | 'toldScores' | 'together'>;
type Lines = NonNullable<BasketballState['players']>;

/**
 * What the players have done after a play. Once points came without saying whose they are, their lines stay as they were told:
 * what was reached in them is reached, and nobody knows what else there was.
 * @param restated the scores of a correction
 */
export function playersAfter(
  state: BasketballState,
  play: BasketballPlay,
  restated: Restated<RestatedScore> | undefined,
): Players {
  const { players } = state;
  if (players === undefined) return { players };
  if (restated !== undefined) return corrected(state, players, restated);
  if (!arePlayersTold(state)) return { players };
  const { scores } = play;
  const deeds = DEEDS.filter(([deed]) => play[deed] !== undefined);
  if (scores.length === 0 && deeds.length === 0) return { players };
  const lines = copied(players);
  for (const score of scores) addScore(lines, score);
  for (const [deed, count] of deeds) {
    const did = play[deed];
    if (did) gain(lines, did, (line) => ({ ...line, [count]: (line[count] ?? 0) + 1 }));
  }
  const isUntold = scores.some(({ player }) => player === undefined);
  return {
    players: lines,
    together: togetherAfter(state, play),
    ...(isUntold && { arePlayersUntold: true, toldScores: state.scores.length + scores.length }),
  };
}

/**
 * After a correction points and threes are counted anew from all scores as it restates them; where it names nobody, the names told before
 * stay. It says nothing of rebounds, assists, steals and blocks: they stay as they were. If a score is left without a name, the players
 * are untold from then on.
 */
function corrected(
  { arePlayersUntold }: BasketballState,
  players: Lines,
  { all, told }: Restated<RestatedScore>,
): Players {
  const lines = copied(players);
  for (const side of ['home', 'away'] as const) {
    lines[side] = lines[side].map((line) => ({ ...line, points: 0, threes: 0 }));
  }
  for (const score of all.slice(0, told)) addScore(lines, score);
  const isUntold = arePlayersUntold || all.some(({ player }) => player === undefined);
  return { players: lines, ...(isUntold && { arePlayersUntold: true, toldScores: told }) };
}

/** What a play says beside its scores, and where it is counted. */
const DEEDS = [
  ['rebound', 'rebounds'],
  ['assist', 'assists'],
  ['steal', 'steals'],
  ['block', 'blocks'],
] as const;

const NOTHING: Together = { rebounds: 0, assists: 0 };

function togetherAfter({ together }: BasketballState, play: BasketballPlay): Record<SideKey, Together> {
  const of = (side: SideKey): Together => {
    const before = together?.[side] ?? NOTHING;
    const counts = DEEDS.map(([deed, count]) => [
      count,
      (before[count] ?? 0) + (play[deed]?.side === side ? 1 : 0),
    ]);
    return { ...NOTHING, ...Object.fromEntries(counts) };
  };
  return { home: of('home'), away: of('away') };
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
