import type { CricketPlay } from '@fairline/sports/cricket/play.ts';

export interface Crease {
  readonly striker: number;
  readonly nonStriker: number;
}

/**
 * A ball after which others are at the crease than its wicket explains: who is not there any more has retired after it. The ball
 * alone where there is nothing to explain. Which of two came in for whom matters to nobody.
 * @param before who was at the crease when it was bowled
 */
export function withRetirements(before: Crease, ball: CricketPlay): readonly CricketPlay[] {
  const out = ball.wicket?.place;
  const were = [before.striker, before.nonStriker];
  const are = [ball.striker, ball.nonStriker];
  const fresh = are.filter((place) => !were.includes(place));
  const gone = were.find((place) => place !== out && !are.includes(place));
  if (gone === undefined || fresh.length <= (out === undefined ? 0 : 1)) return [ball];
  const stay = (place: number) => (place === fresh[0] ? gone : place);
  const earlier = { ...ball, striker: stay(ball.striker), nonStriker: stay(ball.nonStriker) };
  return [...withRetirements(before, earlier), retirementAfter(ball)];
}

function retirementAfter({
  innings,
  side,
  striker,
  nonStriker,
  runs,
  wickets,
  balls,
}: CricketPlay): CricketPlay {
  return {
    kind: 'retirement',
    text: 'A batter retires',
    innings,
    side,
    ...{ offBat: 0, wides: 0, noBalls: 0, byes: 0, legByes: 0, penalties: 0 },
    ...{ striker, nonStriker, runs, wickets, balls },
  };
}
