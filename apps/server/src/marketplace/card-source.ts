import { eventIdOf, marketRawId } from '@fairline/sports/raw-id.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import { listenToEvents } from './id-sources.ts';
import type { SourceParts } from './live-sources.ts';
import type { Counter } from './numbering.ts';
import { layoutOfCard } from './page-layout.ts';
import type { CardModel } from './page-model.ts';
import { type CardPlace, cardsAt } from './wanted-cards.ts';
import { groupName } from './wanted-ids.ts';

export interface CardsUpdate {
  readonly cards: readonly CardModel[];
  /** Raw ids of those that are nowhere at present. */
  readonly gone: readonly string[];
  readonly sequence: number;
}

export interface WantedCards {
  readonly rawIds: readonly string[];
  readonly place: CardPlace;
  /** Of a card named here only changes of these markets are told, by raw ids. */
  readonly markets: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What happened to an event since the last delta. */
interface Happened {
  /** Raw ids. */
  readonly markets: Set<string>;
  /** Its score, clock or status. */
  event: boolean;
}

/** Cards by their raw ids: each whole when its markets, its event or what it shows changed. */
export class CardsSource implements LiveSource<CardsUpdate> {
  readonly #parts: SourceParts;
  readonly #wanted: WantedCards;
  readonly #byEvent = new Map<string, string[]>();
  readonly #counter: Counter;
  readonly #happened = new Map<string, Happened>();
  /** By raw id, of cards that are there, as they were last told. */
  readonly #layouts = new Map<string, string>();

  constructor(parts: SourceParts, wanted: WantedCards) {
    this.#parts = parts;
    this.#wanted = wanted;
    const { rawIds, place, markets } = wanted;
    for (const rawId of rawIds) {
      const eventId = eventIdOf(rawId);
      this.#byEvent.set(eventId, [...(this.#byEvent.get(eventId) ?? []), rawId]);
    }
    const mapped = [...markets].map(([card, ids]) => [card, ...ids]);
    this.#counter = parts.numbering.open(groupName('cards', [rawIds, place ?? '', mapped]));
  }

  subscribe(onChange: () => void): () => void {
    for (const card of this.snapshot().cards) this.#layouts.set(card.rawId, layoutOfCard(card));
    return listenToEvents(this.#parts.board, this.#byEvent.keys(), (change) => {
      const { eventId, markets, statistics, status } = change;
      const happened = this.#happened.get(eventId) ?? { markets: new Set<string>(), event: false };
      for (const marketKey of markets) happened.markets.add(marketRawId({ eventId, marketKey }));
      happened.event ||= statistics || status;
      this.#happened.set(eventId, happened);
      onChange();
    });
  }

  snapshot(): CardsUpdate {
    const found = [...this.#byEvent.keys()].map((eventId) => this.#cardsOf(eventId));
    const all = new Map(found.flatMap((cards) => [...cards]));
    const cards = this.#wanted.rawIds.flatMap((rawId) => all.get(rawId) ?? []);
    const gone = this.#wanted.rawIds.filter((rawId) => !all.has(rawId));
    return { cards, gone, sequence: this.#counter.last };
  }

  delta(): CardsUpdate | null {
    const cards: CardModel[] = [];
    const gone: string[] = [];
    for (const [eventId, happened] of this.#happened) {
      const present = this.#cardsOf(eventId);
      for (const rawId of this.#byEvent.get(eventId) ?? []) {
        const card = present.get(rawId);
        if (card && this.#isNews(card, happened)) cards.push(card);
        if (!card && this.#layouts.delete(rawId)) gone.push(rawId);
      }
    }
    this.#happened.clear();
    if (cards.length + gone.length === 0) return null;
    for (const card of cards) this.#layouts.set(card.rawId, layoutOfCard(card));
    return { cards, gone, sequence: this.#counter.next() };
  }

  #cardsOf(eventId: string): ReadonlyMap<string, CardModel> {
    return cardsAt(this.#parts.board.book(eventId), this.#wanted.place);
  }

  #isNews(card: CardModel, { markets, event }: Happened): boolean {
    if (event || this.#layouts.get(card.rawId) !== layoutOfCard(card)) return true;
    const mapped = this.#wanted.markets.get(card.rawId);
    return card.markets.some(({ rawId }) => markets.has(rawId) && (!mapped || mapped.has(rawId)));
  }
}
