import { firstNamed, USUAL_FACTS } from '@fairline/sports/sport-facts.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Team } from './event.ts';

type Named = Pick<Team, 'mediumName'>;

/**
 * 'Bills at Chiefs', 'Everton vs Liverpool' with the host first, where nobody is host 'Ola vs Brandt', and of a field what it
 * plays for: 'Cedar Lake Open'.
 */
export function eventName(sport: string, home: Named, away: Named): string {
  const model = sportModel(sport);
  if (model?.field) return home.mediumName;
  const facts = model?.facts ?? USUAL_FACTS;
  if (facts.naming === 'visitor-at-host') return `${away.mediumName} at ${home.mediumName}`;
  // The web app writes the sides in the same order.
  const [first, second] = firstNamed(facts) === 'home' ? [home, away] : [away, home];
  return `${first.mediumName} vs ${second.mediumName}`;
}
