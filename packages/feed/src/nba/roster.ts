import { EVERYBODY_ELSE, PLAYERS } from '@fairline/sports/basketball/scoring.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { rosterNames } from '../readers/roster-names.ts';
import { isPlayer, type NbaGame, type NbaRow } from './row.ts';

/** The players of a side of a recorded game. */
export interface NbaRoster {
  /** By place; '' where he is not named. */
  readonly names: readonly string[];
  /** Where somebody stands, by the league's number of him: whoever finds no place, among everybody else. */
  placeOf(id: number): number;
}

/** The place of the tallest who starts, see basketball/engine/players.ts. */
const CENTRE = 4;
const WHOSE: ReadonlySet<NbaRow['kind']> = new Set(['made', 'free-throw', 'rebound']);

/** Both rosters; undefined where nobody is named, or the recording does not say of each score and each rebound whose it was. */
export function rostersOf({ rows, names }: Pick<NbaGame, 'rows' | 'names'>): BySide<NbaRoster> | undefined {
  if (rows.some(({ kind, who }) => WHOSE.has(kind) && who.by === undefined)) return undefined;
  const rosters = { home: rosterOf(rows, 'home', names), away: rosterOf(rows, 'away', names) };
  const areNamed = [...rosters.home.names, ...rosters.away.names].some((name) => name !== '');
  return areNamed ? rosters : undefined;
}

/** Names by the league's numbers; '' of whom two different ones are told. */
export function namesById(told: readonly (readonly [id: number, name: string])[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const [id, name] of told) {
    const before = names.get(id);
    if (isPlayer(id)) names.set(id, before === undefined || before === name ? name : '');
  }
  return names;
}

function rosterOf(rows: readonly NbaRow[], side: SideKey, names: NbaGame['names']): NbaRoster {
  const seated = inOrder(rows, side).slice(0, PLAYERS);
  return {
    names: rosterNames(seated.map((id) => names.get(id) ?? '')),
    placeOf: (id) => (seated.includes(id) ? seated.indexOf(id) : EVERYBODY_ELSE),
  };
}

/**
 * A recording lists no line-up: who is seen on the floor before anybody came on for him started. Of those the one who jumps for
 * the ball at the start is the centre; all others come in the order in which they are seen first.
 */
function inOrder(rows: readonly NbaRow[], side: SideKey): number[] {
  const starters = new Set<number>();
  const bench = new Set<number>();
  for (const row of rows) {
    for (const id of onFloor(row, side)) if (!bench.has(id) && row.period === 1) starters.add(id);
    for (const id of [...onFloor(row, side), ...comingOn(row, side)]) if (!starters.has(id)) bench.add(id);
  }
  const jumpers = rows.find(({ kind }) => kind !== 'other')?.who.jumpers ?? [];
  const centre = [...starters].find((id) => jumpers.includes(id));
  const others = [...starters, ...bench].filter((id) => id !== centre);
  return centre === undefined ? others : others.toSpliced(CENTRE, 0, centre);
}

function onFloor({ side: whose, who }: NbaRow, side: SideKey): number[] {
  const ids = whose === side ? [who.by, who.assist, who.off] : [who.steal, who.block];
  return whose === undefined ? [] : ids.filter(isPlayer);
}

function comingOn({ side: whose, who }: NbaRow, side: SideKey): number[] {
  return whose === side ? [who.on].filter(isPlayer) : [];
}
