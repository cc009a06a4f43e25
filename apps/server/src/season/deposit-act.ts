import { type Act, type Patron, same } from './act.ts';
import type { House } from './house.ts';

/** Money from a payment provider, posted once. */
export class DepositAct implements Act {
  readonly patron: Patron;
  readonly waits = 0;
  readonly #key: string;
  readonly #cents: bigint;
  #answer: string | undefined;

  constructor(patron: Patron, key: string, cents: bigint) {
    this.patron = patron;
    this.#key = key;
    this.#cents = cents;
  }

  async send(house: House): Promise<void> {
    this.#answer = await this.#post(house, this.#cents);
  }

  async lookAgain(): Promise<void> {}

  judge(): void {
    // 'repeated' by the lane itself, whose first answer was lost.
    same('A deposit', this.#answer === 'repeated' ? 'posted' : this.#answer, 'posted');
    this.patron.account.cash += this.#cents;
    this.patron.log.write(`deposit of ${this.#cents}`);
  }

  async repeat(house: House): Promise<void> {
    same('A repeated deposit', await this.#post(house, this.#cents), 'repeated');
    same(
      'A changed deposit under a used key',
      await this.#post(house, this.#cents + 1n),
      'idempotency-conflict',
    );
  }

  async #post(house: House, cents: bigint): Promise<string> {
    const { kind } = await house.wallet.post({
      idempotencyKey: `deposit:${this.#key}`,
      fingerprint: String(cents),
      patronId: this.patron.id,
      kind: 'deposit',
      entries: [
        { account: 'cash', amount: cents },
        { account: 'clearing:sandbox', amount: -cents },
      ],
    });
    return kind;
  }
}
