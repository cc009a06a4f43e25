import { compareOdds } from '@fairline/money/odds.ts';
import { capital } from '@fairline/sports/kit/words.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { accruedOf } from './accrued.ts';
import { commonWords } from './common-words.ts';
import { withoutName } from './names.ts';
import type { TableModel, TableRowModel } from './page-model.ts';
import { BLANK, blankSelection } from './placeholders.ts';
import { saidFirst } from './side-order.ts';
import { sortFacts } from './sort-facts.ts';
import { isAvailable } from './status.ts';

/** One player and its markets by column. */
interface Line {
  readonly rowId: string;
  readonly markets: ReadonlyMap<string, MarketView>;
}

/** 'scorer:home:9:2': what is counted, of which side's player, and the mark to be reached. */
const MARK = /^(?<player>.+:(?:home|away):\d+)(?::(?<mark>.+))?$/;

/** Of one player against one of the other side: the sort and the stretch, then the places of both. */
const DUEL = /^([a-z]+-duel:[^:]+):\d+:\d+$/;

/**
 * What a player's market counts, the same for all players and lines: 'batter-hits' of 'batter-hits:home:3:1.5', 'aces:each' of
 * 'aces-home:1.5', for 'aces' are those of the match, 'kill-duel:m1' of all duels of a map.
 */
export function statisticOf({ key, family }: MarketView): string {
  const duel = DUEL.exec(key)?.[1];
  if (duel !== undefined) return duel;
  const [counted = key, ...whose] = key.split(/:(?:home|away)(?::|$)/);
  return whose.length > 0 ? counted : family.replace(/-(?:home|away)$/, ':each');
}

/**
 * Markets that count the same of several players as a table, a player a row: over and under its main line, or a column for
 * each mark to be reached [CARD-003]. Undefined where they are of another shape, or of one player only. Rows and columns
 * without anything available are left out.
 * @param markets on offer, all of one statistic
 */
export function tableOf(book: BookView, markets: readonly MarketView[]): TableModel | undefined {
  if (markets.every(isOverUnder)) return totalsTable(book, markets);
  return markets.every(isMark) ? marksTable(book, markets) : undefined;
}

function totalsTable(book: BookView, markets: readonly MarketView[]): TableModel | undefined {
  const ending = commonEnding(markets);
  const rows = linesOfTotals(markets).flatMap((line) => overUnderRow(book, line, ending) ?? []);
  return table(ending === '' ? undefined : ending, byTeam(book, rows), ['Over', 'Under']);
}

function marksTable(book: BookView, markets: readonly MarketView[]): TableModel | undefined {
  const columns = [...new Set(markets.map(markOf))].sort((one, other) => rankOf(one) - rankOf(other));
  const endings = endingsOf(markets, columns);
  if (endings.includes('')) return undefined;
  const rows = linesOfMarks(markets).flatMap((line) => markRow(book, line, columns, endings) ?? []);
  return table(
    titleOfSort(book, markets) ?? titleOfMarks(endings),
    likeliestFirst(byTeam(book, rows)),
    endings.map(capital),
  );
}

/** 'Touchdown Scorers', 'Rushing Yards Milestones', 'Double-Double', 'Player to Score 2+ Goals': what several marks, or the only one, are about. */
function titleOfMarks(endings: readonly string[]): string {
  const scorer = endings.map((ending) => /^Anytime (.+scorer)$/i.exec(ending)?.[1]).find(Boolean);
  if (scorer !== undefined) return `${scorer}s`;
  const [only] = endings;
  if (only?.startsWith('to ') && endings.length === 1) return `Player ${only}`;
  const headers = endings.map(capital);
  const [bare, ...others] = headers.map((header) => header.replace(/^\d+\+ /, ''));
  const counted = others.every((other) => other === bare) ? bare : commonWords(headers);
  if (counted === undefined || counted.startsWith('To ')) return headers.join(', ');
  return headers.some((header) => /\d/.test(header)) ? `${counted} Milestones` : counted;
}

/**
 * What is asked alike of players, or of sides that are players, however many they are: 'Rushing Yards', 'To Win a Set', never with
 * a name. Undefined where several things are asked of them that make no table.
 */
export function statisticTitle(book: BookView, markets: readonly MarketView[]): string | undefined {
  const known = titleOfSort(book, markets);
  if (known !== undefined) return known;
  const endings = markets.map((market) => asked(book, market));
  const told = [...new Set(endings.filter((ending) => ending !== undefined))];
  const [only] = told;
  if (only === undefined || endings.includes(undefined)) return undefined;
  if (markets.every(isOverUnder)) return told.join(', ');
  if (markets.every(isMark)) return titleOfMarks(told);
  return told.length === 1 ? capital(only) : undefined;
}

function titleOfSort({ event }: BookView, [first]: readonly MarketView[]): string | undefined {
  return first && sortFacts(event.sport.slug, statisticOf(first)).title;
}

/** What is asked of whom the market is about; undefined where its name does not begin with theirs. */
function asked({ event }: BookView, { name, player }: MarketView): string | undefined {
  return withoutName(name, player === undefined ? [event.home.mediumName, event.away.mediumName] : [player]);
}

function table(
  title: string | undefined,
  lines: readonly TableRowModel[],
  headers: readonly string[],
): TableModel | undefined {
  const rows = lines.filter((row) => row.selections.some(isAvailable));
  if (rows.length < 2) return undefined;
  const used = headers.map((_, column) => rows.some(({ selections }) => isAvailableAt(selections, column)));
  const cut = <T>(cells: readonly T[]): T[] => cells.filter((_, column) => used[column]);
  const shown = rows.map((row) => ({ ...row, selections: cut(row.selections) }));
  return { title: title ?? headers.join(', '), headers: cut(headers), rows: shown };
}

/** Team mates below one another, in the order they have; the team first that the event's name says first. */
function byTeam({ event }: BookView, rows: readonly TableRowModel[]): TableRowModel[] {
  const first = event[saidFirst(event.sport.slug)].abbreviation;
  const all = [...new Set(rows.map(({ team }) => team))];
  const teams = [...all.filter((team) => team === first), ...all.filter((team) => team !== first)];
  return teams.flatMap((team) => rows.filter((row) => row.team === team));
}

/** Who is likeliest to reach the first mark, or the first that he has a price of, before others; of equal prices as they stand. */
function likeliestFirst(rows: readonly TableRowModel[]): TableRowModel[] {
  const priced = rows.map((row) => ({ row, column: row.selections.findIndex(isAvailable) }));
  return priced
    .sort((one, other) => {
      if (one.column !== other.column) return one.column - other.column;
      const [left, right] = [one.row.selections[one.column]?.odds, other.row.selections[other.column]?.odds];
      return left && right ? compareOdds(left, right) : Number(!left) - Number(!right);
    })
    .map(({ row }) => row);
}

/** Whose player a row is about, as the scoreboard has it: 'KC'. */
function teamOf({ event }: BookView, rowId: string): string | undefined {
  const side = /:(home|away):/.exec(`${rowId}:`)?.[1];
  return side === undefined ? undefined : event[side === 'home' ? 'home' : 'away'].abbreviation;
}

/** A player and his team beside him, which is not said again behind his name. */
function playerOf(book: BookView, rowId: string, name: string): Pick<TableRowModel, 'label' | 'team'> {
  const team = teamOf(book, rowId);
  const behind = ` (${team})`;
  return { label: name.endsWith(behind) ? name.slice(0, 0 - behind.length) : name, team };
}

function isAvailableAt(selections: readonly SelectionView[], column: number): boolean {
  const selection = selections[column];
  return selection !== undefined && isAvailable(selection);
}

function isOverUnder({ selections }: MarketView): boolean {
  return selections.length === 2 && selections.some(isOver) && selections.some(isUnder);
}

const isOver = ({ type }: SelectionView): boolean => type === 'OVER';
const isUnder = ({ type }: SelectionView): boolean => type === 'UNDER';

function isMark({ type, key }: MarketView): boolean {
  return type === 'YES_NO' && MARK.test(key);
}

/** Marks to be reached by their number, behind one that has none. */
function rankOf(mark: string): number {
  const reached = Number(mark);
  return Number.isNaN(reached) ? -1 : reached;
}

function markOf({ key }: MarketView): string {
  return MARK.exec(key)?.groups?.mark ?? 'yes';
}

function linesOfTotals(markets: readonly MarketView[]): Line[] {
  const lines = new Map<string, MarketView>();
  for (const market of markets) {
    if (market.main || !lines.has(market.family)) lines.set(market.family, market);
  }
  return [...lines].map(([rowId, market]) => ({ rowId, markets: new Map([['', market]]) }));
}

function linesOfMarks(markets: readonly MarketView[]): Line[] {
  const rows = new Map<string, Map<string, MarketView>>();
  for (const market of markets) {
    const rowId = MARK.exec(market.key)?.groups?.player ?? market.key;
    const row = rows.get(rowId) ?? new Map<string, MarketView>();
    rows.set(rowId, row.set(markOf(market), market));
  }
  return [...rows].map(([rowId, byMark]) => ({ rowId, markets: byMark }));
}

function overUnderRow(book: BookView, { rowId, markets }: Line, ending: string): TableRowModel | undefined {
  const [market] = markets.values();
  const [over, under] = [market?.selections.find(isOver), market?.selections.find(isUnder)];
  if (!market || !over || !under) return undefined;
  const accrued = accruedOf(book, market);
  return {
    rowId,
    ...playerOf(book, rowId, withoutEnding(market.name, ending)),
    markets: [market],
    selections: [over, under],
    accrued,
  };
}

function markRow(
  book: BookView,
  { rowId, markets }: Line,
  columns: readonly string[],
  endings: readonly string[],
): TableRowModel | undefined {
  const [first] = markets.values();
  if (!first) return undefined;
  const ending = endings[columns.indexOf(markOf(first))] ?? '';
  const selections = columns.map(
    (mark) =>
      markets.get(mark)?.selections.find(({ type }) => type === 'YES') ?? blankCell(book, rowId, mark),
  );
  return {
    rowId,
    ...playerOf(book, rowId, withoutEnding(first.name, ending)),
    markets: [...markets.values()],
    selections,
    accrued: accruedOf(book, first),
  };
}

function blankCell({ event }: BookView, rowId: string, mark: string): SelectionView {
  const place = { eventId: event.id, marketKey: `${BLANK}:${rowId}` };
  return blankSelection(place, { key: mark, type: 'YES' }, '');
}

function withoutEnding(name: string, ending: string): string {
  return name.slice(0, name.length - ending.length).trim();
}

/** What the names of each column end with; a column of one player's ends with what follows the name he has elsewhere. */
function endingsOf(markets: readonly MarketView[], columns: readonly string[]): string[] {
  const endings = columns.map((mark) => commonEnding(markets.filter((one) => markOf(one) === mark)));
  const isAlone = (column: number) => markets.filter((one) => markOf(one) === columns[column]).length === 1;
  const names = markets.flatMap((market) => {
    const column = columns.indexOf(markOf(market));
    return isAlone(column) ? [] : [withoutEnding(market.name, endings[column] ?? '')];
  });
  return columns.map((mark, column) => {
    const own = markets.find((one) => markOf(one) === mark)?.name ?? '';
    const name = isAlone(column) ? names.find((one) => own.startsWith(`${one} `)) : undefined;
    return name === undefined ? (endings[column] ?? '') : own.slice(name.length + 1);
  });
}

/** The words all names end with, but for a surname or a team, "(KC)", that players share: an initial alone is nobody's name. */
function commonEnding(markets: readonly MarketView[]): string {
  const [first = [], ...others] = markets.map(({ name }) => name.split(' '));
  let length = 0;
  while (
    hasName(first, length + 1) &&
    !isTeam(first.at(-1 - length)) &&
    others.every((words) => hasName(words, length + 1) && words.at(-1 - length) === first.at(-1 - length))
  ) {
    length += 1;
  }
  return first.slice(first.length - length).join(' ');
}

/** '(ARS)' */
function isTeam(word: string | undefined): boolean {
  return word !== undefined && /^\(.+\)$/.test(word);
}

/** Whether a name is left without so many words at its end. */
function hasName(words: readonly string[], without: number): boolean {
  const left = words.length - without;
  return left > 1 || (left === 1 && words[0]?.endsWith('.') === false);
}
