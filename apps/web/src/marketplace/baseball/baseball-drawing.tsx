import type { DrawingProps } from '../sports/drawing-props.ts';
import { BaseballBoard } from './baseball-board.tsx';
import { BaseballStrip } from './baseball-strip.tsx';

export function BaseballDrawing({ event, size }: DrawingProps) {
  const { statistics } = event;
  if (statistics.__typename !== 'BaseballStatistics') return null;
  return size === 'strip' ? <BaseballStrip state={statistics} /> : <BaseballBoard state={statistics} />;
}
