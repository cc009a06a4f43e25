import { hasFewerOvers, isCutShort } from './length.ts';
import { type CricketPlay, isLegal, runsOf } from './play.ts';
import { breaksTie, checkPlay, inningsFor, isOpening } from './play-rules.ts';
import {
  BALLS_AN_OVER,
  type BatterLine,
  type CricketState,
  cameIn,
  type Innings,
  targetOf,
  wicketsAllowed,
} from './state.ts';
import { substitutesAfter } from './substitutes.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a side that is not at bat, runs or wickets that do not add
 * up, a batter who is out …
 */
export function apply(state: CricketState, play: CricketPlay): CricketState {
  const { beforeCut, ...after } = played(breaksTie(state, play) ? stillTied(state) : state, play);
  if (!isCutShort(after)) return after;
  return { ...after, beforeCut: beforeCut === undefined || hasFewerOvers(after, state) ? state : beforeCut };
}

/** The match as if super overs broke its tie. */
function stillTied({ tieStands: _, ...state }: CricketState): CricketState {
  return { ...state, phase: 'break' };
}

function played(state: CricketState, play: CricketPlay): CricketState {
  checkPlay(state, play);
  const told = {
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
  if (play.kind === 'start') {
    return { ...state, ...told, phase: 'in-play', overs: play.overs, first: play.side };
  }
  // Who is replaced before the toss opens no match.
  if (state.phase === 'pre-game') return { ...state, ...told, ...substitutesAfter(state, play) };
  const { innings: before, n } = inningsFor(state);
  const batted = inningsAfter(before, play, targetOf(state, n));
  const revisedTarget = n === 1 ? (play.target ?? state.revisedTarget) : state.revisedTarget;
  const next = {
    ...state,
    ...told,
    ...substitutesAfter(state, play),
    revisedTarget: n === 0 && play.target !== undefined ? play.target : revisedTarget,
  };
  const target = targetOf(next, n);
  const closed =
    batted.wickets >= wicketsAllowed(n) ||
    batted.balls >= batted.limit ||
    (target !== undefined && batted.runs >= target);
  const innings = { ...batted, cameIn: closed ? cameIn(before) : cameInAfter(before, play), closed };
  return {
    ...next,
    phase: closed ? phaseAfter(batted, target, state.tieStands) : 'in-play',
    innings: [...state.innings.slice(0, n), innings],
  };
}

/** A chase that ends one short of its target is a tie, and super overs follow unless it stands. */
function phaseAfter({ runs }: Innings, target: number | undefined, tieStands = false): CricketState['phase'] {
  if (target === undefined) return 'break';
  return runs === target - 1 && !tieStands ? 'break' : 'final';
}

function pacesAfter(
  { paces, runs, balls, limit }: Innings,
  { kind }: CricketPlay,
  target: number | undefined,
): Pick<Innings, 'paces'> {
  const isChanged = kind === 'revision' && balls > 0;
  if (!isChanged) return paces === undefined ? {} : { paces };
  return { paces: [...(paces ?? []), { runs, balls, limit, ...(target !== undefined && { target }) }] };
}

/** Once balls are given back that rain had taken, the fewest that it left are noted. */
function fewestAfter({ fewest, limit }: Innings, next = limit): Pick<Innings, 'fewest'> {
  if (next > limit) return { fewest: Math.min(fewest ?? limit, limit) };
  return fewest === undefined ? {} : { fewest };
}

function inningsAfter(before: Innings, play: CricketPlay, target: number | undefined): Innings {
  const over = Math.floor(before.balls / BALLS_AN_OVER);
  const isOffBat = play.kind === 'delivery';
  return {
    side: before.side,
    runs: play.runs,
    wickets: play.wickets,
    balls: play.balls,
    limit: play.limit ?? before.limit,
    batters: before.batters.map((line, place) => batterAfter(line, place, before, play)),
    striker: play.striker,
    nonStriker: play.nonStriker,
    ...fewestAfter(before, play.limit),
    ...pacesAfter(before, play, target),
    overs: isOffBat ? withOver(before.overs, over, runsOf(play)) : before.overs,
    falls:
      play.wicket === undefined
        ? before.falls
        : [...before.falls, { runs: play.runs, dismissal: play.wicket.dismissal }],
    fours: before.fours + (play.offBat === 4 ? 1 : 0),
    sixes: before.sixes + (play.offBat === 6 ? 1 : 0),
    wides: before.wides + (play.wides > 0 ? 1 : 0),
    closed: false,
  };
}

/** Of an innings that goes on: after its last ball nobody comes in, whatever the play says. */
function cameInAfter(before: Innings, play: CricketPlay): readonly number[] {
  const atCrease = [play.striker, play.nonStriker];
  if (isOpening(before, play)) return atCrease;
  const were = cameIn(before);
  return [...were, ...atCrease.filter((place) => !were.includes(place))];
}

function batterAfter(line: BatterLine, place: number, before: Innings, play: CricketPlay): BatterLine {
  const faces = place === before.striker && play.kind === 'delivery';
  const isOut = play.wicket?.place === place;
  if (!faces && !isOut) return line;
  return {
    runs: line.runs + (faces ? play.offBat : 0),
    balls: line.balls + (faces && (isLegal(play) || play.noBalls > 0) ? 1 : 0),
    out: line.out || isOut,
  };
}

function withOver(overs: readonly number[], over: number, runs: number): readonly number[] {
  return Array.from(
    { length: Math.max(overs.length, over + 1) },
    (_, at) => (overs[at] ?? 0) + (at === over ? runs : 0),
  );
}
