import { graphql } from 'relay-runtime';

/** Only what moves: the names and lines of a market are as fixed as its id. */
export const marketsSubscription = graphql`
  subscription pageSubscriptionsMarketsSubscription($canonicalPath: String!) {
    marketUpdated(canonicalPath: $canonicalPath) {
      sequence
      markets {
        id
        sequence
        status
        suspension
        isMain
        selections {
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
  }
`;

/**
 * @param board also what only an event's page shows: which state of it that is, what its sides count, its leaderboard, who
 *   scored, the chances over the game, and whether it can be watched
 * @param segments also the score by period
 */
export const statisticsSubscription = graphql`
  subscription pageSubscriptionsStatisticsSubscription(
    $canonicalPath: String!
    $board: Boolean!
    $segments: Boolean!
  ) {
    eventStatisticsUpdated(canonicalPath: $canonicalPath) {
      sequence
      events {
        id
        status
        startTime
        marketCount
        priceState
        suspension
        sequence @include(if: $board)
        awayKeyStarter {
          fullName
        }
        homeKeyStarter {
          fullName
        }
        # After the game it counts.
        awayParticipant @include(if: $board) {
          id
          record
        }
        homeParticipant @include(if: $board) {
          id
          record
        }
        statistics {
          homeScore
          awayScore
          winner
          isInPlay
          progress
          situation
          alert
          away {
            score
            marker
            note
            segmentScore
          }
          home {
            score
            marker
            note
            segmentScore
          }
          counts @include(if: $board) {
            title
            away
            home
          }
          segments @include(if: $segments) {
            shortName
            homeScore
            awayScore
            homeTieBreak
            awayTieBreak
          }
          ...sportStatistics_leaderboard @include(if: $board) @alias(as: "board")
          ...sportStatistics_scoring @include(if: $board) @alias(as: "scoring")
          ...sportStatistics_statistics @relay(mask: false)
          ... on FootballStatistics {
            homeTimeouts
            awayTimeouts
          }
          ... on BaseballStatistics @include(if: $segments) {
            homeHits
            awayHits
            homeErrors
            awayErrors
          }
        }
        # Told of shortly before the start: a page that was open before has none.
        eventLiveStream @include(if: $board) {
          dmas
          status
        }
        winProbability @include(if: $board) {
          elapsed
          home
          draw
        }
      }
    }
  }
`;

/**
 * What came, went or changed places on a page: of cards that stay their ids alone. Their prices come as those of every
 * market do.
 */
export const childrenSubscription = graphql`
  subscription pageSubscriptionsChildrenSubscription($canonicalPath: String!) {
    pageChildrenUpdated(canonicalPath: $canonicalPath) {
      sequence
      changedCards {
        __typename
        id
        featuredTitle
        attributes {
          tags
        }
        markets {
          id
        }
        ... on SeveralMarketsCard {
          labels
        }
        ... on TableMarketCard {
          headers
          withoutBets {
            id
            label
            place
            score
          }
          rows {
            id
            label
            player
            place
            score
            statisticAccrued {
              accrued
            }
            selections {
              id
              ...selectionButton_selection
            }
          }
        }
      }
      newCards {
        __typename
        id
        ...drawerCard_card @alias(as: "inDrawer")
        ...dayCard_card @alias(as: "onDay")
      }
      newMarkets {
        id
        type
        name
        classification
        family
        sequence
        status
        suspension
        isMain
        selections {
          id
          type
          participant {
            id
          }
          ...selectionButton_selection
          points {
            decimalPoints
            formattedPoints
          }
        }
      }
      page {
        id
        defaultChild {
          id
        }
        pageChildren {
          id
          label
          hasContent
          deepLink {
            webUrl
            canonicalUrl
          }
          sections {
            __typename
            ... on ChipsCarousel {
              id
              chips {
                id
                label
                icon
                deepLink {
                  webUrl
                }
                menuItem {
                  id
                  liveCount
                }
              }
            }
            ... on FeaturedBetsShelf {
              id
              ...featuredShelf_shelf @alias(as: "featured")
            }
            ... on MarketplaceShelf {
              id
              kind
              title
              cardCount
              cards {
                __typename
                id
              }
            }
            ... on Drawer {
              id
              title
              autoExpand
              cards {
                __typename
                id
              }
            }
          }
        }
      }
    }
  }
`;
