import { type BySide, otherSide, type SideKey } from '../sport.ts';
import { hasPitched, isReplaced, replacedAfter, STARTER } from './line-up.ts';
import { appearanceCode } from './outcomes.ts';
import { type BaseballPlay, basesOf, isBatting, isHit } from './play.ts';
import { checkPlay, leadAtBat, openingOf } from './play-rules.ts';
import {
  type BaseballState,
  type BatterLine,
  battingSide,
  isWon,
  LINEUP,
  REGULAR_SEASON,
  type Stage,
  type StarterLine,
} from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a half that is not next, a runner too many, a score that
 * disagrees with the runs seen …
 */
export function apply(state: BaseballState, play: BaseballPlay): BaseballState {
  checkPlay(state, play);
  const rules = play.kind === 'start' ? (play.rules ?? REGULAR_SEASON) : state.rules;
  const side = battingSide(play.half);
  const won = isWon(rules, play.inning, play.half, play.outs === 3, leadAtBat(play));
  const replaced = replacedAfter(state, play);
  return {
    sides: state.sides,
    ...(state.tellsSubstitutions && { tellsSubstitutions: true }),
    rules,
    phase: phaseAfter(state, play, won),
    inning: play.inning,
    half: play.half,
    outs: play.outs,
    balls: play.balls,
    strikes: play.strikes,
    bases: play.bases,
    stage: stageAfter(state, play),
    nextBatter: isBatting(play.kind) ? turned(state.nextBatter, side) : state.nextBatter,
    batters: battersAfter(state, play, side),
    ...(replaced && { replaced }),
    ...(state.turns && { turns: isBatting(play.kind) ? added(state.turns, side, 1) : state.turns }),
    starters: startersAfter(state, play, side),
    innings: withRuns(state.innings, side, play.inning, play.runs),
    hits: isHit(play.kind) ? added(state.hits, side, 1) : state.hits,
    errors: play.errors > 0 ? added(state.errors, otherSide(side), play.errors) : state.errors,
    scores:
      play.runs === 0
        ? state.scores
        : [
            ...state.scores,
            { side, inning: play.inning, runs: play.runs, homeRun: play.kind === 'home-run' },
          ],
    appearances: isBatting(play.kind) ? [...state.appearances, appearanceCode(play.kind)] : state.appearances,
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
}

function phaseAfter(state: BaseballState, play: BaseballPlay, won: boolean): BaseballState['phase'] {
  if (won) return 'final';
  if (play.outs === 3) return 'break';
  // Who is scratched before the first pitch opens no game.
  return play.kind === 'substitution' && state.phase === 'pre-game' ? 'pre-game' : 'in-play';
}

function stageAfter(state: BaseballState, play: BaseballPlay): Stage {
  if (isBatting(play.kind) || play.kind === 'start' || play.outs === 3) return 'new';
  if (play.kind === 'pitching-change') return state.stage === 'pitching' ? 'pitching' : 'set';
  return play.kind === 'other' || play.kind === 'substitution' ? state.stage : 'pitching';
}

function turned(next: BySide<number>, side: SideKey): BySide<number> {
  return { ...next, [side]: (next[side] + 1) % LINEUP };
}

function added(counts: BySide<number>, side: SideKey, more: number): BySide<number> {
  return { ...counts, [side]: counts[side] + more };
}

function battersAfter(state: BaseballState, play: BaseballPlay, side: SideKey): BaseballState['batters'] {
  if (!isBatting(play.kind) || (!isHit(play.kind) && play.runsBattedIn === 0)) return state.batters;
  const place = state.nextBatter[side];
  if (isReplaced(state, side, place)) return state.batters;
  const order = state.batters[side].map((line, at) => (at === place ? batted(line, play) : line));
  return { ...state.batters, [side]: order };
}

function batted(line: BatterLine, play: BaseballPlay): BatterLine {
  return {
    hits: line.hits + (isHit(play.kind) ? 1 : 0),
    bases: line.bases + basesOf(play.kind),
    homeRuns: line.homeRuns + (play.kind === 'home-run' ? 1 : 0),
    runsBattedIn: line.runsBattedIn + play.runsBattedIn,
  };
}

function startersAfter(state: BaseballState, play: BaseballPlay, side: SideKey): BaseballState['starters'] {
  const field = replacedStarter(play) ?? otherSide(side);
  const starter = state.starters[field];
  if (!starter.isIn) return state.starters;
  if (play.kind === 'pitching-change' || replacedStarter(play) !== undefined) {
    const gone = { ...starter, isIn: false };
    const after = hasPitched(state, field) ? gone : { ...gone, isAbsent: true };
    return { ...state.starters, [field]: after };
  }
  return { ...state.starters, [field]: pitched(starter, play, play.outs - openingOf(state).outs) };
}

/** Whose starting pitcher a substitution takes out. */
function replacedStarter({ substituted }: BaseballPlay): SideKey | undefined {
  return substituted?.place === STARTER ? substituted.side : undefined;
}

function pitched(starter: StarterLine, play: BaseballPlay, outs: number): StarterLine {
  return {
    isIn: true,
    faced: starter.faced + (isBatting(play.kind) ? 1 : 0),
    strikeouts: starter.strikeouts + (play.kind === 'strikeout' ? 1 : 0),
    outs: starter.outs + outs,
    runs: starter.runs + play.runs,
  };
}

/** Runs of an inning, filled up to it with none. */
function withRuns(
  innings: BaseballState['innings'],
  side: SideKey,
  inning: number,
  runs: number,
): BaseballState['innings'] {
  const own = innings[side];
  if (own.length === inning && runs === 0) return innings;
  const filled = Array.from({ length: inning }, (_, at) => own[at] ?? 0);
  filled[inning - 1] = (filled[inning - 1] ?? 0) + runs;
  return { ...innings, [side]: filled };
}
