import { graphql } from 'react-relay/hooks';

/**
 * What the drawings of all sports need, in one place: the cards, the scoreboard and the subscription that keeps them moving
 * spread it unmasked.
 */
export const sportStatistics = graphql`
  fragment sportStatistics_statistics on EventStatistics {
    __typename
    ... on FootballStatistics {
      ballOn
      driveStart
      lineToGain
      possession
      redZone
      yardLine
      downAndDistance
      lastPlay
    }
    ... on SoccerStatistics {
      awayRedCards
      homeRedCards
      minute
      gameMinutes
      moments {
        isOwnGoal
        stoppage
        kind
        minute
        player
        side
      }
      awayCorners
      homeCorners
      awayShots
      homeShots
      awayShotsOnTarget
      homeShotsOnTarget
      awayYellowCards
      homeYellowCards
      lastPlay
    }
    ... on FutsalStatistics {
      awaySuspensions
      homeSuspensions
      minute
      gameMinutes
      moments {
        isOwnGoal
        stoppage
        kind
        minute
        player
        side
      }
      awayCorners
      homeCorners
      awayShots
      homeShots
      awayShotsOnTarget
      homeShotsOnTarget
      awayYellowCards
      homeYellowCards
      lastPlay
    }
    ... on BasketballStatistics {
      possession
      awayFouls
      homeFouls
      awayBonus
      homeBonus
      lastPlay
    }
    ... on HockeyStatistics {
      awaySkaters
      homeSkaters
      awayPlayersInBox
      homePlayersInBox
      awayNetEmpty
      homeNetEmpty
      awayShots
      homeShots
      shotsTold
      powerPlay
      powerPlayClock
      lastPlay
    }
    ... on BaseballStatistics {
      balls
      batter
      firstBaseOccupied
      lastPlay
      outs
      secondBaseOccupied
      strikes
      thirdBaseOccupied
    }
    ... on CricketStatistics {
      ballsLeft
      currentBatter
      innings {
        isSuperOver
        scoreText
        side
      }
      lastPlay
      runRate
      scoreText
      target
      wickets
    }
    ... on TennisStatistics {
      awayGameScore
      homeGameScore
      currentServer
      lastPlay
    }
    ... on TableTennisStatistics {
      awayGameScore
      homeGameScore
      currentServer
      lastPlay
    }
    ... on DartsStatistics {
      awayAverage
      homeAverage
      awayMaximums
      homeMaximums
      legscore {
        away
        home
      }
      throw
      lastPlay
    }
    ... on CounterStrikeStatistics {
      awayMoney
      homeMoney
      awayRounds
      homeRounds
      currentServer
      roundWinners
      lastPlay
    }
    ... on ValorantStatistics {
      awayMoney
      homeMoney
      awayRounds
      homeRounds
      currentServer
      roundWinners
      lastPlay
    }
    ... on CombatStatistics {
      awayKnockdowns
      homeKnockdowns
      awayStrikes
      homeStrikes
      awayTakedowns
      homeTakedowns
      fightRounds {
        away
        home
      }
      round
      rounds
      second
      winningFighter
      victoryTypeEnum
      lastPlay
    }
  }
`;

/**
 * What the board of an event with a field, or of a season, is drawn from. The page asks by it and the stream tells by it: a
 * line of a leaderboard has no id, so that what one of them left out would stay with the place when another takes it.
 */
export const sportLeaderboard = graphql`
  fragment sportStatistics_leaderboard on EventStatistics {
    ... on FuturesStatistics {
      played
      scheduled
      isPlayOffs
      participant
      lastPlay
      leaderboardColumns
      leaderboard {
        ...sportStatistics_leaderboardRow @relay(mask: false)
      }
    }
    ... on GolfStatistics {
      cutLine
      leaderboardColumns
      leaderboard {
        ...sportStatistics_leaderboardRow @relay(mask: false)
      }
    }
    ... on MotorRacingStatistics {
      lap
      laps
      isSafetyCar
      lastPlay
      leaderboardColumns
      leaderboard {
        ...sportStatistics_leaderboardRow @relay(mask: false)
      }
    }
  }
`;

/** A line of any of them. */
export const sportLeaderboardRow = graphql`
  fragment sportStatistics_leaderboardRow on LeaderboardRow {
    player
    name
    countryName
    countryUrl
    team
    place
    values
  }
`;

/** Who scored what when, as the event's page alone tells it. The stream tells as much of it: what it is made of has no id. */
export const sportScoring = graphql`
  fragment sportStatistics_scoring on EventStatistics {
    ... on FootballStatistics {
      scoring {
        awayScore
        homeScore
        player
        side
        what
        when
      }
    }
    ... on HockeyStatistics {
      scoring {
        awayScore
        homeScore
        player
        side
        what
        when
      }
    }
  }
`;
