import type { Fixture } from '@fairline/feed/message.ts';
import { fixtureOf } from '@fairline/feed/odds-api/fixture.ts';
import type { OddsApiEvent } from '@fairline/feed/odds-api/response.ts';
import type { League } from '@fairline/feed/season/league.ts';

/**
 * A listing in the order in which its game was announced, for the API may list a game the other way round later; undefined when
 * other sides play in it. Prices and handicaps in it name their sides, so they need no turning.
 */
export function asAnnounced(
  { home, away }: Fixture,
  listed: OddsApiEvent,
  league: League,
): OddsApiEvent | undefined {
  const listing = fixtureOf(listed, league, {});
  const first = { id: listing.home.id, name: listed.home_team };
  const second = { id: listing.away.id, name: listed.away_team };
  if (isSame(home, first) && isSame(away, second)) return listed;
  if (!isSame(home, second) || !isSame(away, first)) return undefined;
  return { ...listed, home_team: listed.away_team, away_team: listed.home_team };
}

type Named = Pick<Fixture['home'], 'id' | 'name'>;

/** Of the same name or the same id: a side that joined a roster got an id, one that is written otherwise keeps its own. */
function isSame(announced: Named, listed: Named): boolean {
  return announced.id === listed.id || announced.name === listed.name;
}
