import { useEffect, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  useDepositCreateMutation,
  useDepositCreateMutation$data,
} from '../../__generated__/useDepositCreateMutation.graphql.ts';
import type { useDepositValidateMutation } from '../../__generated__/useDepositValidateMutation.graphql.ts';
import { newKey } from '../../app/new-key.ts';
import { useRefreshAccount } from '../../shell/account-data.ts';
import { showToast, TOAST_SECONDS } from '../../ui/toasts.ts';
import { type DepositErrors, submitErrors, validationErrors } from './deposit-errors.ts';
import { toWireCents } from './wire-cents.ts';

const VALIDATE_AFTER_MS = 400;
const FAILED = 'Your deposit could not be processed. Please contact Customer Support for assistance.';
const UNREACHABLE = 'We could not reach our server. Pressing Deposit again will not deposit twice.';

export type Receipt = NonNullable<useDepositCreateMutation$data['createDeposit']['deposit']>;

export type DepositState =
  | { readonly kind: 'editing'; readonly errors: DepositErrors }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly receipt: Receipt };

export interface DepositChoice {
  readonly providerId: string;
  readonly methodId: string | undefined;
  /** Plain decimal dollars, '' for nothing. */
  readonly amount: string;
}

/** A deposit from its first keystroke to its receipt. The server is asked about the amount once typing pauses. */
export function useDeposit(choice: DepositChoice) {
  const [state, setState] = useState<DepositState>({ kind: 'editing', errors: {} });
  const create = useCreate();
  const validate = useValidate();
  const refreshAccount = useRefreshAccount();
  const input = inputOf(choice);
  const fingerprint = JSON.stringify(input);
  const key = useKeyFor(fingerprint);
  /** Goes up with each change and each deposit: what was asked before is answered to nobody. */
  const turn = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other content only
  useEffect(() => {
    setState((before) => (before.kind === 'editing' ? { kind: 'editing', errors: {} } : before));
    if (input === undefined) return;
    turn.current += 1;
    const own = turn.current;
    const timer = setTimeout(() => {
      if (turn.current !== own) return;
      validate(input, (errors) => {
        if (turn.current !== own) return;
        if (errors.toast !== undefined) {
          showToast({ type: 'danger', title: errors.toast, secondsUntilRemoved: TOAST_SECONDS.error });
        }
        setState((before) => (before.kind === 'editing' ? { kind: 'editing', errors } : before));
      });
    }, VALIDATE_AFTER_MS);
    return () => {
      turn.current += 1;
      clearTimeout(timer);
    };
  }, [fingerprint]);

  return {
    state,
    canSend: input !== undefined && state.kind === 'editing' && state.errors.amount === undefined,
    send() {
      if (input === undefined || state.kind !== 'editing') return;
      setState({ kind: 'sending' });
      turn.current += 1;
      create({ ...input, idempotencyKey: key.current }, (next) => {
        setState(next);
        if (next.kind === 'done') refreshAccount();
      });
    },
    again() {
      key.renew();
      setState({ kind: 'editing', errors: {} });
    },
  };
}

type DepositInput = ReturnType<typeof inputOf>;

function inputOf({ providerId, methodId, amount }: DepositChoice) {
  const amountCents = toWireCents(amount);
  if (amountCents === undefined || amountCents === 0) return undefined;
  return {
    amountCents,
    paymentProviderId: providerId,
    ...(methodId !== undefined && { paymentMethodId: methodId }),
  };
}

/** One key for one content: sent twice, after a lost answer, it deposits once. */
function useKeyFor(fingerprint: string | undefined) {
  const kept = useRef({ fingerprint, key: newKey() });
  if (kept.current.fingerprint !== fingerprint) kept.current = { fingerprint, key: newKey() };
  return {
    current: kept.current.key,
    renew() {
      kept.current = { fingerprint, key: newKey() };
    },
  };
}

function useValidate() {
  const [commit] = useMutation<useDepositValidateMutation>(graphql`
    mutation useDepositValidateMutation($input: ValidateDepositInput!) {
      validateDeposit(input: $input) {
        permitted
        userErrors {
          field
          message
        }
      }
    }
  `);
  return (input: NonNullable<DepositInput>, done: (errors: DepositErrors) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ validateDeposit: { permitted, userErrors } }) =>
        done(validationErrors(permitted, userErrors)),
      // Not asked is not refused: the deposit itself is checked again.
      onError: () => done({}),
    });
  };
}

function useCreate() {
  const [commit] = useMutation<useDepositCreateMutation>(graphql`
    mutation useDepositCreateMutation($input: CreateDepositInput!) {
      createDeposit(input: $input) {
        permitted
        succeeded
        userErrors {
          field
          message
        }
        deposit {
          id
          createdAt
          status
          transactionId
          amount {
            formattedAmount
          }
          provider {
            name
          }
        }
        balances {
          playableBalance {
            formattedAmount
          }
        }
      }
    }
  `);
  return (input: useDepositCreateMutation['variables']['input'], done: (next: DepositState) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ createDeposit: { succeeded, userErrors, deposit } }) => {
        // Pending has not succeeded, but goes on by itself: said to have failed, it would be made a second time.
        if (deposit && (succeeded || deposit.status === 'PENDING')) done({ kind: 'done', receipt: deposit });
        else
          done({
            kind: 'editing',
            errors: userErrors.length > 0 ? submitErrors(userErrors) : { whole: FAILED },
          });
      },
      onError: () => done({ kind: 'editing', errors: { whole: UNREACHABLE } }),
    });
  };
}
