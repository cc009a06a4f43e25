import type { DrawingProps } from '../sports/drawing-props.ts';
import { FightBoard } from './fight-board.tsx';
import { Rounds } from './rounds.tsx';

export function FightDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'CombatStatistics') return null;
  return size === 'strip' ? (
    <Rounds state={statistics} away={away} home={home} size="strip" />
  ) : (
    <FightBoard state={statistics} away={away} home={home} />
  );
}
