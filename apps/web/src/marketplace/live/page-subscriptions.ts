import { graphql } from 'relay-runtime';

export const marketsSubscription = graphql`
  subscription pageSubscriptionsMarketsSubscription($canonicalPath: String!) {
    marketUpdated(canonicalPath: $canonicalPath) {
      sequence
      markets {
        id
        sequence
        status
        name
        type
        isMain
        selections {
          id
          type
          status
          isDisabled
          odds {
            numeratorLong
            denominatorLong
          }
          points {
            decimalPoints
            formattedPoints
          }
          name {
            defaultName
          }
        }
      }
    }
  }
`;

export const statisticsSubscription = graphql`
  subscription pageSubscriptionsStatisticsSubscription($canonicalPath: String!) {
    eventStatisticsUpdated(canonicalPath: $canonicalPath) {
      sequence
      events {
        id
        ...pageSubscriptionsEvent_event
      }
    }
  }
`;

export const eventData = graphql`
  fragment pageSubscriptionsEvent_event on StandardEvent {
    id
    status
    startTime
    marketCount
    statistics {
      __typename
      homeScore
      awayScore
      isInPlay
      progress
      segments {
        shortName
        homeScore
        awayScore
      }
      ... on FootballStatistics {
        ballOn
        driveStart
        lineToGain
        possession
        redZone
        yardLine
        downAndDistance
        lastPlay
        homeTimeouts
        awayTimeouts
      }
    }
    winProbability {
      elapsed
      home
    }
  }
`;

export const childrenSubscription = graphql`
  subscription pageSubscriptionsChildrenSubscription($canonicalPath: String!) {
    pageChildrenUpdated(canonicalPath: $canonicalPath) {
      sequence
      page {
        ...marketplacePage_page
      }
    }
  }
`;
