import type { DrawingProps } from '../sports/drawing-props.ts';
import { RoundHistory } from './round-history.tsx';
import { SeriesBoard } from './series-board.tsx';

export function SeriesDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'CounterStrikeStatistics' && statistics.__typename !== 'ValorantStatistics')
    return null;
  return size === 'strip' ? (
    <RoundHistory state={statistics} away={away} home={home} size="strip" />
  ) : (
    <SeriesBoard state={statistics} away={away} home={home} />
  );
}
