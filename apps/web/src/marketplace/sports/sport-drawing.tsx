import { graphql, useFragment } from 'react-relay/hooks';
import type { sportDrawing_event$key } from '../../__generated__/sportDrawing_event.graphql.ts';
import type { DrawingSize } from './drawing-props.ts';
import { drawings } from './drawings.ts';

/** What is happening, drawn; nothing for a sport without a drawing. Who shows it keeps its place until the drawing is there. */
export function SportDrawing({ event: key, size }: { event: sportDrawing_event$key; size: DrawingSize }) {
  const event = useFragment(
    graphql`
      fragment sportDrawing_event on StandardEvent {
        awayParticipant {
          mediumName
          primaryColour
          secondaryColour
        }
        homeParticipant {
          mediumName
          primaryColour
          secondaryColour
        }
        statistics {
          ...sportStatistics_statistics @relay(mask: false)
        }
      }
    `,
    key,
  );
  const Drawing = drawings[event.statistics.__typename];
  return Drawing && <Drawing event={event} size={size} />;
}
