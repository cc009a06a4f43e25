import type { Settled } from '@fairline/wagering/settle.ts';
import { Purse } from './purse.ts';
import { openLineStake, type Paid, settledNow, type Ticket } from './ticket.ts';

/** A patron's money and tickets by a plain model: no server's code, no SQL, one patron after the other. Amounts in cents. */
export class Account {
  cash = 0n;
  readonly purse = new Purse();
  readonly tickets: Ticket[] = [];
  /** Tickets that changed since they were last compared. */
  readonly touched = new Set<Ticket>();

  /** The stakes of what is not settled. */
  get openBets(): bigint {
    let sum = 0n;
    for (const ticket of this.tickets) {
      if (isOpen(ticket)) sum += openLineStake(ticket) * BigInt(ticket.combinations);
    }
    return sum;
  }

  /** Takes a stake that is there. */
  place(ticket: Ticket, nowMs: number, rewardId: string | undefined): void {
    const stake = ticket.lineStake * BigInt(ticket.combinations);
    const reward = rewardId === undefined ? undefined : this.purse.find(rewardId);
    if (reward) this.purse.use(ticket.betId, reward);
    if (ticket.paidWith === 'cash') this.cash -= stake;
    if (ticket.paidWith === 'promotional-credit') this.purse.useCredit(ticket.betId, stake, nowMs);
    this.tickets.push(ticket);
    this.touched.add(ticket);
  }

  cashOut(ticket: Ticket, paid: bigint, closed: bigint): void {
    this.cash += paid;
    ticket.cashedOut += paid;
    ticket.closed += closed;
    ticket.isCashedOut = ticket.closed === ticket.lineStake;
    this.touched.add(ticket);
  }

  /** Pays and corrects by the results of now, tickets in the order they were placed; a correction that finds too little
   * money comes again after the others. */
  settle(tickets: readonly Ticket[], nowMs: number): void {
    const due = tickets.filter((ticket) => !ticket.isCashedOut).map((ticket) => new Due(this, ticket, nowMs));
    for (let next = due.shift(); next; next = due.shift()) if (!next.pay()) due.push(next);
  }
}

export function isOpen({ paid, isCashedOut }: Ticket): boolean {
  return !paid && !isCashedOut;
}

/** A ticket that may have something coming or to give back. */
class Due {
  readonly #account: Account;
  readonly #ticket: Ticket;
  readonly #nowMs: number;
  readonly #settled: Settled | undefined;
  /** What was there when the correction was first tried; it takes no more than that. */
  #most: bigint | undefined;

  constructor(account: Account, ticket: Ticket, nowMs: number) {
    this.#account = account;
    this.#ticket = ticket;
    this.#nowMs = nowMs;
    this.#settled = settledNow(ticket);
  }

  /** False: there was too little, it is to come again. */
  pay(): boolean {
    const settled = this.#settled;
    if (!settled || !isOther(this.#ticket.paid, settled)) return true;
    const before = this.#ticket.paid;
    const wanted = settled.returned - (before ? before.returned + before.owed : 0n);
    const owed = this.#most === undefined ? 0n : lacking(wanted, this.#most);
    if (this.#account.cash + wanted + owed < 0n) {
      this.#most = this.#account.cash;
      return false;
    }
    this.#account.cash += wanted + owed;
    const restored = this.#giveBack(settled, before);
    this.#ticket.paid = { ...settled, restored, owed, version: (before?.version ?? 0) + 1 };
    this.#account.touched.add(this.#ticket);
    return true;
  }

  /** What stands as given back to the patron: what could not be taken back again stays. */
  #giveBack({ restored }: Settled, before: Paid | undefined): bigint {
    const { paidWith, betId } = this.#ticket;
    if (paidWith === 'cash') return restored;
    const { purse } = this.#account;
    const change = restored - (before?.restored ?? 0n);
    if (change > 0n) purse.restore(betId, paidWith, change, this.#nowMs);
    const isTaken = change >= 0n || purse.takeBack(betId, paidWith, -change, this.#nowMs);
    return isTaken ? restored : restored - change;
  }
}

function isOther(paid: Paid | undefined, settled: Settled): boolean {
  return (
    !paid ||
    paid.returned !== settled.returned ||
    wireOutcome(paid.outcome) !== wireOutcome(settled.outcome) ||
    paid.boostExtra !== settled.boostExtra ||
    paid.lines.won !== settled.lines.won ||
    paid.lines.refunded !== settled.lines.refunded
  );
}

/** In the words of the specification, which has no halves. */
export function wireOutcome(outcome: Settled['outcome']): string {
  if (outcome === 'half-win' || outcome === 'half-loss') return outcome === 'half-win' ? 'WIN' : 'LOSS';
  return outcome.replace('-', '_').toUpperCase();
}

function lacking(wanted: bigint, available: bigint): bigint {
  return wanted + available < 0n ? -(wanted + available) : 0n;
}
