import { graphql, useFragment } from 'react-relay/hooks';
import type { liveBoard_event$key } from '../../__generated__/liveBoard_event.graphql.ts';
import { BaseballBoard } from '../baseball/baseball-board.tsx';
import { BasketballBoard } from '../basketball/basketball-board.tsx';
import { FightBoard } from '../combat/fight-board.tsx';
import { CricketBoard } from '../cricket/cricket-board.tsx';
import { DartsBoard } from '../darts/darts-board.tsx';
import { FootballBoard } from '../football/football-board.tsx';
import { HockeyBoard } from '../hockey/hockey-board.tsx';
import { RallyBoard } from '../rally/rally-board.tsx';
import { SoccerBoard } from '../soccer/soccer-board.tsx';
import { SeriesBoard } from '../tactical/series-board.tsx';

/** What is happening, drawn on the event's own page; nothing for a sport without a drawing. */
export function LiveBoard({ event: key }: { event: liveBoard_event$key }) {
  const event = useFragment(
    graphql`
      fragment liveBoard_event on StandardEvent {
        awayParticipant {
          mediumName
          primaryColour
          secondaryColour
        }
        homeParticipant {
          mediumName
          primaryColour
          secondaryColour
        }
        statistics {
          ...sportStatistics_statistics @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  switch (statistics.__typename) {
    case 'FootballStatistics':
      return <FootballBoard state={statistics} away={away} home={home} />;
    case 'SoccerStatistics': {
      const missing = {
        title: 'Red',
        away: statistics.awayRedCards,
        home: statistics.homeRedCards,
      };
      return <SoccerBoard state={statistics} away={away} home={home} missing={missing} />;
    }
    case 'FutsalStatistics': {
      const missing = {
        title: 'Off',
        away: statistics.awaySuspensions,
        home: statistics.homeSuspensions,
      };
      return <SoccerBoard state={statistics} away={away} home={home} missing={missing} />;
    }
    case 'BaseballStatistics':
      return <BaseballBoard state={statistics} />;
    case 'CricketStatistics':
      return <CricketBoard state={statistics} />;
    case 'TennisStatistics':
      return <RallyBoard state={statistics} away={away} home={home} surface="court" />;
    case 'TableTennisStatistics':
      return <RallyBoard state={statistics} away={away} home={home} surface="table" />;
    case 'DartsStatistics':
      return <DartsBoard state={statistics} away={away} home={home} />;
    case 'CombatStatistics':
      return <FightBoard state={statistics} away={away} home={home} />;
    case 'CounterStrikeStatistics':
    case 'ValorantStatistics':
      return <SeriesBoard state={statistics} away={away} home={home} />;
    case 'BasketballStatistics':
      return <BasketballBoard state={statistics} away={away} home={home} />;
    case 'HockeyStatistics':
      return <HockeyBoard state={statistics} away={away} home={home} />;
    default:
      return null;
  }
}
