import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { isAlive } from '../apps/server/src/platform/database/embedded-process.ts';
import { findEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-running.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import {
  type FailedStart,
  type Fairline,
  failToStart,
  freePort,
  newFolder,
  runCommand,
  startFairline,
} from './support/fairline.ts';
import { addToSlip, openUpcomingGame, placeBet, slipOf, typeAmount } from './support/games.ts';
import { balanceCents, demo, logIn } from './support/people.ts';
import { eventually, until } from './support/until.ts';

/** A game of an hour leaves the machine to the tests. */
const CALM = { paceMinutes: 60 };

let browser: Browser;
let folder: string;
let data: string;
let fairline: Fairline;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await newFolder();
  data = join(folder, 'data');
  fairline = await startFairline({ data, ...CALM });
  await inNewProfile(browser, placeFirst);
});
afterAll(async () => {
  await fairline?.stop();
  await closeBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

test('a start prints the address and the demo login, and both work at the form and at the token endpoint [AUTH-009] [AUTH-060] [AUTH-061]', async () => {
  expect(fairline.output()).toContain(`Fairline is up: ${fairline.address}`);
  expect(fairline.output()).toContain(`Demo login: ${demo.email}  password: ${demo.password}`);
  const response = await fetch(`${fairline.address}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-region-code': 'US-NJ', 'x-country-code': 'US' },
    body: JSON.stringify({
      grant_type: 'password',
      username: demo.email,
      password: demo.password,
      client_id: 'fairline-web',
    }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    access_token: expect.stringMatching(/./),
    refresh_token: expect.stringMatching(/./),
    user_id: expect.stringMatching(/./),
    expires_in: 900,
  });
  const regions = await (await fetch(`${fairline.address}/i/regions`)).json();
  expect(JSON.stringify(regions)).toContain('"iso_3166_2_code":"US-NJ"');
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await showsTheBet(page);
  });
});

test('the books of the running database are sound', async () => {
  const { code, stdout, stderr } = await runCommand(['run', '-s', 'ledger:check'], data);
  expect({ code, stdout, stderr: stderr.replace(/^npm warn.*\n/gm, '') }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^The ledger is sound: /),
    stderr: '',
  });
});

test('rewards that are granted beside the running server stand in a picker of 328 by 296 pixels, to be scrolled [SLIP-042]', async () => {
  for (const percent of ['10%', '20%', '25%', '30%', '50%']) {
    const grant = ['run', '-s', 'patron', '--', 'grant', 'profit-boost', demo.email, percent];
    expect((await runCommand(grant, data)).code).toBe(0);
  }
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await openUpcomingGame(page, fairline.address);
    await addToSlip(page, 0, 1);
    await slipOf(page)
      .getByRole('button', { name: /rewards/ })
      .click();
    const picker = slipOf(page).getByRole('region', { name: 'Rewards' });
    expect(await picker.boundingBox()).toMatchObject({ width: 328, height: 296 });
    expect(await picker.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true);
  });
});

test('Ctrl-C ends with code 0 and leaves no process behind; the next start finds account, balance and bet again', async () => {
  const postgres = postgresPid();
  expect(isAlive(postgres, 'postgres')).toBe(true);
  expect(await fairline.stop()).toBe(0);
  await until(async () => !isAlive(postgres, 'postgres'));
  await startAgain();
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await showsTheBet(page);
  });
});

test('a signal to npm alone, as from a service manager, stops the server and its database, too', async () => {
  await fairline.stop();
  fairline = await startFairline({ data, byNpm: true, ...CALM });
  const postgres = postgresPid();
  await fairline.terminate();
  await until(async () => !isAlive(postgres, 'postgres'));
  await expect(fetch(fairline.address)).rejects.toThrow();
  await startAgain();
});

test('after the server alone was killed the next start is up, with the PostgreSQL that was left running and everything in it', async () => {
  const postgres = postgresPid();
  await fairline.kill();
  expect(isAlive(postgres, 'postgres')).toBe(true);
  await startAgain();
  expect(postgresPid()).toBe(postgres);
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await showsTheBet(page);
  });
  const { code, stdout } = await runCommand(['run', '-s', 'ledger:check'], data);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^The ledger is sound: /) });
});

test('a second program on the same data folder is refused', async () => {
  saysWhy(await failToStart({ data, ...CALM }), /already runs on the data folder/);
});

test('a database that a newer version has migrated is left alone', async () => {
  const own = join(folder, `newer-${randomUUID()}`);
  const older = await startFairline({ data: own, ...CALM });
  const database = openDatabase(findEmbeddedPostgres(own) ?? '', { max: 1 });
  await database.query("insert into platform.migration (id) values ('wallet/9999-of-tomorrow')");
  await database.close();
  const postgres = postgresPid(own);
  expect(await older.stop()).toBe(0);
  saysWhy(await failToStart({ data: own, ...CALM }), /wallet\/9999-of-tomorrow.*start the newer version/);
  expect(isAlive(postgres, 'postgres')).toBe(false);
});

test('a taken port is said in one line, and nothing is left behind', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const own = join(folder, 'taken-port');
  try {
    saysWhy(
      await failToStart({ data: own, port, ...CALM }),
      new RegExp(`Port ${port} .*is taken.*FAIRLINE_PORT`),
    );
    expect(findEmbeddedPostgres(own)).toBeUndefined();
  } finally {
    other.close();
  }
});

test('a data folder that cannot be made is said in one line', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  saysWhy(await failToStart({ data: join(file, 'data') }), /Cannot write the data folder .*FAIRLINE_DATA/);
});

test('a database that cannot be reached is said in one line, without its password', async () => {
  const settings = { DATABASE_URL: 'postgres://fairline:secret@127.0.0.1:1/fairline' };
  const failed = await failToStart({ data: join(folder, 'none'), settings });
  saysWhy(failed, /Cannot reach the database at .*127\.0\.0\.1:1.*DATABASE_URL/);
  expect(failed.stderr + failed.stdout).not.toContain('secret');
});

async function startAgain(): Promise<void> {
  fairline = await startFairline({ data, ...CALM });
}

async function placeFirst(page: Page): Promise<void> {
  await logIn(page, fairline.address, demo);
  await openUpcomingGame(page, fairline.address);
  await addToSlip(page, 0, 1);
  await typeAmount(page, 'Stake', '25');
  await placeBet(page);
}

/** The demo account has the ticket, and what was left of the play money. */
async function showsTheBet(page: Page): Promise<void> {
  await page.goto(`${fairline.address}/my-bets`);
  const ticket = page.getByRole('article').first();
  await ticket.waitFor();
  expect(await ticket.textContent()).toContain('$25.00');
  await eventually(async () => expect(await balanceCents(page)).toBe(97_500));
}

/** One clear line on standard error, exit code 1, and no stack anywhere. */
function saysWhy({ code, stdout, stderr }: FailedStart, why: RegExp): void {
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^Fairline could not start: [^\n]+\n$/),
  });
  expect(stderr).toMatch(why);
  expect(stdout).not.toMatch(/ {4}at |"level"/);
}

function postgresPid(of = data): number {
  return Number(readFileSync(join(of, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
