import type { DrawingProps } from '../sports/drawing-props.ts';
import { FootballBoard } from './football-board.tsx';
import { FootballField } from './football-field.tsx';

export function FootballDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'FootballStatistics') return null;
  return size === 'strip' ? (
    <FootballField state={statistics} away={away} home={home} size="strip" />
  ) : (
    <FootballBoard state={statistics} away={away} home={home} />
  );
}
