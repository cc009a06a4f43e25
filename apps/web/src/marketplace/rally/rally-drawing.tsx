import type { DrawingProps } from '../sports/drawing-props.ts';
import { Court } from './court.tsx';
import { RallyBoard } from './rally-board.tsx';

export function RallyDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'TennisStatistics' && statistics.__typename !== 'TableTennisStatistics')
    return null;
  const surface = statistics.__typename === 'TennisStatistics' ? 'court' : 'table';
  return size === 'strip' ? (
    <Court state={statistics} away={away} home={home} surface={surface} size="strip" />
  ) : (
    <RallyBoard state={statistics} away={away} home={home} surface={surface} />
  );
}
