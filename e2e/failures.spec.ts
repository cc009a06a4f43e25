import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { passesAxe } from './support/audit.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { LEAGUE, mainOf, openOdds } from './support/games.ts';
import { balance } from './support/people.ts';
import { until } from './support/until.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const games = (page: Page) => mainOf(page).getByRole('article');

test('a page whose query fails says so and loads on Reload; meanwhile it shows its skeleton [PAGE-006] [PAGE-007]', async () => {
  await inNewProfile(browser, async (page) => {
    let answer: 'fail' | 'wait' | 'pass' = 'fail';
    const held: Route[] = [];
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"pageQuery"')) return route.continue();
      if (answer === 'fail') return route.fulfill({ status: 500, body: '' });
      if (answer === 'pass') return route.continue();
      held.push(route);
    });
    await page.goto(`${address}${LEAGUE}`);
    await mainOf(page).getByRole('heading', { name: 'Missed the shot' }).waitFor();
    await passesAxe(page);
    answer = 'wait';
    await mainOf(page).getByRole('button', { name: 'Reload' }).click();
    await until(async () => held.length > 0);
    await mainOf(page).locator('[aria-busy="true"]').first().waitFor();
    answer = 'pass';
    await Promise.all(held.map((route) => route.continue()));
    await mainOf(page).getByRole('heading', { level: 1, name: 'NFL' }).waitFor();
  });
});

test('the catalogue of parts is no page of a build without it: the not-found page says which address that is, with ways on [ROUTE-025]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/dev-tools/catalogue`);
    await mainOf(page).getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await mainOf(page).getByText('/dev-tools/catalogue').waitFor();
    await passesAxe(page);
    await mainOf(page).getByRole('link', { name: 'Go Back to Home' }).click();
    await page.waitForURL(`${address}/home`);
  });
});

test('when the start fails the error screen offers Reload and Contact Support; ways in stay closed until it has answered [START-021] [START-022] [AUTH-007]', async () => {
  await inNewProfile(browser, async (page) => {
    let answer: 'fail' | 'wait' | 'pass' = 'fail';
    const held: Route[] = [];
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"startupQuery"')) return route.continue();
      if (answer === 'fail') return route.fulfill({ status: 500, body: '' });
      if (answer === 'pass') return route.continue();
      held.push(route);
    });
    await page.goto(`${address}/home`);
    await page.getByRole('heading', { name: 'Oops... Looks like something went wrong' }).waitFor();
    await page
      .getByText("espnbet is experiencing issues and is working on it. Let's try that again.")
      .waitFor();
    expect(await page.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
    await passesAxe(page);
    answer = 'wait';
    await page.getByRole('button', { name: 'Reload' }).click();
    await until(async () => held.length > 0);
    const header = page.getByRole('banner');
    for (const name of ['Log In', 'Sign Up']) {
      expect(await header.getByRole('button', { name }).isDisabled()).toBe(true);
    }
    answer = 'pass';
    await Promise.all(held.map((route) => route.continue()));
    for (const name of ['Log In', 'Sign Up']) await header.getByRole('link', { name }).waitFor();
    await openOdds(page).first().waitFor({ timeout: 120_000 });
    expect(await balance(page).count()).toBe(0);
  });
});

test('requests go out by hash, with who asks and which build; a hash the server does not know is sent again with its text [API-001] [API-003] [ACCT-018] [START-042]', async () => {
  await inNewProfile(browser, async (page) => {
    const asked: { name: string; query?: string; hash: string; headers: Record<string, string> }[] = [];
    let isForgetful = true;
    await page.route('**/graphql', async (route) => {
      const { operationName: name, query, extensions } = route.request().postDataJSON();
      const hash = extensions.persistedQuery.sha256Hash;
      asked.push({ name, query, hash, headers: route.request().headers() });
      if (name === 'pageQuery' && isForgetful && query === undefined) {
        isForgetful = false;
        const json = {
          errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
        };
        return route.fulfill({ json });
      }
      return route.continue();
    });
    await page.goto(`${address}/home`);
    await games(page).first().waitFor();
    const pages = asked.filter(({ name }) => name === 'pageQuery');
    expect(pages[0]?.query).toBeUndefined();
    expect(pages[1]?.query).toContain('query pageQuery');
    expect(pages[1]?.hash).toBe(pages[0]?.hash);
    await until(async () => asked.some(({ name }) => name === 'slipDataQuery'));
    for (const { hash } of asked) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(asked.find(({ name }) => name === 'slipDataQuery')?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer ./),
      'x-app': 'sportsbook',
      'x-platform': 'web',
      'x-app-version': '25.20.0',
    });
  });
});
