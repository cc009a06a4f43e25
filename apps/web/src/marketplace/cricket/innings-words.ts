import { counted } from '../../ui/counted.ts';
/** What the drawings of a cricket match need, of the innings under way. */
export interface InningsState {
  readonly scoreText?: string | undefined;
  readonly wickets?: number | undefined;
  readonly currentBatter?: string | null | undefined;
  readonly target?: number | null | undefined;
  readonly ballsLeft?: number | null | undefined;
  readonly runRate?: string | null | undefined;
  readonly lastPlay?: string | null | undefined;
}

/** An innings as it is looked back on. */
export interface PlayedInnings {
  readonly side?: string | null | undefined;
  readonly scoreText: string;
  readonly isSuperOver: boolean;
}

/** The drawing's facts in words: "158/4 (17.2), 4 wickets down, target 181, 16 balls left". */
export function describeInnings({ scoreText = '', wickets = 0, target, ballsLeft }: InningsState): string {
  return [
    scoreText,
    `${counted(wickets, 'wicket')} down`,
    target == null ? '' : `target ${target}`,
    ballsLeft == null ? '' : `${counted(ballsLeft, 'ball')} left`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
