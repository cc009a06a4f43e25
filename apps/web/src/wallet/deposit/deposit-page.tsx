import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { depositPageQuery } from '../../__generated__/depositPageQuery.graphql.ts';
import { useDocumentTitle } from '../../app/document-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DepositForm } from './deposit-form.tsx';
import styles from './deposit-page.module.css';

/** Putting money on the account. */
export function DepositPage({ data }: { data: PreloadedQuery<depositPageQuery> }) {
  useDocumentTitle('Deposit');
  const { paymentProviders, account } = usePreloadedQuery<depositPageQuery>(
    graphql`
      query depositPageQuery @preloadable {
        account {
          id
          balances {
            playableBalance {
              formattedAmount
            }
          }
        }
        paymentProviders {
          id
          code
          name
          description
          preferredMethod
          supportsMethods
          minimumAmount {
            formattedAmount
          }
          maximumAmount {
            formattedAmount
          }
          methods {
            id
            name
            description
          }
        }
      }
    `,
    data,
  );
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h1>Deposit</h1>
        {account && (
          <p>
            Balance <b>{account.balances.playableBalance.formattedAmount}</b>
          </p>
        )}
      </header>
      {paymentProviders.length === 0 ? (
        <EmptyState title="No way to deposit is open just now" body="Please try again later." />
      ) : (
        <DepositForm providers={paymentProviders} />
      )}
    </section>
  );
}
