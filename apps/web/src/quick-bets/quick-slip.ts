import { graphql } from 'relay-runtime';

/** Everything of a quick slip that is on screen; each answer and update brings all of it. */
export const quickSlipData = graphql`
  fragment quickSlip_betslip on QuickBetslip {
    id
    version
    errors {
      ...slipErrors_error @relay(mask: false)
    }
    draftBet {
      id
      placementKey
      amountSourceType
      selectedFreeBetId
      patronSetAmountType
      betAmount {
        amountLong
      }
      winAmount {
        amountLong
      }
      betToWinRatio
      errors {
        ...slipErrors_error @relay(mask: false)
      }
      availableFreeBets {
        rawId
        title
        isRestricted
      }
      availablePromotionalCreditBalance {
        amountLong
        formattedAmount
      }
      draftLegs {
        id
        acceptedOdds {
          numeratorLong
          denominatorLong
        }
        marketSelectionRequiresAcceptance
        selectionName
        errors {
          ...slipErrors_error @relay(mask: false)
        }
        lineInPlace {
          ...lineInPlace_selection
        }
        marketSelection {
          id
          status
          isDisabled
          probabilityEncrypted
          odds {
            numeratorLong
            denominatorLong
          }
        }
        ...draftLegLine_leg
      }
    }
  }
`;

export const quickSlipQuery = graphql`
  query quickSlipQuery($eventId: ID!) {
    quickBetslip(eventId: $eventId) {
      ...quickSlip_betslip
    }
  }
`;

export const quickSlipSubscription = graphql`
  subscription quickSlipSubscription($eventId: ID!) {
    quickBetslipUpdated(eventId: $eventId) {
      ...quickSlip_betslip
    }
  }
`;
