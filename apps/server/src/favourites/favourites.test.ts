import { type GraphQLSchema, graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somewhere } from '../identity/testing/people.ts';
import { ManualClock } from '../platform/clock.ts';
import type { RequestContext, Viewer } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { Favourites, MOST_FAVOURITES } from './favourites.ts';
import { favouritesMigrations } from './migrations.ts';

const TEAM = {
  name: 'Kansas City Chiefs',
  mediumName: 'Chiefs',
  abbreviation: 'KC',
  primaryColour: '#e31837',
  secondaryColour: '#ffb81c',
  kind: 'team',
} as const;

let db: TestDatabase;
let schema: GraphQLSchema;
let favourites: Favourites;
const clock = new ManualClock(Date.now());
const services = servicesOf({});

beforeAll(async () => {
  db = await createTestDatabase(favouritesMigrations);
  const team = (id: string) => (/^nfl-/.test(id) ? { id, ...TEAM } : undefined);
  favourites = new Favourites({ database: db.database, catalogue: { team }, clock });
  const identity = { patron: async (id: string) => ({ id }) };
  Object.assign(services, { identity, favourites });
  schema = buildSchema();
});
afterAll(() => db.drop());

const patron = (): Viewer => ({ kind: 'patron', patronId: newId(), sessionId: newId() });

async function run(viewer: Viewer, source: string) {
  const contextValue: RequestContext = { viewer, services, now: clock.now(), ...somewhere };
  const { data, errors } = await graphql({ schema, source, contextValue });
  return { data: JSON.parse(JSON.stringify(data ?? null)), code: errors?.[0]?.extensions.code };
}

const set = (id: string, isFavourite = true) => `mutation {
  setFavouriteParticipant(participantId: "${id}", isFavourite: ${isFavourite}) {
    ... on FavouritesPayload { favouriteParticipantIds }
    ... on InvalidInputError { code message fieldErrors { field } }
  }
}`;
const mine = '{ account { favouriteParticipantIds } }';

test('a patron follows teams and lets go of them; doing it twice changes nothing [PAGE-003]', async () => {
  const viewer = patron();
  await run(viewer, set('Participant:nfl-kc'));
  clock.advance(1);
  await run(viewer, set('Participant:nfl-buf'));
  await run(viewer, set('Participant:nfl-kc'));
  const both = ['Participant:nfl-kc', 'Participant:nfl-buf'];
  expect((await run(viewer, mine)).data).toEqual({ account: { favouriteParticipantIds: both } });

  const { data } = await run(viewer, set('Participant:nfl-kc', false));
  expect(data.setFavouriteParticipant).toEqual({ favouriteParticipantIds: ['Participant:nfl-buf'] });
  await run(viewer, set('Participant:nfl-kc', false));
  expect(await favourites.of(viewer.kind === 'patron' ? viewer.patronId : '')).toEqual(['nfl-buf']);
  expect((await run(patron(), mine)).data).toEqual({ account: { favouriteParticipantIds: [] } });
});

test('a visitor follows nobody: personalisation needs login [PAGE-003]', async () => {
  const visitor: Viewer = { kind: 'visitor', visitorId: newId() };
  expect(await run(visitor, set('Participant:nfl-kc'))).toEqual({ data: null, code: 'UNAUTHENTICATED' });
  expect((await run(visitor, mine)).data).toEqual({ account: null });
});

test.each(['Participant:nobody', 'StandardEvent:nfl-kc', '', '\\u0000', 'x'.repeat(5_000)])(
  'who is in no event cannot be followed: %j',
  async (id) => {
    const viewer = patron();
    const { data } = await run(viewer, set(id));
    expect(data.setFavouriteParticipant).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'There is no such team or player: take the id of a participant of an event.',
      fieldErrors: [{ field: 'participantId' }],
    });
    expect((await run(viewer, mine)).data).toEqual({ account: { favouriteParticipantIds: [] } });
  },
);

test('letting go of what cannot be followed is no failure', async () => {
  const { data } = await run(patron(), set('x\\u0000y', false));
  expect(data.setFavouriteParticipant).toEqual({ favouriteParticipantIds: [] });
});

test('a patron follows so many and no more, and the one too many is told why', async () => {
  const viewer = patron();
  for (let i = 0; i < MOST_FAVOURITES; i += 1) await run(viewer, set(`nfl-${i}`));
  const { data } = await run(viewer, set('nfl-more'));
  expect(data.setFavouriteParticipant.message).toBe(
    'You can follow 50 teams and players: let go of one first.',
  );
  const again = await run(viewer, set('nfl-3'));
  expect(again.data.setFavouriteParticipant.favouriteParticipantIds).toHaveLength(MOST_FAVOURITES);
});
