import type { DrawingProps } from '../sports/drawing-props.ts';
import { CricketBoard } from './cricket-board.tsx';
import { CricketStrip } from './cricket-strip.tsx';

export function CricketDrawing({ event, size }: DrawingProps) {
  const { statistics } = event;
  if (statistics.__typename !== 'CricketStatistics') return null;
  return size === 'strip' ? <CricketStrip state={statistics} /> : <CricketBoard state={statistics} />;
}
