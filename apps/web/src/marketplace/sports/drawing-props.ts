import type { sportDrawing_event$data } from '../../__generated__/sportDrawing_event.graphql.ts';

/** strip: small, under a live card's teams. board: large, on the event's own page; result: there, once it is over. */
export type DrawingSize = 'strip' | 'board' | 'result';

/** What every sport's drawing is given; of a game of another sport it draws nothing. */
export interface DrawingProps {
  readonly event: sportDrawing_event$data;
  readonly size: DrawingSize;
}
