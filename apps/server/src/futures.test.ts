import type { Fixture, Snapshot } from '@fairline/feed/message.ts';
import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { laLiga } from '@fairline/feed/season/leagues/la-liga.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { impliedChance } from '@fairline/money/float.ts';
import { football } from '@fairline/sports/football/football.ts';
import { leader, type SideKey } from '@fairline/sports/sport.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BetRequest, nobodyAsked, openStakes, type PlacedBet, paidBets } from './bets/bets.ts';
import { origin } from './bets/testing/test-bets.ts';
import { betOn } from './bets/testing/test-games.ts';
import { FuturesSource } from './feeds/futures-source.ts';
import { allMigrations } from './migrations.ts';
import { openBetting } from './open-betting.ts';
import { Bus } from './platform/bus.ts';
import { ManualClock } from './platform/clock.ts';
import { type Opened, openTogether } from './platform/opened.ts';
import { nextTurn } from './platform/others-turn.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { openRewards, Rewards } from './rewards/rewards.ts';
import type { PriceJob, PriceResult } from './trading/simulator.ts';
import { InProcessSimulator } from './trading/testing/in-process-simulator.ts';
import type { BookView, MarketView } from './trading/trading.ts';
import { patronWith, silent, testWallet } from './wallet/testing/test-wallet.ts';
import { checkPart } from './wallet/wallet.ts';

const PACE_MINUTES = 13;
const HOUR_MS = 3_600_000;
/** One game of a league is in play at most: several leave little of a field on sale. */
const START_MS = Date.UTC(2025, 10, 22, 0, 0, 30);
const LEAGUES = [nfl, nba, laLiga].map(withoutBreak);

let testDatabase: TestDatabase;
let house: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  testDatabase = await createTestDatabase(allMigrations);
  house = await open(START_MS);
}, 120_000);
afterAll(async () => {
  await house?.close();
  await testDatabase.drop();
});

/** On a busy machine the prices of several seasons in one turn take longer than the database waits for what a transaction does next. */
class GivingWay extends InProcessSimulator {
  override async price(job: () => PriceJob): Promise<PriceResult> {
    await nextTurn();
    return super.price(job);
  }
}

/** Feeds, trading, bets and settlement as the server has them, and a clock that is set by hand. */
function open(nowMs: number) {
  const clock = new ManualClock(nowMs);
  return openTogether(async (opened: Opened) => {
    const { database } = testDatabase;
    const bus = new Bus(silent);
    const wallet = opened.keep(testWallet(database, { bus, clock }), (part) => part.close());
    const rewards = opened.keep(new Rewards({ database, wallet, bus, clock, logger: silent }), (part) =>
      part.close(),
    );
    const betting = await openBetting(
      {
        ...{ database, bus, clock, logger: silent, wallet, rewards, simulator: new GivingWay() },
        samples: { live: 2048, preGame: 2048 },
        terms: { guards: nobodyAsked, delays: { bySport: {}, otherwise: 0 } },
      },
      opened,
    );
    const source = new FuturesSource({
      ...{ leagues: LEAGUES, paceMinutes: PACE_MINUTES, luck: openLuck, bus, clock, logger: silent },
    });
    await betting.feeds.addSource(source);
    const idle = async () => {
      await source.look();
      await betting.trading.idle();
      for (const { event } of betting.trading.books()) betting.trading.look(event.id);
      await betting.trading.idle();
      await betting.settlement.idle();
    };
    await idle();
    return { ...betting, database, clock, wallet, idle, close: () => opened.close() };
  });
}

function seasonOf(competition: string): BookView {
  const book = [...house.trading.books()].find(
    ({ event }) => event.sport.slug === 'futures' && event.competition.slug === competition,
  );
  if (!book) throw new Error(`${competition} has no season.`);
  return book;
}

function market(book: BookView, key: string): MarketView {
  const found = book.market(key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
}

/** $10 on each of some selections at the board's odds. */
async function bet(patronId: string, type: BetRequest['type'], ids: readonly string[]): Promise<PlacedBet> {
  const legs = ids.map((selectionId) => {
    const odds = house.trading.selection(selectionId)?.odds;
    if (!odds) throw new Error(`${selectionId} has no price.`);
    return { selectionId, odds };
  });
  const { placed, refused } = await house.bets.place(patronId, [betOn(type, [], { legs })], origin);
  const [only] = placed;
  if (!only) throw new Error(refused.flatMap(({ errors }) => errors.map(({ code }) => code)).join());
  return only.bet;
}

test('a season is begun, priced, and sold in its league', () => {
  const book = seasonOf('nfl');
  expect(book.event).toMatchObject({
    name: 'NFL Short Season',
    status: 'PRE_GAME',
    sport: { slug: 'futures' },
  });
  expect(book.event.canonicalUrl).toContain('/competition/nfl/event/nfl-futures-202511220000');
  expect(book.scoreboard).toMatchObject({ sport: 'futures', scheduled: 111 });
  expect(book.status).toBe('open');
  expect(market(book, 'winner').selections).toHaveLength(32);
  expect(seasonOf('la-liga').market('relegated')?.name).toBe('To Be Relegated');
});

test('no futures are priced below their chance, so that no bets on them together are sure to win', () => {
  for (const { competition } of LEAGUES) {
    const book = seasonOf(competition.slug);
    for (const { key, selections } of book.markets) {
      for (const { odds, probability, selectionKey } of selections) {
        if (!odds) continue;
        expect(impliedChance(odds), `${book.event.id} ${key} ${selectionKey}`).toBeGreaterThanOrEqual(
          probability,
        );
      }
    }
  }
});

test('how a game of the league ends moves its season', async () => {
  const before = seasonOf('nfl');
  const season = new Season(withoutBreak(nfl), PACE_MINUTES);
  const [game] = season.between(START_MS + HOUR_MS, START_MS + 2 * HOUR_MS);
  if (!game) throw new Error('Nobody plays.');
  const first = fixtureMessage(game, START_MS);
  const result = { ...first, sequence: 2, kind: 'result', home: 31, away: 3 } as const;
  await house.feeds.receive(first);
  // Priced in this thread: a transaction begun meanwhile would hang for so long that it is undone.
  await house.trading.idle();
  await house.feeds.receive(result);
  await house.idle();
  const { scoreboard, status } = seasonOf('nfl');
  expect(scoreboard).toMatchObject({ lastPlay: `${game.home.mediumName} 31, ${game.away.mediumName} 3` });
  expect(playedOf(seasonOf('nfl'))).toBe(playedOf(before) + 1);
  expect(status).toBe('open');
});

/** A game that was told and is over, told anew: a side has won it. */
function wonBy(side: SideKey, game: Fixture, sequence: number): Snapshot {
  const first = fixtureMessage(game, START_MS);
  for (let luck = 0; luck < 50; luck++) {
    const log = [
      ...simulatedGame({
        ...{ model: football, fixture: game, told: [first], strength: football.even },
        ...{ paceMinutes: PACE_MINUTES, luck: (eventId, number) => openLuck(`${eventId} ${luck}`, number) },
      }),
    ];
    const end = log.at(-1);
    if (end?.kind !== 'result' || leader(end) !== side) continue;
    const plays = log.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
    return { ...first, sequence, kind: 'snapshot', fixture: game, plays, pending: false };
  }
  throw new Error(`${game[side].name} never win.`);
}

/** The game that ends first, and the places of its sides in the field of its season. */
function firstGame(): { readonly game: Fixture; readonly home: number; readonly away: number } {
  const [game] = new Season(withoutBreak(nfl), PACE_MINUTES).between(
    START_MS + HOUR_MS,
    START_MS + 2 * HOUR_MS,
  );
  if (!game) throw new Error('Nobody plays.');
  const names = market(seasonOf('nfl'), 'winner').selections.map(({ selectionName }) => selectionName);
  return { game, home: names.indexOf(game.home.name), away: names.indexOf(game.away.name) };
}

test('a game that is corrected after its season has counted it moves what its sides have won, and the prices of that', async () => {
  const { game, home } = firstGame();
  const chanceOfOver = (line: number) =>
    seasonOf('nfl').market(`wins:${home}:${line}`)?.selections[0]?.probability;
  const [before, played] = [chanceOfOver(3.5), playedOf(seasonOf('nfl'))];
  expect(before).toBeGreaterThan(0);
  await house.feeds.receive(wonBy('away', game, 3));
  await house.idle();
  expect(chanceOfOver(2.5)).toBe(before);
  expect(seasonOf('nfl').status).toBe('open');
  expect(playedOf(seasonOf('nfl'))).toBe(played);
});

test('nothing is bet on the sides of a game of the season from its first play until its result, and on all others it is', async () => {
  const season = new Season(withoutBreak(nfl), PACE_MINUTES);
  const book = () => seasonOf('nfl');
  const names = market(book(), 'winner').selections.map(({ selectionName }) => selectionName);
  const isSold = (side: number) => {
    // It may be off the board: what is moved too far by the games in play is shut, too.
    const champion = book().market('winner')?.selections[side];
    const lines = book().markets.filter(({ key }) => key.startsWith(`wins:${side}:`));
    const sold = [champion, ...lines.flatMap(({ selections }) => selections)].filter((one) => one?.odds);
    return sold.length > 0;
  };
  const sidesOf = ({ home, away }: Fixture) => [names.indexOf(home.name), names.indexOf(away.name)];
  // None of both plays now.
  const game = season
    .between(START_MS + 4 * HOUR_MS, START_MS + 8 * HOUR_MS)
    .find((one) => sidesOf(one).every(isSold));
  if (!game) throw new Error('Nobody plays.');
  const playing = sidesOf(game);
  const others = Array.from({ length: 32 }, (_, side) => side).filter((side) => !playing.includes(side));
  const sold = others.filter(isSold);
  expect(sold.length).toBeGreaterThan(20);
  const patronId = await patronWith(house.wallet, 100_000n);
  const home = `${book().event.id}~winner~p${playing[0]}`;
  const { id } = book().event;
  const overs = book().markets.filter(
    ({ key, main }) => main && sold.slice(0, 2).some((side) => key.startsWith(`wins:${side}:`)),
  );
  const together = overs.map(({ key }) => ({ marketKey: key, selectionKey: 'over' }));
  expect(together).toHaveLength(2);
  const [first, ...rest] = simulatedGame({
    ...{ model: football, fixture: game, told: [fixtureMessage(game, START_MS)], strength: football.even },
    ...{ paceMinutes: PACE_MINUTES, luck: openLuck },
  });
  const end = rest.at(-1);
  if (!first || end?.kind !== 'result') throw new Error('It is not played.');
  expect(playing.map(isSold)).toEqual([true, true]);
  await house.feeds.receive(fixtureMessage(game, START_MS));
  await house.feeds.receive(first);
  await house.idle();
  expect([book().status, ...playing.map(isSold)]).toEqual(['open', false, false]);
  expect(others.filter(isSold)).toEqual(sold);
  // Each alone.
  expect(house.trading.joint(id, together)).toEqual({ kind: 'refused', reason: 'unavailable' });
  expect(house.trading.heldWays(id, together)).toBe('suspended');
  expect(house.trading.jointOfSubsets(id, together)).toEqual([]);
  await expect(bet(patronId, 'STRAIGHT', [home])).rejects.toThrow();
  // No price, and so no cash out.
  expect(house.trading.selection(home)).toMatchObject({ status: 'closed', odds: undefined });
  await house.feeds.receive({ ...end, sequence: first.sequence + 1 });
  await house.idle();
  expect(playing.map(isSold)).toEqual([true, true]);
});

/** Somebody who may win a season and does not play now. */
function aChampion(competition: string): string {
  const found = market(seasonOf(competition), 'winner').selections.find(({ odds }) => odds);
  if (!found) throw new Error(`${competition} is not sold.`);
  return found.rawId;
}

function playedOf({ scoreboard }: BookView): number {
  return scoreboard.sport === 'futures' ? scoreboard.played : Number.NaN;
}

test('futures of one league and a game of it make no parlay; those of two leagues do [SLIP-027]', async () => {
  const patronId = await patronWith(house.wallet, 100_000n);
  const season = new Season(withoutBreak(nfl), PACE_MINUTES);
  const [game] = season.between(START_MS + 3 * HOUR_MS, START_MS + 4 * HOUR_MS);
  if (!game) throw new Error('Nobody plays.');
  await house.feeds.receive(fixtureMessage(game, START_MS));
  await house.idle();
  const champion = aChampion('nfl');
  const home = house.trading.book(game.eventId)?.market('moneyline:game')?.selections[0]?.rawId ?? '';
  await expect(bet(patronId, 'PARLAY', [champion, home])).rejects.toThrow('FUTURES_AND_GAME');
  expect(await bet(patronId, 'PARLAY', [champion, aChampion('nba')])).toMatchObject({ type: 'PARLAY' });
});

test('a season is played to its end, over a restart, and every bet on it is paid by its table and champion, also once one of its games is corrected', {
  timeout: 240_000,
}, async () => {
  const patronId = await patronWith(house.wallet, 1_000_000n);
  const ids = (book: BookView, key: string) =>
    market(book, key).selections.flatMap(({ rawId, odds }) => (odds ? [rawId] : []));
  const singles = (keys: readonly string[]) => Promise.all(keys.map((id) => bet(patronId, 'STRAIGHT', [id])));
  const nflBook = seasonOf('nfl');
  const [champions, division] = [
    await singles(ids(nflBook, 'winner')),
    await singles(ids(nflBook, 'division:0')),
  ];
  const relegated = await singles(ids(seasonOf('la-liga'), 'relegated'));
  const { game, away } = firstGame();
  const lines = nflBook.markets.filter(({ key }) => key.startsWith(`wins:${away}:`));
  const wins = await singles(lines.flatMap(({ selections }) => selections.map(({ rawId }) => rawId)));
  await house.close();
  house = await open(Date.UTC(2025, 10, 22, 12, 25));
  for (let look = 0; look < 8; look++) {
    house.clock.set(house.clock.now() + 5 * 60_000);
    await house.idle();
  }
  const settled = async (bets: readonly PlacedBet[]) => {
    const found = await Promise.all(bets.map(({ id }) => house.bets.find(id)));
    return found.map((one) => (one?.state.status === 'SETTLED' ? one.state.outcome : 'OPEN'));
  };
  const won = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'WIN').length;
  expect(await settled(champions)).not.toContain('OPEN');
  expect(won(await settled(champions))).toBeLessThanOrEqual(1);
  expect(won(await settled(division))).toBe(1);
  expect(await settled(relegated)).not.toContain('OPEN');
  expect(won(await settled(relegated))).toBeLessThanOrEqual(3);
  // Over and under of each line: one of them wins, or both come back.
  const [paid, back] = [won(await settled(wins)), (await settled(wins)).filter((one) => one === 'PUSH')];
  expect(2 * paid + back.length).toBe(wins.length);
  const before = await settled(wins);
  await house.feeds.receive(wonBy('home', game, 4));
  await house.idle();
  expect(await settled(wins)).not.toEqual(before);
  expect(house.catalogue.event(nflBook.event.id)?.status).toBe('FINISHED');
  const report = await house.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, readOpenRewards: openRewards, readPaidBets: paidBets }),
  );
  expect(report.faults).toEqual([]);
});
