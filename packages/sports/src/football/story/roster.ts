import { Kept } from '../../kit/kept.ts';
import { playerName as nameAt } from '../../kit/player-name.ts';
import { inventedNames } from '../../kit/roster.ts';
import type { Side } from '../../sport.ts';
import { KICKER } from '../players.ts';

/** The invented players of a side who appear in the story of a game. */
export interface Roster {
  readonly passer: string;
  readonly runners: readonly string[];
  readonly receivers: readonly string[];
  readonly linemen: readonly string[];
  readonly defenders: readonly string[];
  readonly kicker: string;
  readonly punter: string;
  readonly returner: string;
}

/** All of them, see Roster. */
const SIZE = 25;

/** Of more sides than are on the board at once. */
const rosters = new Kept<string, Roster>(1000);

/** The roster of a side: invented, and the same at every game of that side. */
export function inventedRoster({ id }: Pick<Side, 'id'>): Roster {
  return rosters.get(id, () => rosterFrom(id));
}

function rosterFrom(teamId: string): Roster {
  const names = inventedNames(teamId, SIZE)[Symbol.iterator]();
  const take = (count: number): string[] => Array.from({ length: count }, () => names.next().value ?? '');
  return {
    passer: take(1)[0] ?? '',
    runners: take(3),
    receivers: take(5),
    linemen: take(4),
    defenders: take(9),
    kicker: take(1)[0] ?? '',
    punter: take(1)[0] ?? '',
    returner: take(1)[0] ?? '',
  };
}

/** The name of a place in the roster, see players.ts; '' for nobody. */
export function playerName(side: Side, place: number): string {
  return nameAt(side, place, KICKER + 1, invented);
}

/** By place. */
function invented(id: string): readonly string[] {
  const { passer, runners, receivers, kicker } = inventedRoster({ id });
  const [first = '', second = '', other = ''] = runners;
  return [passer, first, second, ...receivers.slice(0, 5), other, kicker];
}
