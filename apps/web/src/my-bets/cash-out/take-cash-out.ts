import { graphql, type IEnvironment } from 'relay-runtime';
import type { takeCashOutMutation } from '../../__generated__/takeCashOutMutation.graphql.ts';
import { takeBalances } from '../../app/balances.ts';
import { commit } from '../../app/commit.ts';
import type { CashOutAttempt } from './cash-out-step.ts';

export type CashOutAnswer = takeCashOutMutation['response']['cashOut'];

/** Takes an offer. Sending the same attempt again is answered with what became of it the first time. */
export async function takeCashOut(
  environment: IEnvironment,
  betId: string,
  { idempotencyKey, offer, share, tolerance }: CashOutAttempt,
): Promise<CashOutAnswer> {
  const mutation = graphql`
    mutation takeCashOutMutation($input: CashOutInput!) {
      cashOut(input: $input) {
        __typename
        ... on CashOutPayload {
          bet {
            status
            ...ticket_bet
          }
          paidAmount {
            formattedAmount
          }
          patronBalanceAfter {
            ...balances_balances @relay(mask: false)
          }
          cashouts {
            processingCashoutId
            cashouts {
              ...cashOutOffers_cashout @relay(mask: false)
            }
          }
        }
        ... on CashOutError {
          code
          message
          cashout {
            ...cashOutOffers_cashout @relay(mask: false)
          }
        }
      }
    }
  `;
  const input = { betId, idempotencyKey, offerId: offer.offerId, share, tolerance };
  const { cashOut } = await commit<takeCashOutMutation>(
    environment,
    mutation,
    { input },
    { updater: (store) => takeBalances(store, 'cashOut') },
  );
  return cashOut;
}
