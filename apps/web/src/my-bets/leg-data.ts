import { graphql } from 'relay-runtime';
import type { legData_leg$data } from '../__generated__/legData_leg.graphql.ts';
import { phaseOf } from '../marketplace/event/event-state.ts';
import type { LegProgress } from './leg-bar.ts';
import { type LegInPlay, legProgress } from './leg-progress.ts';

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
      kind
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
    ...toldOf(leg),
  });
}

/** What its market has come to; nothing before the game, and where its source does not tell it. */
function toldOf({ progress }: legData_leg$data): Pick<LegInPlay, 'count' | 'hasCome' | 'lead'> {
  if (typeof progress?.now !== 'number') return {};
  const { kind, now, line, isMark, unit } = progress;
  if (kind === 'DEED') return { hasCome: now === 1 };
  if (kind === 'LEAD') return { lead: now };
  return { count: { now, line, isMark, unit: unit ? [unit.one, unit.many] : undefined } };
}
