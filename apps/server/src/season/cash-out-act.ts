import { rational, times } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import { defaultHouseLimits } from '../bets/bets.ts';
import type { BetOffer, CashOutResult } from '../cashout/cashout.ts';
import { isOpen } from './account.ts';
import { type Act, Mismatch, type Patron, same } from './act.ts';
import type { House } from './house.ts';
import { openLineStake, returnIfAllWins, type Ticket } from './ticket.ts';
import { outcomeOf } from './truth.ts';

const WHOLE = 10_000;

export interface CashOutActParts {
  readonly patron: Patron;
  readonly ticket: Ticket;
  readonly key: string;
  /** Hundredths of a percent. */
  readonly share: number;
  readonly tolerance: number;
}

type Offered = Extract<BetOffer, { kind: 'offered' }>;

/** One bet closed before its end, all of it or a part. */
export class CashOutAct implements Act {
  readonly patron: Patron;
  readonly #parts: CashOutActParts;
  waits = 0;
  #offer: BetOffer | undefined;
  #marks = '';
  #now: BetOffer | undefined;
  #marksNow = '';
  #answer: CashOutResult | undefined;
  #isTaken = false;
  #attempt = 0;

  constructor(parts: CashOutActParts) {
    this.patron = parts.patron;
    this.#parts = parts;
  }

  async send(house: House): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.waits = 0;
    this.#answer = undefined;
    await this.lookAgain(house);
    if (attempt !== this.#attempt) return;
    this.#offer = this.#now;
    this.#marks = this.#marksNow;
    if (this.#offer?.kind !== 'offered') return;
    this.#checkOffer(this.#offer, this.#parts.ticket);
    this.waits = this.#isInPlay(house) ? 1 : 0;
    const answer = await this.#ask(house, this.#offer, this.#parts.share);
    if (attempt === this.#attempt) this.#answer = answer;
  }

  async lookAgain(house: House): Promise<void> {
    const bet = await house.bets.find(this.#parts.ticket.betId);
    if (!bet) throw new Mismatch('A bet is not there any more.');
    this.#now = house.cashout.offerFor(bet);
    this.#marksNow = this.#marksOf(house);
  }

  judge(): void {
    const { ticket, patron } = this.#parts;
    if (this.#offer?.kind !== 'offered') {
      patron.log.write(`no cash out: ${this.#offer?.kind === 'off' ? this.#offer.reason : ''}`);
      return;
    }
    const agreed = this.#agreed(this.#offer);
    const taken = agreed === undefined ? undefined : this.#taken(agreed);
    const answer = this.#answer;
    if (!taken) {
      same('A cash out', answer?.kind === 'refused' ? 'refused' : answer?.kind, 'refused');
      patron.log.write(`cash out refused: ${answer?.kind === 'refused' ? answer.code : ''}`);
      return;
    }
    same('A cash out', answer?.kind === 'cashed-out' ? answer.paid : answer, taken.paid);
    patron.account.cashOut(ticket, taken.paid, taken.closed);
    this.#isTaken = true;
    patron.log.write(`cash out of ${this.#parts.share} for ${taken.paid}`);
  }

  async repeat(house: House): Promise<void> {
    if (!this.#isTaken || this.#offer?.kind !== 'offered') return;
    const again = await this.#ask(house, this.#offer, this.#parts.share);
    const first = this.#answer?.kind === 'cashed-out' ? this.#answer.paid : undefined;
    same('A repeated cash out', again.kind === 'cashed-out' ? again.paid : again.code, first);
    const changed = await this.#ask(house, this.#offer, this.#parts.share === WHOLE ? 1 : WHOLE);
    same('A changed cash out under a used key', changed.kind === 'refused' && changed.code, 'KEY_USED');
  }

  #ask(house: House, { offerId }: Offered, share: number): Promise<CashOutResult> {
    const { patron, ticket, key, tolerance } = this.#parts;
    const request = { idempotencyKey: key, betId: ticket.betId, offerId, share, tolerance };
    return house.cashout.cashOut(patron.id, request);
  }

  /** Nobody is offered more than the bet can still win, and nothing for what was a gift. */
  #checkOffer({ amount }: Offered, ticket: Ticket): void {
    if (!isOpen(ticket) || ticket.paidWith !== 'cash' || ticket.boost) {
      throw new Mismatch('A cash out was offered for a bet that has none.');
    }
    const most = returnIfAllWins(ticket);
    if (amount > most) throw new Mismatch(`${amount} is offered for a bet that can return ${most}.`);
  }

  /** What all that is open is closed for: the held price, or that of now if it is close enough. */
  #agreed({ amount }: Offered): bigint | undefined {
    if (this.#now?.kind !== 'offered') return undefined;
    if (this.#marks === this.#marksNow) return amount;
    const isEnough = this.#now.amount * BigInt(WHOLE) >= amount * BigInt(WHOLE - this.#parts.tolerance);
    return isEnough ? this.#now.amount : undefined;
  }

  /** Undefined for a part too small to be closed, or one that leaves too little. */
  #taken(offer: bigint): { readonly paid: bigint; readonly closed: bigint } | undefined {
    const { ticket, share } = this.#parts;
    const open = openLineStake(ticket);
    const part = rational(BigInt(share), BigInt(WHOLE));
    const closed = roundHalfUp(times(part, rational(open)));
    const paid = (offer * closed) / open;
    const isRefused =
      paid === 0n || closed === 0n || (share < WHOLE && open - closed < defaultHouseLimits.stake.minimum);
    return isRefused ? undefined : { paid, closed };
  }

  #pendingEvents(): string[] {
    const pending = this.#parts.ticket.legs.filter((leg) => outcomeOf(leg) === 'pending');
    return [...new Set(pending.map(({ match }) => match.id))].sort();
  }

  #marksOf(house: House): string {
    return this.#pendingEvents()
      .map((id) => `${id} ${house.trading.book(id)?.interruptions}`)
      .join();
  }

  #isInPlay(house: House): boolean {
    return this.#pendingEvents().some((id) => house.trading.book(id)?.event.status === 'IN_PLAY');
  }
}
