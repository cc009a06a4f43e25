import type { Outcomes } from '@fairline/sports/market-definition.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { othersTurn } from '../platform/others-turn.ts';
import { gradeSelection } from './grading.ts';
import type { StoredResult } from './store.ts';
import type { BookView, MarketView, SelectionView } from './trading.ts';
import { unpricedMarketView } from './views.ts';

/** Markets graded before others have their turn. */
const AT_ONCE = 20;
/** The numbers in a key count: 'total:game:9.5' stands before 'total:game:10.5', 'race:5' before 'race:10'. */
const byKey = new Intl.Collator('en', { numeric: true }).compare;

/** A book with what it offered as it came out: nothing of it is on sale, and all of it is read by the names it was sold under. */
export async function withSettled(book: BookView, result: StoredResult): Promise<BookView> {
  const markets = await settledMarkets(result);
  const byItsKey = new Map(markets.map((market) => [market.key, market]));
  return { ...book, markets, onOffer: markets, market: (key) => byItsKey.get(key) };
}

/** What the line of who wins is called, by what kind it is on the sport's cards. */
const WINNERS = [
  ['MONEYLINE', 'moneyline'],
  ['THREE_WAY_MONEYLINE', 'threeway'],
] as const;

/**
 * Every market of an event that is over, by its key; who won also where that was never sold, as of a game that was as good as
 * decided when the house took it up. Of lines that differ in their points alone the main one is the closing line,
 * with which the event began; where that is not known, the one nearest to the result. Others have their turn in between: there are hundreds.
 */
export async function settledMarkets(result: StoredResult): Promise<MarketView[]> {
  const model = sportModel(result.sport);
  if (!model) return [];
  const outcomes = model.actual(result.state);
  const markets: MarketView[] = [];
  const keys = new Set([...result.decidedAt.keys(), ...winnersOf(model)]);
  for (const [at, key] of [...keys].sort(byKey).entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await othersTurn();
    const market = settledMarket(model, result, outcomes, key);
    if (market) markets.push(market);
  }
  const closing = new Set(result.closing);
  const main = new Set(
    familiesOf(markets).map((family) => family.find(({ key }) => closing.has(key)) ?? nearestLine(family)),
  );
  return markets.map((market) => ({ ...market, main: main.has(market) }));
}

function winnersOf({ mainLines: { types, scope } }: AnySportModel): string[] {
  return WINNERS.flatMap(([type, name]) => (types.includes(type) ? [`${name}:${scope}`] : []));
}

/** Undefined for a market that the sport does not make any more, or that is not decided. */
function settledMarket(
  model: AnySportModel,
  result: StoredResult,
  outcomes: Outcomes,
  key: string,
): MarketView | undefined {
  const definition = model.market(key, result.sides);
  if (!definition) return undefined;
  const view = unpricedMarketView(result.eventId, definition, 'settled', 0);
  const selections = view.selections.flatMap((selection): SelectionView[] => {
    const grade = gradeSelection(model, result, result.sides, key, selection.selectionKey, () => outcomes);
    return grade ? [{ ...selection, outcome: grade.outcome }] : [];
  });
  return selections.length === view.selections.length ? { ...view, selections } : undefined;
}

function familiesOf(markets: readonly MarketView[]): MarketView[][] {
  const families = new Map<string, MarketView[]>();
  for (const market of markets) {
    const family = families.get(market.family) ?? [];
    family.push(market);
    families.set(market.family, family);
  }
  return [...families.values()];
}

/**
 * The line that the result fell on; else the one whose next one came out otherwise: above it the other side won. Where all came
 * out alike it is the one at that end.
 */
function nearestLine(family: readonly MarketView[]): MarketView | undefined {
  const lines = [...family].sort((one, other) => pointsOf(one) - pointsOf(other));
  // The result falls on one alone: several give stakes back of a game that was given up.
  const [exact, another] = lines.filter(isPush);
  if (exact && !another) return exact;
  const [lowest] = lines;
  const turn = lines.findIndex((line) => hasWon(line) !== (lowest && hasWon(lowest)));
  if (turn > 0) return lines[turn - 1];
  // More points are harder to go over, and easier to keep with points given.
  const isEasierBelow = lowest?.selections[0]?.type === 'OVER';
  return lowest && hasWon(lowest) === isEasierBelow ? lines.at(-1) : lowest;
}

function pointsOf({ selections }: MarketView): number {
  return selections[0]?.points ?? 0;
}

function isPush({ selections }: MarketView): boolean {
  return selections[0]?.outcome === 'push';
}

function hasWon({ selections }: MarketView): boolean {
  const outcome = selections[0]?.outcome;
  return outcome === 'win' || outcome === 'half-win';
}
