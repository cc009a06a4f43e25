import { useCallback, useEffect } from 'react';
import {
  fetchQuery,
  graphql,
  useLazyLoadQuery,
  useMutation,
  useRelayEnvironment,
  useSubscription,
} from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { accountDataBalanceSubscription } from '../__generated__/accountDataBalanceSubscription.graphql.ts';
import type { accountDataPreferenceMutation } from '../__generated__/accountDataPreferenceMutation.graphql.ts';
import type { accountDataQuery, accountDataQuery$data } from '../__generated__/accountDataQuery.graphql.ts';
import { useOnResumed } from '../app/app-context.ts';
import { type OddsFormat, setOddsFormat } from '../app/odds-format.ts';
import { showErrorToast } from '../ui/toasts.ts';

export type Account = NonNullable<accountDataQuery$data['account']>;

const accountQuery = graphql`
  query accountDataQuery {
    account {
      id
      firstName
      lastName
      email
      currency
      lastLoginAt
      openBetCount
      balances {
        ...balances_balances @relay(mask: false)
      }
      userPreferences {
        oddsFormat
        autoAcceptOddsChanges
      }
    }
  }
`;

/** The patron's account; suspends until it is there. Undefined when the server knows nobody. Only for logged-in patrons. */
export function useAccount(): Account | undefined {
  const { account } = useLazyLoadQuery<accountDataQuery>(
    accountQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return account ?? undefined;
}

/** Asks for the account anew, for what may not wait for the subscription. */
export function useRefreshAccount(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => refreshAccount(environment), [environment]);
}

function refreshAccount(environment: Environment): void {
  const options = { networkCacheConfig: { force: true } };
  // In vain, the balance stays as it was; the next change brings it.
  fetchQuery<accountDataQuery>(environment, accountQuery, {}, options).subscribe({ error: () => {} });
}

/**
 * Keeps the balances up to date while somebody is logged in: the subscription writes to the account in the store, and what
 * it missed while the connection was lost is fetched.
 */
export function useLiveBalance(): void {
  useSubscription<accountDataBalanceSubscription>(balanceSubscription);
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  useEffect(() => onResumed(() => refreshAccount(environment)), [environment, onResumed]);
}

const balanceSubscription = {
  subscription: graphql`
    subscription accountDataBalanceSubscription {
      accountBalance {
        id
        openBetCount
        balances {
          ...balances_balances @relay(mask: false)
        }
      }
    }
  `,
  variables: {},
};

/** The account's odds format is the one shown, whatever this browser had kept. */
export function useAccountOddsFormat(format: OddsFormat | undefined): void {
  useEffect(() => {
    if (format !== undefined) setOddsFormat(format);
  }, [format]);
}

/** Changes preferences on the account; what was changed is put back when the server refuses. */
export function useSetPreference() {
  const [commit] = useMutation<accountDataPreferenceMutation>(graphql`
    mutation accountDataPreferenceMutation($input: UserPreferenceInput!) {
      setUserPreference(input: $input) {
        id
        userPreferences {
          oddsFormat
          autoAcceptOddsChanges
        }
      }
    }
  `);
  return (input: accountDataPreferenceMutation['variables']['input'], undo: () => void = () => {}) => {
    commit({
      variables: { input },
      onError: () => {
        undo();
        showErrorToast();
      },
    });
  };
}
