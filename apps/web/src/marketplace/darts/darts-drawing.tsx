import type { DrawingProps } from '../sports/drawing-props.ts';
import { DartsBoard } from './darts-board.tsx';
import { LegRace } from './leg-race.tsx';

export function DartsDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'DartsStatistics') return null;
  return size === 'strip' ? (
    <LegRace state={statistics} away={away} home={home} size="strip" />
  ) : (
    <DartsBoard state={statistics} away={away} home={home} />
  );
}
