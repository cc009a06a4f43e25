import { graphql } from 'relay-runtime';

/** All that the shelf of a day reads of a card on it; asked for of a card that comes new, as drawer-card.ts is. */
export const dayCard = graphql`
  fragment dayCard_card on MarketCard {
    id
    event {
      sport {
        slug
        name
      }
    }
    ... on GridMarketCard {
      markets {
        type
      }
    }
    ...marketCard_card
  }
`;
