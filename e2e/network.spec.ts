import type { Browser, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeAnswer, changeNoMore, keepStill, onOperation, openRequests } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { LEAGUE } from './support/games.ts';
import { balance, demo, logIn } from './support/people.ts';
import { reportedBy } from './support/told.ts';
import { until } from './support/until.ts';

const address = inject('address');
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('a request says app, platform and version, one about who somebody is the installation as well; it is broken off after five seconds [API-002] [API-006]', async () => {
  await inNewProfile(browser, async (page) => {
    const build = { 'x-app': 'sportsbook', 'x-platform': 'web', 'x-app-version': '25.20.0' };
    const [startup] = await Promise.all([
      page.waitForRequest((request) => request.postData()?.includes('startupQuery') ?? false),
      page.goto(`${address}/login`),
    ]);
    expect(startup.headers()).toMatchObject(build);
    await page.route('**/oauth/token', () => {});
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    const asked = page.waitForRequest('**/oauth/token');
    const broken = page.waitForEvent('requestfailed');
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    const headers = (await asked).headers();
    expect(headers).toMatchObject({ ...build, 'x-install-id': expect.stringMatching(UUID) });
    expect((await broken).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.getByText('We could not reach our server. Please try again.').waitFor();

    await page.unroute('**/oauth/token');
    await page.route('**/oauth/token', (route) => route.fulfill({ status: 503, body: '' }));
    const again = page.waitForRequest('**/oauth/token');
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    expect((await again).headers()['x-install-id']).toBe(headers['x-install-id']);
    await page.getByText('We could not reach our server. Please try again.').waitFor();
    await page.unroute('**/oauth/token');
    await page.route('**/oauth/token', (route) =>
      route.fulfill({ status: 401, json: { error: 'invalid_grant', error_description: 'Not this one.' } }),
    );
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await page.getByText('Not this one.').waitFor();
  });
});

const UNREACHABLE = 'We could not reach our server. Please try again.';
/** What each of the statuses that are known says of a login; nothing where it goes on. */
const LOGINS: readonly (readonly [status: number, said: string])[] = [
  ...[401, 403, 404, 422].map((status) => [status, `Not by ${status}.`] as const),
  ...[500, 503].map((status) => [status, UNREACHABLE] as const),
  // Nothing is in them.
  ...[204, 205].map((status) => [status, 'Your email or password is not right.'] as const),
  // It leads to where nobody who is not logged in has a session.
  [302, 'Your session has ended. Please log in again.'],
  ...[200, 201, 202].map((status) => [status, ''] as const),
];

test('whichever of the known statuses a login is answered, it goes on or says why not [API-007]', async () => {
  for (const [status, said] of LOGINS) {
    await inNewProfile(browser, async (page) => {
      await page.route('**/oauth/token', async (route) => {
        if (said === '') return route.fulfill({ response: await route.fetch(), status });
        if (status === 302) return route.fulfill({ status, headers: { location: '/api/session' } });
        if (status < 400) return route.fulfill({ status });
        await route.fulfill({ status, json: { error: 'invalid_grant', error_description: said } });
      });
      await page.goto(`${address}/login`);
      await page.getByLabel('Email').fill(demo.email);
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
      await (said === '' ? balance(page) : page.getByText(said, { exact: true })).waitFor();
      expect(await balance(page).count(), `${status}`).toBe(said === '' ? 1 : 0);
    });
  }
});

test('who is not logged in any more by the server’s word is told so and logged out, wherever they are [API-009]', async () => {
  await inNewProfile(browser, async (page) => {
    await keepStill(page);
    const given = page.waitForResponse('**/oauth/token');
    await logIn(page, address, demo);
    const { access_token } = await (await given).json();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await fetch(`${address}/api/logout`, { method: 'POST', headers })).status).toBe(204);
    await page.getByRole('navigation').getByRole('link', { name: 'Live' }).first().click();
    await page.getByText('You are not logged in. Please log in again to proceed.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
    expect(await balance(page).count()).toBe(0);
  });
});

test('an answer’s UNAUTHORIZED and SUBREQUEST_HTTP_ERROR are ignored; one of another region is asked for again where it says [API-010] [API-011]', async () => {
  await inNewProfile(browser, async (page) => {
    const reported = reportedBy(page);
    const ignored = ['UNAUTHORIZED', 'SUBREQUEST_HTTP_ERROR'].map((code) => ({
      message: 'Not for the patron.',
      extensions: { code },
    }));
    await changeAnswer(page, 'pageQuery', (text) =>
      text.replace(/^\{/, `{"errors":${JSON.stringify(ignored)},`),
    );
    await page.goto(`${address}${LEAGUE}`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(reported.join('\n')).not.toContain('Not for the patron.');

    await changeNoMore(page);
    const sportsbookUrls = { graphql: '/graphql?region=us-nj', websocket: '/graphql/ws?region=us-nj' };
    const errors = [{ message: 'Elsewhere.', extensions: { code: 'UNAUTHORIZED_REGION', sportsbookUrls } }];
    await onOperation(page, 'pageQuery', (route) => route.fulfill({ json: { errors } }));
    const moved = page.waitForRequest(/\/graphql\?region=us-nj$/);
    await page.goto(`${address}${LEAGUE}`);
    expect((await moved).postData()).toContain('"pageQuery"');
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});

test('a websocket that breaks is tried twice more, and its subscriptions every thirty seconds; one that is quiet for as long is asked whether it lives [API-005]', async () => {
  await inNewProfile(browser, async (page) => {
    // Of a server that has just begun games come over the socket, and there will be none that tells.
    await page.goto(`${address}${LEAGUE}`);
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 120_000 });
    await page.clock.install();
    let connections = 0;
    let isOpen = true;
    const heard: string[] = [];
    const sockets = new Set<WebSocketRoute>();
    await page.routeWebSocket(/\/graphql\/ws$/, (socket) => {
      connections += 1;
      if (!isOpen) return void socket.close({ code: 3000 });
      sockets.add(socket);
      socket.onClose(() => sockets.delete(socket));
      socket.onMessage((message) => {
        const { type } = JSON.parse(String(message));
        heard.push(type);
        if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
      });
    });
    const open = openRequests(page);
    await page.goto(`${address}/house-rules`);
    await page.goto(`${address}${LEAGUE}`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    // Broken only once every part of the page has come and subscribed: a latecomer would open a connection of its own.
    await until(async () => {
      const before = heard.length;
      await page.waitForTimeout(1_500);
      return open.size === 0 && heard.includes('subscribe') && heard.length === before;
    });
    [isOpen, connections] = [false, 0];
    heard.length = 0;
    for (const socket of sockets) void socket.close({ code: 3000 });
    // The waits before the attempts are shorter than these steps.
    for (const attempts of [1, 2]) {
      await page.clock.fastForward(8_000);
      await until(async () => connections >= attempts, 20_000);
    }
    await page.clock.fastForward(8_000);
    expect(connections).toBe(2);
    isOpen = true;
    await page.clock.fastForward(30_000);
    await until(async () => heard.includes('subscribe'));
    expect(heard).not.toContain('ping');
    await page.clock.fastForward(30_000);
    await until(async () => heard.includes('ping'));
  });
});
