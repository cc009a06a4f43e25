import { ImpossiblePlay, type SideKey } from '../sport.ts';
import { type BasketballPlay, type BasketballScore, SCORE_KINDS } from './play.ts';
import { checkPlay } from './play-rules.ts';
import { AWAY, EVERYBODY_ELSE, HOME, packScore } from './scoring.ts';
import {
  type BasketballState,
  type BySide,
  OVERTIME_PLACE,
  PLAYER_LINES,
  type PlayerLine,
  scoreOf,
} from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a clock running backwards, points no play can bring, a
 * score that disagrees with the scores seen …
 */
export function apply(state: BasketballState, play: BasketballPlay): BasketballState {
  checkPlay(state, play);
  const after: BasketballState = {
    ...state,
    ...scoredAfter(state, play),
    phase: phaseAfter(state, play),
    period: play.period,
    clock: play.clock,
    possession: play.possession,
    start: play.start,
    tipWinner:
      state.tipWinner ?? (play.kind === 'jump-ball' && play.period === 1 ? play.possession : undefined),
    fouls: play.fouls,
    timeouts: play.timeouts,
    players: playersAfter(state, play),
    form: state.form ?? play.form,
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
  const home = scoreOf(after, 'home');
  const away = scoreOf(after, 'away');
  if (home !== play.score.home || away !== play.score.away) {
    throw new ImpossiblePlay(
      `the play says ${play.score.home}-${play.score.away}, its scores add up to ${home}-${away}`,
    );
  }
  return after;
}

function phaseAfter({ phase }: BasketballState, { kind, period }: BasketballPlay): BasketballState['phase'] {
  if (kind === 'end-of-game') return 'final';
  if (kind === 'end-of-period') return 'break';
  // What is told after a period's end still belongs to the pause.
  return phase === 'break' && AFTER_THE_END.has(kind) && period > 0 ? 'break' : 'in-play';
}

const AFTER_THE_END: ReadonlySet<string> = new Set(['timeout', 'correction']);

function scoredAfter(
  state: BasketballState,
  { correctedScores, scores, period }: BasketballPlay,
): Pick<BasketballState, 'points' | 'scores'> {
  const all = correctedScores ?? scores.map((score) => ({ ...score, period }));
  const start = correctedScores ? { home: [0, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] } : copied(state.points);
  for (const { side, points, period: when } of all) {
    const place = when > state.rules.periods ? OVERTIME_PLACE : when - 1;
    start[side][place] = (start[side][place] ?? 0) + points;
  }
  if (all.length === 0 && !correctedScores) return { points: state.points, scores: state.scores };
  return { points: start, scores: [...(correctedScores ? [] : state.scores), ...all.map(packed)] };
}

function copied({ home, away }: BySide<readonly number[]>): Record<SideKey, number[]> {
  return { home: [...home], away: [...away] };
}

function packed({ side, kind, points, player }: BasketballScore): number {
  return packScore(side === 'home' ? HOME : AWAY, SCORE_KINDS[kind], points, player ?? EVERYBODY_ELSE);
}

/** Nobody's lines are known any more once points came without saying whose they are. */
function playersAfter(state: BasketballState, play: BasketballPlay): BasketballState['players'] {
  const { players } = state;
  if (players === undefined) return undefined;
  if (play.correctedScores !== undefined || play.scores.some(({ player }) => player === undefined)) {
    return undefined;
  }
  if (play.scores.length === 0 && !play.rebound && !play.assist) return players;
  const after = { home: [...players.home], away: [...players.away] };
  const gain = (side: SideKey, player: number, change: (line: PlayerLine) => PlayerLine) => {
    const line = after[side][player];
    if (player < PLAYER_LINES && line) after[side][player] = change(line);
  };
  for (const { side, kind, points, player = EVERYBODY_ELSE } of play.scores) {
    gain(side, player, (line) => ({
      ...line,
      points: line.points + points,
      threes: line.threes + (kind === 'three' ? 1 : 0),
    }));
  }
  const { rebound, assist } = play;
  if (rebound) gain(rebound.side, rebound.player, (line) => ({ ...line, rebounds: line.rebounds + 1 }));
  if (assist) gain(assist.side, assist.player, (line) => ({ ...line, assists: line.assists + 1 }));
  return after;
}
