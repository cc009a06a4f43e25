import type { ToldScorer } from './use-told-score.ts';

interface Goal {
  readonly kind: string;
  readonly side?: string | null | undefined;
  readonly player: string;
  readonly isOwnGoal: boolean;
}

interface Scored {
  readonly side?: string | null | undefined;
  readonly player: string;
  readonly what: string;
}

interface ScoredEvent {
  readonly awayParticipant: { readonly mediumName: string };
  readonly homeParticipant: { readonly mediumName: string };
  readonly statistics: {
    /** Of football and hockey. */
    readonly scoring?: readonly Scored[] | null | undefined;
    /** Of soccer and futsal. */
    readonly moments?: readonly Goal[] | null | undefined;
  };
}

/** Who scored last, for those who listen: 'Bills: K. Vance, Touchdown', 'Rayo: Own goal'. Undefined of sports that tell it of nobody. */
export function lastScorer(event: ScoredEvent): ToldScorer | undefined {
  const { scoring, moments } = event.statistics;
  const scored = scoring ?? moments?.filter(({ kind }) => kind === 'GOAL').map(ofGoal);
  if (scored === undefined) return undefined;
  const last = scored.at(-1);
  if (last === undefined) return { text: '', count: 0 };
  const { mediumName } = last.side === 'HOME' ? event.homeParticipant : event.awayParticipant;
  const words = [last.player, last.what].filter(Boolean).join(', ');
  return { text: `${mediumName}: ${words}`, count: scored.length };
}

function ofGoal({ side, player, isOwnGoal }: Goal): Scored {
  return { side, player: isOwnGoal ? '' : player, what: isOwnGoal ? 'Own goal' : 'Goal' };
}
