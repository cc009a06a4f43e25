import { graphql } from 'relay-runtime';

/** Everything of a slip that is on screen; each answer and update brings all of it. */
export const slipData = graphql`
  fragment slipData_betslip on Betslip {
    id
    version
    numberOfSelections
    marketSelections {
      id
      name {
        defaultName
      }
    }
    ...slipContent_betslip
    ...slipBar_betslip
  }
`;

export const slipQuery = graphql`
  query slipDataQuery {
    ...slipContent_query
    betslip {
      ...slipData_betslip
    }
  }
`;

export const slipSubscription = graphql`
  subscription slipDataSubscription {
    betslipUpdated {
      version
      ...slipData_betslip
    }
  }
`;
