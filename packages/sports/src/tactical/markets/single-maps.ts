import { realValue } from '../../kit/contest.ts';
import { asCount, type MarketKind } from '../../kit/kind.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { playedWinners } from '../../rally/played.ts';
import { actual } from '../actual.ts';
import { rounds } from '../contest.ts';
import {
  asMap,
  hasOvertime,
  mapNumber,
  pistolOf,
  raceOnMap,
  roundWinnerOf,
  type TacticalMeasure,
} from '../measures.ts';
import { type TacticalOutcomes, TOLD_ROUNDS } from '../outcomes.ts';
import { ROUNDS_TO_WIN } from '../rules.ts';
import type { TacticalState } from '../state.ts';

type Kind = MarketKind<TacticalState, TacticalOutcomes>;

/** overtime:<map> */
export const overtime = yesNo<TacticalState, TacticalOutcomes>('overtime', actual, (args) => {
  const map = args.length === 1 ? asMap(args[0]) : undefined;
  if (map === undefined) return undefined;
  return {
    name: `Overtime on Map ${mapNumber(map)}`,
    classification: 'map',
    isOver: (state) => rounds.isPeriodOver(state, map),
    standsOnceSeen: true,
    happens: hasOvertime(map),
    yes: `Map ${mapNumber(map)} went to overtime`,
    no: `Map ${mapNumber(map)} was over in regulation`,
  };
});

/** pistol:<map>:<half>: the first round of a half; the stake comes back when it is not played. */
export const pistol: Kind = roundMarket('pistol', (args) => {
  const map = asMap(args[0]);
  const half = args[1] === '1' ? 1 : args[1] === '2' ? 2 : undefined;
  if (map === undefined || half === undefined || args.length !== 2) return undefined;
  const what = `the pistol round of the ${half === 1 ? '1st' : '2nd'} half of map ${mapNumber(map)}`;
  return {
    name: `Map ${mapNumber(map)} ${half === 1 ? '1st' : '2nd'} Pistol Round Winner`,
    measure: pistolOf(map, half),
    what,
  };
});

/** round:<map>:<number>: the stake comes back when it is not played. */
export const roundWinner: Kind = roundMarket('round', (args) => {
  const map = asMap(args[0]);
  const round = asCount(args[1], 1, TOLD_ROUNDS);
  if (map === undefined || round === undefined || args.length !== 2) return undefined;
  return {
    name: `Map ${mapNumber(map)} Round ${round} Winner`,
    measure: roundWinnerOf(map, round),
    what: `round ${round} of map ${mapNumber(map)}`,
  };
});

/** map-race:<map>:<rounds> */
export const mapRace: Kind = roundMarket('map-race', (args) => {
  const map = asMap(args[0]);
  const to = asCount(args[1], 2, ROUNDS_TO_WIN - 1);
  if (map === undefined || to === undefined || args.length !== 2) return undefined;
  return {
    name: `Map ${mapNumber(map)} Race to ${to} Rounds`,
    measure: raceOnMap(map, to),
    what: `the race to ${to} rounds on map ${mapNumber(map)}`,
  };
});

interface Named {
  readonly name: string;
  /** 1 home, 2 away, 0 not played. */
  readonly measure: TacticalMeasure;
  /** "round 5 of map 1" */
  readonly what: string;
}

function roundMarket(head: string, namedOf: (args: readonly string[]) => Named | undefined): Kind {
  return {
    head,
    build(args, sides) {
      const named = namedOf(args);
      if (named === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: 'map',
        name: named.name,
        family: [head, ...args].join(':'),
        measure: named.measure,
        winners: 1,
        selections: playedWinners(sides),
      };
    },
    isDecided(args, state) {
      const named = namedOf(args);
      const isKnown = named !== undefined && realValue(named.measure, actual(state)) !== 0;
      return isKnown || rounds.isPeriodOver(state, asMap(args[0]) ?? 'm1');
    },
    explain({ args, state, outcomes }) {
      const named = namedOf(args);
      if (named === undefined) return '';
      const winner = realValue(named.measure, outcomes);
      if (winner === 0) return `Stake back: ${named.what} was not decided`;
      return `${(winner === 1 ? state.sides.home : state.sides.away).mediumName} won ${named.what}`;
    },
  };
}
