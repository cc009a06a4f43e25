import type { DrawingProps } from '../sports/drawing-props.ts';
import { CricketBoard } from './cricket-board.tsx';
import { CricketResult } from './cricket-result.tsx';
import { CricketStrip } from './cricket-strip.tsx';

export function CricketDrawing({ event, size }: DrawingProps) {
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename !== 'CricketStatistics') return null;
  if (size === 'result') return <CricketResult innings={statistics.innings} away={away} home={home} />;
  return size === 'strip' ? <CricketStrip state={statistics} /> : <CricketBoard state={statistics} />;
}
