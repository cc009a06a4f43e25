import { type Economy, isPistol } from '../rules.ts';
import type { Buy } from './round-chances.ts';

/** What weapons and armour are worth that were kept. */
const KEPT = 1000;
const SAVING = 300;
const MOST_MONEY = 16_000;

/** What the two sides can spend, and do. Sides are 0 for home and 1 for away. */
export class Purses {
  readonly money = new Uint16Array(2);
  readonly losses = new Uint8Array(2);
  readonly armed = new Uint8Array(2);
  readonly #economy: Economy;

  constructor(economy: Economy) {
    this.#economy = economy;
  }

  copy(from: Purses): void {
    this.money.set(from.money);
    this.losses.set(from.losses);
    this.armed.set(from.armed);
  }

  /** Both sides begin alike. @param money of each */
  reset(money: number): void {
    this.money.fill(money);
    this.losses.fill(0);
    this.armed.fill(0);
  }

  /** Spends for the round after so many, and says how much. */
  buy(side: number, played: number): Buy {
    const money = this.money[side] ?? 0;
    if (isPistol(played)) {
      this.money[side] = 0;
      return 0;
    }
    const { fullBuy, leastBuy } = this.#economy;
    const kept = this.armed[side] === 1 ? KEPT : 0;
    if (money + kept >= fullBuy) {
      this.money[side] = money - (fullBuy - kept);
      return 2;
    }
    if (money + kept >= leastBuy) {
      this.money[side] = 0;
      return 1;
    }
    this.money[side] = Math.max(0, money - SAVING);
    return 0;
  }

  /** Pays both sides for a round. */
  pay(winner: number): void {
    const loser = 1 - winner;
    const { win, loss, lossStep, lossSteps } = this.#economy;
    const lost = this.losses[loser] ?? 0;
    this.money[winner] = Math.min(MOST_MONEY, (this.money[winner] ?? 0) + win);
    this.money[loser] = Math.min(
      MOST_MONEY,
      (this.money[loser] ?? 0) + loss + lossStep * Math.min(lost, lossSteps),
    );
    this.losses[loser] = Math.min(9, lost + 1);
    this.losses[winner] = Math.max(0, (this.losses[winner] ?? 0) - 1);
    this.armed[winner] = 1;
    this.armed[loser] = 0;
  }
}
