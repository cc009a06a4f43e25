import type { Fixture } from '@fairline/feed/message.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { pushApp } from '../../feeds/testing/push-app.ts';
import { START_MS, startTrading, testFixture, tradingDatabase } from './test-trading.ts';

const DAY_MS = 86_400_000;

export type PushedTrading = Awaited<ReturnType<typeof startPushedTrading>>;

/** Trading on a database of its own, to which the provider 'acme' pushes. */
export async function startPushedTrading(options: Parameters<typeof startTrading>[1] = {}) {
  const database = await tradingDatabase();
  const t = await startTrading(database, options);
  const { post, close } = pushApp({ ...t, doubt: (eventId) => t.trading.doubt(eventId) });
  return {
    ...t,
    post,
    stop: async () => {
      await close();
      await t.stop();
      await database.drop();
    },
  };
}

/** The next game that the sport's first league plays, an hour ahead. */
export function nextFixture(sport: string, eventId: string): Fixture {
  const { startsAt } = testFixture(eventId);
  const league = leagues.find((one) => one.sport.slug === sport);
  if (!league) throw new RangeError(`No league plays '${sport}'.`);
  const season = new Season(league, 13);
  for (let day = 0; day < 366; day++) {
    const [next] = season.between(START_MS + day * DAY_MS, START_MS + (day + 1) * DAY_MS);
    if (next) return { ...next, eventId, startsAt };
  }
  throw new RangeError(`No game of '${sport}' within a year.`);
}
