import type { FixedMarket } from '../../trading/testing/fixed-market.ts';

/** The markets of a football game as trading names them: sixty or so, enough for every tab and kind of card. */
export function footballMarkets(): FixedMarket[] {
  return [
    ...mainLines('game', 'game', [-5.5, -4.5, -3.5, -2.5, -1.5], [45.5, 46.5, 47.5, 48.5, 49.5]),
    threeWay('reg', 'game'),
    ...mainLines('h1', 'half', [-2.5, -1.5, -0.5], [22.5, 23.5, 24.5]),
    ...mainLines('h2', 'half', [-2.5, -1.5, -0.5], [22.5, 23.5, 24.5]),
    ...['q1', 'q2', 'q3', 'q4'].flatMap((quarter) =>
      mainLines(quarter, 'quarter', [-1.5, -0.5], [9.5, 10.5]),
    ),
    ...teamTotals('home', 'Chiefs', [23.5, 24.5, 25.5]),
    ...teamTotals('away', 'Bills', [20.5, 21.5, 22.5]),
    margins(),
    nextScore(),
  ];
}

function mainLines(
  scope: string,
  classification: string,
  spreads: readonly number[],
  totals: readonly number[],
): FixedMarket[] {
  const middle = (lines: readonly number[]) => lines[Math.floor(lines.length / 2)];
  return [
    ...spreads.map((line) => spread(scope, classification, line, line === middle(spreads))),
    ...totals.map((line) => total(scope, classification, line, line === middle(totals))),
    moneyline(scope, classification),
  ];
}

export function spread(scope: string, classification: string, line: number, main: boolean): FixedMarket {
  return {
    key: `spread:${scope}:${line}`,
    name: 'Spread',
    type: 'SPREAD',
    classification,
    family: `spread:${scope}`,
    main,
    selections: [
      {
        key: 'home',
        odds: [10, 11],
        name: `Chiefs ${signed(line)}`,
        type: 'HOME_SPREAD',
        side: 'home',
        points: line,
      },
      {
        key: 'away',
        odds: [10, 11],
        name: `Bills ${signed(-line)}`,
        type: 'AWAY_SPREAD',
        side: 'away',
        points: -line,
      },
    ],
  };
}

export function total(scope: string, classification: string, line: number, main: boolean): FixedMarket {
  return {
    key: `total:${scope}:${line}`,
    name: 'Total',
    type: 'TOTAL',
    classification,
    family: `total:${scope}`,
    main,
    selections: [
      { key: 'over', odds: [10, 11], name: `Over ${line}`, type: 'OVER', points: line },
      { key: 'under', odds: [10, 11], name: `Under ${line}`, type: 'UNDER', points: line },
    ],
  };
}

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));

function moneyline(scope: string, classification: string): FixedMarket {
  return {
    key: `moneyline:${scope}`,
    name: 'Moneyline',
    type: 'MONEYLINE',
    classification,
    main: true,
    selections: [
      { key: 'home', odds: [4, 7], name: 'Chiefs', type: 'HOME_MONEYLINE', side: 'home' },
      { key: 'away', odds: [7, 5], name: 'Bills', type: 'AWAY_MONEYLINE', side: 'away' },
    ],
  };
}

function threeWay(scope: string, classification: string): FixedMarket {
  return {
    key: `threeway:${scope}`,
    name: 'Moneyline 3-Way',
    type: 'THREE_WAY_MONEYLINE',
    classification,
    main: true,
    selections: [
      { key: 'home', odds: [4, 6], name: 'Chiefs', type: 'HOME_MONEYLINE', side: 'home' },
      { key: 'away', odds: [3, 2], name: 'Bills', type: 'AWAY_MONEYLINE', side: 'away' },
      { key: 'draw', odds: [14, 1], name: 'Draw', type: 'DRAW' },
    ],
  };
}

function teamTotals(side: 'home' | 'away', name: string, lines: readonly number[]): FixedMarket[] {
  return lines.map((line, index) => ({
    key: `team-total:${side}:game:${line}`,
    name: `${name} Total Points`,
    type: 'TEAM_TOTAL',
    classification: 'team',
    family: `team-total:${side}:game`,
    main: index === 1,
    selections: [
      { key: 'over', odds: [10, 11], name: `Over ${line}`, type: 'OVER', side, points: line },
      { key: 'under', odds: [10, 11], name: `Under ${line}`, type: 'UNDER', side, points: line },
    ],
  }));
}

function margins(): FixedMarket {
  const bands = ['1-6', '7-12', '13-18', '19-24', '25-plus'];
  return {
    key: 'margin:wide',
    name: 'Winning Margin',
    type: 'WINNING_MARGIN',
    classification: 'game',
    main: true,
    selections: (['home', 'away'] as const).flatMap((side) =>
      bands.map((band) => ({
        key: `${side}-${band}`,
        odds: [9, 2] as const,
        name: `${side === 'home' ? 'Chiefs' : 'Bills'} by ${band}`,
        side,
      })),
    ),
  };
}

function nextScore(): FixedMarket {
  return {
    key: 'next-score-team-kind:2',
    name: 'Next Score: Team and Play',
    type: 'NEXT_SCORE',
    classification: 'scoring',
    family: 'next-score-team-kind',
    main: true,
    selections: ['home-touchdown', 'home-field-goal', 'away-touchdown', 'away-field-goal', 'none'].map(
      (key) => ({
        key,
        odds: [3, 1] as const,
      }),
    ),
  };
}
