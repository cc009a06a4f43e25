import { clockText } from '../kit/words.ts';
import type { BySide, ScoringPlay } from '../sport.ts';
import { type FootballScore, type FootballScoreKind, SCORE_POINTS } from './play.ts';
import { EVERYBODY_ELSE } from './players.ts';
import { type FootballState, nameOfQuarter } from './state.ts';
import { playerName } from './story/roster.ts';

/** Every score so far with who made it, in order; a try that was good is told with its touchdown. */
export function scoringList(state: FootballState): ScoringPlay[] {
  const list: ScoringPlay[] = [];
  const score = { home: 0, away: 0 };
  for (const [at, made] of state.scores.entries()) {
    score[made.side] += SCORE_POINTS[made.kind];
    const before = list.at(-1);
    const good = isTryAfter(state.scores[at - 1], made) ? TRIES[made.kind] : undefined;
    if (good !== undefined && before) {
      list[list.length - 1] = { ...before, what: `${before.what}, ${good}`, ...score };
    } else {
      list.push(scoringPlay(state, made, { ...score }));
    }
  }
  return list;
}

/** From their third overtime on colleges take tries alone, which follow no touchdown. */
function isTryAfter(before: FootballScore | undefined, { side, quarter }: FootballScore): boolean {
  return before?.kind === 'touchdown' && before.side === side && before.quarter === quarter;
}

/** Of one's own, after a touchdown. */
const TRIES: Readonly<Partial<Record<FootballScoreKind, string>>> = {
  'extra-point': 'kick good',
  'two-point': 'two-point try good',
};

const WHAT: Readonly<Record<FootballScoreKind, string>> = {
  touchdown: 'Touchdown',
  'field-goal': 'Field goal',
  safety: 'Safety',
  'extra-point': 'Extra point',
  'two-point': 'Two-point try',
  'defensive-conversion': 'Returned try',
};

function scoringPlay(state: FootballState, made: FootballScore, score: BySide<number>): ScoringPlay {
  const { side, kind, quarter, clock, passer } = made;
  const thrownBy = nameOf(state, side, passer);
  // Nobody counts the seconds of a college's overtime.
  const isTimed = quarter <= 4 || state.rules.isCollege !== true;
  return {
    side,
    when: isTimed ? `${nameOfQuarter(quarter)} ${clockText(clock)}` : nameOfQuarter(quarter),
    what: thrownBy === '' ? WHAT[kind] : `${WHAT[kind]} from ${thrownBy}`,
    player: kind === 'safety' ? '' : nameOf(state, side, made.player) || (made.name ?? ''),
    ...score,
  };
}

/** '' for everybody else. */
function nameOf({ sides }: FootballState, side: FootballScore['side'], place: number | undefined): string {
  return place === undefined || place === EVERYBODY_ELSE ? '' : playerName(sides[side], place);
}
