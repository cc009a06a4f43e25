import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { setLocation } from '../apps/server/src/cli/patron/location.ts';
import { changeAnswer, changeNoMore, changeRequest, holdBack } from './support/answers.ts';
import { closeBrowser, newProfile, openBrowser } from './support/browser.ts';
import { type Desk, openDesk } from './support/desk.ts';
import { openGameToTrade } from './support/games.ts';
import { hasFocus } from './support/keyboard.ts';
import { deposit, fillLogin, type Newcomer, signUp } from './support/people.ts';
import { tapAndName, winsAt } from './support/tapped.ts';
import { reportedBy, toldBy } from './support/told.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;
let desk: Desk;
let visitor: BrowserContext;
let patron: Newcomer;
/** Of a game to come. */
let path: string;

beforeAll(async () => {
  browser = await openBrowser();
  desk = openDesk(inject('data'));
  const other = await newProfile(browser);
  const page = await other.newPage();
  patron = await signUp(page, address);
  await deposit(page, address, '100');
  path = await openGameToTrade(page, address, inject('data'));
  await other.close();
  visitor = await newProfile(browser);
});
afterAll(async () => {
  await desk.close();
  await closeBrowser(browser);
});

const modalOf = (page: Page) => page.getByRole('dialog');
const quickSlipOf = (page: Page) => modalOf(page).getByRole('region', { name: 'Quick bet' });
const pricesOf = (page: Page): Locator => modalOf(page).locator('button[data-status="open"]');
const button = (page: Page, kind?: string) =>
  quickSlipOf(page).locator(kind === undefined ? '[data-bet-button]' : `[data-bet-button="${kind}"]`);
const stakeOf = (page: Page) => quickSlipOf(page).getByLabel('Stake');
const asksFor = (operation: string) => (request: { postData(): string | null }) =>
  request.postData()?.includes(`"operationName":"${operation}"`) ?? false;

test('Quick Bets has the event’s title and score, tabs where there is more than one section, and a disclaimer; it asks as often as the server says and tells once where one came from [QUICK-003] [QUICK-004] [QUICK-005] [QUICK-006] [QUICK-007]', async () => {
  const page = await visitor.newPage();
  const told = await toldBy(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (asksFor('quickSectionNodeQuery')(request)) asked.push(request.postData() ?? '');
  });
  await changeAnswer(page, 'quickBetsModalQuery', (text) =>
    text.replaceAll(/"pollingIntervalMilliseconds":\d+/g, '"pollingIntervalMilliseconds":250'),
  );
  await page.goto(`${address}${path}?open=quick-bets&utm_source=mail`);
  const modal = modalOf(page);
  await pricesOf(page).first().waitFor();
  const title = (await modal.getByRole('heading', { level: 2 }).textContent()) ?? '';
  expect(title).toMatch(/^.+ at .+$/);
  for (const side of title.split(' at ')) {
    expect(await modal.textContent()).toContain(side.split(' ').at(-1));
  }
  expect(await modal.getByRole('tab').count()).toBeGreaterThan(1);
  await modal.getByText(/^Scores and clocks can be behind the game\./).waitFor();
  await until(async () => new Set(asked).size === 1 && asked.length > 3);
  const comings = () => told.filter(({ name }) => name === 'quick bets deep link');
  expect(comings()).toMatchObject([{ utm_source: 'mail' }]);
  expect(new URL(page.url()).search).toBe('?open=quick-bets');

  await changeNoMore(page);
  await changeAnswer(page, 'quickBetsModalQuery', (text) =>
    text.replace(/"sections":\[(\{(?:[^{}]|\{[^{}]*\})*\}).*?\]/, '"sections":[$1]'),
  );
  await page.goto(`${address}${path}?open=quick-bets`);
  await pricesOf(page).first().waitFor();
  expect(await modal.getByRole('tab').count()).toBe(0);
  expect(comings().at(-1)).toMatchObject({ utm_source: 'internal' });

  await changeNoMore(page);
  await changeAnswer(page, 'quickBetsModalQuery', () => '{"data":{"quickBetsPage":null}}');
  await page.goto(`${address}${path}?open=quick-bets`);
  await page.getByRole('dialog', { name: 'Quick Bets' }).getByText('No bets available').waitFor();
  await modal.getByText('Check back soon!').waitFor();
  await changeNoMore(page);
  await page.close();
});

test('a visitor’s quick bet waits in this tab while they log in, and is placed as one straight leg; what keeps it from being placed is said at its button [BET-009] [QUICK-008] [QUICK-010] [QUICK-012] [QUICK-013] [QUICK-014] [QUICK-015] [QUICK-016] [QUICK-020]', async () => {
  const page = await visitor.newPage();
  const reported = reportedBy(page);
  await page.goto(`${address}${path}?open=quick-bets`);
  const tapped = await tapAndName(page, pricesOf(page).first(), 'quickMutationsAddMutation');
  await stakeOf(page).fill('5');
  await button(page, 'log-in').waitFor();
  expect(await button(page).textContent()).toBe('Log In to Bet');
  await eventually(async () => {
    const kept = await page.evaluate<string>('sessionStorage.getItem("quick-bets-storage") ?? ""');
    expect(kept).toContain(`MarketSelection:${tapped.market}~${tapped.key}`);
    expect(kept).toContain('"amount":"5"');
  });
  await button(page).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await fillLogin(page, patron);
  await page.waitForURL(`${address}${path}?open=quick-bets`);
  await quickSlipOf(page).waitFor();
  await eventually(async () => expect(await stakeOf(page).inputValue()).toBe('$5.00'));

  await desk.trade('price', tapped.market, tapped.key, String(tapped.shorter));
  await quickSlipOf(page)
    .getByText(/^Odds changed from /)
    .waitFor();
  expect(await button(page, 'accept-and-place').textContent()).toBe('Bet$5.00');
  await changeRequest(page, 'placeQuickBetMutation', (text) =>
    text.replace(/"probabilityEncrypted":"[^"]*"/, '"probabilityEncrypted":"forged"'),
  );
  await button(page).click();
  await until(async () => reported.some((line) => line.includes('A quick bet was not placed')));
  await button(page, 'place').waitFor();
  expect(await button(page).isEnabled()).toBe(true);
  expect(await stakeOf(page).isEnabled()).toBe(true);
  await changeNoMore(page);

  await stakeOf(page).fill('0.05');
  await quickSlipOf(page).getByText('The minimum bet is $0.10.').first().waitFor();
  expect(await button(page, 'blocked').isDisabled()).toBe(true);
  await stakeOf(page).fill('9000');
  await button(page, 'deposit').waitFor();
  expect(await button(page).textContent()).toBe('Deposit');
  await button(page).click();
  await page.waitForURL(`${address}/wallet/deposit`);
  await page.goBack();
  await stakeOf(page).fill('5');
  await button(page, 'place').waitFor();

  await desk.patron(setLocation, patron.email, 'SERVER_ERROR');
  await until(async () => {
    if ((await button(page, 'place').count()) > 0) await button(page).click({ timeout: 1_000 });
    return (await quickSlipOf(page).getByRole('button', { name: 'Check Location' }).count()) > 0;
  });
  await quickSlipOf(page)
    .getByText('We need to verify your location before you proceed. Check Location.')
    .waitFor();
  expect(await button(page, 'blocked').isDisabled()).toBe(true);
  await desk.patron(setLocation, patron.email, 'home');
  await quickSlipOf(page).getByRole('button', { name: 'Check Location' }).click();
  await button(page, 'place').waitFor();

  const letGo = await holdBack(page, 'placeQuickBetMutation');
  const answered = page.waitForResponse((response) => asksFor('placeQuickBetMutation')(response.request()));
  await button(page).focus();
  await page.keyboard.press('Enter');
  await button(page, 'placing').waitFor();
  expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  expect(await stakeOf(page).isDisabled()).toBe(true);
  letGo();
  const answer = await answered;
  const { bet } = answer.request().postDataJSON().variables;
  expect(bet).toEqual({
    amountSourceType: 'CASH',
    betAmount: expect.stringMatching(/^5(\.00)?$/),
    draftBetId: `DraftBet:quick~${tapped.market}~${tapped.key}`,
    draftLegs: [
      {
        odds: {
          numeratorLong: expect.stringMatching(/^\d+$/),
          denominatorLong: expect.stringMatching(/^\d+$/),
        },
        probabilityEncrypted: expect.stringMatching(/./),
        selectionId: `MarketSelection:${tapped.market}~${tapped.key}`,
      },
    ],
    freeBetId: null,
    idempotencyKey: expect.stringMatching(/./),
    patronSetAmountType: 'BET',
    type: 'STRAIGHT',
    winAmount: expect.stringMatching(/^\d+\.\d\d$/),
  });
  const { data } = await answer.json();
  expect(data.placeQuickBet).toMatchObject({
    placedBet: { id: expect.stringMatching(/^Bet:/) },
    patronBalanceAfter: { globalBalance: { formattedAmount: expect.stringMatching(/^\$/) } },
  });
  await quickSlipOf(page)
    .getByText(`$5.00 to win ${winsAt(tapped.shorter, 500)}`)
    .waitFor();
  expect(await modalOf(page).locator(':focus').count()).toBe(1);
  await quickSlipOf(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(modalOf(page).getByRole('heading', { level: 2 }))).toBe(true);

  await changeAnswer(page, 'startupQuery', (text) =>
    text.replace('"acceptChangesOptimizations":true', '"acceptChangesOptimizations":false'),
  );
  await page.reload();
  const second = await tapAndName(page, pricesOf(page).first(), 'quickMutationsAddMutation');
  await stakeOf(page).fill('5');
  await button(page, 'place').waitFor();
  await desk.trade('price', second.market, second.key, String(second.shorter));
  await button(page, 'accept').waitFor();
  expect(await button(page).textContent()).toBe('Accept Changes');
  await changeNoMore(page);
  await page.close();
});
