import type { DrawingProps } from '../sports/drawing-props.ts';
import { BasketballBoard } from './basketball-board.tsx';
import { BasketballCourt } from './basketball-court.tsx';

export function BasketballDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'BasketballStatistics') return null;
  return size === 'strip' ? (
    <BasketballCourt state={statistics} away={away} home={home} size="strip" />
  ) : (
    <BasketballBoard state={statistics} away={away} home={home} />
  );
}
