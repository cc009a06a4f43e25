import { type DeadHeatShare, LOSS, type Measure, PUSH, WIN } from '../market-definition.ts';
import type { Side, Sides } from '../sport.ts';
import { columnMeasure, measureAt } from './columns.ts';
import {
  ABSENT,
  DID_NOT_START,
  type FieldOutcomes,
  fieldOf,
  MOST_PLACES,
  NO_PLACE,
  placeOf,
  tiedAt,
} from './field.ts';
import { teamKey, teamsOf } from './field-teams.ts';
import {
  asCount,
  type GradeFacts,
  type MarketKind,
  type SelectionRule,
  type WithSides,
  winWhere,
} from './kind.ts';

/** What a sport with a field says of itself for the markets that all of them have. */
export interface FieldWords<S extends WithSides> {
  /** Whether the last place is known. */
  isOver(state: S): boolean;
  /** Whether one of the field never started, and will not. */
  isAbsent(state: S, player: number): boolean;
  /** Whether it is known before the end which of some comes in first: nothing that is still to come changes that. */
  areParted(state: S, players: readonly number[]): boolean;
  /** Of one of the field, in a sentence: "Renna finished T3 at 12 under". */
  finish(state: S, player: number): string;
  readonly winnerName: string;
  /** Names of markets on the first places, by how many: 3 is 'Podium Finish'. */
  topName(count: number): string;
  /** What a win by the side a player belongs to is called: 'Winning Constructor'. */
  readonly teamName: string;
}

/** The key of a selection on number 12 of the field. */
export function playerKey(player: number): string {
  return `p${player}`;
}

function placeMeasure(player: number): Measure<FieldOutcomes> {
  return columnMeasure(`place:${player}`, ({ places }) => places[player] ?? NO_PLACE);
}

/** Who wins; of markets each of whose selections has a measure of its own, too. */
export const winnerMeasure: Measure<FieldOutcomes> = columnMeasure('winner', ({ winner }) => winner);

/** A place among the first so many; a tie over the last of them shares what is left of them. */
export function topRule(side: Side, player: number, count: number): SelectionRule {
  return {
    key: playerKey(player),
    type: 'OTHER',
    name: side.name,
    measure: placeMeasure(player),
    grade: (code) => {
      if (code === DID_NOT_START) return PUSH;
      return code !== NO_PLACE && placeOf(code) <= count ? WIN : LOSS;
    },
    deadHeat: (code) => shareOf(code, count),
  };
}

function shareOf(code: number, count: number): DeadHeatShare | undefined {
  if (code === DID_NOT_START || code === NO_PLACE) return undefined;
  const places = count - placeOf(code) + 1;
  const tied = tiedAt(code);
  return places > 0 && tied > places ? { places, tied } : undefined;
}

/** winner, top:<count> and team: who wins, who comes in among the first, for whom the winner drives or plays. */
export function outrights<S extends WithSides, O extends FieldOutcomes>(
  words: FieldWords<S>,
): MarketKind<S, O>[] {
  const common = { isDecided: (_args: readonly string[], state: S) => words.isOver(state) };
  const explain = ({ state, selection }: GradeFacts<S, O>) =>
    words.finish(state, Number(selection.key.slice(1)));
  const ofPlaces = (count: number, sides: Sides) =>
    fieldOf(sides).map((side, player) => topRule(side, player, count));
  return [
    {
      head: 'winner',
      ...common,
      explain,
      build: (args, sides) =>
        args.length === 0
          ? {
              type: 'OUTRIGHT',
              classification: 'outright',
              name: words.winnerName,
              family: 'winner',
              measure: winnerMeasure,
              winners: 1,
              selections: ofPlaces(1, sides),
            }
          : undefined,
    },
    {
      head: 'top',
      ...common,
      explain,
      build(args, sides) {
        const count = args.length === 1 ? asCount(args[0], 2, MOST_PLACES) : undefined;
        if (count === undefined) return undefined;
        return {
          type: 'OUTRIGHT',
          classification: 'outright',
          name: words.topName(count),
          family: `top:${count}`,
          measure: winnerMeasure,
          winners: count,
          selections: ofPlaces(count, sides),
        };
      },
    },
    {
      head: 'team',
      ...common,
      explain: ({ state, outcomes }) => words.finish(state, outcomes.winner[0] ?? 0),
      build(args, sides) {
        const field = fieldOf(sides);
        const teams = teamsOf(sides);
        if (args.length !== 0 || teams.length < 2) return undefined;
        return {
          type: 'OTHER',
          classification: 'props',
          name: words.teamName,
          family: 'team',
          measure: winnerMeasure,
          winners: 1,
          selections: teams.map(({ name }, number) => ({
            key: teamKey(number),
            type: 'OTHER' as const,
            name,
            grade: winWhere((winner) => field[winner]?.team === name),
          })),
        };
      },
    },
  ];
}

const VOID_MATCHUP = 2;

/** matchup:<player>:<player>: who comes in before the other; level, or one who did not start, gives stakes back. */
export function matchup<S extends WithSides, O extends FieldOutcomes>(
  words: FieldWords<S>,
): MarketKind<S, O> {
  return {
    head: 'matchup',
    build(args, sides) {
      const field = fieldOf(sides);
      const [one, other] = args.map((text) => asCount(text, 0, field.length - 1));
      if (one === undefined || other === undefined || one === other || args.length !== 2) return undefined;
      const [first, second] = [field[one], field[other]];
      if (!first || !second) return undefined;
      const to = (player: number, side: Side, won: number): SelectionRule => ({
        key: playerKey(player),
        type: 'OTHER',
        name: side.name,
        grade: (value) => (value === won ? WIN : value === 0 || value === VOID_MATCHUP ? PUSH : LOSS),
      });
      return {
        type: 'OTHER',
        classification: 'matchup',
        name: `Matchup: ${first.mediumName} or ${second.mediumName}`,
        family: `matchup:${one}:${other}`,
        measure: rankDifference(one, other),
        winners: 1,
        selections: [to(one, first, -1), to(other, second, 1)],
      };
    },
    isDecided: (args, state) => areRanked(words, state, args.map(Number)),
    explain: ({ args, state }) => args.map((player) => words.finish(state, Number(player))).join('; '),
  };
}

/** Whether it is known who of some is the best, or that a bet on it is void: one of them never started. */
export function areRanked<S extends WithSides>(
  words: FieldWords<S>,
  state: S,
  players: readonly number[],
): boolean {
  return (
    words.isOver(state) ||
    players.some((player) => words.isAbsent(state, player)) ||
    words.areParted(state, players)
  );
}

function rankDifference(one: number, other: number): Measure<FieldOutcomes> {
  return measureAt(`rank:${one}:${other}`, differenceAt, { one, other });
}

function differenceAt(
  { ranks }: FieldOutcomes,
  index: number,
  { one, other }: { readonly one: number; readonly other: number },
): number {
  const [left, right] = [ranks[one]?.[index] ?? ABSENT, ranks[other]?.[index] ?? ABSENT];
  return left === ABSENT || right === ABSENT ? VOID_MATCHUP : Math.sign(left - right);
}

/** <head>:<player>: whether something comes true of one of the field; nothing does of who did not start. */
export function ofPlayer<S extends WithSides, O extends FieldOutcomes>(
  head: string,
  what: {
    readonly classification: string;
    name(side: Side): string;
    measure(player: number): Measure<O>;
    isOver(state: S, player: number): boolean;
    explain(state: S, player: number): string;
  },
): MarketKind<S, O> {
  return {
    head,
    build(args, sides) {
      const field = fieldOf(sides);
      const player = args.length === 1 ? asCount(args[0], 0, field.length - 1) : undefined;
      const side = player === undefined ? undefined : field[player];
      if (player === undefined || side === undefined) return undefined;
      return {
        type: 'YES_NO',
        classification: what.classification,
        name: what.name(side),
        family: `${head}:${player}`,
        measure: what.measure(player),
        winners: 1,
        selections: yesAndNo(),
      };
    },
    isDecided: (args, state) => what.isOver(state, Number(args[0])),
    explain: ({ args, state }) => what.explain(state, Number(args[0])),
  };
}

/** Whether something came true, of a measure as ofPlayer has it. */
export function yesAndNo(): SelectionRule[] {
  const answer = (wanted: number) => (value: number) =>
    value === NEVER_STARTED ? PUSH : value === wanted ? WIN : LOSS;
  return [
    { key: 'yes', type: 'YES', name: 'Yes', grade: answer(CAME_TRUE) },
    { key: 'no', type: 'NO', name: 'No', grade: answer(DID_NOT) },
  ];
}

/** Measures of ofPlayer: it came true, it did not, or the player never started. */
export const CAME_TRUE = 1;
export const DID_NOT = 0;
export const NEVER_STARTED = 2;

/** Some of a field against each other, where a level best shares the win: what is won by whom, by number. */
export function sharedBest(
  field: readonly Side[],
  players: readonly number[],
  measureOf: (player: number) => Measure<FieldOutcomes>,
): SelectionRule[] {
  return players.flatMap((player) => {
    const side = field[player];
    if (side === undefined) return [];
    return {
      key: playerKey(player),
      type: 'OTHER' as const,
      name: side.name,
      measure: measureOf(player),
      grade: (tied: number) => (tied === SHARED_ABSENT ? PUSH : tied > 0 ? WIN : LOSS),
      deadHeat: (tied: number) => (tied !== SHARED_ABSENT && tied > 1 ? { places: 1, tied } : undefined),
    };
  });
}

/** Of a measure of sharedBest, whose other values are by how many the best is shared, 0 for who is not best. */
export const SHARED_ABSENT = 1000;
