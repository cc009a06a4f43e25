import { START } from '@fairline/sports/darts/rules.ts';
import { SIDES } from '@fairline/sports/kit/sides.ts';
import { type BySide, otherSide, type SideKey } from '@fairline/sports/sport.ts';
import type { Row } from '../readers/csv.ts';

/** A leg as its table has it: every visit but the finish, which the legs score alone tells. */
export interface RecordedLeg {
  readonly first: SideKey;
  /** Points of each visit in turn, the finish included. */
  readonly visits: readonly number[];
  /** Places of visits of which only what two of one player scored together is told: half of it stands for each. */
  readonly halves: ReadonlySet<number>;
}

export interface RecordedMatch {
  readonly home: string;
  readonly away: string;
  readonly legs: readonly RecordedLeg[];
  /** What is wrong with the leg after the last one that can be told. */
  readonly wrong: string | undefined;
}

interface Table {
  readonly home: string;
  readonly away: string;
  readonly legs: Row[][];
  /** A row after its own of which nobody knows whose it is. */
  readonly stray?: Row;
}

/**
 * The matches of a table, one after another: each from the first row of its first leg on; rows numbered 0 begin a leg. A row that
 * names others in the middle of a match is the end of the table, for whose it is, and whose those after it are, nobody knows.
 */
export function recordedMatches(rows: readonly Row[]): RecordedMatch[] {
  const matches: Table[] = [];
  for (const row of rows) {
    const [home, away] = [row('Player Home'), row('Player Away')];
    const running = matches.at(-1);
    const isNew = running?.home !== home || running.away !== away;
    if (isNew && !beginsMatch(row)) {
      matches.splice(-1, 1, { ...(running ?? { home, away, legs: [] }), stray: row });
      break;
    }
    if (isNew) matches.push({ home, away, legs: [] });
    const legs = matches.at(-1)?.legs;
    if (row('Leg') === FIRST_ROW) legs?.push([]);
    legs?.at(-1)?.push(row);
  }
  return matches.map(({ home, away, legs, stray }) => {
    const told = legsOf(legs);
    return { home, away, ...told, wrong: told.wrong ?? (stray && strayed(stray)) };
  });
}

const FIRST_ROW = '0';

function beginsMatch(row: Row): boolean {
  return row('Leg') === FIRST_ROW && /^(1-0|0-1)$/.test(row('Leg Value'));
}

function strayed(row: Row): string {
  return `Row ${row('Leg')} of leg ${row('Leg Value')} after it begins no match, and names ${row('Player Home')} and ${row('Player Away')}`;
}

function legsOf(tables: readonly (readonly Row[])[]): Pick<RecordedMatch, 'legs' | 'wrong'> {
  const legs: RecordedLeg[] = [];
  const won = { home: 0, away: 0 };
  for (const table of tables) {
    const score = table[0]?.('Leg Value');
    const winner = SIDES.find((side) => score === written({ ...won, [side]: won[side] + 1 }));
    const leg = winner === undefined ? `a score of ${score} after ${written(won)}` : legOf(table, winner);
    if (winner === undefined || typeof leg === 'string')
      return { legs, wrong: `Leg ${legs.length + 1}: ${leg}` };
    won[winner] += 1;
    legs.push(leg);
  }
  return { legs, wrong: undefined };
}

function written({ home, away }: BySide<number>): string {
  return `${home}-${away}`;
}

/** A leg, or what is wrong with it in words. */
function legOf(table: readonly Row[], winner: SideKey): RecordedLeg | string {
  const first: SideKey = Number(table[0]?.('Value Home')) < START ? 'home' : 'away';
  const left = { home: START, away: START };
  const visits: number[] = [];
  const halves = new Set<number>();
  let thrower = first;
  for (const [at, row] of table.entries()) {
    const number = row('Leg');
    if (number !== `${at}`) return `row ${number} stands in place ${at}, a visit is missing or told twice`;
    if (LEG_COLUMNS.some((column) => row(column) !== table[0]?.(column)))
      return `row ${number} is of another`;
    const now = { home: Number(row('Value Home')), away: Number(row('Value Away')) };
    const other = otherSide(thrower);
    const own = left[thrower] - now[thrower];
    const theirs = left[other] - now[other];
    if (!Number.isInteger(own) || !Number.isInteger(theirs) || own < 0 || theirs < 0) {
      return `row ${number} has no points`;
    }
    const thrown = { home: Number(row('Throw Home')), away: Number(row('Throw Away')) };
    if (thrown[thrower] !== own || thrown[other] !== theirs) {
      return `row ${number} says ${written(thrown)} points, its values give ${written({ home: left.home - now.home, away: left.away - now.away })}`;
    }
    if (theirs > 0) for (const visit of [0, 2]) halves.add(visits.length + visit);
    visits.push(...visitsOf(own, theirs));
    left.home = now.home;
    left.away = now.away;
    thrower = other;
  }
  if (thrower !== winner) return 'a visit is missing, its winner was not to throw';
  if (table[0]?.('Throw-in') !== (first === winner ? '' : LOST_THROW[first])) {
    return 'its score and who threw first do not fit';
  }
  return { first, visits: [...visits, left[winner]], halves };
}

/** What every row of a leg says alike. */
const LEG_COLUMNS = ['Leg Value', 'Throw-in'] as const;
/** Of a leg that was lost by who threw first. */
const LOST_THROW: BySide<string> = { home: 'VERLORENER ANWURF Home', away: 'VERLORENER ANWURF Away' };

/**
 * Points of the visits that a row stands for: of one, unless the source lost two rows before it. Then both sides have scored since the
 * row before, the thrower in two visits around one of the other side. How his points fell into the two nobody knows: half of them
 * stands for each, and both are told as unsure.
 * @param own points of the thrower since the row before
 * @param theirs those of the other side
 */
function visitsOf(own: number, theirs: number): number[] {
  if (theirs === 0) return [own];
  const half = Math.ceil(own / 2);
  return [half, theirs, own - half];
}
