import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

/** A game as index.csv and the recording's own score lines tell it; no code of the product is involved. */
export interface GameFacts {
  /** Points by quarter, 1 to 4 and overtime. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Touchdowns, field goals and safeties in order, tries left out. */
  readonly scores: readonly {
    readonly side: 'home' | 'away';
    readonly kind: 'TD' | 'FG' | 'SAF';
    readonly quarter: number;
  }[];
}

type Outcome = 'win' | 'loss' | 'push';

const side = v.object({ abbr: v.string(), score: v.record(v.string(), v.number()) });
const schema = v.object({
  home: side,
  away: side,
  scrsummary: v.record(
    v.string(),
    v.object({ type: v.picklist(['TD', 'FG', 'SAF']), team: v.string(), qtr: v.number() }),
  ),
});

export function readFacts(bytes: Uint8Array, gsisId: string): GameFacts {
  const file = v.parse(v.record(v.string(), v.unknown()), JSON.parse(gunzipSync(bytes).toString('utf8')));
  const { home, away, scrsummary } = v.parse(schema, file[gsisId]);
  const quarters = (points: Record<string, number>) =>
    ['1', '2', '3', '4', '5'].map((quarter) => points[quarter] ?? 0);
  return {
    home: quarters(home.score),
    away: quarters(away.score),
    scores: Object.entries(scrsummary)
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, { type, team, qtr }]) => ({
        side: team === home.abbr ? 'home' : 'away',
        kind: type,
        quarter: qtr,
      })),
  };
}

const PERIODS: Readonly<Record<string, readonly number[]>> = {
  q1: [0],
  q2: [1],
  q3: [2],
  q4: [3],
  h1: [0, 1],
  h2: [2, 3, 4],
  reg: [0, 1, 2, 3],
  game: [0, 1, 2, 3, 4],
};

/** How a selection came out; undefined for markets that need more than these facts. */
export function gradeIndependently(
  facts: GameFacts,
  marketKey: string,
  selection: string,
): Outcome | undefined {
  const [head = '', ...args] = marketKey.split(':');
  const points = (whose: 'home' | 'away', period: string) =>
    (PERIODS[period] ?? []).reduce((sum, quarter) => sum + (facts[whose][quarter] ?? 0), 0);
  const lead = (period: string) => points('home', period) - points('away', period);
  const total = (period: string) => points('home', period) + points('away', period);
  const [first = '', second = '', third = ''] = args;
  switch (head) {
    case 'moneyline':
      return bySign(selection === 'home' ? lead(first) : -lead(first));
    case 'threeway':
      return winIf(resultOf(lead(first)) === selection);
    case 'spread':
      return bySign((selection === 'home' ? 1 : -1) * (lead(first) + Number(second)));
    case 'total':
      return overUnder(total(first) - Number(second), selection);
    case 'team-total':
      return overUnder(points(first === 'home' ? 'home' : 'away', second) - Number(third), selection);
    case 'touchdowns':
      return overUnder(countOf(facts, 'TD') - Number(first), selection);
    case 'field-goals':
      return overUnder(countOf(facts, 'FG') - Number(first), selection);
    case 'odd-even':
      return winIf((total(first) % 2 === 1) === (selection === 'odd'));
    case 'margin':
      return selection === 'tie'
        ? winIf(lead('game') === 0)
        : winIf(
            inBand(
              (selection.startsWith('home') ? 1 : -1) * lead('game'),
              selection.replace(/^(home|away)-/, ''),
            ),
          );
    case 'total-band':
      return winIf(inBand(total('game'), selection));
    case 'double-result':
      return winIf(`${resultOf(lead('h1'))}-${resultOf(lead('game'))}` === selection);
    case 'highest-half':
      return winIf(highest(['h1', 'h2'], total) === selection);
    case 'highest-quarter':
      return winIf(highest(['q1', 'q2', 'q3', 'q4'], total) === selection);
    case 'safety':
      return yesNo(countOf(facts, 'SAF') > 0, selection);
    case 'both-score':
      return yesNo(Math.min(points('home', first), points('away', first)) >= Number(second), selection);
    case 'shutout':
      return yesNo(
        first === 'home'
          ? points('home', 'game') > 0 && points('away', 'game') === 0
          : points('away', 'game') > 0 && points('home', 'game') === 0,
        selection,
      );
    case 'win-halves':
      return yesNo(
        ['h1', 'h2'].every((period) => resultOf(lead(period)) === first),
        selection,
      );
    case 'win-quarters':
      return yesNo(
        ['q1', 'q2', 'q3', 'q4'].every((period) => resultOf(lead(period)) === first),
        selection,
      );
    case 'score-quarters':
      return yesNo(
        ['q1', 'q2', 'q3', 'q4'].every((period) => points(first === 'home' ? 'home' : 'away', period) > 0),
        selection,
      );
    case 'overtime':
      return yesNo(lead('reg') === 0, selection);
    default:
      return gradeByScores(facts, head, first, selection);
  }
}

function gradeByScores(
  facts: GameFacts,
  head: string,
  argument: string,
  selection: string,
): Outcome | undefined {
  const nth = facts.scores[Number(argument) - 1];
  switch (head) {
    case 'next-score':
      return winIf((nth?.side ?? 'none') === selection);
    case 'next-score-kind':
      return winIf((nth ? WORDS[nth.kind] : 'none') === selection);
    case 'next-score-team-kind':
      return winIf((!nth || nth.kind === 'SAF' ? 'other' : `${nth.side}-${WORDS[nth.kind]}`) === selection);
    case 'last-score':
      return winIf((facts.scores.at(-1)?.side ?? 'none') === selection);
    case 'first': {
      const found = facts.scores.find(({ kind, quarter }) =>
        argument === 'second-half' ? quarter >= 3 : WORDS[kind] === argument,
      );
      return winIf((found?.side ?? 'none') === selection);
    }
    default:
      return undefined;
  }
}

const WORDS = { TD: 'touchdown', FG: 'field-goal', SAF: 'safety' } as const;

function countOf({ scores }: GameFacts, kind: string): number {
  return scores.filter((score) => score.kind === kind).length;
}

function winIf(won: boolean): Outcome {
  return won ? 'win' : 'loss';
}

function yesNo(happened: boolean, selection: string): Outcome {
  return winIf(happened === (selection === 'yes'));
}

function bySign(difference: number): Outcome {
  return difference === 0 ? 'push' : winIf(difference > 0);
}

function overUnder(above: number, selection: string): Outcome {
  return bySign(selection === 'over' ? above : -above);
}

function resultOf(difference: number): string {
  return difference === 0 ? 'draw' : difference > 0 ? 'home' : 'away';
}

/** '7-12', '14', '31-up' */
function inBand(value: number, band: string): boolean {
  const [from = '', to = from] = band.split('-');
  return value >= Number(from) && (to === 'up' || value <= Number(to));
}

function highest(periods: readonly string[], total: (period: string) => number): string {
  const most = Math.max(...periods.map(total));
  const best = periods.filter((period) => total(period) === most);
  return best.length === 1 ? (best[0] ?? '') : 'tie';
}
