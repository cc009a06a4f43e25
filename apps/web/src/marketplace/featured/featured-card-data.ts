import { graphql } from 'relay-runtime';

/** Everything a featured card shows, and what the dialogs over it need. */
export const featuredCardData = graphql`
  fragment featuredCardData_bet on FeaturedBetCard @inline {
    __typename
    id
    featuredBetId
    header
    title
    numberOfWagers
    odds {
      numeratorLong
      denominatorLong
    }
    estimatedPayout {
      formattedAmount
    }
    legs {
      marketName
      event {
        name
        status
        canonicalUrl
        competition {
          name
          canonicalUrl
        }
        sport {
          slug
          name
        }
        homeParticipant {
          id
          primaryColour
          secondaryColour
          ...teamCrest_participant
        }
      }
      selection {
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
        participant {
          id
          primaryColour
          secondaryColour
          ...teamCrest_participant
        }
      }
    }
    ... on FeaturedStraightCard {
      type
      description
      marketName
      selectionName
      previousOdds {
        numeratorLong
        denominatorLong
      }
    }
  }
`;
