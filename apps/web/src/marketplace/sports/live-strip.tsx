import { graphql, useFragment } from 'react-relay/hooks';
import type { liveStrip_event$key } from '../../__generated__/liveStrip_event.graphql.ts';
import { BaseballStrip } from '../baseball/baseball-strip.tsx';
import { BasketballCourt } from '../basketball/basketball-court.tsx';
import { Rounds } from '../combat/rounds.tsx';
import { CricketStrip } from '../cricket/cricket-strip.tsx';
import { LegRace } from '../darts/leg-race.tsx';
import { FootballField } from '../football/football-field.tsx';
import { HockeyRink } from '../hockey/hockey-rink.tsx';
import { Court } from '../rally/court.tsx';
import { Timeline } from '../soccer/timeline.tsx';
import { RoundHistory } from '../tactical/round-history.tsx';

/** What is happening, drawn small under a live card's teams. Sports without a drawing keep the place empty. */
export function LiveStrip({ event: key }: { event: liveStrip_event$key }) {
  const event = useFragment(
    graphql`
      fragment liveStrip_event on StandardEvent {
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
      return <FootballField state={statistics} away={away} home={home} size="strip" />;
    case 'SoccerStatistics':
    case 'FutsalStatistics':
      return <Timeline state={statistics} away={away} home={home} size="strip" />;
    case 'BaseballStatistics':
      return <BaseballStrip state={statistics} />;
    case 'CricketStatistics':
      return <CricketStrip state={statistics} />;
    case 'TennisStatistics':
      return <Court state={statistics} away={away} home={home} surface="court" size="strip" />;
    case 'TableTennisStatistics':
      return <Court state={statistics} away={away} home={home} surface="table" size="strip" />;
    case 'DartsStatistics':
      return <LegRace state={statistics} away={away} home={home} size="strip" />;
    case 'CombatStatistics':
      return <Rounds state={statistics} away={away} home={home} size="strip" />;
    case 'CounterStrikeStatistics':
    case 'ValorantStatistics':
      return <RoundHistory state={statistics} away={away} home={home} size="strip" />;
    case 'BasketballStatistics':
      return <BasketballCourt state={statistics} away={away} home={home} size="strip" />;
    case 'HockeyStatistics':
      return <HockeyRink state={statistics} away={away} home={home} size="strip" />;
    default:
      return <span />;
  }
}
