import { afterAll, beforeAll, expect, test } from 'vitest';
import { allMigrations } from '../migrations.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { feedOf, startTrading, type TestTrading } from '../trading/testing/test-trading.ts';
import { type Answer, Command } from './testing/command.ts';

let test_: TestDatabase;
let server: TestTrading;
let command: Command;

beforeAll(async () => {
  command = await Command.of(new URL('./trade.ts', import.meta.url));
  test_ = await createTestDatabase(allMigrations);
  server = await startTrading(test_);
  await server.tell(feedOf('game-1').begin());
});
afterAll(async () => {
  await server.stop();
  await test_.drop();
  command.remove();
});

function trade(...args: readonly string[]): Promise<Answer> {
  return command.run(args, { DATABASE_URL: test_.database.url });
}

test('a running server hears an operator and answers, and all of it is on record', async () => {
  const market = 'game-1~moneyline:game';
  expect(await trade('suspend', market, 'Injury', 'news')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^game-1~moneyline:game is suspended \(\d+\)\.\n$/),
  });
  expect(server.trading.market(market)?.status).toBe('suspended');
  expect(await trade('reopen', market, '0')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was suspended again meanwhile'),
  });
  expect(await trade('reopen', market)).toMatchObject({ code: 0 });
  expect(server.trading.market(market)?.status).toBe('open');
  expect(await trade('price', market, 'home', '+900')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('+900 is too long'),
  });
  expect(await trade('price', market, `${market}~home`, '1.40')).toMatchObject({ code: 0 });
  expect(await trade('limit', 'game-1', '25,000')).toMatchObject({ code: 0 });
  const { stdout } = await command.runSources(['show', 'game-1'], { DATABASE_URL: test_.database.url });
  expect(stdout).toContain('game-1  Bills at Chiefs: open, limit $25,000.00\n');
  expect(stdout).toContain('  moneyline:game open: home -250 (manual -250), away ');
  const records = await test_.database.query(
    'select command, outcome, operator from trading.operator_command order by position',
  );
  expect(records).toEqual(
    [
      ['suspend', 'done'],
      ['reopen', 'refused'],
      ['reopen', 'done'],
      ['price', 'refused'],
      ['price', 'done'],
      ['limit', 'done'],
      ['show', 'done'],
    ].map(([command, outcome]) => ({ command, outcome, operator: 'operator command' })),
  );
});

const MARKET = 'game-1~moneyline:game';
const SPAN = ['2030-01-06T17:00:00Z', '2030-01-06T18:00:00Z'] as const;

test.each([
  [[], 'Say what to do.'],
  [['suspend', 'game-1'], 'Say why'],
  [['suspend', 'game 1', 'x'], 'game 1 is no event or market.'],
  [['reopen', 'game-1'], 'No operator has suspended it.'],
  [['reopen', 'game-1', 'x'], 'x is not the number of a suspension'],
  [['price', 'game-1', 'home', '+150'], 'Name the market, the selection and the odds'],
  [['price', 'game-1~moneyline:game', 'home', '+1'], '+1 are no odds'],
  [['price', 'game-1~moneyline:game', 'nobody', '+150'], 'has no selection nobody, but home, away.'],
  [['limit', 'game-1', '-5'], 'Write an amount in dollars'],
  [['error', 'game-1~moneyline:game', 'home', 'yesterday'], 'Name market, selection, times'],
  [['error', MARKET, 'home', ...SPAN, '+1', 'x'], '+1 are no odds'],
  [['error', MARKET, 'all', ...SPAN, '+150', 'x'], 'One selection has the right ODDS'],
  [['error', MARKET, 'all', SPAN[1], SPAN[0], 'void', 'x'], 'FROM must be before UNTIL.'],
  [['error', MARKET, 'all', '2030-01-06', SPAN[1], 'void', 'x'], '2030-01-06 is no time'],
  [
    ['error', MARKET, 'home', '2026-02-30T00:00:00Z', SPAN[1], 'void', 'x'],
    '2026-02-30T00:00:00Z is no time: write it in UTC',
  ],
  [['error', MARKET, 'home', SPAN[0], '2030-04-31T12:00Z', 'void', 'x'], '2030-04-31T12:00Z is no time'],
  [['error', MARKET, 'all', ...SPAN, 'void'], 'Say why'],
  [['error', MARKET, 'nobody', ...SPAN, 'void', 'x'], 'has no selection nobody, but home, away.'],
  [['show', 'nothing'], 'No event nothing is being traded.'],
])('%j is refused with what is wrong', async (args, message) => {
  const { code, stdout, stderr } = await trade(...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});
