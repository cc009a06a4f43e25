import { type Band, bands } from '../../kit/bands.ts';
import { yesAndNo } from '../../kit/field-markets.ts';
import { type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { isExactly } from '../../kit/tests.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { actual } from '../actual.ts';
import type { GolfOutcomes } from '../outcomes.ts';
import { cutLine, leaderWins, winningMargin } from '../round-measures.ts';
import { CUT_AFTER, HOLES, ROUNDS } from '../rules.ts';
import type { GolfState } from '../state.ts';
import { cutLineSentence, leaderWinsSentence, marginSentence } from '../words.ts';
import { areRoundsOver, asRound, isRoundOver } from './known.ts';
import { asHalfLine } from './rounds.ts';

type GolfKind = MarketKind<GolfState, GolfOutcomes>;

const MARGINS: readonly (Band & { readonly key: string; readonly name: string })[] = bands(0, 1, 2, 3, 4).map(
  ({ from, to }) => {
    if (from === 0) return { key: 'play-off', name: 'Playoff', from, to };
    if (from !== to) return { key: `${from}-up`, name: `${from} Strokes or More`, from, to };
    return { key: String(from), name: from === 1 ? '1 Stroke' : `${from} Strokes`, from, to };
  },
);

/** margin: by how many strokes the winner wins. */
const margin: GolfKind = {
  head: 'margin',
  build: (args) =>
    args.length === 0
      ? {
          type: 'OTHER',
          classification: 'props',
          name: 'Winning Margin',
          family: 'margin',
          measure: winningMargin,
          winners: 1,
          selections: MARGINS.map(
            ({ key, name, from, to }): SelectionRule => ({
              ...{ key, name, type: 'EXACTLY' },
              grade: winWhere((strokes) => strokes >= from && strokes <= to),
            }),
          ),
        }
      : undefined,
  isDecided: (_args, state) => areRoundsOver(state),
  explain: ({ state }) => marginSentence(state),
};

/** play-off: whether the first place is played off. */
const playOff: GolfKind = yesNo<GolfState, GolfOutcomes>('play-off', actual, (args) =>
  args.length === 0
    ? {
        name: 'Playoff to Decide the Tournament',
        classification: 'props',
        isOver: areRoundsOver,
        standsOnceSeen: false,
        happens: isExactly(winningMargin, 0),
        yes: 'The first place was played off',
        no: 'There was no playoff',
      }
    : undefined,
);

/** leader-wins:<round>: whether the leader after a round, or one of several, wins. Offered once that round is over. */
const leaderToWin: GolfKind = {
  head: 'leader-wins',
  build(args) {
    const round = args.length === 1 ? asRound(args[0]) : undefined;
    if (round === undefined || round === ROUNDS - 1) return undefined;
    return {
      type: 'YES_NO',
      classification: 'props',
      name: `${HOLES * (round + 1)}-Hole Leader to Win`,
      family: `leader-wins:${round + 1}`,
      measure: leaderWins(round),
      winners: 1,
      selections: yesAndNo(),
    };
  },
  isDecided: (_args, { phase }) => phase === 'final',
  explain: ({ args, state }) => leaderWinsSentence(state, Number(args[0]) - 1),
};

/** cut-line:<line>: the worst total that makes the cut, over or under. */
const lineOfCut: GolfKind = {
  head: 'cut-line',
  build(args) {
    const line = args.length === 1 ? asHalfLine(args[0]) : undefined;
    if (line === undefined) return undefined;
    return {
      type: 'TOTAL',
      classification: 'props',
      name: 'Cut Line against Par',
      family: 'cut-line',
      measure: cutLine,
      winners: 1,
      selections: overUnder(line),
    };
  },
  isDecided: (_args, state) => isRoundOver(state, CUT_AFTER - 1),
  explain: ({ state }) => cutLineSentence(state),
};

export const endingKinds: readonly GolfKind[] = [margin, playOff, leaderToWin, lineOfCut];
