import { fieldOf } from '../../kit/field.ts';
import { groupBetting, topOfTeam } from '../../kit/field-best.ts';
import { type FieldWords, matchup, ofPlayer, outrights, sharedBest } from '../../kit/field-markets.ts';
import { asCount, asLine, type MarketKind } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import type { Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { bestOfGroup, cutOf, leadOf, winningScore } from '../measures.ts';
import type { GolfOutcomes } from '../outcomes.ts';
import { CUT_AFTER, ROUNDS } from '../rules.ts';
import type { GolfState } from '../state.ts';
import { againstPar, cutSentence, finishSentence, leadSentence, roundSentence } from '../words.ts';
import { endingKinds } from './ending.ts';
import { asRound, isRoundOver } from './known.ts';
import { roundKinds } from './rounds.ts';

type GolfKind = MarketKind<GolfState, GolfOutcomes>;

const words: FieldWords<GolfState> = {
  isOver: ({ phase }) => phase === 'final',
  isAbsent,
  // Who is left may still give up, and is then behind those who missed the cut.
  areParted: ({ cards }, players) => players.every((player) => cards[player]?.status !== 'in'),
  finish: finishSentence,
  winnerName: 'Tournament Winner',
  topName: (count) => `Top ${count} Finish`,
  teamName: 'Nationality of the Winner',
};

function isAbsent({ cards }: GolfState, player: number): boolean {
  return cards[player]?.status === 'absent';
}

/** make-cut:<player> */
const makeCut: GolfKind = ofPlayer('make-cut', {
  classification: 'finish',
  name: ({ name }) => `${name} to Make the Cut`,
  measure: cutOf,
  isOver: (state, player) =>
    isRoundOver(state, CUT_AFTER - 1) || (state.cards[player]?.status ?? 'in') !== 'in',
  explain: cutSentence,
});

/** leader:<round>: who leads after it; a shared lead shares the win. */
const leader: GolfKind = {
  head: 'leader',
  build(args, sides) {
    const round = args.length === 1 ? asRound(args[0]) : undefined;
    if (round === undefined || round === ROUNDS - 1) return undefined;
    const field = fieldOf(sides);
    return {
      type: 'OUTRIGHT',
      classification: 'leader',
      name: `Round ${round + 1} Leader`,
      family: `leader:${round + 1}`,
      measure: leadOf(0, round),
      winners: 1,
      selections: sharedBest(
        field,
        field.map((_, player) => player),
        (player) => leadOf(player, round),
      ),
    };
  },
  isDecided: (args, state) => isRoundOver(state, Number(args[0]) - 1),
  explain: ({ args, state, selection }) =>
    leadSentence(state, Number(selection.key.slice(1)), Number(args[0]) - 1),
};

/** ball:<round>:<player>:<player>:<player>: who has the best score of three in a round; a shared one shares the win. */
const threeBall: GolfKind = {
  head: 'ball',
  build(args, sides) {
    const round = asRound(args[0]);
    const field = fieldOf(sides);
    const players = args.slice(1).flatMap((text) => asCount(text, 0, field.length - 1) ?? []);
    if (round === undefined || round === ROUNDS - 1 || args.length !== 4) return undefined;
    if (new Set(players).size !== 3) return undefined;
    const [first] = players;
    return {
      type: 'OTHER',
      classification: 'group',
      name: `Round ${round + 1} 3-Ball: ${namesOf(sides, players)}`,
      family: `ball:${round + 1}:${players.join(':')}`,
      measure: bestOfGroup(first ?? 0, players, round),
      winners: 1,
      selections: sharedBest(field, players, (player) => bestOfGroup(player, players, round)),
    };
  },
  isDecided: (args, state) =>
    isRoundOver(state, Number(args[0]) - 1) ||
    args.slice(1).some((player) => isAbsent(state, Number(player))),
  explain: ({ args, state }) => roundSentence(state, args.slice(1).map(Number), Number(args[0]) - 1),
};

function namesOf(sides: Sides, players: readonly number[]): string {
  return players.map((player) => fieldOf(sides)[player]?.mediumName ?? '').join(', ');
}

/** winning:<line>: the winner's total against par, over or under; lower is better golf. */
const winning: GolfKind = {
  head: 'winning',
  build(args) {
    const line = args.length === 1 ? asLine(args[0]) : undefined;
    if (line === undefined || Number.isInteger(line)) return undefined;
    return {
      type: 'TOTAL',
      classification: 'props',
      name: 'Winning Score to Par',
      family: 'winning',
      measure: winningScore,
      winners: 1,
      selections: overUnder(line),
    };
  },
  isDecided: (_args, state) => state.phase === 'final',
  explain: ({ outcomes }) => `The winner was ${againstPar(winningScore.bind(outcomes)(0))}`,
};

export const golfMarkets = marketBook<GolfState, GolfOutcomes>(
  [
    ...outrights<GolfState, GolfOutcomes>(words),
    matchup(words),
    groupBetting(words),
    topOfTeam(words, (nation) => `Top Finisher: ${nation}`),
    makeCut,
    leader,
    threeBall,
    winning,
    ...roundKinds,
    ...endingKinds,
  ],
  actual,
);
