import type { SortFacts } from '@fairline/sports/sport-facts.ts';
import { sportModel } from '@fairline/sports/sports.ts';

const NONE: SortFacts = {};

/** What a sport says of a sort of its markets. @param sport its slug */
export function sortFacts(sport: string, sort: string): SortFacts {
  return sportModel(sport)?.sorts?.[sort] ?? NONE;
}
