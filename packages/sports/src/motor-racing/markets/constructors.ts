import { yesAndNo } from '../../kit/field-markets.ts';
import { type Team, teamKey, teamsOf } from '../../kit/field-teams.ts';
import { asCount, type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import type { Sides } from '../../sport.ts';
import {
  allAmong,
  allClassified,
  betterCar,
  fastestLap,
  type RaceMeasure,
  VOID_CONSTRUCTORS,
} from '../measures.ts';
import type { RaceOutcomes } from '../outcomes.ts';
import type { RaceState } from '../state.ts';
import { fastestSentence, finishSentence } from '../words.ts';
import { isAbsent, isClassificationKnown, isOver, isUnclassified } from './known.ts';

type RaceKind = MarketKind<RaceState, RaceOutcomes>;

/** Of bets on where all cars of a constructor come in. */
const AMONG: Readonly<Record<string, string>> = { 3: 'Double Podium', 10: 'Both Cars in the Points' };

function teamAt(text: string | undefined, sides: Sides): Team | undefined {
  const teams = teamsOf(sides);
  return teams[asCount(text, 0, teams.length - 1) ?? -1];
}

function carsAt(text: string | undefined, sides: Sides): readonly number[] {
  return teamAt(text, sides)?.players ?? [];
}

/** team-matchup:<constructor>:<constructor>: whose better car comes in first; void unless all their cars start. */
const teamMatchup: RaceKind = {
  head: 'team-matchup',
  build(args, sides) {
    const [one, other] = [teamAt(args[0], sides), teamAt(args[1], sides)];
    if (args.length !== 2 || one === undefined || other === undefined || one.name === other.name)
      return undefined;
    const to = (text: string | undefined, { name }: Team, won: number): SelectionRule => ({
      key: teamKey(Number(text)),
      type: 'OTHER',
      name,
      grade: (value) => (value === won ? WIN : value === 0 || value === VOID_CONSTRUCTORS ? PUSH : LOSS),
    });
    return {
      type: 'OTHER',
      classification: 'constructor',
      name: `Constructor Matchup: ${one.name} or ${other.name}`,
      family: `team-matchup:${args.join(':')}`,
      measure: betterCar(one.players, other.players),
      winners: 1,
      selections: [to(args[0], one, -1), to(args[1], other, 1)],
    };
  },
  isDecided(args, state) {
    const teams = args.map((text) => carsAt(text, state.sides));
    const isOut = (cars: readonly number[]) => cars.every((car) => state.cars[car]?.status === 'retired');
    // Whoever still runs is ahead of all that stopped.
    return isOver(state) || teams.flat().some((car) => isAbsent(state, car)) || teams.some(isOut);
  },
  explain: ({ args, state }) =>
    sentence(
      state,
      args.flatMap((text) => carsAt(text, state.sides)),
    ),
};

/** team-top:<count>:<constructor>: whether all its cars come in among the first so many; void unless all start. */
const teamTop: RaceKind = ofConstructor('team-top', {
  argument: (text = '') => Object.hasOwn(AMONG, text),
  name: (team, text = '') => `${team}: ${AMONG[text] ?? ''}`,
  measure: (cars, text) => allAmong(cars, Number(text)),
  isKnown: (state, cars) => cars.some((car) => isUnclassified(state, car)),
});

/** team-classified:<constructor>: whether all its cars do nine tenths of the distance; void unless all start. */
const teamClassified: RaceKind = ofConstructor('team-classified', {
  argument: undefined,
  name: (team) => `${team}: Both Cars to Be Classified`,
  measure: allClassified,
  isKnown: (state, cars) =>
    cars.some((car) => isUnclassified(state, car)) || cars.every((car) => isClassificationKnown(state, car)),
});

/** Something that comes true of all cars of a constructor, or does not. */
function ofConstructor(
  head: string,
  what: {
    /** Whether the key may say this before the constructor; undefined where it says nothing. */
    readonly argument: ((text: string | undefined) => boolean) | undefined;
    name(team: string, argument: string | undefined): string;
    measure(cars: readonly number[], argument: string | undefined): RaceMeasure;
    isKnown(state: RaceState, cars: readonly number[]): boolean;
  },
): RaceKind {
  const length = what.argument === undefined ? 1 : 2;
  return {
    head,
    build(args, sides) {
      const team = args.length === length ? teamAt(args.at(-1), sides) : undefined;
      if (team === undefined || team.players.length !== 2 || what.argument?.(args[0]) === false)
        return undefined;
      return {
        type: 'YES_NO',
        classification: 'constructor',
        name: what.name(team.name, args[0]),
        family: [head, ...args].join(':'),
        measure: what.measure(team.players, args[0]),
        winners: 1,
        selections: yesAndNo(),
      };
    },
    isDecided(args, state) {
      const cars = carsAt(args.at(-1), state.sides);
      return isOver(state) || cars.some((car) => isAbsent(state, car)) || what.isKnown(state, cars);
    },
    explain: ({ args, state }) => sentence(state, carsAt(args.at(-1), state.sides)),
  };
}

/** fastest-team: whose car drives the fastest lap of the race. */
const fastestTeam: RaceKind = {
  head: 'fastest-team',
  build(args, sides) {
    const teams = teamsOf(sides);
    if (args.length !== 0 || teams.length < 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'constructor',
      name: 'Constructor with the Fastest Lap',
      family: 'fastest-team',
      measure: fastestLap,
      winners: 1,
      selections: teams.map(({ name, players }, team) => ({
        key: teamKey(team),
        type: 'OTHER' as const,
        name,
        grade: winWhere((car) => players.includes(car)),
      })),
    };
  },
  isDecided: (_args, state) => isOver(state),
  explain: ({ state }) => fastestSentence(state),
};

function sentence(state: RaceState, cars: readonly number[]): string {
  return cars.map((car) => finishSentence(state, car)).join('; ');
}

export const constructorKinds: readonly RaceKind[] = [teamMatchup, teamTop, teamClassified, fastestTeam];
