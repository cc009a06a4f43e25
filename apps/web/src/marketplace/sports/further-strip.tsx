import type { liveStrip_event$data } from '../../__generated__/liveStrip_event.graphql.ts';
import { BaseballStrip } from '../baseball/baseball-strip.tsx';
import { BasketballCourt } from '../basketball/basketball-court.tsx';
import { Rounds } from '../combat/rounds.tsx';
import { CricketStrip } from '../cricket/cricket-strip.tsx';
import { LegRace } from '../darts/leg-race.tsx';
import { HockeyRink } from '../hockey/hockey-rink.tsx';
import { Court } from '../rally/court.tsx';
import { Timeline } from '../soccer/timeline.tsx';
import { RoundHistory } from '../tactical/round-history.tsx';

/** The drawings of all sports but the first of the menu: a part of its own, for the page is there before them. */
export function FurtherStrip({ event }: { event: liveStrip_event$data }) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  switch (statistics.__typename) {
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
