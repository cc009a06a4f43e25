import { Random } from '@fairline/sports/random.ts';
import type { AnySportModel, Sides } from '@fairline/sports/sport.ts';
import { type EventScoreboard, sportModels } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { type CountedMarket, type CountedScope, type CountStatistics, legCount } from './leg-count.ts';

type Model = AnySportModel<EventScoreboard>;

const SCOPES = ['game', 'reg'] as const satisfies readonly CountedScope[];
const MARGINS = ['moneyline', 'spread'] as const satisfies readonly CountedMarket[];
const MARKETS = [...MARGINS, 'total'] as const satisfies readonly CountedMarket[];
const GAMES = 2;
const MATCHES = sportModels.filter(({ field }) => field === undefined);

const CASES = MATCHES.flatMap((model) => SCOPES.map((scope) => ({ model, scope, slug: model.slug })));

test.each(CASES)(
  'what is told of $slug by its score is what its spread and total count, at any moment of $scope [BET-014]',
  ({ model, scope }) => {
    const compared = new Set<CountedMarket>();
    for (let seed = 1; seed <= GAMES; seed++) {
      for (const state of momentsOf(model, seed)) {
        const wire = wireOf(model, state);
        if (isMapOn(model, wire)) continue;
        for (const market of ['spread', 'total'] as const) {
          const count = legCount(model.slug, market, scope, wire);
          if (!count) continue;
          const told = market === 'spread' ? count.home - count.away : count.home + count.away;
          expect([market, told]).toEqual([market, realOf(model, state, `${market}:${scope}`)]);
          compared.add(market);
        }
      }
    }
    const told = TOLD[scope][model.slug] ?? [];
    expect([...compared]).toEqual(told.filter((market) => market !== 'moneyline'));
  },
);

test.each(CASES)(
  'of $slug nothing is told of $scope but what the wire counts [BET-014]',
  ({ model, scope }) => {
    const wires = momentsOf(model, 1).map((state) => wireOf(model, state));
    const told = MARKETS.filter((market) => wires.some((wire) => legCount(model.slug, market, scope, wire)));
    expect(told).toEqual(TOLD[scope][model.slug] ?? []);
  },
);

test.each(CASES)(
  'of $slug the total of $scope has one teller, the score or the server [BET-014]',
  ({ model, scope }) => {
    const definition = model.market(`total:${scope}:2.5`, SIDES);
    const byServer = definition?.count !== undefined;
    const byScore = TOLD[scope][model.slug]?.includes('total') === true;
    expect(byServer && byScore).toBe(false);
  },
);

/** Soccer and futsal sell regulation, so that nothing is asked of their whole game; totals but those of maps have a count of the server's. */
const TOLD: Readonly<Record<CountedScope, Readonly<Record<string, readonly CountedMarket[]>>>> = {
  game: {
    football: MARGINS,
    basketball: MARGINS,
    baseball: MARGINS,
    hockey: MARGINS,
    tennis: MARGINS,
    'table-tennis': MARGINS,
    darts: MARGINS,
    'counter-strike': MARKETS,
    valorant: MARKETS,
  },
  reg: {
    football: MARGINS,
    basketball: MARGINS,
    baseball: MARGINS,
    hockey: MARGINS,
    soccer: MARGINS,
    futsal: MARGINS,
  },
};

const SIDES: Sides = { home: side('Home'), away: side('Away') };

function side(name: string) {
  return { id: name.toLowerCase(), name, mediumName: name, abbreviation: name.slice(0, 3).toUpperCase() };
}

/** What the market measures of the game as far as it was played. */
function realOf(model: Model, state: unknown, market: string): number | undefined {
  return model.market(`${market}:2.5`, SIDES)?.measure.bind(model.actual(state))(0);
}

/** A real outcome gives a map that is on to whoever leads it, which the score does not. */
function isMapOn({ slug }: Model, { homeScore, awayScore, segments }: CountStatistics): boolean {
  const isSeries = slug === 'counter-strike' || slug === 'valorant';
  return isSeries && segments.length > homeScore + awayScore;
}

/** Every state of a game in play. */
function momentsOf(model: Model, seed: number): unknown[] {
  const random = new Random(seed);
  const moments: unknown[] = [];
  let state = model.initial({ sides: SIDES });
  for (let play = model.playOn(state, model.even, random); play !== undefined; ) {
    state = model.apply(state, play);
    if (model.isFinal(state)) break;
    moments.push(state);
    play = model.playOn(state, model.even, random);
  }
  return moments;
}

/** As the schema names it. */
function wireOf(model: Model, state: unknown): CountStatistics {
  const { homeScore, awayScore, segments } = model.scoreboard(state);
  return {
    homeScore,
    awayScore,
    segments: segments.map(({ shortName, home, away }) => ({ shortName, homeScore: home, awayScore: away })),
  };
}
