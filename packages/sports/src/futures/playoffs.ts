import { fieldOf } from '../kit/field.ts';
import type { Side, Sides } from '../sport.ts';
import { divisionsOf, type Playoffs, type SeasonRules } from './rules.ts';

/** In a bracket the place of nobody: whoever meets it goes on. */
export const BYE = -1;
/** In a bracket the place of whoever wins a meeting that is not decided. */
export const UNKNOWN = -2;

/** Which sides belong to which part of a league, by number in the field. */
export interface Groups {
  /** Of each conference; one of everybody where there are none. */
  readonly conferences: readonly (readonly number[])[];
  /** Of each division by number, as divisionsOf lists them. */
  readonly divisions: readonly (readonly number[])[];
  /** Of each side; NO_DIVISION where its conference has none. */
  readonly conferenceOf: Uint8Array;
  readonly divisionOf: Uint8Array;
}

const NO_DIVISION = 255;

export function groupsOf(rules: SeasonRules, sides: Sides): Groups {
  const field = fieldOf(sides);
  const divisions = divisionsOf(rules);
  const partOf = ({ team = '' }: Side) =>
    Math.max(
      0,
      rules.conferences.findIndex((conference) => conference.divisions.includes(team)),
    );
  const conferenceOf = Uint8Array.from(field, partOf);
  const divisionOf = Uint8Array.from(field, ({ team = '' }) => {
    const number = divisions.indexOf(team);
    return number < 0 ? NO_DIVISION : number;
  });
  const members = (numbers: Uint8Array, number: number) =>
    field.map((_, side) => side).filter((side) => numbers[side] === number);
  const parts = rules.conferences.length === 0 ? [0] : rules.conferences.map((_, number) => number);
  return {
    conferences: parts.map((number) => members(conferenceOf, number)),
    divisions: divisions.map((_, number) => members(divisionOf, number)),
    conferenceOf,
    divisionOf,
  };
}

/** The first of each division, by its number. @param order everybody, best first */
export function divisionWinners({ divisions, divisionOf }: Groups, order: readonly number[]): number[] {
  const winners = divisions.map(() => BYE);
  for (const side of order) {
    const division = divisionOf[side] ?? NO_DIVISION;
    if (winners[division] === BYE) winners[division] = side;
  }
  return winners;
}

/** The brackets that follow from a table, one a conference. @param order everybody, best first */
export function brackets(playoffs: Playoffs, groups: Groups, order: readonly number[]): number[][] {
  return rankedSides(groups, order).map((sides) => bracketOf(playoffs, groups, sides));
}

/** Who goes on of each conference, the best first: whoever is better placed is at home first. @param order everybody, best first */
export function seedsOf(playoffs: Playoffs, groups: Groups, order: readonly number[]): number[][] {
  return rankedSides(groups, order).map((ranked) =>
    withFirstOfDivisions(playoffs, groups, ranked).flat().slice(0, playoffs.sides),
  );
}

function rankedSides({ conferences, conferenceOf }: Groups, order: readonly number[]): number[][] {
  const ranked: number[][] = conferences.map(() => []);
  for (const side of order) ranked[conferenceOf[side] ?? 0]?.push(side);
  return ranked;
}

function bracketOf(playoffs: Playoffs, groups: Groups, ranked: readonly number[]): number[] {
  const { bracket, sides } = playoffs;
  const [first, others] = withFirstOfDivisions(playoffs, groups, ranked);
  const seeds = [...first, ...others].slice(0, sides);
  if (bracket === 'reseeded') return seeds;
  if (bracket === 'by-division') return byDivision(groups, first, seeds.slice(first.length));
  return bracket.map((seed) => seeds[seed - 1] ?? BYE);
}

/** Those that go on as the first of their divisions, and the others, both in the table's order. */
function withFirstOfDivisions(
  { ofDivision }: Playoffs,
  { divisions, divisionOf }: Groups,
  ranked: readonly number[],
): [number[], readonly number[]] {
  if (ofDivision === 0 || divisions.length === 0) return [[], ranked];
  const taken = new Uint8Array(divisions.length);
  const first: number[] = [];
  const others: number[] = [];
  for (const side of ranked) {
    const division = divisionOf[side] ?? NO_DIVISION;
    const before = taken[division] ?? ofDivision;
    if (before < ofDivision) {
      taken[division] = before + 1;
      first.push(side);
    } else others.push(side);
  }
  return [first, others];
}

/** The better winner of two divisions meets the second wild card, the other the first; second meets third of each. */
function byDivision({ divisionOf }: Groups, first: readonly number[], wild: readonly number[]): number[] {
  const best = divisionOf[first[0] ?? 0];
  const better = first.filter((side) => divisionOf[side] === best);
  const other = first.filter((side) => divisionOf[side] !== best);
  return [better, other].flatMap((division, at) => [
    division[0] ?? BYE,
    wild[1 - at] ?? BYE,
    division[1] ?? BYE,
    division[2] ?? BYE,
  ]);
}

/** Who meets whom in a bracket: a place and another one, or BYE, in the order their winners are told. */
export function meetings(alive: readonly number[], isReseeded: boolean): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  if (!isReseeded) {
    for (let at = 0; at < alive.length; at += 2) pairs.push([alive[at] ?? BYE, alive[at + 1] ?? BYE]);
    return pairs;
  }
  const isOdd = alive.length % 2 === 1;
  if (isOdd) pairs.push([alive[0] ?? BYE, BYE]);
  for (let best = isOdd ? 1 : 0, worst = alive.length - 1; best < worst; best++, worst--) {
    pairs.push([alive[best] ?? BYE, alive[worst] ?? BYE]);
  }
  return pairs;
}

/** What a round leads to. */
export interface AfterRound {
  readonly alive: readonly (readonly number[])[];
  /** Of every conference, after the round that finds them. */
  readonly conferenceWinners?: readonly number[];
  readonly champion?: number;
}

/**
 * The brackets after a round: once every conference has a winner, those meet each other. Who meets follows from all of them where
 * the best meets the worst: as long as one is UNKNOWN everybody is.
 * @param winners of each bracket's meetings
 */
export function afterRound(
  alive: readonly (readonly number[])[],
  winners: readonly (readonly number[])[],
  isReseeded: boolean,
): AfterRound {
  const left = alive.map((bracket, at) => {
    const through = winners[at] ?? [];
    if (!isReseeded) return [...through];
    return through.includes(UNKNOWN)
      ? through.map(() => UNKNOWN)
      : bracket.filter((side) => through.includes(side));
  });
  const isAlone = left.every((bracket) => bracket.length === 1);
  if (isAlone && left.length > 1) return { alive: [left.flat()], conferenceWinners: left.flat() };
  const champion = isAlone ? left[0]?.[0] : undefined;
  return { alive: left, ...(champion !== undefined && { champion }) };
}
