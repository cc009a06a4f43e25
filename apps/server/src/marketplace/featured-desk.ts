import { decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import { Lru } from '../platform/lru.ts';
import type { BookView, SelectionView, Trading } from '../trading/trading.ts';
import type { LiveBoard } from './board.ts';
import {
  canBeMade,
  eventOfParlay,
  featuredBets,
  featuredOfEvent,
  inTurns,
  isTimely,
} from './featured-bets.ts';
import type { FeaturedBet, FeaturedLeg, FeaturedView } from './featured-view.ts';
import { isOfConference } from './page-filter.ts';
import type { PagePath } from './paths.ts';
import { isAvailable, isTaking } from './status.ts';

/** Of games that are over nothing is held but names and numbers. */
interface Kept {
  readonly bet: FeaturedBet;
  firstOdds: Odds | undefined;
  /** Since when it cannot be taken, in milliseconds; undefined while it can. */
  lockedSince: number | undefined;
  priced: Priced | undefined;
}

interface Priced {
  /** Sequences of the legs' books that the odds are of. */
  readonly of: string;
  readonly odds: Odds | undefined;
}

interface Offered {
  readonly kept: Kept;
  readonly legs: readonly FeaturedLeg[];
}

/** A bet that cannot be taken for longer stands behind all that can: about as long as a play of a game in play. */
const PATIENCE_MS = 15_000;
/** Cards in one shelf at most. */
const MOST = 8;
/** In the parlay lounge, which has nothing else. */
const MOST_PARLAYS = 24;
/** Bets remembered with what they paid first: those of all shelves, and of events' own pages. */
const MOST_KEPT = 4_000;

/**
 * The bets the house puts forward: those of operators first, then those made of the board. A bet stays what it is, legs and
 * all, on every page that has it, while prices move and markets are suspended for a moment, until one of its legs is not on sale any
 * more or its time is over. One that stays suspended makes room: it goes to the end, or is made anew of what the board has open.
 */
export class FeaturedDesk {
  readonly #board: LiveBoard;
  readonly #trading: Pick<Trading, 'book' | 'selection' | 'joint'>;
  readonly #byOperators: () => readonly FeaturedBet[];
  /** By id: one id is one bet, whoever asks for it. */
  readonly #bets = new Lru<string, Kept>(MOST_KEPT);
  /** Ids in order, by the competition that they were made for, and under undefined those made of the whole board. */
  readonly #shelves = new Map<string | undefined, readonly string[]>();

  constructor(
    board: LiveBoard,
    trading: Pick<Trading, 'book' | 'selection' | 'joint'>,
    byOperators: () => readonly FeaturedBet[],
  ) {
    this.#board = board;
    this.#trading = trading;
    this.#byOperators = byOperators;
  }

  /** Prices what operators put forward as soon as they do: what it pays from then on is compared with it. */
  heard(): void {
    for (const each of this.#offered(this.#byOperators())) this.#view(each);
  }

  /** In the order to show them. @param competition its slug; undefined for the whole board */
  #made(competition?: string): Offered[] {
    const board = this.#board.snapshot();
    const [ready, waiting] = this.#stillTimely(competition);
    const standing = new Set(ready.map(({ id }) => id));
    const made = featuredBets(board, competition).filter(({ id }) => !standing.has(id));
    const offered = [...inTurns([...ready, ...made.map((bet) => this.#readyAs(bet.id) ?? bet)]), ...waiting];
    const bets = this.#offered([...this.#byOperators(), ...offered]);
    // What waits is priced again wherever it stands: else it would wait for ever.
    for (const each of bets) if (this.#hasWaited(each.kept)) this.#view(each);
    // Whoever asks by a name that no competition has leaves nothing behind.
    const isOnBoard =
      competition === undefined || board.books.some(({ event }) => event.competition.slug === competition);
    if (isOnBoard)
      this.#shelves.set(
        competition,
        bets.map(({ kept }) => kept.bet.id),
      );
    else this.#shelves.delete(competition);
    return bets;
  }

  /** One that stands is read alone, and an id of no bet reads nothing: else the whole board is gone through. */
  bet(id: string): FeaturedView | undefined {
    const known = this.#bets.get(id);
    const [standing] = known && this.#stands(known) ? this.#offered([known.bet]) : [];
    if (standing) return this.#view(standing);
    if (!this.#canBe(id)) return undefined;
    const eventId = eventOfParlay(id);
    const bets = eventId === undefined ? this.#made(this.#madeFor(id)) : this.#onEvent(eventId);
    const found = bets.find(({ kept }) => kept.bet.id === id);
    if (found) return this.#view(found);
    // One that waits for its markets is put forward nowhere but on the page that has it.
    const [waits] = known && this.#isTimely(known.bet) ? this.#offered([known.bet]) : [];
    return waits && this.#view(waits);
  }

  /** What a page puts forward, a handful at most: only they are priced. */
  on(path: PagePath): FeaturedView[] {
    const most = path.kind === 'parlay' ? MOST_PARLAYS : MOST;
    return this.#onPage(path)
      .slice(0, most)
      .map((each) => this.#view(each));
  }

  #onPage(path: PagePath): Offered[] {
    if (path.kind === 'event') return this.#onEvent(path.eventId);
    if (path.kind === 'parlay') return this.#made().filter(({ legs }) => legs.length > 1);
    const bets = this.#made(path.kind === 'competition' ? path.competition : undefined);
    return bets.filter(({ legs }) => isWholly(path, legs));
  }

  /** What stands and is of the event alone, and the bet made of it: the rest of the board is not gone through. */
  #onEvent(eventId: string): Offered[] {
    const book = this.#board.book(eventId);
    if (!book) return [];
    const shelves = [undefined, book.event.competition.slug].map((of) => this.#stillTimely(of));
    const standing = [...shelves.flatMap(([ready]) => ready), ...shelves.flatMap(([, waiting]) => waiting)];
    const bets = [...this.#byOperators(), ...standing, ...featuredOfEvent(book)];
    return this.#offered(
      bets.filter(({ selectionIds }) => selectionIds.every((id) => id.startsWith(`${eventId}~`))),
    );
  }

  /** Whether it would be put forward again as it is. */
  #stands({ bet, lockedSince }: Kept): boolean {
    if (bet.origin === 'operator') return this.#byOperators().includes(bet);
    return lockedSince === undefined && this.#isTimely(bet);
  }

  #canBe(id: string): boolean {
    const isOnBoard = (eventId: string) => this.#board.book(eventId) !== undefined;
    return this.#byOperators().some((bet) => bet.id === id) || canBeMade(id, this.#board.now, isOnBoard);
  }

  /** The competition for which a bet of such an id is made, if not of the whole board: a game's is made for its own. */
  #madeFor(id: string): string | undefined {
    const [, of = '', competition] = id.split('~');
    return competition ?? this.#board.book(of)?.event.competition.slug;
  }

  /** One of the board that is kept and can be taken, or could a moment ago. */
  #readyAs(id: string): FeaturedBet | undefined {
    const kept = this.#bets.get(id);
    return kept && this.#isTimely(kept.bet) && !this.#hasWaited(kept) ? kept.bet : undefined;
  }

  #isTimely(bet: FeaturedBet): boolean {
    return bet.origin === 'board' && isTimely(bet, this.#legs(bet) ?? [], this.#board.now);
  }

  /** Whether it cannot be taken for so long that it makes room. */
  #hasWaited({ lockedSince }: Kept): boolean {
    return lockedSince !== undefined && this.#board.now - lockedSince > PATIENCE_MS;
  }

  /** What was made for a page before: what can be taken, or could a moment ago, and what waits for its markets. */
  #stillTimely(competition: string | undefined): [ready: FeaturedBet[], waiting: FeaturedBet[]] {
    const ids = this.#shelves.get(competition) ?? [];
    const timely = ids.flatMap((id) => this.#bets.get(id) ?? []).filter(({ bet }) => this.#isTimely(bet));
    const waiting = timely.filter((kept) => this.#hasWaited(kept));
    const ready = timely.filter((kept) => !waiting.includes(kept));
    return [ready.map(({ bet }) => bet), waiting.map(({ bet }) => bet)];
  }

  /** The first bet of each id that is on sale, with what it paid before if it is still the same one. */
  #offered(bets: readonly FeaturedBet[]): Offered[] {
    const offered = new Map<string, Offered | undefined>();
    for (const bet of bets) {
      if (offered.has(bet.id)) continue;
      const legs = this.#legs(bet);
      offered.set(bet.id, legs && { kept: this.#known(bet, legs), legs });
    }
    return [...offered.values()].filter((each) => each !== undefined);
  }

  #known(bet: FeaturedBet, legs: readonly FeaturedLeg[]): Kept {
    const known = this.#bets.get(bet.id);
    const isSame = String(known?.bet.selectionIds) === String(bet.selectionIds);
    const memory = { firstOdds: undefined, lockedSince: undefined, priced: undefined };
    const kept = { ...(isSame && known ? known : memory), bet };
    // One that had no price when it was asked for last is locked until it is seen to have one.
    const isLocked = isShut(legs) || (kept.priced !== undefined && kept.priced.odds === undefined);
    kept.lockedSince = isLocked ? (kept.lockedSince ?? this.#board.now) : undefined;
    this.#bets.set(bet.id, kept);
    return kept;
  }

  /** Of one that is shut no price is asked: to ask is to have its game priced. */
  #view({ kept, legs }: Offered): FeaturedView {
    const of = legs.map(({ book }) => book.sequence).join();
    if (isShut(legs)) kept.priced = undefined;
    else if (kept.priced?.of !== of) kept.priced = { of, odds: priceOf(legs, this.#trading) };
    const odds = kept.priced?.odds;
    kept.firstOdds ??= odds;
    kept.lockedSince = odds ? undefined : (kept.lockedSince ?? this.#board.now);
    return { ...kept.bet, legs, odds, firstOdds: kept.firstOdds };
  }

  /** Undefined when one of them is not on sale any more. */
  #legs({ selectionIds }: FeaturedBet): FeaturedLeg[] | undefined {
    const legs = selectionIds.flatMap((id) => {
      const selection = this.#trading.selection(id);
      const book = selection && this.#trading.book(selection.eventId);
      return selection && book && isAvailable(selection) ? [{ selection, book }] : [];
    });
    return legs.length > 0 && legs.length === selectionIds.length ? legs : undefined;
  }
}

type ListPath = Exclude<PagePath, { readonly kind: 'parlay' | 'event' }>;

/** Whether a leg cannot be taken at this moment. */
function isShut(legs: readonly FeaturedLeg[]): boolean {
  return !legs.every(({ selection }) => isTaking(selection));
}

/** On the page of a league or a sport a bet is of nothing else; where all are shown one leg is enough. */
function isWholly(path: ListPath, legs: readonly FeaturedLeg[]): boolean {
  const isOfAll = path.kind === 'home' || (path.kind === 'live' && path.filter === undefined);
  const isLegOn = ({ book }: FeaturedLeg) => isOn(path, book);
  return isOfAll ? legs.some(isLegOn) : legs.every(isLegOn);
}

function isOn(path: ListPath, book: BookView): boolean {
  const { event } = book;
  if (path.kind === 'live') {
    return event.status === 'IN_PLAY' && (path.filter === undefined || event.sport.slug === path.filter);
  }
  if (path.kind === 'home') return true;
  if (event.competition.slug !== path.competition) return false;
  return path.filter === undefined || isOfConference(book, path.filter);
}

/** Legs of one event at their joint price; they and all others multiply. */
function priceOf(legs: readonly FeaturedLeg[], trading: Pick<Trading, 'joint'>): Odds | undefined {
  const byEvent = new Map<string, SelectionView[]>();
  for (const { selection } of legs) {
    byEvent.set(selection.eventId, [...(byEvent.get(selection.eventId) ?? []), selection]);
  }
  const parts = [...byEvent].map(([eventId, selections]) => {
    const [first] = selections;
    if (selections.length === 1) return first?.status === 'open' ? first.odds : undefined;
    const joint = trading.joint(eventId, selections);
    return joint.kind === 'priced' ? joint.odds : undefined;
  });
  const priced = parts.filter((odds) => odds !== undefined);
  return priced.length === parts.length
    ? oddsFromDecimalPrice(product(priced.map((odds) => decimalPrice(odds))))
    : undefined;
}
