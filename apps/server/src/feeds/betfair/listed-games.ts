import { type CatalogueMarket, readCompetitions, readMarkets } from '@fairline/feed/betfair/catalogue.ts';
import {
  competitionNamed,
  type ExchangeCompetition,
  eventTypesOf,
  isSoccer,
} from '@fairline/feed/betfair/competitions.ts';
import { MATCH_ODDS, OVER_UNDER } from '@fairline/feed/betfair/game-prices.ts';
import { type ListedGame, listedGame } from '@fairline/feed/betfair/listed-game.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { BettingAnswer, BettingApi } from './betting-api.ts';

/** What the exchange lists, as far as Fairline has it. */
export interface Listing {
  /** Those that start first before others. */
  readonly games: readonly ListedGame[];
  /** How many were left out: competitions that no league is, and markets that could not be read or told apart. */
  readonly otherCompetitions: number;
  readonly otherMarkets: number;
}

type Failed = Extract<BettingAnswer, { readonly ok: false }>;

interface Asking {
  readonly api: BettingApi;
  readonly leagues: readonly League[];
  readonly fromMs: number;
  readonly toMs: number;
  readonly signal: AbortSignal;
}

interface OfType {
  readonly games: readonly ListedGame[];
  readonly otherCompetitions: number;
  readonly otherMarkets: number;
}

/** Asks the betting API for every game of the leagues that starts in a time, one question after the other. */
export async function askForGames(asking: Asking): Promise<Listing | Failed> {
  const all: OfType[] = [];
  for (const eventType of eventTypesOf(asking.leagues)) {
    const listed = await askForType(asking, eventType);
    if ('ok' in listed) return listed;
    all.push(listed);
  }
  const games = all.flatMap((one) => one.games);
  return {
    games: games.sort((one, other) => startOf(one) - startOf(other)),
    otherCompetitions: sum(all.map((one) => one.otherCompetitions)),
    otherMarkets: sum(all.map((one) => one.otherMarkets)),
  };
}

async function askForType(asking: Asking, eventType: string): Promise<OfType | Failed> {
  const { api, leagues, fromMs, toMs, signal } = asking;
  const answer = await api.competitions({ eventType, fromMs, toMs }, signal);
  if (!answer.ok) return answer;
  const listed = readCompetitions(answer.value);
  if (typeof listed === 'string') return unreadable(listed);
  const known = new Map<string, ExchangeCompetition>();
  for (const { id, name } of listed) {
    const competition = competitionNamed(eventType, name, leagues);
    if (competition) known.set(id, competition);
  }
  const otherCompetitions = listed.length - known.size;
  if (known.size === 0) return { games: [], otherCompetitions, otherMarkets: 0 };
  const winners = await askForMarkets(asking, eventType, [...known.keys()], MATCH_ODDS);
  if ('ok' in winners) return winners;
  const goals = isSoccer(eventType)
    ? await askForMarkets(asking, eventType, [...known.keys()], OVER_UNDER)
    : { markets: [], unread: 0 };
  if ('ok' in goals) return goals;
  const goalsOf = new Map(goals.markets.map((market) => [market.event.id, market]));
  const games = winners.markets.flatMap((market) => {
    const competition = known.get(market.competition.id);
    const game =
      competition && listedGame(market, competition, isSoccer(eventType), goalsOf.get(market.event.id));
    return game ?? [];
  });
  const otherMarkets = winners.unread + goals.unread + winners.markets.length - games.length;
  return { games, otherCompetitions, otherMarkets };
}

async function askForMarkets(
  { api, fromMs, toMs, signal }: Asking,
  eventType: string,
  competitionIds: readonly string[],
  marketType: string,
): Promise<{ readonly markets: readonly CatalogueMarket[]; readonly unread: number } | Failed> {
  const answer = await api.markets({ eventType, competitionIds, marketType, fromMs, toMs }, signal);
  if (!answer.ok) return answer;
  const read = readMarkets(answer.value);
  return typeof read === 'string' ? unreadable(read) : { markets: read.markets, unread: read.faults.length };
}

function unreadable(reason: string): Failed {
  return { ok: false, reason, retryAfterMs: undefined };
}

function startOf({ fixture }: ListedGame): number {
  return Date.parse(fixture.startsAt);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
