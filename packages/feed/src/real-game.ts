import { sportModel } from '@fairline/sports/sports.ts';
import type { Fixture } from './message.ts';

/**
 * The fixture of a game that is really played, for which nobody is invented: where the source names no players of a side of a team
 * sport there are none, and nothing is sold on them. Only the simulator's games leave them out.
 */
export function realGame(fixture: Fixture): Fixture {
  const model = sportModel(fixture.sport);
  if (model?.participants !== 'team' || model.field !== undefined) return fixture;
  return { ...fixture, home: { players: [], ...fixture.home }, away: { players: [], ...fixture.away } };
}
