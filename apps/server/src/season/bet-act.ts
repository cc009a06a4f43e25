import type { BetRequest, PlacedBet } from '../bets/bets.ts';
import { type Act, Mismatch, type Patron, same, written } from './act.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import type { Ticket } from './ticket.ts';
import { type Verdict, verdictOn } from './verdict.ts';

const ORIGIN = { ipAddress: '203.0.113.7', userAgent: 'season' };

type Answer = { readonly bet: PlacedBet } | { readonly codes: readonly string[] };

interface Judged {
  readonly request: BetRequest;
  readonly verdict: Verdict;
  readonly answer: Answer;
}

export interface BetActParts {
  readonly patron: Patron;
  readonly matches: readonly Match[];
  readonly now: () => number;
  readonly requests: readonly BetRequest[];
  /** Sends the first of the requests twice at once. */
  readonly isDoubled: boolean;
}

/** One or several bets in one request, and what has to become of each. */
export class BetAct implements Act {
  readonly patron: Patron;
  readonly #parts: BetActParts;
  #verdicts: readonly Verdict[] = [];
  #answers: ReadonlyMap<string, Answer> = new Map();
  readonly #placed = new Map<string, Ticket>();
  #attempt = 0;

  constructor(parts: BetActParts) {
    this.patron = parts.patron;
    this.#parts = parts;
  }

  get waits(): number {
    return this.#verdicts.filter(isWaiting).length;
  }

  async send(house: House): Promise<void> {
    const { requests, isDoubled } = this.#parts;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#verdicts = requests.map((request) => this.#verdict(house, request));
    const asked = [house.bets.place(this.patron.id, requests, ORIGIN)];
    if (isDoubled) asked.push(house.bets.place(this.patron.id, requests.slice(0, 1), ORIGIN));
    const outcomes = await Promise.all(asked);
    // After a crash nobody listens to the house that was.
    if (attempt !== this.#attempt) return;
    const answers = new Map<string, Answer>();
    for (const { placed, refused } of outcomes) {
      for (const { draftBetId, bet } of placed) this.#hear(answers, draftBetId, { bet });
      for (const { draftBetId, errors } of refused) {
        this.#hear(answers, draftBetId, { codes: errors.map(({ code }) => code) });
      }
    }
    this.#answers = answers;
  }

  async lookAgain(house: House): Promise<void> {
    this.#verdicts = this.#verdicts.map((verdict, index) => {
      const request = this.#parts.requests[index];
      return request && isWaiting(verdict) ? this.#verdict(house, request) : verdict;
    });
  }

  judge(): void {
    const judged = this.#parts.requests.map((request, index) => {
      const answer = this.#answers.get(request.draftBetId);
      const verdict = this.#verdicts[index];
      if (!answer || !verdict) throw new Mismatch(`A request was not answered: ${written(request)}`);
      return { request, verdict, answer };
    });
    // Of two that cannot both be placed either may be: first what was, then why the others could not.
    for (const one of judged) if ('bet' in one.answer) this.#judgeOne(one);
    for (const one of judged) if (!('bet' in one.answer)) this.#judgeOne(one);
  }

  async repeat(house: House): Promise<void> {
    const { requests } = this.#parts;
    for (const request of requests) {
      const ticket = this.#placed.get(request.idempotencyKey);
      if (!ticket) continue;
      const again = await house.bets.place(this.patron.id, [request], ORIGIN);
      same('A repeated request', again.placed[0]?.bet.id, ticket.betId);
      const other = { ...request, stake: request.stake + 1n };
      const changed = await house.bets.place(this.patron.id, [other], ORIGIN);
      same('A changed request under a used key', changed.refused[0]?.errors[0]?.code, 'BET_ALREADY_PLACED');
    }
  }

  #verdict(house: House, request: BetRequest): Verdict {
    const { patron, matches, now } = this.#parts;
    return verdictOn(request, {
      house,
      nowMs: now(),
      account: patron.account,
      policy: patron.policy,
      matches,
    });
  }

  /** The same request twice at once has one answer. */
  #hear(answers: Map<string, Answer>, draftBetId: string, answer: Answer): void {
    const earlier = answers.get(draftBetId);
    if (earlier && 'bet' in earlier)
      same('A doubled request', 'bet' in answer && answer.bet.id, earlier.bet.id);
    answers.set(draftBetId, answer);
  }

  #judgeOne({ request, verdict, answer }: Judged): void {
    const codes =
      verdict.kind === 'refused' ? verdict.codes : this.#moneyCodes(request, verdict.agreed.combinations);
    const what = `${request.type} of ${request.stake} by ${request.amountSource}`;
    if (codes.length > 0) {
      const given = 'codes' in answer ? answer.codes : ['placed'];
      if (!codes.some((code) => given.includes(code))) same(what, given, codes);
      this.patron.log.write(`${what} refused ${codes.join()}`);
      return;
    }
    if (verdict.kind === 'refused') return;
    if (!('bet' in answer)) {
      same(what, answer.codes, 'placed');
      return;
    }
    this.#write(request, { ...verdict.agreed, betId: answer.bet.id, ...this.#fresh() }, answer.bet);
  }

  #fresh() {
    return { patronId: this.patron.id, closed: 0n, cashedOut: 0n, isCashedOut: false, paid: undefined };
  }

  #write(request: BetRequest, ticket: Ticket, bet: PlacedBet): void {
    same('The type of a bet', bet.type, ticket.type);
    same(
      'The odds of its legs',
      bet.legs.map(({ odds }) => odds),
      ticket.legs.map(({ odds }) => odds),
    );
    same('Its stake', bet.stake, ticket.lineStake * BigInt(ticket.combinations));
    this.patron.account.place(ticket, this.#parts.now(), request.freeBetId ?? request.profitBoostId);
    this.#placed.set(request.idempotencyKey, ticket);
    const legs = ticket.legs.map(
      ({ marketKey, selectionKey, odds }) =>
        `${marketKey} ${selectionKey} ${odds.numerator}/${odds.denominator}`,
    );
    this.patron.log.write(
      `${request.type} of ${request.stake} by ${request.amountSource} on ${legs.join(', ')}`,
    );
  }

  /** Why the patron cannot pay for it; nothing when they can. */
  #moneyCodes(
    { stake, amountSource, freeBetId, profitBoostId }: BetRequest,
    combinations: number,
  ): readonly string[] {
    const { account } = this.patron;
    const whole = stake * BigInt(combinations);
    const nowMs = this.#parts.now();
    const rewardId = freeBetId ?? profitBoostId;
    const reward = rewardId === undefined ? undefined : account.purse.find(rewardId);
    if (reward && (reward.isUsed || reward.effectiveAtMs > nowMs)) return ['REWARD_REFUSED'];
    if (amountSource === 'PROMOTIONAL_CREDIT' && account.purse.usableCredit(nowMs) < whole)
      return ['LOW_PROMOTIONAL_CREDITS'];
    return amountSource === 'CASH' && account.cash < whole ? ['INSUFFICIENT_FUNDS'] : [];
  }
}

function isWaiting(verdict: Verdict): boolean {
  return verdict.kind === 'fit' && verdict.waits;
}
