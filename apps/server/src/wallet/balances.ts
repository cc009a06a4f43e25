import { addMoney, type Currency, type Money, money } from '@fairline/money/money.ts';

/** Of a patron's accounts those whose balances are shown, in minor units. */
export interface VisibleAmounts {
  readonly currency: Currency;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly promotionalCredit: bigint;
}

/** The balances a patron sees. Stakes of open bets are in none of them: they are the bets' until these are settled. */
export interface Balances {
  /** Everything at the patron's disposal: cash, bonus and promotional credit. */
  readonly globalBalance: Money;
  /** What can be staked in one way or another, rewards included: the same as globalBalance until funds can be held. */
  readonly totalPlayableBalance: Money;
  /** What can be staked without choosing a reward: cash. The header shows it. */
  readonly playableBalance: Money;
  /** What can be played with but not withdrawn: bonus and promotional credit. */
  readonly restrictedBalance: Money;
  /** What can be withdrawn: cash. */
  readonly withdrawableBalance: Money;
  /** The bonus account alone. */
  readonly bonusBalance: Money;
}

export function balancesOf(amounts: VisibleAmounts): Balances {
  const cash = money(amounts.cash, amounts.currency);
  const bonus = money(amounts.bonus, amounts.currency);
  const restricted = addMoney(bonus, money(amounts.promotionalCredit, amounts.currency));
  const everything = restricted.amount === 0n ? cash : addMoney(cash, restricted);
  return {
    globalBalance: everything,
    totalPlayableBalance: everything,
    playableBalance: cash,
    restrictedBalance: restricted,
    withdrawableBalance: cash,
    bonusBalance: bonus,
  };
}
