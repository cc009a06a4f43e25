import { type Currency, type Money, money } from '@fairline/money/money.ts';

/** What stands on a patron's accounts, in minor units. */
export interface AccountAmounts {
  readonly currency: Currency;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly promotionalCredit: bigint;
  /** Stakes of bets not yet settled. */
  readonly openBets: bigint;
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

export function balancesOf({ currency, cash, bonus, promotionalCredit }: AccountAmounts): Balances {
  const everything = money(cash + bonus + promotionalCredit, currency);
  return {
    globalBalance: everything,
    totalPlayableBalance: everything,
    playableBalance: money(cash, currency),
    restrictedBalance: money(bonus + promotionalCredit, currency),
    withdrawableBalance: money(cash, currency),
    bonusBalance: money(bonus, currency),
  };
}
