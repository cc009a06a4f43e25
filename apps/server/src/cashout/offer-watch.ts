import type { PlacedBet } from '../bets/bets.ts';
import type { ListenerIndex } from '../platform/realtime/listener-index.ts';
import type { BetOffer } from './cash-out.ts';

export interface OfferWatch {
  readonly patronId: string;
  /** Told by an event's id that its book has changed, by a patron's that a bet of theirs has. */
  readonly byEvent: ListenerIndex;
  readonly byPatron: ListenerIndex;
  /** At least so long between two answers. */
  readonly paceMs: number;
  readonly readBets: () => Promise<readonly PlacedBet[]>;
  readonly offerFor: (bet: PlacedBet) => BetOffer;
}

/**
 * The offers now, and again when a book under an open bet or one of the bets has changed: only the bets on it are worked out
 * anew. Ends when the iterator is returned.
 */
export function watchOffers(watch: OfferWatch): AsyncIterableIterator<readonly BetOffer[]> {
  const { patronId, byEvent, byPatron, paceMs, readBets, offerFor } = watch;
  let bets: readonly PlacedBet[] | undefined;
  /** Of each bet as it was last told; those on a book that changed since are missing. */
  const offers = new Map<PlacedBet, BetOffer>();
  const changed = new Set<string>();
  let leaveEvents = () => {};
  let isNews = true;
  let notBeforeMs = 0;
  let isDone = false;
  let wake: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    isNews = true;
    wake?.();
  };
  const leavePatron = byPatron.listen([patronId], () => {
    bets = undefined;
    tell();
  });
  /** Listens to the events of these bets. */
  const follow = (read: readonly PlacedBet[]) => {
    leaveEvents();
    const eventIds = [...new Set(read.flatMap(eventsOf))];
    const leave = eventIds.map((eventId) =>
      byEvent.listen([eventId], () => {
        changed.add(eventId);
        tell();
      }),
    );
    leaveEvents = () => {
      for (const each of leave) each();
    };
  };
  const read = async () => {
    const fresh = await readBets();
    if (isDone) return fresh;
    offers.clear();
    follow(fresh);
    return fresh;
  };
  const offersFor = (open: readonly PlacedBet[]) => {
    for (const bet of offers.keys()) if (eventsOf(bet).some((id) => changed.has(id))) offers.delete(bet);
    changed.clear();
    for (const bet of open) if (!offers.has(bet)) offers.set(bet, offerFor(bet));
    return open.flatMap((bet) => offers.get(bet) ?? []);
  };
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
        const open = bets ?? (await read());
        bets ??= isNews ? undefined : open;
        notBeforeMs = performance.now() + paceMs;
        return { value: offersFor(open), done: false };
      }
    },
    async return() {
      isDone = true;
      leavePatron();
      leaveEvents();
      wake?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function eventsOf({ legs }: PlacedBet): string[] {
  return legs.map((leg) => leg.eventId);
}
