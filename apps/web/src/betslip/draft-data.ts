import { graphql } from 'relay-runtime';

/** What the rules of the slip read of a draft bet of any kind; slip-view.ts makes of it what is shown. */
export const draftData = graphql`
  fragment draftData_draftBet on DraftBet @inline {
    id
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
      code
      message
      priority
      displayType
      disableAwardsDisplay
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
        code
        message
        priority
        displayType
        disableAwardsDisplay
      }
      acceptedOdds {
        numeratorLong
        denominatorLong
      }
      marketSelectionRequiresAcceptance
      marketSelection {
        id
        status
        isDisabled
        odds {
          numeratorLong
          denominatorLong
        }
        name {
          defaultName
        }
      }
    }
  }
`;
