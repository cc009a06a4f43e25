import { capital } from '@fairline/sports/kit/words.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { commonWords } from './common-words.ts';
import type { CardModel } from './page-model.ts';
import { sortFacts } from './sort-facts.ts';

/** The kinds of cards that several markets share. */
export type GroupKind = 'aligned' | 'compact' | 'multiple';

const TILE_COLUMNS = 2;

/** The sort of bet a market is: 'spread', 'team-total', 'race' … the first part of its key. */
export function sortOf(market: MarketView): string {
  return market.key.split(':')[0] ?? '';
}

/** Sorts of which the next one alone is on the board, whatever its number. */
const NEXT = /^(?:next-|at-bat)/;

/**
 * Whether there may be several markets of its sort about the same stretch: 'race:10', not 'overtime', 'odd-even:h1' or the next
 * score. It is as true of the last one left as of the first.
 */
export function isOneOfSeveral(book: BookView, { key }: MarketView): boolean {
  const [sort = '', first, ...others] = key.split(':');
  if (first === undefined || NEXT.test(sort)) return false;
  return others.length > 0 || !isStretch(book, first);
}

function isStretch({ event }: BookView, part: string): boolean {
  return part === 'game' || part === 'reg' || sportModel(event.sport.slug)?.periods[part] !== undefined;
}

/**
 * The card that markets like this one share [CARD-002]; undefined for one with a card of its own.
 * @param together whether all that is answered by yes or no shares one, whatever its sort
 */
export function groupKindOf(book: BookView, market: MarketView, together: boolean): GroupKind | undefined {
  if (isYesNo(market) && together) return 'compact';
  if (!isOneOfSeveral(book, market) || market.selections.some(({ points }) => points !== undefined)) {
    return undefined;
  }
  if (isYesNo(market)) return 'compact';
  if (isOfSides(market)) return 'aligned';
  return sortFacts(book.event.sport.slug, sortOf(market)).hasFewWays ? 'multiple' : undefined;
}

function isYesNo({ selections }: MarketView): boolean {
  return selections.length === 2 && selections.map(({ type }) => type).join() === 'YES,NO';
}

/** One side, the other, and perhaps neither; a three-way moneyline has a card of its own. */
function isOfSides({ type, selections }: MarketView): boolean {
  const of = (side: 'home' | 'away' | undefined) => selections.filter((one) => one.side === side).length;
  return type !== 'THREE_WAY_MONEYLINE' && of('home') === 1 && of('away') === 1 && of(undefined) < 2;
}

/** The line in a name: it moves with the game, so it is no title's. */
const LINE = / \d+\.5(?= |$)/;

/** What several markets are called together; undefined where their names share too little. @param sport its slug */
export function groupTitle(
  sport: string,
  sort: string,
  markets: readonly Pick<MarketView, 'name'>[],
): string | undefined {
  const names = markets.map(({ name }) => name);
  const { title, isOfStretch } = sortFacts(sport, sort);
  if (title === undefined) return names.length === 1 ? names[0]?.replace(LINE, '') : commonWords(names);
  return isOfStretch ? `${alikeBefore(names)} ${title}`.trim() : title;
}

/**
 * The card of several markets, named by what they are about: it stays the same card as they come and go.
 * @param about of the event, the same for all that ever stand on it
 */
export function groupCard(
  kind: GroupKind,
  book: BookView,
  about: string,
  markets: readonly MarketView[],
  featuredTitle: string | undefined,
): CardModel {
  const rawId = `${book.event.id}~${kind}~${about}`;
  const labels = labelsBeside(
    featuredTitle,
    markets.map(({ name }) => name),
  );
  return { kind, rawId, book, markets, featuredTitle, columns: TILE_COLUMNS, labels };
}

/** Names below a title: what they have alike is left out where that says it, and nothing that it does not say. */
export function labelsBeside(title = '', names: readonly string[]): string[] {
  const [only = '', ...others] = names;
  const line = only.search(LINE);
  if (others.length === 0 && line >= 0 && only.replace(LINE, '') === title) return [only.slice(line + 1)];
  const labels = distinctParts(names);
  const [label = ''] = labels;
  const before = alikeBefore(names);
  const alike = before === '' ? only.slice(label.length) : before;
  const said = title.toLowerCase().split(' ');
  const isSaid = (word: string) => said.some((one) => one === word || one === `${word}s`);
  return telling(alike).every(isSaid) ? labels : [...names];
}

/** Of words those that say something alone, in small letters: not 'to', 'of' or 'by'. */
function telling(words: string): string[] {
  return words
    .split(' ')
    .filter((word) => /^[^a-z]/.test(word))
    .map((word) => word.toLowerCase().replace(/:$/, ''));
}

/** What several names begin with that their labels leave out: '3rd Set Game 10' of its points; empty where that is nothing. */
function alikeBefore(names: readonly string[]): string {
  const [name = ''] = names;
  const [label = ''] = distinctParts(names);
  const isBehind = name.toLowerCase().endsWith(label.toLowerCase());
  return isBehind ? name.slice(0, name.length - label.length).trim() : '';
}

/**
 * Of names that begin alike, or else end alike, what differs: '10 Points' of 'Race to 10 Points', 'Bills' of 'Bills Shutout Win',
 * 'Game 1 Winner' of '1st Set Game 1 Winner'. The names themselves where one of them would be left with nothing.
 */
export function distinctParts(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first = [], ...others] = words;
  const alike = (at: (of: readonly string[], place: number) => string | undefined) => {
    let length = 0;
    while (length < first.length && others.every((one) => at(one, length) === at(first, length))) length += 1;
    return length;
  };
  if (others.length === 0) return [...names];
  const before = alike((of, place) => of[place]);
  const rests = words.map((one) => one.slice(countFrom(first, before, words)));
  if (rests.some(({ length }) => length === 0)) return [...names];
  if (before > 0) return rests.map((rest) => capital(rest.join(' ')));
  const after = alike((of, place) => of[of.length - 1 - place]);
  const starts = words.map((one) => one.slice(0, one.length - after));
  return starts.some(({ length }) => length === 0) ? [...names] : starts.map((start) => start.join(' '));
}

/** Without it 'First to Score in the 2nd Half' is another bet. */
const RANK = /^(?:First|Last|Next)$/;

/**
 * A number keeps the word it counts by: 'Round 1 Winner', for '1 Winner' is nothing; and who does something first, last or next keeps
 * that word.
 */
function countFrom(first: readonly string[], before: number, words: readonly (readonly string[])[]): number {
  const isOfDeed = words.some((one) => /^[a-z]/.test(one[before] ?? ''));
  if (isOfDeed && RANK.test(first[before - 1] ?? '')) return before - 1;
  const isNumbered = words.every((one) => /^\d+$/.test(one[before] ?? '') && one.length > before + 1);
  return isNumbered && /^[A-Z]/.test(first[before - 1] ?? '') ? before - 1 : before;
}
