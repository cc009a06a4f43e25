import { betChanged } from '../bets/bets.topics.ts';
import type { Bets } from '../bets/bets.ts';
import type { Bus } from '../platform/bus.ts';
import type { Logger } from '../platform/log.ts';
import type { Rewards } from '../rewards/rewards.ts';
import type { LaneSender, PostingLanes, Unavailable } from '../wallet/wallet.ts';
import { type DecidedBet, type Grader, stillStands } from './decide.ts';
import { type PaymentResult, recordStatement, settleStatement } from './settle-statement.ts';
import { withinBalance, withoutRewards } from './shortfall.ts';

export interface PayerOptions {
  readonly bets: Pick<Bets, 'closed'>;
  readonly wallet: { readonly lanes: Pick<PostingLanes, 'register'> };
  readonly trading: Grader;
  /** Told of rewards given back. */
  readonly rewards?: Pick<Rewards, 'tell'>;
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'error'>;
}

/** 'changed': the bet or its results are others than it was decided by; nothing was paid, it is to be decided again. */
export type Payment = 'paid' | 'changed' | 'failed';

/** A correction whose patron keeps spending meanwhile is tried so often. */
const CORRECTION_TRIES = 5;

/** Posts what was decided, and tells of it. */
export class Payer {
  readonly #options: PayerOptions;
  readonly #payer: LaneSender<DecidedBet, PaymentResult>;
  readonly #recorder: LaneSender<DecidedBet, PaymentResult>;

  constructor(options: PayerOptions) {
    this.#options = options;
    const isCurrent = (decided: DecidedBet) => stillStands(decided, options.trading);
    this.#payer = options.wallet.lanes.register(settleStatement(isCurrent));
    this.#recorder = options.wallet.lanes.register(recordStatement(isCurrent));
  }

  /** A correction takes what there is: the patron may have spent what was paid by mistake. */
  async pay(decided: DecidedBet): Promise<Payment> {
    let answer = await this.#send(decided);
    let attempt = reduced(decided, answer);
    for (let tries = 1; attempt && tries < CORRECTION_TRIES; tries += 1) {
      answer = await this.#send(attempt);
      attempt = reduced(attempt, answer);
    }
    return this.#tell(decided, 'result' in answer ? answer.result : answer.kind);
  }

  #send(decided: DecidedBet): Promise<PaymentResult | Unavailable> {
    const sender = decided.command.entries.length > 0 ? this.#payer : this.#recorder;
    return sender.submit(decided.bet.patronId, decided);
  }

  #tell({ bet, reason }: DecidedBet, result: PaymentResult['result'] | Unavailable['kind']): Payment {
    const { bus, logger, bets, rewards } = this.#options;
    // A conflict is a version that somebody else paid by another result.
    if (result === 'changed' || result === 'idempotency-conflict') return 'changed';
    // 'repeated' is a payment whose answer was lost: nobody was told of it yet.
    if (result !== 'posted' && result !== 'repeated') {
      logger.error({ betId: bet.id, result }, 'A bet could not be settled');
      return 'failed';
    }
    bets.closed(bet);
    if (bet.amountSource !== 'CASH') rewards?.tell(bet.patronId);
    const change = { patronId: bet.patronId, betId: bet.id };
    bus.publish(betChanged, reason === 'correction' ? { ...change, corrected: true } : change);
    return 'paid';
  }
}

/** What to try instead of what was refused because it takes more than there is. */
function reduced(decided: DecidedBet, answer: PaymentResult | Unavailable): DecidedBet | undefined {
  if (!('result' in answer)) return undefined;
  if (answer.result === 'insufficient-funds') return withinBalance(decided, answer.available);
  return answer.result === 'reward-used' ? withoutRewards(decided) : undefined;
}
