import { graphql } from 'relay-runtime';
import type { legData_leg$data } from '../__generated__/legData_leg.graphql.ts';
import { phaseOf } from '../marketplace/event/event-state.ts';
import { type LegProgress, legProgress } from './leg-progress.ts';

/** What the progress of a leg is told from. */
export const legData = graphql`
  fragment legData_leg on BetLeg @inline {
    marketSelectionId
    outcome
    points {
      decimalPoints
    }
    teasedPoints {
      decimalPoints
    }
    event {
      status
      startTime
      sport {
        slug
      }
      homeParticipant {
        mediumName
      }
      awayParticipant {
        mediumName
      }
      statistics {
        isInPlay
        homeScore
        awayScore
        progress
        segments {
          shortName
          homeScore
          awayScore
        }
      }
    }
  }
`;

/** Undefined while the game is not played, and for what cannot be told from what the wire counts. */
export function progressOf(leg: legData_leg$data): LegProgress | undefined {
  const { event } = leg;
  if (!event || phaseOf(event) !== 'live') return undefined;
  const { homeParticipant, awayParticipant, statistics } = event;
  return legProgress({
    marketSelectionId: leg.marketSelectionId,
    outcome: leg.outcome,
    points: (leg.teasedPoints ?? leg.points)?.decimalPoints,
    sport: event.sport.slug,
    home: homeParticipant.mediumName,
    away: awayParticipant.mediumName,
    statistics,
  });
}
