import { graphql } from 'relay-runtime';

/**
 * All that a drawer reads of a card in it. A page's live updates ask for the same of a card that comes new: what they left out
 * such a card would not have.
 */
export const drawerCard = graphql`
  fragment drawerCard_card on MarketCard {
    __typename
    id
    featuredTitle
    event {
      priceState
      suspension
    }
    markets {
      id
      status
      suspension
      family
      # Not shown: by it the live updates know that a market was on screen before.
      type
    }
    ... on CompactMultipleMarketCard {
      labels
    }
    ... on ParticipantAlignedMarketCard {
      labels
    }
    ...marketCard_card
  }
`;
