import { counted } from '../../ui/counted.ts';
import { phaseOf } from '../event/event-state.ts';
import { type Side, sidesInOrder } from '../event/side-order.ts';
import { SEGMENT_WORDS } from '../sports/segment-words.ts';

interface Scored {
  readonly score: string;
  readonly segmentScore?: number | null | undefined;
}

interface ScoredEvent {
  readonly status: string;
  readonly startTime: string;
  readonly sport: { readonly slug: string };
  readonly awayParticipant: { readonly mediumName: string };
  readonly homeParticipant: { readonly mediumName: string };
  readonly statistics: {
    readonly homeScore: number;
    readonly awayScore: number;
    readonly isInPlay: boolean;
    readonly progress: string;
    readonly away: Scored;
    readonly home: Scored;
  };
}

/** 'Bills 17, Chiefs 20'; 'Ola 1 set, 4 games; Brandt 0 sets, 3 games'. Empty before a game, and where there are no scores. */
export function spokenScore(event: ScoredEvent): string {
  const phase = phaseOf(event);
  if (phase !== 'live' && phase !== 'finished') return '';
  const { statistics, sport } = event;
  const words = SEGMENT_WORDS[sport.slug];
  const of = (side: Side) => {
    const { score, segmentScore } = statistics[side];
    if (words === undefined || segmentScore == null) return score;
    return `${counted(Number(score), ...words.won)}, ${counted(segmentScore, ...words.running)}`;
  };
  const spoken = sidesInOrder(event).map(({ side, team }) => ({ name: team.mediumName, score: of(side) }));
  if (spoken.every(({ score }) => score === '')) return '';
  const isLong = spoken.some(({ score }) => score.includes(', '));
  return spoken.map(({ name, score }) => `${name} ${score}`.trim()).join(isLong ? '; ' : ', ');
}
