import { betChanged } from '../bets/bets.topics.ts';
import type { PlacedBet } from '../bets/bets.ts';
import type { Bus } from '../platform/bus.ts';
import { bookChanged } from '../trading/trading.topics.ts';
import type { BetOffer } from './cash-out.ts';

export interface OfferWatch {
  readonly patronId: string;
  readonly bus: Bus;
  /** At least so long between two answers. */
  readonly paceMs: number;
  readonly readBets: () => Promise<readonly PlacedBet[]>;
  readonly offerFor: (bet: PlacedBet) => BetOffer;
}

/** The offers now, and again when a book under an open bet or one of the bets has changed. Ends when the iterator is returned. */
export function watchOffers(watch: OfferWatch): AsyncIterableIterator<readonly BetOffer[]> {
  const { patronId, bus, paceMs, readBets, offerFor } = watch;
  let bets: readonly PlacedBet[] | undefined;
  let eventIds = new Set<string>();
  let isNews = true;
  let notBeforeMs = 0;
  let isDone = false;
  let wake: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    isNews = true;
    wake?.();
  };
  const leave = [
    bus.subscribe(bookChanged, ({ eventId }) => {
      if (eventIds.has(eventId)) tell();
    }),
    bus.subscribe(betChanged, (change) => {
      if (change.patronId !== patronId) return;
      bets = undefined;
      tell();
    }),
  ];
  /** Resolves with the next message, when the pace allows it, or at the end. */
  const waiting = (ms?: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      if (ms !== undefined) timer = setTimeout(resolve, ms);
    }).finally(() => clearTimeout(timer));

  return {
    async next() {
      for (;;) {
        while (!isDone && !isNews) await waiting();
        // Not the clock of the house: it is about how much a connection is sent.
        while (!isDone && performance.now() < notBeforeMs) await waiting(notBeforeMs - performance.now());
        if (isDone) return { value: undefined, done: true };
        isNews = false;
        const read = bets ?? (await readBets());
        bets ??= isNews ? undefined : read;
        eventIds = new Set(read.flatMap(({ legs }) => legs.map((leg) => leg.eventId)));
        notBeforeMs = performance.now() + paceMs;
        return { value: read.map(offerFor), done: false };
      }
    },
    async return() {
      isDone = true;
      for (const each of leave) each();
      wake?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
