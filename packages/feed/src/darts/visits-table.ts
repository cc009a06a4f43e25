import { START } from '@fairline/sports/darts/rules.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { Row } from '../readers/csv.ts';

/** A leg as its table has it: every visit but the finish, which the legs score alone tells. */
export interface RecordedLeg {
  readonly first: SideKey;
  /** Points of each visit in turn, the finish included. */
  readonly visits: readonly number[];
}

export interface RecordedMatch {
  readonly home: string;
  readonly away: string;
  readonly legs: readonly RecordedLeg[];
  /** What is wrong with the leg after the last one that can be told. */
  readonly wrong: string | undefined;
}

/** The matches of a table, one after another; rows numbered 0 begin a leg. */
export function recordedMatches(rows: readonly Row[]): RecordedMatch[] {
  const matches: { home: string; away: string; legs: Row[][] }[] = [];
  for (const row of rows) {
    const [home, away] = [row('Player Home'), row('Player Away')];
    const running = matches.at(-1);
    const isNew = running === undefined || running.home !== home || running.away !== away;
    if (isNew) matches.push({ home, away, legs: [] });
    const legs = matches.at(-1)?.legs;
    if (isNew || row('Leg') === '0') legs?.push([]);
    legs?.at(-1)?.push(row);
  }
  return matches.map(({ home, away, legs }) => ({ home, away, ...legsOf(legs) }));
}

function legsOf(tables: readonly (readonly Row[])[]): Pick<RecordedMatch, 'legs' | 'wrong'> {
  const legs: RecordedLeg[] = [];
  let won = 0;
  for (const table of tables) {
    const homeWon = Number((table[0]?.('Leg Value') ?? '').split('-')[0]);
    const winner: SideKey = homeWon > won ? 'home' : 'away';
    won = homeWon;
    const leg = legOf(table, winner);
    if (typeof leg === 'string') return { legs, wrong: `Leg ${legs.length + 1}: ${leg}` };
    legs.push(leg);
  }
  return { legs, wrong: undefined };
}

/** A leg, or what is wrong with it in words. */
function legOf(table: readonly Row[], winner: SideKey): RecordedLeg | string {
  const first: SideKey = Number(table[0]?.('Value Home')) < START ? 'home' : 'away';
  const left = { home: START, away: START };
  const visits: number[] = [];
  let thrower = first;
  for (const row of table) {
    const now = { home: Number(row('Value Home')), away: Number(row('Value Away')) };
    const other: SideKey = thrower === 'home' ? 'away' : 'home';
    const own = left[thrower] - now[thrower];
    const theirs = left[other] - now[other];
    if (!Number.isInteger(own) || !Number.isInteger(theirs) || own < 0 || theirs < 0) {
      return `row ${row('Leg')} has no points`;
    }
    visits.push(...visitsOf(own, theirs));
    left.home = now.home;
    left.away = now.away;
    thrower = other;
  }
  if (thrower !== winner) return 'a visit is missing, its winner was not to throw';
  return { first, visits: [...visits, left[winner]] };
}

/**
 * Points of the visits that a row stands for: of one, unless the source lost two rows before it. Then both sides have scored since the
 * row before, the thrower in two visits around one of the other side, and half of his points is told of each.
 * @param own points of the thrower since the row before
 * @param theirs those of the other side
 */
function visitsOf(own: number, theirs: number): number[] {
  if (theirs === 0) return [own];
  const half = Math.ceil(own / 2);
  return [half, theirs, own - half];
}
