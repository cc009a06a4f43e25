import { type Restated, restatedAsTold } from '../kit/restated.ts';
import { HOME } from '../kit/side-number.ts';
import { type BasketballPlay, type RestatedScore, SCORE_KINDS } from './play.ts';
import { kindOf, NOT_SAID, pointsOf, sideOf, slotOf } from './scoring.ts';
import { type BasketballState, OVERTIME_PLACE } from './state.ts';

/** The scores that a correction restates, whose name stays where it names nobody; undefined of any other play. */
export function restatedScores(
  state: BasketballState,
  { correctedScores }: BasketballPlay,
): Restated<RestatedScore> | undefined {
  if (correctedScores === undefined) return undefined;
  const { toldScores = state.scores.length } = state;
  const isSame = (one: RestatedScore, other: RestatedScore) =>
    one.side === other.side &&
    one.kind === other.kind &&
    one.points === other.points &&
    placeOf(state, one.period) === placeOf(state, other.period);
  return restatedAsTold(correctedScores, scoresOf(state), toldScores, isSame);
}

/** All overtime is one. */
function placeOf({ rules }: BasketballState, period: number): number {
  return period > rules.periods ? OVERTIME_PLACE : period - 1;
}

/** The scores so far as a correction would tell them; the period of each is found by what its side has in it. */
function scoresOf({ scores, points, rules }: BasketballState): RestatedScore[] {
  const left = { home: [...points.home], away: [...points.away] };
  return scores.map((packed) => {
    const side = sideOf(packed) === HOME ? 'home' : 'away';
    const worth = pointsOf(packed);
    const place = Math.max(
      0,
      left[side].findIndex((each) => each > 0),
    );
    left[side][place] = (left[side][place] ?? 0) - worth;
    const slot = slotOf(packed);
    return {
      side,
      kind: KINDS[kindOf(packed)] ?? 'two',
      points: worth,
      period: place === OVERTIME_PLACE ? rules.periods + 1 : place + 1,
      ...(slot !== NOT_SAID && { player: slot }),
    };
  });
}

const KINDS = Object.fromEntries(
  (['two', 'three', 'free-throws'] as const).map((kind) => [SCORE_KINDS[kind], kind]),
);
