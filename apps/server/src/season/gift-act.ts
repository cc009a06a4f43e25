import type { Grant, GrantResult } from '../rewards/rewards.ts';
import { type Act, type Patron, same } from './act.ts';
import type { House } from './house.ts';

type GrantAsked =
  | Omit<Extract<Grant, { kind: 'bonus-bet' | 'promotional-credit' }>, 'patronId'>
  | Omit<Extract<Grant, { kind: 'profit-boost' }>, 'patronId'>;

export interface GiftActParts {
  readonly patron: Patron;
  readonly now: () => number;
  readonly gift: GrantAsked & { readonly expiresAt: Date };
}

/** A reward granted by the house, once, however often it is asked. */
export class GiftAct implements Act {
  readonly patron: Patron;
  readonly waits = 0;
  readonly #parts: GiftActParts;
  #answer: GrantResult | undefined;

  constructor(parts: GiftActParts) {
    this.patron = parts.patron;
    this.#parts = parts;
  }

  async send(house: House): Promise<void> {
    this.#answer = await house.rewards.grant(this.#grant());
  }

  async lookAgain(): Promise<void> {}

  judge(): void {
    const { gift, now, patron } = this.#parts;
    const answer = this.#answer;
    const isGranted = answer?.kind === 'granted' || answer?.kind === 'repeated';
    same('A grant', isGranted ? 'granted' : answer, 'granted');
    const amount = gift.kind === 'profit-boost' ? 0n : gift.amount;
    patron.account.purse.add({
      ...{
        kind: gift.kind,
        id: isGranted ? answer.rewardId : undefined,
        amount,
        remaining: amount,
        isUsed: false,
      },
      effectiveAtMs: now(),
      expiresAtMs: gift.expiresAt.getTime(),
      ...(gift.kind === 'profit-boost' && { boost: gift.boost }),
    });
    patron.log.write(`${gift.kind} of ${amount}`);
  }

  async repeat(house: House): Promise<void> {
    const again = await house.rewards.grant(this.#grant());
    same('A repeated grant', again.kind, 'repeated');
    const changed = await house.rewards.grant({ ...this.#grant(), title: 'Another one' });
    same('A changed grant under a used key', changed.kind, 'idempotency-conflict');
  }

  #grant(): Grant {
    return { ...this.#parts.gift, patronId: this.patron.id };
  }
}
