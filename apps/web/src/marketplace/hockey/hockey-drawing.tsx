import type { DrawingProps } from '../sports/drawing-props.ts';
import { HockeyBoard } from './hockey-board.tsx';
import { HockeyRink } from './hockey-rink.tsx';

export function HockeyDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'HockeyStatistics') return null;
  return size === 'strip' ? (
    <HockeyRink state={statistics} away={away} home={home} size="strip" />
  ) : (
    <HockeyBoard state={statistics} away={away} home={home} />
  );
}
