import { fieldOf } from '../../kit/field.ts';
import { playerKey } from '../../kit/field-markets.ts';
import { asCount, asLine, type MarketKind, type SelectionRule } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import type { Side } from '../../sport.ts';
import { GAVE_UP } from '../engine/score-tables.ts';
import type { GolfOutcomes } from '../outcomes.ts';
import { betterRound, lowestOf, roundScoreOf, VOID_PAIR } from '../round-measures.ts';
import { type GolfState, isRoundIn, missesRound } from '../state.ts';
import { lowestSentence, roundSentence } from '../words.ts';
import { asRound, isRoundOver } from './known.ts';

type GolfKind = MarketKind<GolfState, GolfOutcomes>;

/**
 * two-ball:<round>:<player>:<player>: who of two has the better score of a round. Level gives stakes back, and so does one who
 * does not begin the round.
 */
const twoBall: GolfKind = {
  head: 'two-ball',
  build(args, sides) {
    const round = asRound(args[0]);
    const field = fieldOf(sides);
    const [one, other] = args.slice(1).map((text) => asCount(text, 0, field.length - 1));
    if (round === undefined || one === undefined || other === undefined || args.length !== 3)
      return undefined;
    const [first, second] = [field[one], field[other]];
    if (!first || !second || one === other) return undefined;
    const to = (player: number, { name }: Side, won: number): SelectionRule => ({
      key: playerKey(player),
      type: 'OTHER',
      name,
      grade: (value) => (value === won ? WIN : value === 0 || value === VOID_PAIR ? PUSH : LOSS),
    });
    return {
      type: 'OTHER',
      classification: 'two-ball',
      name: `Round ${round + 1} 2-Ball: ${first.mediumName} or ${second.mediumName}`,
      family: `two-ball:${args.join(':')}`,
      measure: betterRound(one, other, round),
      winners: 1,
      selections: [to(one, first, -1), to(other, second, 1)],
    };
  },
  isDecided(args, state) {
    const round = Number(args[0]) - 1;
    const cards = args.slice(1).flatMap((player) => state.cards[Number(player)] ?? []);
    return (
      isRoundOver(state, round) ||
      cards.some((card) => missesRound(card, round)) ||
      cards.every((card) => isRoundIn(card, round))
    );
  },
  explain: ({ args, state }) => roundSentence(state, args.slice(1).map(Number), Number(args[0]) - 1),
};

/** round-score:<round>:<player>:<line>: a player's score of a round, over or under; a round that is not finished gives stakes back. */
const roundScore: GolfKind = {
  head: 'round-score',
  build(args, sides) {
    const round = asRound(args[0]);
    const field = fieldOf(sides);
    const player = asCount(args[1], 0, field.length - 1);
    const line = asHalfLine(args[2]);
    const side = field[player ?? -1];
    if (round === undefined || player === undefined || line === undefined || !side || args.length !== 3)
      return undefined;
    return {
      type: 'TOTAL',
      classification: 'round-score',
      name: `${side.name} Round ${round + 1} Score against Par`,
      family: `round-score:${round + 1}:${player}`,
      measure: roundScoreOf(player, round),
      winners: 1,
      selections: overUnder(line).map((rule) => ({
        ...rule,
        grade: (score) => (score === GAVE_UP ? PUSH : rule.grade(score)),
      })),
    };
  },
  isDecided(args, state) {
    const round = Number(args[0]) - 1;
    const card = state.cards[Number(args[1])];
    return isRoundOver(state, round) || (card !== undefined && isRoundIn(card, round));
  },
  explain: ({ args, state }) => roundSentence(state, [Number(args[1])], Number(args[0]) - 1),
};

/** low:<round>:<line>: the lowest score that anybody has of a round, over or under. */
const low: GolfKind = {
  head: 'low',
  build(args) {
    const round = asRound(args[0]);
    const line = asHalfLine(args[1]);
    if (round === undefined || line === undefined || args.length !== 2) return undefined;
    return {
      type: 'TOTAL',
      classification: 'props',
      name: `Lowest Score of Round ${round + 1} against Par`,
      family: `low:${round + 1}`,
      measure: lowestOf(round),
      winners: 1,
      selections: overUnder(line),
    };
  },
  // It only falls: once it is under the line it stays there.
  isDecided(args, state) {
    const round = Number(args[0]) - 1;
    const line = Number(args[1]);
    return isRoundOver(state, round) || state.cards.some(({ rounds }) => (rounds[round] ?? line) < line);
  },
  explain: ({ args, state }) => lowestSentence(state, Number(args[0]) - 1),
};

/** Scores are whole: a line between two of them is always passed or not. */
export function asHalfLine(text: string | undefined): number | undefined {
  const line = asLine(text);
  return line === undefined || Number.isInteger(line) ? undefined : line;
}

export const roundKinds: readonly GolfKind[] = [twoBall, roundScore, low];
