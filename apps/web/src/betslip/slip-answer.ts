import { graphql } from 'relay-runtime';

/** Every change of the slip answers with the whole of it, or says why nothing was changed. */
void graphql`
  fragment slipAnswer_result on BetslipResult {
    __typename
    ... on BetslipPayload {
      betslip {
        version
        ...slipData_betslip
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
