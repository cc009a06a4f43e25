import { type MarketKind as AnyMarketKind, asCount, asSide } from '../../kit/kind.ts';
import { type PlayersCount, playerLineOf } from '../../kit/player-line.ts';
import { voidedUntold } from '../../kit/untold.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { absentOf, isReplaced, STARTER } from '../line-up.ts';
import { type BatterCount, batterOf, starterOf } from '../measures.ts';
import type { BaseballOutcomes } from '../outcomes.ts';
import { type BaseballState, LINEUP } from '../state.ts';
import { playerAt, starterOf as starterName } from '../story/players.ts';

type MarketKind = AnyMarketKind<BaseballState, BaseballOutcomes>;

/** Something counted of one player, to bet over and under. */
interface PlayerCount {
  readonly head: string;
  readonly title: string;
  readonly unit: { readonly one: string; readonly many: string };
  /** The player and what is counted, from the part of the key before the line; undefined when it makes no sense. */
  of(args: readonly string[]): Counted | undefined;
  /** Whether no more of it can come. */
  isOver(args: readonly string[], state: BaseballState): boolean;
  /** The player's place, 9 for a starting pitcher, from a key that makes sense. */
  placeIn(args: readonly string[]): number;
  /** What stakes on him need: 'his first pitch'. */
  readonly before: string;
}

type Counted = Pick<PlayersCount<BaseballOutcomes>, 'side' | 'measure' | 'playerName'>;

const isFinal = (state: BaseballState): boolean => state.phase === 'final';

function batterCount(head: string, what: BatterCount, title: string, one: string, many: string): MarketKind {
  return playerCount({
    head,
    title,
    unit: { one, many },
    of(args) {
      const side = asSide(args[0]);
      const place = asCount(args[1], 0, LINEUP - 1);
      if (side === undefined || place === undefined || args.length !== 2) return undefined;
      const playerName = (sides: Sides) => playerAt(sides[side], place);
      return { playerName, side, measure: batterOf(side, place, what) };
    },
    isOver: (args, state) => isFinal(state) || isReplaced(state, sideIn(args), placeOf(args)),
    placeIn: placeOf,
    before: 'his first plate appearance',
  });
}

/** batter-hits:<side>:<place 0 to 8>:<line> and its like: what the man who begins with a place in the order does. */
export const batterHits = batterCount('batter-hits', 'hits', 'Hits', 'hit', 'hits');
export const batterBases = batterCount('batter-bases', 'bases', 'Total Bases', 'base', 'bases');
export const batterHomeRuns = batterCount(
  'batter-home-runs',
  'homeRuns',
  'Home Runs',
  'home run',
  'home runs',
);
export const batterRunsBattedIn = batterCount(
  'batter-rbi',
  'runsBattedIn',
  'Runs Batted In',
  'run batted in',
  'runs batted in',
);

function pitcherCount(
  head: string,
  what: 'strikeouts' | 'outsRecorded',
  title: string,
  one: string,
  many: string,
): MarketKind {
  return playerCount({
    head,
    title,
    unit: { one, many },
    of(args) {
      const side = args.length === 1 ? asSide(args[0]) : undefined;
      if (side === undefined) return undefined;
      const playerName = (sides: Sides) => starterName(sides[side]);
      return { playerName, side, measure: starterOf(side, what) };
    },
    isOver: (args, state) => isFinal(state) || !state.starters[sideIn(args)].isIn,
    placeIn: () => STARTER,
    before: 'his first pitch',
  });
}

/** pitcher-strikeouts:<side>:<line>, pitcher-outs:<side>:<line>: what a side's starting pitcher does. */
export const pitcherStrikeouts = pitcherCount(
  'pitcher-strikeouts',
  'strikeouts',
  'Strikeouts',
  'strikeout',
  'strikeouts',
);
export const pitcherOuts = pitcherCount('pitcher-outs', 'outsRecorded', 'Outs Recorded', 'out', 'outs');

function playerCount({ head, title, unit, of, isOver, placeIn, before }: PlayerCount): MarketKind {
  const lines: MarketKind = playerLineOf({
    head,
    find(args) {
      const found = of(args);
      return found && { ...found, name: title, unit, onlyGrows: true };
    },
    isOver,
  });
  const isAbsent = (state: BaseballState, args: readonly string[]) =>
    absentOf(state)[sideIn(args)].includes(placeIn(args));
  const why = (state: BaseballState, args: readonly string[]) =>
    `${playerAt(state.sides[sideIn(args)], placeIn(args))} was replaced before ${before}`;
  return voidedUntold(lines, isAbsent, { why });
}

/** Of a key that makes sense. */
function sideIn(args: readonly string[]): SideKey {
  return asSide(args[0]) ?? 'home';
}

function placeOf(args: readonly string[]): number {
  return Number(args[1]);
}
