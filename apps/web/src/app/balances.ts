import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime';

/** What is shown of a patron's money. */
void graphql`
  fragment balances_balances on Balances {
    globalBalance {
      formattedAmount
    }
    playableBalance {
      amountLong
      formattedAmount
    }
    withdrawableBalance {
      formattedAmount
    }
    bonusBalance {
      amountLong
      formattedAmount
    }
    restrictedBalance {
      amountLong
      formattedAmount
    }
  }
`;

/**
 * The balances an answer brings are the account's from then on: the subscription, which tells them as well, may be silent.
 * @param answer field of the mutation whose `patronBalanceAfter` they are
 */
export function takeBalances<Answer extends object>(
  store: RecordSourceSelectorProxy<Answer>,
  answer: keyof Answer,
): void {
  const after = store.getRootField(answer)?.getLinkedRecord('patronBalanceAfter');
  if (after) store.getRoot().getLinkedRecord('account')?.setLinkedRecord(after, 'balances');
}
