import type { SideKey } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { shortName } from '../readers/roster.ts';
import { countsForBonus, isLastThrow, kindOfType, peopleOfType, worthOfType } from './event-types.ts';
import { namesById } from './roster.ts';
import { clockSeconds, isPlayer, type NbaGame, type NbaRow, NO_PLAYER } from './row.ts';

const schema = v.object({
  resource: v.literal('playbyplay'),
  /** '0021600270': two figures from the fourth on are the year the season begins in. */
  parameters: v.object({ GameID: v.pipe(v.string(), v.regex(/^\d{10}$/)) }),
  resultSets: v.array(
    v.object({ name: v.string(), headers: v.array(v.string()), rowSet: v.array(v.array(v.unknown())) }),
  ),
});

type Cells = (column: string) => unknown;

/** The form of the statistics pages: a table 'PlayByPlay' with a column EVENTMSGTYPE; undefined for any other. */
export function statsForm(value: unknown): NbaGame | undefined {
  const parsed = v.safeParse(schema, value);
  const table = parsed.success
    ? parsed.output.resultSets.find(({ name }) => name === 'PlayByPlay')
    : undefined;
  if (table === undefined || !parsed.success) return undefined;
  const rows = table.rowSet.map(
    (cells): Cells =>
      (column) =>
        cells[table.headers.indexOf(column)],
  );
  const home = abbreviationOf(rows, 4);
  const away = abbreviationOf(rows, 5);
  if (home === undefined || away === undefined) return undefined;
  return {
    home,
    away,
    startsAtMs: seasonStart(parsed.output.parameters.GameID),
    rows: rows.map(rowOf),
    names: namesById(
      rows.flatMap((cells) => PERSONS.flatMap((person) => namedIn(cells, person))),
      (name) => [shortName(name), name],
    ),
    stated: undefined,
  };
}

/** A row says of its first person whether he is the home side's (4) or the away side's (5). */
function abbreviationOf(rows: readonly Cells[], type: number): string | undefined {
  const row = rows.find((cells) => cells('PERSON1TYPE') === type && cells('PLAYER1_TEAM_ABBREVIATION'));
  return row && text(row('PLAYER1_TEAM_ABBREVIATION'));
}

/** The form knows no date: the first of November of the season in the game's id, '00216…' of 2016. */
function seasonStart(gameId: string): number {
  return Date.UTC(2000 + Number(gameId.slice(3, 5)), 10, 1);
}

function rowOf(cells: Cells): NbaRow {
  const type = Number(cells('EVENTMSGTYPE'));
  const action = Number(cells('EVENTMSGACTIONTYPE'));
  const [away, home] = text(cells('SCORE')).split(' - ').map(Number);
  const side = sideOf(Number(cells('PERSON1TYPE')));
  const said = ['HOMEDESCRIPTION', 'VISITORDESCRIPTION', 'NEUTRALDESCRIPTION']
    .map((column) => text(cells(column)))
    .filter(Boolean)
    .join(', ');
  const number = cells('EVENTNUM');
  return {
    ...(typeof number === 'number' && { number }),
    period: Number(cells('PERIOD')),
    clock: clockSeconds(text(cells('PCTIMESTRING'))),
    kind: kindOfType(type),
    side,
    text: said,
    score: home !== undefined && away !== undefined ? { home, away } : undefined,
    counts: type === 6 && countsForBonus(action),
    last: isLastThrow(action),
    worth: worthOfType(type, said),
    who: peopleOfType(type, {
      by: playerIn(cells, 1),
      mate: playersIn(cells, [2, 3]).find((each) => each.side === side)?.id,
      opponent: playersIn(cells, [2, 3]).find((each) => each.side !== side)?.id,
    }),
  };
}

const PERSONS = [1, 2, 3] as const;
type Person = (typeof PERSONS)[number];
const PLAYER_TYPES: ReadonlySet<number> = new Set([4, 5]);

/** The league's number of the player in one of a row's three places; NO_PLAYER for a side or nobody, undefined for a player without one. */
function playerIn(cells: Cells, person: Person): number | undefined {
  if (!PLAYER_TYPES.has(Number(cells(`PERSON${person}TYPE`)))) return NO_PLAYER;
  const id = cells(`PLAYER${person}_ID`);
  return typeof id === 'number' ? id : undefined;
}

function playersIn(cells: Cells, persons: readonly Person[]) {
  return persons.flatMap((person) => {
    const id = playerIn(cells, person);
    const side = sideOf(Number(cells(`PERSON${person}TYPE`)));
    return isPlayer(id) && side !== undefined ? [{ id, side }] : [];
  });
}

/** The number and the whole name of one whom a row names. */
function namedIn(cells: Cells, person: Person): [number, string][] {
  const id = playerIn(cells, person);
  const name = text(cells(`PLAYER${person}_NAME`)).trim();
  return isPlayer(id) && name !== '' ? [[id, name]] : [];
}

/** 2 and 3 are the teams themselves, 4 and 5 their players. */
function sideOf(type: number): SideKey | undefined {
  if (type === 2 || type === 4) return 'home';
  return type === 3 || type === 5 ? 'away' : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
