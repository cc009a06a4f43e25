import type { SelectionRule } from '../kit/kind.ts';
import { LOSS, type Mark, PUSH, WIN } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';

/** Wins where the test holds for what is measured; 0 says that it was not played, which gives the stake back. */
export function whenPlayed(test: (value: number) => boolean): (value: number) => Mark {
  return (value) => {
    if (value === 0) return PUSH;
    return test(value) ? WIN : LOSS;
  };
}

/** Who wins something that may not be played: 1 home, 2 away, 0 not played. */
export function playedWinners(sides: Sides): SelectionRule[] {
  const winner = (side: SideKey, code: number): SelectionRule => ({
    key: side,
    type: side === 'home' ? 'HOME_MONEYLINE' : 'AWAY_MONEYLINE',
    name: sides[side].mediumName,
    side,
    grade: whenPlayed((value) => value === code),
  });
  return [winner('home', 1), winner('away', 2)];
}

/** Over and under half a point of something that may not be played. */
export function playedLine(line: number): SelectionRule[] {
  return [
    {
      key: 'over',
      type: 'OVER',
      name: `Over ${line}`,
      points: line,
      grade: whenPlayed((value) => value > line),
    },
    {
      key: 'under',
      type: 'UNDER',
      name: `Under ${line}`,
      points: line,
      grade: whenPlayed((value) => value < line),
    },
  ];
}
