import { graphql, type IEnvironment } from 'relay-runtime';
import type { quickMutationsAcceptMutation } from '../__generated__/quickMutationsAcceptMutation.graphql.ts';
import type { quickMutationsAddMutation } from '../__generated__/quickMutationsAddMutation.graphql.ts';
import type { quickMutationsAmountMutation } from '../__generated__/quickMutationsAmountMutation.graphql.ts';
import type { quickMutationsDraftMutation } from '../__generated__/quickMutationsDraftMutation.graphql.ts';
import type { quickMutationsRemoveMutation } from '../__generated__/quickMutationsRemoveMutation.graphql.ts';
import type { quickMutationsSourceMutation } from '../__generated__/quickMutationsSourceMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Every change of a quick slip answers with the whole of it, or says why nothing was changed. */
void graphql`
  fragment quickMutations_result on QuickBetslipResult {
    __typename
    ... on QuickBetslipPayload {
      quickBetslip {
        ...quickSlip_betslip
      }
    }
    ... on BetslipMutationError {
      code
      message
    }
    ... on InvalidInputError {
      code
      message
    }
  }
`;

export async function addQuickSelection(
  environment: IEnvironment,
  input: quickMutationsAddMutation['variables']['input'],
) {
  const mutation = graphql`
    mutation quickMutationsAddMutation($input: QuickSelectionInput!) {
      addQuickSelection(input: $input) {
        ...quickMutations_result @relay(mask: false)
      }
    }
  `;
  return (await commit<quickMutationsAddMutation>(environment, mutation, { input })).addQuickSelection;
}

export async function removeQuickSelection(environment: IEnvironment, eventId: string) {
  const mutation = graphql`
    mutation quickMutationsRemoveMutation($eventId: ID!) {
      removeQuickSelection(eventId: $eventId) {
        ...quickMutations_result @relay(mask: false)
      }
    }
  `;
  const answer = await commit<quickMutationsRemoveMutation>(environment, mutation, { eventId });
  return answer.removeQuickSelection;
}

export async function setQuickDraftBet(
  environment: IEnvironment,
  input: quickMutationsDraftMutation['variables']['input'],
) {
  const mutation = graphql`
    mutation quickMutationsDraftMutation($input: SetQuickDraftBetInput!) {
      setQuickDraftBet(input: $input) {
        ...quickMutations_result @relay(mask: false)
      }
    }
  `;
  return (await commit<quickMutationsDraftMutation>(environment, mutation, { input })).setQuickDraftBet;
}

export async function setQuickBetAmount(
  environment: IEnvironment,
  input: quickMutationsAmountMutation['variables']['input'],
) {
  const mutation = graphql`
    mutation quickMutationsAmountMutation($input: SetQuickBetAmountInput!) {
      setQuickBetAmount(input: $input) {
        ...quickMutations_result @relay(mask: false)
      }
    }
  `;
  return (await commit<quickMutationsAmountMutation>(environment, mutation, { input })).setQuickBetAmount;
}

export async function setQuickBetAmountSource(
  environment: IEnvironment,
  input: quickMutationsSourceMutation['variables']['input'],
) {
  const mutation = graphql`
    mutation quickMutationsSourceMutation($input: SetQuickBetAmountSourceInput!) {
      setQuickBetAmountSource(input: $input) {
        ...quickMutations_result @relay(mask: false)
      }
    }
  `;
  const answer = await commit<quickMutationsSourceMutation>(environment, mutation, { input });
  return answer.setQuickBetAmountSource;
}

export async function acceptQuickChanges(
  environment: IEnvironment,
  input: quickMutationsAcceptMutation['variables']['input'],
) {
  const mutation = graphql`
    mutation quickMutationsAcceptMutation($input: AcceptQuickChangesInput!) {
      acceptQuickChanges(input: $input) {
        ...quickMutations_result @relay(mask: false)
      }
    }
  `;
  return (await commit<quickMutationsAcceptMutation>(environment, mutation, { input })).acceptQuickChanges;
}
