import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import { leader } from '@fairline/sports/sport.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

/** The plays of a believable game until so much of it is played, and who leads then. */
function playsUntil(feed: ReturnType<typeof feedOf>, share: number) {
  let state = football.initial({ sides: { home: feed.fixture.home, away: feed.fixture.away } });
  const plays: unknown[] = [];
  for (let number = 0; football.elapsed(state) < share; number++) {
    const play = football.playOn(state, football.even, new Random(7, number));
    if (!play) break;
    plays.push(play);
    state = football.apply(state, play);
  }
  const { homeScore, awayScore } = football.scoreboard(state);
  const winner = leader({ home: homeScore, away: awayScore });
  return { plays, winner, homeScore, awayScore } as const;
}

test.each([
  ['called-1', 0.95, 'FINISHED'],
  ['called-2', 0.6, 'CANCELLED'],
] as const)(
  'a game that officials call early is graded the same now and after a restart: %s',
  async (eventId, share, status) => {
    const feed = feedOf(eventId);
    const t = await startTrading(testDatabase);
    const { plays, winner, homeScore, awayScore } = playsUntil(feed, share);
    await t.tell(feed.begin());
    await t.tellAll(...plays.map((play) => feed.play(play)));
    await t.tell(feed.message({ kind: 'status', status: 'cancelled', calledFor: winner }));
    const stands = status === 'FINISHED';
    const winning = !stands ? 'void' : winner === 'level' ? 'push' : winner === 'home' ? 'win' : 'loss';
    const over = !stands ? 'void' : homeScore + awayScore > 45.5 ? 'win' : 'loss';
    const grades = ({ trading }: typeof t) =>
      ['moneyline:game~home', 'total:game:45.5~over', 'overtime~yes'].map((key) => {
        const [market = '', selection = ''] = key.split('~');
        return trading.grade(eventId, market, selection)?.outcome;
      });
    expect(grades(t)).toEqual([winning, over, 'void']);
    expect(t.catalogue.event(eventId)?.status).toBe(status);
    expect(t.finished).toEqual([{ eventId }]);
    const won = stands ? winner : undefined;
    expect((await t.trading.past(eventId))?.scoreboard.winner).toBe(won);
    const [row] = await testDatabase.database.query('select winner from catalogue.event where id = $1', [
      eventId,
    ]);
    expect(row).toEqual({ winner: won ?? null });
    await t.stop();
    const after = await startTrading(testDatabase);
    await after.trading.recall(eventId);
    expect(grades(after)).toEqual([winning, over, 'void']);
    expect((await after.trading.past(eventId))?.scoreboard.winner).toBe(won);
    await after.stop();
  },
);

test('a game is not called for the side that is behind: it is suspended and nothing is settled', async () => {
  const feed = feedOf('called-wrongly');
  const t = await startTrading(testDatabase);
  const { plays, winner } = playsUntil(feed, 0.95);
  await t.tell(feed.begin());
  await t.tellAll(...plays.map((play) => feed.play(play)));
  const loser = winner === 'home' ? 'away' : 'home';
  await t.tell(feed.message({ kind: 'status', status: 'cancelled', calledFor: loser }));
  expect(t.trading.book('called-wrongly')).toMatchObject({
    status: 'suspended',
    reasons: [expect.stringContaining(`called for ${loser}`)],
  });
  expect(t.finished).toEqual([]);
  await t.stop();
});

test('of a game called early that is corrected it is kept how it had ended', async () => {
  const feed = feedOf('called-corrected');
  const t = await startTrading(testDatabase);
  const { plays, winner } = playsUntil(feed, 0.95);
  const whole = playsUntil(feed, 2).plays;
  await t.tell(feed.begin());
  await t.tellAll(...plays.map((play) => feed.play(play)));
  await t.tell(feed.message({ kind: 'status', status: 'cancelled', calledFor: winner }));
  await t.tell(feed.message({ kind: 'snapshot', fixture: feed.fixture, plays: whole, pending: false }));
  const of = 'from trading.result join trading.former_result former using (event_id) where event_id = $1';
  const [ended] = await testDatabase.database.query(
    `select result.called as now, former.called as before ${of}`,
    ['called-corrected'],
  );
  expect(ended).toEqual({ now: null, before: expect.objectContaining({ winner }) });
  await t.stop();
});
