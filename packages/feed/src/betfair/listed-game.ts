import type { Fixture } from '../message.ts';
import { bareName, sideNamed } from '../named-side.ts';
import type { CatalogueMarket } from './catalogue.ts';
import type { ExchangeCompetition } from './competitions.ts';
import type { ExchangeGame } from './game-prices.ts';

/** A game that the exchange lists: what is announced of it, and which of its markets tell its prices. */
export interface ListedGame {
  /** Without lines. */
  readonly fixture: Fixture;
  readonly game: ExchangeGame;
}

type Runner = CatalogueMarket['runners'][number];

const DRAW = 'The Draw';
const OVER = 'Over 2.5 Goals';
const UNDER = 'Under 2.5 Goals';

/** What the exchange calls some sides otherwise than everybody else. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Man Utd': 'Manchester United',
  'Nottm Forest': 'Nottingham Forest',
  'C Palace': 'Crystal Palace',
  'Athletic Bilbao': 'Athletic Club',
  'Atletico Madrid': 'Club Atlético de Madrid',
  'Celta Vigo': 'RC Celta de Vigo',
  'LA Clippers': 'Los Angeles Clippers',
  'LA Lakers': 'Los Angeles Lakers',
  USA: 'United States',
  UAE: 'United Arab Emirates',
};

/**
 * The game of a market on who wins; undefined where its runners are not just the two sides that the event's name tells of, and
 * the draw where there can be one: pairs in tennis, and whatever else is sold under that type.
 * @param goals the market on 2.5 goals of the same event
 */
export function listedGame(
  winner: CatalogueMarket,
  { league, setsToWin }: ExchangeCompetition,
  canBeDrawn: boolean,
  goals?: CatalogueMarket,
): ListedGame | undefined {
  const draw = winner.runners.find(({ runnerName }) => runnerName === DRAW);
  if ((draw !== undefined) !== canBeDrawn) return undefined;
  const sides = sidesOf(
    winner.event.name,
    winner.runners.filter((runner) => runner !== draw),
  );
  if (!sides) return undefined;
  const [home, away] = sides;
  const named = ({ runnerName }: Runner) => sideNamed(OTHER_NAMES[runnerName] ?? runnerName, league);
  const goalsMarket = goals && goalsOf(goals);
  const { sport, organization, competition } = league;
  const fixture: Fixture = {
    eventId: `${competition.slug}-betfair-${winner.event.id}`,
    sport: sport.slug,
    organization: organization.slug,
    competition: competition.slug,
    home: named(home),
    away: named(away),
    startsAt: new Date(winner.marketStartTime).toISOString(),
    lines: {},
    ...(setsToWin !== undefined && { format: { setsToWin } }),
  };
  if (fixture.home.id === fixture.away.id) return undefined;
  return {
    fixture,
    game: {
      eventId: winner.event.id,
      winner: {
        marketId: winner.marketId,
        home: home.selectionId,
        away: away.selectionId,
        ...(draw && { draw: draw.selectionId }),
      },
      ...(goalsMarket && { goals: goalsMarket }),
    },
  };
}

/** The same game with the sides the other way round. */
export function turned({ fixture, game }: ListedGame): ListedGame {
  const { home, away } = game.winner;
  return {
    fixture: { ...fixture, home: fixture.away, away: fixture.home },
    game: { ...game, winner: { ...game.winner, home: away, away: home } },
  };
}

/** Home and away: "HOME v AWAY", and "AWAY @ HOME" where America plays. */
function sidesOf(event: string, runners: readonly Runner[]): readonly [Runner, Runner] | undefined {
  const [, first = '', separator = '', second = ''] = /^(.+?)\s+(v|@)\s+(.+)$/i.exec(event) ?? [];
  const [one, other] = runners;
  if (!one || !other || runners.length !== 2) return undefined;
  if (runners.some(({ runnerName }) => runnerName.includes('/'))) return undefined;
  const straight = isMeant(first, one) && isMeant(second, other);
  const crossed = isMeant(first, other) && isMeant(second, one);
  // Two of a name, as sisters in tennis, are in the order of the market.
  if (!straight && !crossed) return undefined;
  const [left, right] = straight ? [one, other] : [other, one];
  return separator === '@' ? [right, left] : [left, right];
}

/** An event's name has but the last name of a player: "Swiatek v Gauff". */
function isMeant(word: string, { runnerName }: Runner): boolean {
  const [wanted, full] = [bareName(word), bareName(runnerName)];
  return wanted !== '' && (full === wanted || full.endsWith(wanted) || wanted.endsWith(full));
}

function goalsOf({ marketId, runners }: CatalogueMarket): ExchangeGame['goals'] {
  const over = runners.find(({ runnerName }) => runnerName === OVER);
  const under = runners.find(({ runnerName }) => runnerName === UNDER);
  if (!over || !under || runners.length !== 2) return undefined;
  return { marketId, over: over.selectionId, under: under.selectionId };
}
