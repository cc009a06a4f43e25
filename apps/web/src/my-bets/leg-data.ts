import { graphql } from 'relay-runtime';
import type { legData_leg$data } from '../__generated__/legData_leg.graphql.ts';
import { phaseOf } from '../marketplace/event/event-state.ts';
import type { Count } from './count-progress.ts';
import type { LegProgress } from './leg-bar.ts';
import { legProgress } from './leg-progress.ts';

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
    progress {
      now
      line
      isMark
      unit {
        one
        many
      }
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
    count: countOf(leg),
  });
}

/** Undefined before the game, and where its source does not tell it. */
function countOf({ progress }: legData_leg$data): Count | undefined {
  if (typeof progress?.now !== 'number') return undefined;
  const { now, line, isMark, unit } = progress;
  return { now, line, isMark, unit: [unit.one, unit.many] };
}
