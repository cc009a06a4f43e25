import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { useSignUpMutation } from '../__generated__/useSignUpMutation.graphql.ts';
import { useSessionActions } from '../app/app-context.ts';
import { usePageNavigate } from '../app/page-link.tsx';
import {
  checkSignUp,
  emptySignUp,
  errorsByField,
  type SignUpErrors,
  type SignUpField,
  signUpInput,
} from './sign-up-form.ts';

const UNREACHABLE = 'We could not reach our server. Nothing was lost; please try again.';

/** The sign-up form: what was typed, what is wrong with it, and sending it. */
export function useSignUp(previousPath: string) {
  const { login } = useSessionActions();
  const navigate = usePageNavigate();
  const [values, setValues] = useState(emptySignUp);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Grows each time the form was not accepted, here or by the server. */
  const [refusals, setRefusals] = useState(0);
  const [commit] = useMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on SignUpSuccess {
          userId
          username
        }
        ... on InvalidInputError {
          message
          fieldErrors {
            field
            message
          }
        }
      }
    }
  `);

  const stop = (message?: string) => {
    setFailure(message);
    setSending(false);
    setRefusals((count) => count + 1);
  };

  const enter = async (username: string) => {
    const outcome = await login(
      username,
      values.password,
      `/signup/success?previousPath=${encodeURIComponent(previousPath)}`,
    );
    if (outcome.kind !== 'logged-in') navigate('/login');
  };

  /** What is found wrong here is said at once; the server is asked all the same, for it finds more, and the form is to be mended once. */
  const send = (): void => {
    const found = checkSignUp(values);
    setErrors(found);
    setFailure(undefined);
    setSending(true);
    commit({
      variables: { input: signUpInput(values) },
      onCompleted: ({ signUp }) => {
        if (signUp.__typename === 'SignUpSuccess') void enter(signUp.username);
        else if (signUp.__typename === 'InvalidInputError') {
          const { errors: byField, other } = errorsByField(signUp.fieldErrors);
          setErrors({ ...byField, ...found });
          stop(other ?? (Object.keys(byField).length === 0 ? signUp.message : undefined));
        } else stop(UNREACHABLE);
      },
      onError: () => stop(Object.keys(found).length > 0 ? undefined : UNREACHABLE),
    });
  };

  return {
    values,
    errors,
    failure,
    isSending,
    refusals,
    send,
    set(field: SignUpField, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _mended, ...rest }) => rest);
    },
    /** Says what is wrong with a field once it was left; nothing while it is still empty. */
    leave(field: SignUpField) {
      const error = values[field] === '' ? undefined : checkSignUp(values)[field];
      if (error !== undefined) setErrors((before) => ({ ...before, [field]: error }));
    },
  };
}
