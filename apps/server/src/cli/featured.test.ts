import { afterAll, beforeAll, expect, test } from 'vitest';
import { FeedStore } from '../feeds/store.ts';
import { OperatorFeatured } from '../marketplace/marketplace.ts';
import { allMigrations } from '../migrations.ts';
import { systemClock } from '../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { silent } from '../wallet/testing/test-wallet.ts';
import { type Answer, Command } from './testing/command.ts';

let test_: TestDatabase;
let command: Command;

beforeAll(async () => {
  command = await Command.of(new URL('./featured.ts', import.meta.url));
  test_ = await createTestDatabase(allMigrations);
  const startsAt = '2126-01-06T18:00:00.000Z';
  const messages = ['game-1', 'game-2'].map((eventId) => ({
    ...{ source: 'test', eventId, sequence: 1, at: startsAt, kind: 'fixture' as const },
    fixture: {
      ...{ eventId, sport: 'football', organization: 'united-states', competition: 'nfl', startsAt },
      ...{ home: side('KC', 'Chiefs'), away: side('BUF', 'Bills') },
      lines: { spread: -3.5, total: 47.5 },
    },
  }));
  await new FeedStore(test_.database).append(messages, []);
});
afterAll(async () => {
  await test_.drop();
  command.remove();
});

function side(abbreviation: string, mediumName: string) {
  return { id: `nfl-${abbreviation.toLowerCase()}`, name: mediumName, mediumName, abbreviation };
}

function featured(...args: readonly string[]): Promise<Answer> {
  return command.run(args, { DATABASE_URL: test_.database.url });
}

test('an operator puts a bet forward and takes it back, and a running server sees both [FEAT-001]', async () => {
  const server = new OperatorFeatured({ database: test_.database, clock: systemClock, logger: silent });
  let changes = 0;
  server.onChange(() => {
    changes += 1;
  });
  const legs = ['game-1~moneyline:game~home', 'game-2~moneyline:game~away'];
  const { stdout } = await featured('add', '--header', 'Sunday pair', '--title', '2-leg parlay', ...legs);
  const id = /^Put forward: (\S+)\n$/.exec(stdout)?.[1] ?? '';
  await server.look();
  expect(server.bets).toEqual([
    {
      id,
      type: 'PARLAY',
      origin: 'operator',
      header: 'Sunday pair',
      title: '2-leg parlay',
      description: undefined,
      selectionIds: legs,
    },
  ]);
  const listed = await command.runSources(['list'], { DATABASE_URL: test_.database.url });
  expect(listed.stdout).toContain(`${id}  Sunday pair: 2-leg parlay`);
  expect((await featured('remove', id)).code).toBe(0);
  await server.look();
  expect([server.bets, changes]).toEqual([[], 2]);
  expect(await featured('remove', id)).toMatchObject({ code: 1, stderr: `No bet ${id} is put forward.\n` });
});

test.each([
  [[], 'Say what to do.'],
  [['add', '--header', 'A', '--title', 'B'], 'A featured bet has 1 to 25 selections.'],
  [['add', '--title', 'B', 'a~b~c'], 'The header has 1 to 60 characters.'],
  [['add', '--header', 'A', '--title', 'B', 'a~b'], 'a~b is no selection'],
  [
    ['add', '--header', 'A', '--title', 'B', 'game-1~moneyline:game~home', 'game-1~moneyline:game~home'],
    'each selection once',
  ],
  [['add', '--header', 'A', '--title', 'B', 'zzz~zzz~zzz'], 'There is no event zzz to bet on.\n'],
  [
    ['add', '--header', 'A', '--title', 'B', 'game-1~moneyline:game~home', 'game-2~zzz~home'],
    'game-2 can have no market zzz.\n',
  ],
  [
    ['add', '--header', 'A', '--title', 'B', 'game-1~moneyline:game~draw'],
    'game-1~moneyline:game has no selection draw, but home, away.\n',
  ],
  [['add', '--colour', 'red'], 'Say what to do.'],
  [['remove', 'nothing'], 'No bet nothing is put forward.'],
])('%j is refused with what is wrong', async (args, message) => {
  const { code, stdout, stderr } = await featured(...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});
