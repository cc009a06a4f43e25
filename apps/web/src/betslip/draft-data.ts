import { graphql } from 'relay-runtime';

/**
 * What the rules of the slip read of a draft bet of any kind; slip-view.ts makes of it what is shown. The legs stand by
 * themselves: those of each round robin are the slip's own, and are not sent again for every size.
 */
export const draftData = graphql`
  fragment draftData_draftBet on DraftBet @inline {
    id
    placementKey
    type
    betAmount {
      amountLong
    }
    winAmount {
      amountLong
    }
    boostedWinAmount {
      amountLong
    }
    betToWinRatio
    isPricing
    totalOdds {
      numeratorLong
      denominatorLong
    }
    amountSourceType
    selectedFreeBetId
    selectedProfitBoostId
    availablePromotionalCreditBalance {
      amountLong
    }
    numberOfCombinations
    roundRobinSize
    errors {
      ...slipErrors_error @relay(mask: false)
    }
  }
`;

/** Its legs with their odds, the prices of legs of one game together, and the most that can be staked on them. */
export const draftLegs = graphql`
  fragment draftData_legs on DraftBet @inline {
    maximumBetAmount {
      amountLong
    }
    draftLegEventGroupings {
      eventId
      eventName
      acceptedOdds {
        numeratorLong
        denominatorLong
      }
      odds {
        numeratorLong
        denominatorLong
      }
      legGroupRequiresAcceptance
    }
    draftLegs {
      errors {
        ...slipErrors_error @relay(mask: false)
      }
      acceptedOdds {
        numeratorLong
        denominatorLong
      }
      marketSelectionRequiresAcceptance
      lineInPlace {
        id
      }
      marketName
      selectionName
      marketSelection {
        id
        status
        isDisabled
        odds {
          numeratorLong
          denominatorLong
        }
      }
    }
  }
`;
