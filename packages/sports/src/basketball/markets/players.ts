import { realValue } from '../../kit/contest.ts';
import { asCount, asSide, type MarketKind, winWhere } from '../../kit/kind.ts';
import { playerLineOf } from '../../kit/player-line.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { type PlayerCount, playerDoubles, playerTotal } from '../measures.ts';
import type { BasketballOutcomes } from '../outcomes.ts';
import { PLAYERS } from '../scoring.ts';
import type { BasketballState } from '../state.ts';
import { playerName } from '../story/narrate.ts';

type Kind = MarketKind<BasketballState, BasketballOutcomes>;

interface PlayerProp {
  readonly name: string;
  readonly unit: { readonly one: string; readonly many: string };
  readonly counts: readonly PlayerCount[];
}

/** By the name in their keys. */
export const PLAYER_PROPS: Readonly<Record<string, PlayerProp>> = {
  points: { name: 'Points', unit: { one: 'point', many: 'points' }, counts: ['points'] },
  rebounds: { name: 'Rebounds', unit: { one: 'rebound', many: 'rebounds' }, counts: ['rebounds'] },
  assists: { name: 'Assists', unit: { one: 'assist', many: 'assists' }, counts: ['assists'] },
  threes: { name: 'Threes Made', unit: { one: 'three', many: 'threes' }, counts: ['threes'] },
  pra: {
    name: 'Points + Rebounds + Assists',
    unit: { one: 'point, rebound or assist', many: 'points, rebounds and assists' },
    counts: ['points', 'rebounds', 'assists'],
  },
  pr: {
    name: 'Points + Rebounds',
    unit: { one: 'point or rebound', many: 'points and rebounds' },
    counts: ['points', 'rebounds'],
  },
  pa: {
    name: 'Points + Assists',
    unit: { one: 'point or assist', many: 'points and assists' },
    counts: ['points', 'assists'],
  },
  ra: {
    name: 'Rebounds + Assists',
    unit: { one: 'rebound or assist', many: 'rebounds and assists' },
    counts: ['rebounds', 'assists'],
  },
  steals: { name: 'Steals', unit: { one: 'steal', many: 'steals' }, counts: ['steals'] },
  blocks: { name: 'Blocks', unit: { one: 'block', many: 'blocks' }, counts: ['blocks'] },
  stocks: {
    name: 'Steals + Blocks',
    unit: { one: 'steal or block', many: 'steals and blocks' },
    counts: ['steals', 'blocks'],
  },
};

interface Named {
  readonly side: SideKey;
  readonly place: number;
  readonly prop: PlayerProp;
}

function named(args: readonly string[]): Named | undefined {
  const [what = ''] = args;
  const prop = Object.hasOwn(PLAYER_PROPS, what) ? PLAYER_PROPS[what] : undefined;
  const side = asSide(args[1]);
  const place = asCount(args[2], 0, PLAYERS - 1);
  return prop && side && place !== undefined && args.length === 3 ? { side, place, prop } : undefined;
}

const isFinal = (state: BasketballState): boolean => state.phase === 'final';

/** player:<what>:<side>:<place in the roster>:<line> */
export const playerLine: Kind = playerLineOf({
  head: 'player',
  find(args) {
    const found = named(args);
    if (found === undefined) return undefined;
    const { side, place, prop } = found;
    const measure = playerTotal(side, place, prop.counts);
    const name = (sides: Sides) => playerName(sides[side], place);
    return { ...prop, side, measure, onlyGrows: true, playerName: name };
  },
  isOver: (_args, state) => isFinal(state),
});

const DOUBLES = { 'double-double': 2, 'triple-double': 3 } as const;
const DOUBLE_NAMES = { 'double-double': 'Double-Double', 'triple-double': 'Triple-Double' } as const;

/** double-double:<side>:<place>, triple-double:<side>:<place>: ten or more in two or three of points, rebounds and assists. */
export const doubleDouble = doubles('double-double');
export const tripleDouble = doubles('triple-double');

function doubles(head: keyof typeof DOUBLES): Kind {
  const least = DOUBLES[head];
  return {
    head,
    build(args, sides) {
      const side = asSide(args[0]);
      const place = asCount(args[1], 0, PLAYERS - 1);
      if (side === undefined || place === undefined || args.length !== 2) return undefined;
      const player = playerName(sides[side], place);
      if (player === '') return undefined;
      return {
        type: 'YES_NO',
        classification: 'player',
        name: `${player} ${DOUBLE_NAMES[head]}`,
        player,
        family: `${head}:${side}:${place}`,
        measure: playerDoubles(side, place),
        winners: 1,
        onlyGrows: true,
        selections: [
          { key: 'yes', type: 'YES', name: 'Yes', side, grade: winWhere((count) => count >= least) },
          { key: 'no', type: 'NO', name: 'No', side, grade: winWhere((count) => count < least) },
        ],
      };
    },
    isDecided(args, state) {
      const side = asSide(args[0]) ?? 'home';
      return isFinal(state) || realValue(playerDoubles(side, Number(args[1])), actual(state)) >= least;
    },
    explain: ({ args, state, outcomes }) => {
      const side = asSide(args[0]) ?? 'home';
      const place = Number(args[1]);
      const did = realValue(playerDoubles(side, place), outcomes) >= least;
      return `${playerName(state.sides[side], place)} ${did ? 'had' : 'did not have'} a ${head}`;
    },
  };
}
