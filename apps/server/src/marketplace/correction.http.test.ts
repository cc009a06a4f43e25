import { leader } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView } from '../trading/trading.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { nextWith, serve } from './testing/serve.ts';

const EVENTS = ['game-1', 'game-2', 'game-3', 'game-4'].map((id) => fixedEvent(id, { status: 'IN_PLAY' }));
const { marketplace, trading } = fixedMarketplace(EVENTS);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const EVENT = 'event { rawId status statistics { homeScore isInPlay progress } }';
const EVENTS_TOLD = EVENT.replace('event', 'events');
const BY_PATH = `subscription ($of: String!) { eventStatisticsUpdated(canonicalPath: $of) { sequence ${EVENTS_TOLD} } }`;
const BY_ID = `subscription ($of: ID!) { eventStatisticsUpdated(ids: [$of]) { sequence ${EVENTS_TOLD} } }`;
const RICH = `subscription ($of: String!) { richEventUpdated(resourceUris: [$of]) { events { eventStatus winner } } }`;
const CHILDREN = `subscription ($of: String!) { pageChildrenUpdated(canonicalPath: $of) { page {
  ${EVENT} pageChildren { hasContent } } } }`;
const PAGE = `query ($of: String!) { page(canonicalUrl: $of) { ... on Page { ${EVENT} pageChildren { hasContent } } } }`;

const Events = v.object({ sequence: v.number(), events: v.array(v.looseObject({})) });

/** How the game ended, by what is on record of it. */
function recordOf(id: string, homeScore: number): BookView {
  const book = trading.book(id);
  if (!book) throw new Error(`${id} has no book`);
  const event = { ...book.event, status: 'FINISHED' as const };
  const ended = { ...book, event, markets: [], onOffer: [], betCount: 0, market: () => undefined };
  return endedBy(ended, homeScore);
}

function endedBy(record: BookView, homeScore: number): BookView {
  const winner = leader({ home: homeScore, away: record.scoreboard.awayScore });
  return { ...record, scoreboard: { ...record.scoreboard, homeScore, winner, progress: 'Final' } };
}

/** The same as the wire has it. */
function wire(rawId: string, homeScore: number) {
  return { rawId, status: 'FINISHED', statistics: { homeScore, isInPlay: false, progress: 'Final' } };
}

/** Ends the game and takes it out of the memory; answers what corrects it. */
function endOf(id: string) {
  let record = recordOf(id, 20);
  const past = trading.past;
  vi.spyOn(trading, 'past').mockImplementation(async (eventId) => (eventId === id ? record : past(eventId)));
  trading.finish(id);
  trading.forget(id);
  return (homeScore: number) => {
    record = endedBy(record, homeScore);
    trading.correct(id);
  };
}

test.each([
  ['of its page', 'game-1', BY_PATH, EVENTS[0]?.canonicalUrl],
  ['named by its id', 'game-2', BY_ID, 'game-2'],
])('the score %s follows each correction of a game that left the memory', async (_how, id, query, of) => {
  const results = server.subscribe(query, { of });
  const next = () => nextWith({ eventStatisticsUpdated: Events }, results);
  await next();
  const correct = endOf(id);
  correct(24);
  const { eventStatisticsUpdated: first } = await next();
  expect(first.events).toEqual([wire(id, 24)]);
  correct(27);
  const { eventStatisticsUpdated: second } = await next();
  expect(second).toEqual({ sequence: first.sequence + 1, events: [wire(id, 27)] });
  const late = server.subscribe(query, { of });
  expect(await nextWith({ eventStatisticsUpdated: Events }, late)).toEqual({
    eventStatisticsUpdated: second,
  });
  for (const one of [results, late]) await one.return?.();
});

test('a rich event follows the correction of its game: somebody has won', async () => {
  const results = server.subscribe(RICH, { of: '/nfl/events/game-3' });
  const next = () => nextWith({ richEventUpdated: v.looseObject({}) }, results);
  await next();
  const correct = endOf('game-3');
  for (const [homeScore, winner] of [
    [24, 'HOME'],
    [0, 'TIE'],
  ] as const) {
    correct(homeScore);
    expect(await next()).toEqual({ richEventUpdated: { events: [{ eventStatus: 'FINAL', winner }] } });
  }
  await results.return?.();
});

test('what stands on an open event page follows the correction, and is what a reload shows', async () => {
  const of = EVENTS[3]?.canonicalUrl ?? '';
  const results = server.subscribe(CHILDREN, { of });
  const next = () => nextWith({ pageChildrenUpdated: v.looseObject({}) }, results);
  await next();
  const correct = endOf('game-4');
  expect(await next()).toEqual({ pageChildrenUpdated: { page: { event: null, pageChildren: [] } } });
  correct(24);
  const page = { event: wire('game-4', 24), pageChildren: [{ hasContent: false }] };
  expect(await next()).toEqual({ pageChildrenUpdated: { page } });
  const reload = async () => (await server.ask(PAGE, { of })).data?.page;
  expect(await reload()).toEqual(page);
  correct(27);
  // An answer is kept for a tick.
  await expect.poll(reload).toEqual({ ...page, event: wire('game-4', 27) });
  await results.return?.();
});
