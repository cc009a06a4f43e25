import type { Fixture } from '@fairline/feed/message.ts';

/** A side as it is listed: its id, and the name that the source gives it. */
export type ListedSide = Pick<Fixture['home'], 'id' | 'name'>;

/**
 * Whether the sides of a listing are those of the game as it was announced, in the same order or the other way round, for a
 * source may turn a game later; undefined when others play in it.
 */
export function sameSides(
  { home, away }: Pick<Fixture, 'home' | 'away'>,
  first: ListedSide,
  second: ListedSide,
): 'straight' | 'turned' | undefined {
  if (isSame(home, first) && isSame(away, second)) return 'straight';
  return isSame(home, second) && isSame(away, first) ? 'turned' : undefined;
}

/** Of the same name or the same id: a side that joined a roster got an id, one that is written otherwise keeps its own. */
function isSame(announced: ListedSide, listed: ListedSide): boolean {
  return announced.id === listed.id || announced.name === listed.name;
}
