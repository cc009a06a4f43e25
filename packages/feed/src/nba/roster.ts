import { PLAYERS } from '@fairline/sports/basketball/scoring.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { areNamed, type Roster, rostersOf, type Seat } from '../readers/roster.ts';
import { isPlayer, type NbaGame, type NbaRow } from './row.ts';

/** The place of the tallest who starts, see basketball/engine/players.ts. */
const CENTRE = 4;
const WHOSE: ReadonlySet<NbaRow['kind']> = new Set(['made', 'free-throw', 'rebound']);

/** Both rosters; undefined where nobody is named, or the recording does not say of each score and each rebound whose it was. */
export function nbaRosters({
  rows,
  names,
}: Pick<NbaGame, 'rows' | 'names'>): BySide<Roster<number>> | undefined {
  if (rows.some(({ kind, who }) => WHOSE.has(kind) && who.by === undefined)) return undefined;
  const rosters = rostersOf({ home: seatsOf(rows, 'home', names), away: seatsOf(rows, 'away', names) });
  return areNamed(rosters) ? rosters : undefined;
}

/**
 * Forms of names by the league's numbers, see Seat; none of whom two different names are told.
 * @param formsOf those of a name
 */
export function namesById(
  told: readonly (readonly [id: number, name: string])[],
  formsOf = (name: string): readonly string[] => [name],
): NbaGame['names'] {
  const names = new Map<number, string>();
  for (const [id, name] of told) {
    const before = names.get(id);
    if (isPlayer(id)) names.set(id, before === undefined || before === name ? name : '');
  }
  return new Map([...names].map(([id, name]) => [id, name === '' ? [] : formsOf(name)]));
}

/** Who is seen tenth or later has no place. */
function seatsOf(rows: readonly NbaRow[], side: SideKey, names: NbaGame['names']): Seat<number>[] {
  return inOrder(rows, side).map((id, at) => ({
    id,
    place: at < PLAYERS ? at : undefined,
    forms: names.get(id) ?? [],
  }));
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
