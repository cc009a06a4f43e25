import type { DrawingProps } from '../sports/drawing-props.ts';
import { SoccerBoard } from './soccer-board.tsx';
import { SoccerResult } from './soccer-result.tsx';
import { Timeline } from './timeline.tsx';

export function SoccerDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'SoccerStatistics' && statistics.__typename !== 'FutsalStatistics')
    return null;
  if (size === 'result') return <SoccerResult state={statistics} away={away} home={home} />;
  const missing =
    statistics.__typename === 'SoccerStatistics'
      ? { title: 'Red', away: statistics.awayRedCards, home: statistics.homeRedCards }
      : { title: 'Off', away: statistics.awaySuspensions, home: statistics.homeSuspensions };
  return size === 'strip' ? (
    <Timeline state={statistics} away={away} home={home} size="strip" />
  ) : (
    <SoccerBoard state={statistics} away={away} home={home} missing={missing} />
  );
}
