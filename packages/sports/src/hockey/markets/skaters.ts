import { realValue } from '../../kit/contest.ts';
import { asCount, asSide, type MarketKind } from '../../kit/kind.ts';
import { playerLineOf } from '../../kit/player-line.ts';
import { playerMark } from '../../kit/player-mark.ts';
import { counted } from '../../kit/words.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { type SkaterCount, skaterTotal } from '../measures.ts';
import type { HockeyOutcomes } from '../outcomes.ts';
import { SKATERS } from '../scoring.ts';
import type { HockeyState, SkaterLine } from '../state.ts';
import { skaterName } from '../story/narrate.ts';

type Kind = MarketKind<HockeyState, HockeyOutcomes>;

interface SkaterProp {
  readonly name: string;
  readonly unit: { readonly one: string; readonly many: string };
  readonly count: SkaterCount;
}

/** By the name in their keys. */
const PROPS: Readonly<Record<string, SkaterProp>> = {
  shots: { name: 'Shots on Goal', unit: { one: 'shot', many: 'shots' }, count: 'shots' },
  points: { name: 'Points', unit: { one: 'point', many: 'points' }, count: 'points' },
  assists: { name: 'Assists', unit: { one: 'assist', many: 'assists' }, count: 'assists' },
  'power-play-points': {
    name: 'Power-Play Points',
    unit: { one: 'power-play point', many: 'power-play points' },
    count: 'powerPlayPoints',
  },
};

/** The same counts of a line as it was told. */
const TOLD: Readonly<Record<SkaterCount, (line: SkaterLine) => number>> = {
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  shots: ({ shots }) => shots,
  points: ({ goals, assists }) => goals + assists,
  powerPlayPoints: ({ powerPlayPoints }) => powerPlayPoints ?? 0,
};

const isFinal = (state: HockeyState): boolean => state.phase === 'final';

/** Of a skater who is told apart. */
function placeOf(text: string | undefined): number | undefined {
  return asCount(text, 0, SKATERS - 1);
}

interface Named {
  readonly side: SideKey;
  readonly place: number;
  readonly prop: SkaterProp;
}

function named(args: readonly string[]): Named | undefined {
  const [what = ''] = args;
  const prop = Object.hasOwn(PROPS, what) ? PROPS[what] : undefined;
  const side = asSide(args[1]);
  const place = placeOf(args[2]);
  return prop && side && place !== undefined && args.length === 3 ? { side, place, prop } : undefined;
}

/** player:<what>:<side>:<place in the roster>:<line> */
export const skaterLine: Kind = playerLineOf({
  head: 'player',
  find(args) {
    const found = named(args);
    if (found === undefined) return undefined;
    const { side, place, prop } = found;
    const measure = skaterTotal(side, place, prop.count);
    const name = (sides: Sides) => skaterName(sides[side], place);
    return { ...prop, side, measure, onlyGrows: true, playerName: name };
  },
  isOver: (_args, state) => isFinal(state),
});

const SCORER_NAMES = ['', 'Anytime Goal Scorer', 'to Score 2+ Goals', 'to Score 3+ Goals'];
const MOST = 3;
const GOALS = { one: 'goal', many: 'goals' };

/** scorer:<n>:<side>:<place>: the skater scores at least so many goals, the shoot-out aside. */
export const scorer: Kind = {
  head: 'scorer',
  build(args, sides) {
    const found = scorerOf(args);
    if (found === undefined) return undefined;
    const { least, side, place } = found;
    return playerMark({
      player: skaterName(sides[side], place),
      title: SCORER_NAMES[least] ?? '',
      side,
      family: ['scorer', ...args].join(':'),
      measure: skaterTotal(side, place, 'goals'),
      least,
      unit: GOALS,
      onlyGrows: true,
    });
  },
  isDecided: (args, state) => {
    const found = scorerOf(args);
    if (found === undefined) return false;
    const goals = state.skaters?.[found.side][found.place]?.goals ?? 0;
    return state.phase === 'final' || goals >= found.least;
  },
  explain: ({ args, state, outcomes }) => {
    const found = scorerOf(args);
    if (found === undefined) return '';
    const { side, place } = found;
    const goals = realValue(skaterTotal(side, place, 'goals'), outcomes);
    const name = skaterName(state.sides[side], place);
    return goals === 0 ? `${name} did not score` : `${name} had ${counted(goals, GOALS)}`;
  },
};

function scorerOf(args: readonly string[]): { least: number; side: SideKey; place: number } | undefined {
  const least = asCount(args[0], 1, MOST);
  const side = asSide(args[1]);
  const place = placeOf(args[2]);
  return least !== undefined && side && place !== undefined && args.length === 3
    ? { least, side, place }
    : undefined;
}

/** Goals have names of their own, and nobody comes to more of the rest. */
const MOST_REACHED = 9;

/** reach:<what>:<side>:<place>:<least>: the skater has at least so many. */
export const skaterReaches: Kind = {
  head: 'reach',
  build(args, sides) {
    const found = reachOf(args);
    if (found === undefined) return undefined;
    const { side, place, prop, least } = found;
    return playerMark({
      player: skaterName(sides[side], place),
      title: `${least}+ ${prop.name}`,
      side,
      family: ['reach', ...args].join(':'),
      measure: skaterTotal(side, place, prop.count),
      least,
      unit: prop.unit,
      onlyGrows: true,
    });
  },
  isDecided: (args, state) => {
    const found = reachOf(args);
    if (found === undefined) return false;
    const { side, place, prop, least } = found;
    const line = state.skaters?.[side][place];
    return isFinal(state) || (line !== undefined && TOLD[prop.count](line) >= least);
  },
  explain: ({ args, state, outcomes }) => {
    const found = reachOf(args);
    if (found === undefined) return '';
    const { side, place, prop } = found;
    const reached = realValue(skaterTotal(side, place, prop.count), outcomes);
    return `${skaterName(state.sides[side], place)} had ${counted(reached, prop.unit)}`;
  },
};

function reachOf(args: readonly string[]): (Named & { least: number }) | undefined {
  const found = named(args.slice(0, -1));
  const least = asCount(args[3], 1, MOST_REACHED);
  return found && least !== undefined ? { ...found, least } : undefined;
}
