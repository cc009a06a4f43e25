import { asSide } from '../../kit/kind.ts';
import { SIDES } from '../../kit/sides.ts';
import { aheadSelections, threeWaySelections } from '../../kit/winner.ts';
import type { SideKey } from '../../sport.ts';
import { fate, isDecision, isFinish, methodOf, winner, winnerOf } from '../measures.ts';
import { KNOCKOUT, SUBMISSION } from '../outcomes.ts';
import { type CombatKind, choice, ruled, yesOrNo } from './ruled.ts';

/** moneyline:game: a draw gives the stake back. */
export const moneyline: CombatKind = ruled({
  head: 'moneyline',
  rule: (args, sides) =>
    args.length === 1 && args[0] === 'game'
      ? {
          type: 'MONEYLINE',
          classification: 'game',
          name: 'Winner',
          measure: winner,
          winners: 1,
          selections: aheadSelections(sides),
        }
      : undefined,
});

/** threeway:game: the draw is a selection of its own. */
export const threeWay: CombatKind = ruled({
  head: 'threeway',
  rule: (args, sides) =>
    args.length === 1 && args[0] === 'game'
      ? {
          type: 'THREE_WAY_MONEYLINE',
          classification: 'game',
          name: 'Winner 3-Way',
          measure: winner,
          winners: 1,
          selections: threeWaySelections(sides, 'Draw'),
        }
      : undefined,
});

const METHODS: Readonly<
  Record<string, { readonly words: string; readonly test: (method: number) => boolean }>
> = {
  ko: { words: 'KO, TKO or DQ', test: (method) => method === KNOCKOUT },
  sub: { words: 'Submission', test: (method) => method === SUBMISSION },
  decision: { words: 'Decision', test: isDecision },
  inside: { words: 'KO, TKO, DQ or Submission', test: isFinish },
  'ko-decision': {
    words: 'KO, TKO, DQ or Decision',
    test: (method) => method === KNOCKOUT || isDecision(method),
  },
  'sub-decision': {
    words: 'Submission or Decision',
    test: (method) => method === SUBMISSION || isDecision(method),
  },
};

/** win-by:<side>:<method> */
export const winBy: CombatKind = ruled({
  head: 'win-by',
  rule(args, sides) {
    const side = asSide(args[0]);
    const method = Object.hasOwn(METHODS, args[1] ?? '') ? METHODS[args[1] ?? ''] : undefined;
    if (side === undefined || method === undefined || args.length !== 2) return undefined;
    const code = codeOf(side);
    return yesOrNo(`${sides[side].mediumName} by ${method.words}`, 'player', fate, (value) => {
      return winnerOf(value) === code && method.test(methodOf(value));
    });
  },
});

/** method: who wins and how. */
export const method: CombatKind = ruled({
  head: 'method',
  rule: (args, sides) =>
    args.length === 0
      ? {
          type: 'OTHER',
          classification: 'game',
          name: 'Method of Victory',
          measure: fate,
          winners: 1,
          selections: [
            ...SIDES.flatMap((side) =>
              ['ko', 'sub', 'decision'].map((key) =>
                choice(
                  `${side}-${key}`,
                  `${sides[side].mediumName} by ${METHODS[key]?.words ?? ''}`,
                  (value) => winnerOf(value) === codeOf(side) && METHODS[key]?.test(methodOf(value)) === true,
                  side,
                ),
              ),
            ),
            choice('draw', 'Draw', (value) => winnerOf(value) === 0, undefined, 'DRAW'),
          ],
        }
      : undefined,
});

/** ending: how, whoever wins. */
export const ending: CombatKind = ruled({
  head: 'ending',
  rule: (args) =>
    args.length === 0
      ? {
          type: 'OTHER',
          classification: 'game',
          name: 'How the Fight Ends',
          measure: fate,
          winners: 1,
          selections: ['ko', 'sub', 'decision'].map((key) =>
            choice(key, METHODS[key]?.words ?? '', (value) => METHODS[key]?.test(methodOf(value)) === true),
          ),
        }
      : undefined,
});

export function codeOf(side: SideKey): number {
  return side === 'home' ? 1 : 2;
}
