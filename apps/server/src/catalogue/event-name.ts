import { sportModel } from '@fairline/sports/sports.ts';
import type { Team } from './event.ts';

/** Sports in which the visitor plays at the host's, and is named first. */
const VISITOR_AT_HOST: ReadonlySet<string> = new Set(['football', 'basketball', 'baseball', 'hockey']);
/** Sports in which the host is named first. The web app writes their sides in the same order. */
const HOST_FIRST: ReadonlySet<string> = new Set(['soccer', 'futsal', 'cricket']);

type Named = Pick<Team, 'mediumName'>;

/**
 * 'Bills at Chiefs', 'Everton vs Liverpool' with the host first, where nobody is host 'Ola vs Brandt', and of a field what it
 * plays for: 'Cedar Lake Open'.
 */
export function eventName(sport: string, home: Named, away: Named): string {
  if (sportModel(sport)?.field) return home.mediumName;
  if (VISITOR_AT_HOST.has(sport)) return `${away.mediumName} at ${home.mediumName}`;
  const [first, second] = HOST_FIRST.has(sport) ? [home, away] : [away, home];
  return `${first.mediumName} vs ${second.mediumName}`;
}
