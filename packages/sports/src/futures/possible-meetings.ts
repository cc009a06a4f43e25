import { BYE, meetings } from './playoffs.ts';
import type { Playoffs } from './rules.ts';

/** Two who may meet in a round, whatever happens before it. */
export interface PossibleMeeting {
  readonly one: number;
  readonly other: number;
  /** Which of the round's meetings it would be, from 0, those with nobody left out. */
  readonly number: number;
}

/** The meetings that may come in a round. */
export interface PossibleRound {
  readonly meetings: readonly PossibleMeeting[];
  /** How many of them will be played. */
  readonly count: number;
}

/** In the order of a bracket, who may come to each place. */
type Places = readonly (readonly number[])[];

/** Who may meet in each round, by the brackets of the first. */
export function possibleMeetings(
  { bracket, bestOf }: Playoffs,
  first: readonly (readonly number[])[],
): readonly PossibleRound[] {
  const isReseeded = bracket === 'reseeded';
  let places: readonly Places[] = first.map((alive) => alive.map((side) => (side === BYE ? [] : [side])));
  return bestOf.map(() => {
    const found: PossibleMeeting[] = [];
    let count = 0;
    for (const ofBracket of places) {
      const pairs = pairsOf(ofBracket, isReseeded).filter(([, against]) => against.length > 0);
      found.push(...meetingsOf(pairs).map(({ number, ...two }) => ({ ...two, number: number + count })));
      count += pairs.length;
    }
    places = placesAfter(places, isReseeded);
    return { meetings: found, count };
  });
}

function pairsOf(places: Places, isReseeded: boolean): (readonly [readonly number[], readonly number[]])[] {
  const all = meetings(
    places.map((_, at) => at),
    isReseeded,
  );
  return all.map(([at, against]) => [places[at] ?? [], places[against] ?? []]);
}

function meetingsOf(pairs: readonly (readonly [readonly number[], readonly number[]])[]): PossibleMeeting[] {
  const [first] = pairs;
  // Where the best meets the worst of those who are left, any two may: the best of all in the first meeting.
  if (first && first[0] === first[1]) {
    const sides = first[0];
    return sides.flatMap((one, at) =>
      sides.slice(at + 1).map((other) => ({ one, other, number: Math.min(at, pairs.length - 1) })),
    );
  }
  return pairs.flatMap(([one, other], number) =>
    one.flatMap((side) => other.map((against) => ({ one: side, other: against, number }))),
  );
}

function placesAfter(places: readonly Places[], isReseeded: boolean): readonly Places[] {
  const after = places.map((ofBracket) => {
    const anybody = [...new Set(ofBracket.flat())];
    return pairsOf(ofBracket, isReseeded).map(([one, other]) => (isReseeded ? anybody : [...one, ...other]));
  });
  return after.length > 1 && after.every(({ length }) => length === 1) ? [after.flat()] : after;
}
