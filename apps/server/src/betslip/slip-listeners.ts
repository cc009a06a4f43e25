import { preferencesChanged } from '../identity/identity.topics.ts';
import { limitsChanged } from '../limits/limits.topics.ts';
import { locationChanged } from '../location/location.topics.ts';
import type { Bus } from '../platform/bus.ts';
import { ListenerIndex } from '../platform/realtime/listener-index.ts';
import { rewardsChanged } from '../rewards/rewards.topics.ts';
import { acknowledgementChanged } from '../session/session.topics.ts';
import { bookChanged, lookEnding } from '../trading/trading.topics.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import { betslipChanged } from './betslip.topics.ts';

/** Who is to hear of which event and of which owner, as the bus tells of them. */
export class SlipListeners {
  readonly byEvent = new ListenerIndex();
  readonly byOwner = new ListenerIndex();
  readonly #unsubscribe: readonly (() => void)[];

  /**
   * @param onAccount told first of a patron whose balance, rewards, preferences, limits or location are others now
   * @param look at an event that a slip still holds
   */
  constructor(bus: Bus, onAccount: (patronId: string) => void, look: (eventId: string) => void) {
    const tellPatron = ({ patronId }: { readonly patronId: string }) => {
      onAccount(patronId);
      this.byOwner.tell(`patron:${patronId}`);
    };
    this.#unsubscribe = [
      bus.subscribe(bookChanged, ({ eventId }) => this.byEvent.tell(eventId)),
      bus.subscribe(lookEnding, ({ eventId }) => {
        if (this.byEvent.has(eventId)) look(eventId);
      }),
      bus.subscribe(betslipChanged, ({ owner }) => this.byOwner.tell(owner)),
      bus.subscribe(preferencesChanged, tellPatron),
      bus.subscribe(balanceChanged, tellPatron),
      bus.subscribe(rewardsChanged, tellPatron),
      bus.subscribe(locationChanged, tellPatron),
      bus.subscribe(limitsChanged, tellPatron),
      bus.subscribe(acknowledgementChanged, tellPatron),
    ];
  }

  /** Stops listening. */
  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }
}
