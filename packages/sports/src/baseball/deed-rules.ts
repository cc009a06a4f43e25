import { ImpossiblePlay } from '../sport.ts';
import { type BaseballPlay, type Bases, basesOf, isBatting } from './play.ts';
import { runners, sameBases } from './state.ts';

/** Three on one play have been seen; with a pitch alone one, of a foul that was dropped. */
const MOST_ERRORS = 3;

interface Before {
  readonly outs: number;
  readonly bases: Bases;
}

/**
 * Whether what a play leads to is what its kind says.
 * @throws ImpossiblePlay when it is not: a home run that leaves somebody on base, a double play with one out …
 */
export function checkDeed(before: Before, play: BaseballPlay): void {
  const most = play.kind === 'pitch' ? 1 : MOST_ERRORS;
  if (play.errors > most) throw new ImpossiblePlay(`${play.errors} errors in a ${play.kind}`);
  const on = runners(before.bases);
  checkHit(before, play, on);
  checkOutsOf(before, play);
  if (isOfRunners(play.kind) && on === 0) throw new ImpossiblePlay(`a ${play.kind} with nobody on base`);
  if (play.kind === 'reached-on-error' && play.errors === 0) {
    throw new ImpossiblePlay('a batter reached on an error that nobody made');
  }
  const isMoved = !sameBases(before.bases, play.bases) || play.runs > 0;
  if (NO_DEEDS.has(play.kind) && (play.outs > before.outs || play.errors > 0 || isMoved)) {
    throw new ImpossiblePlay(`a ${play.kind} moves nobody`);
  }
  if (play.kind === 'start' && play.balls + play.strikes > 0) {
    throw new ImpossiblePlay('a game starts before its first pitch');
  }
  if (play.kind === 'steal' && !isMoved) throw new ImpossiblePlay('a steal of no base');
}

/** In which nobody plays. */
const NO_DEEDS: ReadonlySet<BaseballPlay['kind']> = new Set(['start', 'pitching-change', 'substitution']);

/** Who hits is on the base of the hit or beyond, or out on the way; the last bases home are run on an error alone. */
function checkHit({ outs, bases }: Before, play: BaseballPlay, on: number): void {
  const { kind, runs } = play;
  if (kind === 'home-run') {
    if (play.outs > outs || runs !== on + 1 || runners(play.bases) > 0) {
      throw new ImpossiblePlay('a home run brings everybody home, and nobody is out');
    }
    return;
  }
  if (isBatting(kind) && runs > on && play.errors === 0) {
    throw new ImpossiblePlay(`a ${kind} brings the batter home on an error alone`);
  }
  if (kind !== 'hit-by-pitch') return;
  const isFull = runners(bases) === 3;
  if (play.outs > outs || runs !== (isFull ? 1 : 0)) {
    throw new ImpossiblePlay('a batter hit by a pitch moves only who is forced');
  }
}

function checkOutsOf(before: Before, play: BaseballPlay): void {
  const made = play.outs - before.outs;
  const least = leastOuts(before, play);
  if (made < least) throw new ImpossiblePlay(`a ${play.kind} makes ${least} out, not ${made}`);
}

function leastOuts(before: Before, { kind, errors }: BaseballPlay): number {
  switch (kind) {
    case 'strikeout':
      return mayRunOnStrikeout(before) ? 0 : 1;
    case 'groundout':
    case 'flyout':
      return 1;
    case 'double-play':
      return 2;
    case 'triple-play':
      return 3;
    case 'caught-stealing':
    case 'pickoff':
      // An error may save the runner.
      return errors > 0 ? 0 : 1;
    default:
      return 0;
  }
}

/** A third strike that is dropped is no out where first base is free, or with two outs. */
function mayRunOnStrikeout({ outs, bases }: Before): boolean {
  return !bases.first || outs === 2;
}

function isOfRunners(kind: BaseballPlay['kind']): boolean {
  switch (kind) {
    case 'steal':
    case 'caught-stealing':
    case 'pickoff':
    case 'wild-pitch':
    case 'advance':
    case 'fielders-choice':
    case 'sacrifice':
    case 'double-play':
    case 'triple-play':
      return true;
    default:
      return false;
  }
}

/**
 * Nobody is behind a batter who hit, runs back or passes another: of those on base and the batter some are out or home, and who
 * is left is nowhere behind the last so many of them.
 * @throws ImpossiblePlay
 */
export function checkDirection(before: Before, play: BaseballPlay): void {
  const reached = basesOf(play.kind);
  if ((play.bases.first && reached > 1) || (play.bases.second && reached > 2)) {
    throw new ImpossiblePlay(`a ${play.kind} leaves nobody on a base before the batter's`);
  }
  const from = [...places(before.bases), ...(mayBatterRun(before, play) ? [0] : [])];
  const to = places(play.bases);
  const last = from.slice(from.length - to.length);
  if (to.length > from.length || to.some((base, at) => base < (last[at] ?? 0))) {
    throw new ImpossiblePlay('a runner goes back');
  }
  checkBatter(before, play);
}

/** Who hits no ball comes no further than a wild pitch lets him, but for an error: he is the last of those on base. */
function checkBatter({ outs }: Before, { kind, outs: after, errors, bases }: BaseballPlay): void {
  const most = furthest(kind);
  const last = Math.min(...places(bases));
  if (most === undefined || errors > 0 || after > outs || last <= most || last === Infinity) return;
  throw new ImpossiblePlay(`a ${kind} brings the batter to base ${last} on an error alone`);
}

function furthest(kind: BaseballPlay['kind']): number | undefined {
  if (kind === 'hit-by-pitch') return 1;
  return kind === 'walk' || kind === 'strikeout' || kind === 'interference' ? 2 : undefined;
}

/** Occupied bases, the furthest first. */
function places({ first, second, third }: Bases): number[] {
  return [third ? 3 : 0, second ? 2 : 0, first ? 1 : 0].filter((base) => base > 0);
}

/** Whether the batter may be on base after it: not of a ball that was caught. */
function mayBatterRun(before: Before, { kind }: BaseballPlay): boolean {
  if (kind === 'strikeout') return mayRunOnStrikeout(before);
  return isBatting(kind) && kind !== 'flyout';
}
