import { graphql } from 'react-relay/hooks';

/**
 * What the board of an event with a field, or of a season, is drawn from. The page asks by it and the stream tells by it: a
 * line of a leaderboard has no id, so that what one of them left out would stay with the place when another takes it.
 */
graphql`
  fragment fieldStatistics_statistics on EventStatistics {
    ... on FuturesStatistics {
      played
      scheduled
      lastPlay
      leaderboardColumns
      leaderboard {
        player
        name
        countryName
        countryUrl
        team
        place
        values
      }
    }
    ... on GolfStatistics {
      cutLine
      leaderboardColumns
      leaderboard {
        player
        name
        countryName
        countryUrl
        team
        place
        values
      }
    }
    ... on MotorRacingStatistics {
      lap
      laps
      isSafetyCar
      lastPlay
      leaderboardColumns
      leaderboard {
        player
        name
        countryName
        countryUrl
        team
        place
        values
      }
    }
  }
`;
