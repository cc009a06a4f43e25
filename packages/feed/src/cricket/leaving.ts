import type { Row } from '../readers/csv.ts';

/** A batter who leaves without being out. */
const RETIRED: ReadonlySet<string> = new Set(['retired hurt', 'retired not out']);
/** What a ball may have brought, two at the most: one who is out, and one who retires. */
const COLUMNS = [
  ['wicket_type', 'player_dismissed'],
  ['other_wicket_type', 'other_player_dismissed'],
] as const;

/** Who leaves the crease with a ball, and how. */
interface Leaving {
  readonly how: string;
  readonly name: string;
}

/** Who is out with a ball. */
export function outWith(row: Row): Leaving | undefined {
  return leaving(row).find(({ how }) => !RETIRED.has(how));
}

function leaving(row: Row): Leaving[] {
  const told = COLUMNS.map(([how, name]) => ({ how: row(how), name: row(name) }));
  return told.filter(({ how, name }) => how !== '' || name !== '');
}

/**
 * What is wrong with who stands at the crease: everybody who leaves it is told in the columns for that, so that whoever is not there
 * for the next ball without being told never left, or was never there.
 * @param next the ball after it; undefined for the last one of an innings
 */
export function creaseMistake(row: Row, next: Row | undefined): string | undefined {
  const atCrease = [row('striker'), row('non_striker')];
  if (atCrease.includes('') || atCrease[0] === atCrease[1]) return 'it is not faced by two batters';
  const left = leaving(row);
  if (left.some(({ how, name }) => how === '' || !atCrease.includes(name))) {
    return 'somebody leaves who is not at the crease, or nobody says how';
  }
  const names = new Set(left.map(({ name }) => name));
  if (names.size < left.length || left.filter(({ how }) => !RETIRED.has(how)).length > 1) {
    return 'two leave where one can';
  }
  if (next === undefined) return undefined;
  const after = [next('striker'), next('non_striker')];
  const isTold = (name: string) => names.has(name) !== after.includes(name);
  return atCrease.every(isTold) ? undefined : 'after it others are at the crease than it tells';
}
