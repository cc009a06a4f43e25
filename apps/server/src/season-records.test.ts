import type { FeedMessage } from '@fairline/feed/message.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { football } from '@fairline/sports/football/football.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CatalogueEvent } from './catalogue/catalogue.ts';
import { ScheduledSource } from './feeds/scheduled-source.ts';
import { SeasonRecords, type SeasonRecordsParts } from './feeds/season-records.ts';
import { seasonSchedule } from './feeds/season-schedule.ts';
import { createMarketplace } from './marketplace/marketplace.ts';
import './marketplace/marketplace.schema.ts';
import { cardsOf, Page } from './marketplace/testing/page-answer.ts';
import { serve } from './marketplace/testing/serve.ts';
import type { TestDatabase } from './platform/testing/test-database.ts';
import { CannedSimulator } from './trading/testing/canned-simulator.ts';
import { startTrading, tradingDatabase } from './trading/testing/test-trading.ts';

const PACE_MINUTES = 13;
/** A Sunday of the NFL before its first game: ten weeks are played, the eleventh begins. */
const SUNDAY_MS = Date.UTC(2026, 10, 22, 12);
const NEAR_PLAY_OFFS_MS = Date.UTC(2027, 0, 12, 12);
const WAIT = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
beforeAll(async () => {
  database = await tradingDatabase();
});
afterAll(() => database.drop());

/** The season of the NFL as the server tells it, and its pages. The clock stands still; the schedule is read often. */
async function start(nowMs = SUNDAY_MS) {
  const t = await startTrading(database, { simulator: new CannedSimulator(), nowMs });
  const { bus, clock, logger, feeds, catalogue, trading } = t;
  const shared = { leagues: [nfl], paceMinutes: PACE_MINUTES, luck: openLuck, clock };
  const records = new SeasonRecords({
    ...shared,
    inlet: feeds,
    database: database.database,
    bus,
    logger,
    catalogue,
  });
  const schedule = seasonSchedule({ ...shared, logger, fit: async () => football.even, records });
  await feeds.addSource(new ScheduledSource({ ...schedule, refreshMs: 50 }, { clock, logger }));
  const marketplace = createMarketplace({ trading, catalogue, bus, clock });
  const server = await serve({ marketplace });
  const listed = (): readonly CatalogueEvent[] =>
    [...catalogue.events()].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const stop = async () => {
    await server.close();
    marketplace.close();
    await t.stop();
  };
  return { ...t, server, listed, stop };
}

/** Wins and losses of '7-4'. */
function gamesOf(record: string | undefined): readonly [wins: number, losses: number] {
  const [wins = Number.NaN, losses = Number.NaN] = record?.split('-').map(Number) ?? [];
  return [wins, losses];
}

/** Games of a side, the next one first. */
function gamesOfSide(listed: readonly CatalogueEvent[], sideId: string): readonly CatalogueEvent[] {
  return listed.filter(({ home, away }) => [home.id, away.id].includes(sideId));
}

function recordIn({ home, away }: CatalogueEvent, sideId: string): string | undefined {
  return home.id === sideId ? home.record : away.record;
}

const PAGE = `query ($url: String!) { page(canonicalUrl: $url) { ... on Page { pageChildren { sections {
  ... on MarketplaceShelf { cards { ... on MarketCard { event { homeParticipant { record } awayParticipant { record } }
    richEvent { homeTeam { standings { rankAndRecordString } } } } } } } } } } }`;
const Listed = v.looseObject({
  event: v.looseObject({
    homeParticipant: v.looseObject({ record: v.string() }),
    awayParticipant: v.looseObject({ record: v.string() }),
  }),
  richEvent: v.looseObject({
    homeTeam: v.looseObject({ standings: v.looseObject({ rankAndRecordString: v.string() }) }),
  }),
});

/** A game whose announcement was told, played to its end. */
function played(told: readonly FeedMessage[], luck: Luck = openLuck) {
  const [announced] = told;
  if (announced?.kind !== 'fixture') throw new Error('It was not announced.');
  const { fixture } = announced;
  const shared = { model: football, fixture, told, strength: football.even, paceMinutes: PACE_MINUTES };
  const messages = [...simulatedGame({ ...shared, luck })];
  const result = messages.at(-1);
  if (result?.kind !== 'result') throw new Error('It has no result.');
  return { fixture, messages, isHomeWin: result.home > result.away };
}

/** The same game told anew after its end: the other side has won it. */
function correction(told: readonly FeedMessage[], isHomeWin: boolean): FeedMessage {
  for (let luck = 0; luck < 50; luck++) {
    const other = played(told, (eventId, number) => openLuck(`${eventId} ${luck}`, number));
    const last = other.messages.at(-1);
    if (!last || other.isHomeWin === isHomeWin) continue;
    const plays = other.messages.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
    const { source, eventId, at } = last;
    const { fixture } = other;
    return { source, eventId, at, sequence: 9_999, kind: 'snapshot', fixture, plays, pending: false };
  }
  throw new Error('The other side never wins.');
}

test('cards of the NFL show what each side has won and lost in the weeks before, and this game and the next what it has after it, also once that is corrected', async () => {
  const before = await start();
  // Everybody plays this weekend, and the next.
  await vi.waitFor(() => expect(before.listed().length).toBeGreaterThan(28), WAIT);
  await vi.waitFor(async () => {
    const answer = await before.server.asked({ page: Page }, PAGE, {
      url: '/sport/football/organization/united-states/competition/nfl',
    });
    const games = cardsOf(answer.page).map((card) => v.parse(Listed, card));
    expect(games.length).toBeGreaterThan(10);
    for (const { event, richEvent } of games) {
      const { homeParticipant: home, awayParticipant: away } = event;
      for (const { record } of [home, away]) {
        const [wins, losses] = gamesOf(record);
        // Two have played on Thursday.
        expect([10, 11]).toContain(wins + losses);
      }
      expect(richEvent.homeTeam.standings.rankAndRecordString).toBe(home.record);
    }
  }, WAIT);

  const records32 = new Map(
    before.listed().flatMap(({ home, away }) => [home, away].map((team) => [team.id, team.record])),
  );
  const sums = [...records32.values()].map(gamesOf);
  expect(sums).toHaveLength(32);
  expect(sums.reduce((sum, [wins]) => sum + wins, 0)).toBe(161);
  expect(sums.reduce((sum, [, losses]) => sum + losses, 0)).toBe(161);

  const first = before.listed().find(({ home }) => gamesOfSide(before.listed(), home.id).length > 1);
  const told = first && (await before.feeds.histories([first.id])).get(first.id);
  if (!first || !told) throw new Error('No side plays twice.');
  const sides = [first.home.id, first.away.id];
  const records = sides.map((id) => gamesOf(recordIn(first, id)));
  const { messages, isHomeWin } = played(told);
  await before.tellAll(...messages);
  const after = (isWonAtHome: boolean) =>
    records.map(([wins, losses], side) => {
      const isWin = (side === 0) === isWonAtHome;
      return isWin ? `${wins + 1}-${losses}` : `${wins}-${losses + 1}`;
    });
  const later = (listed: readonly CatalogueEvent[]) =>
    sides.map((id) => {
      const next = gamesOfSide(listed, id).at(-1);
      return next && next.id !== first.id ? recordIn(next, id) : 'none listed';
    });
  const shownOf = () => {
    const event = before.catalogue.event(first.id);
    return [event?.status, event?.home.record, event?.away.record];
  };
  // The game itself and the next one are told apart, either may come first.
  const isShown = (isWonAtHome: boolean) =>
    vi.waitFor(() => {
      expect(later(before.listed())).toEqual(after(isWonAtHome));
      expect(shownOf()).toEqual(['FINISHED', ...after(isWonAtHome)]);
    }, WAIT);
  await isShown(isHomeWin);
  await before.tell(correction(told, isHomeWin));
  await isShown(!isHomeWin);
  const recordsOf = (listed: readonly CatalogueEvent[]) =>
    Object.fromEntries(listed.map(({ id, home }) => [id, home.record]));
  const shown = recordsOf(before.listed());
  await before.stop();

  const restarted = await start(first.startsAt.getTime() + 30_000);
  await vi.waitFor(() => expect(restarted.listed().length).toBeGreaterThan(28), WAIT);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(recordsOf(restarted.listed())).toMatchObject(shown);
  expect(later(restarted.listed())).toEqual(after(!isHomeWin));
  await restarted.stop();
}, 180_000);

test('a league that is near its play-offs and cannot be counted keeps the server from nothing: the log says so', async () => {
  const t = await startTrading(database, { simulator: new CannedSimulator(), nowMs: NEAR_PLAY_OFFS_MS });
  const { bus, clock, feeds, catalogue } = t;
  const logger = { error: vi.fn() };
  const unread: SeasonRecordsParts['inlet'] = {
    histories: () => Promise.reject(new Error('unread')),
    sources: (eventIds) => feeds.sources(eventIds),
    retold: () => feeds.retold(),
    callOff: (eventId) => feeds.callOff(eventId),
  };
  const records = new SeasonRecords({
    ...{ leagues: [nfl], paceMinutes: PACE_MINUTES, luck: openLuck, inlet: unread },
    ...{ database: database.database, bus, clock, logger, catalogue },
  });
  await records.begin();
  expect(logger.error.mock.calls).toEqual([
    [{ err: expect.any(Error) }, 'The records of a league could not be counted; trying again'],
  ]);
  records.stop();
  await t.stop();
});
