import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demandAcknowledgement } from '../apps/server/src/cli/patron/acknowledge.ts';
import { setLimit } from '../apps/server/src/cli/patron/limit.ts';
import { setLocation } from '../apps/server/src/cli/patron/location.ts';
import { changeAnswer, changeNoMore, changeRequest, holdBack, onOperation } from './support/answers.ts';
import { closeBrowser, inNewProfile, newProfile, openBrowser } from './support/browser.ts';
import { type Desk, openDesk } from './support/desk.ts';
import {
  amountBecomes,
  amountInput,
  betButton,
  hasLegs,
  openGameToTrade,
  openOdds,
  receiptOf,
  slipOf,
  typeAmount,
} from './support/games.ts';
import { deposit, type Newcomer, signUp } from './support/people.ts';
import { type Tapped, tapAndName, winsAt } from './support/tapped.ts';
import { toldBy } from './support/told.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');

let browser: Browser;
let desk: Desk;
let context: BrowserContext;
let patron: Newcomer;

beforeAll(async () => {
  browser = await openBrowser();
  desk = openDesk(inject('data'));
  context = await newProfile(browser);
  const page = await context.newPage();
  patron = await signUp(page, address);
  await deposit(page, address, '500');
  await page.close();
});
afterAll(async () => {
  await desk.close();
  await closeBrowser(browser);
});

/** How long the old and the new figures of the next price that moves are on their way, in ms. */
function rollOfNextMove(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((found) => {
        new MutationObserver((_, watch) => {
          const rolls = document
            .querySelector('main [data-move] [data-before]')
            ?.getAnimations({ subtree: true });
          if (!rolls) return;
          watch.disconnect();
          found(rolls.map((roll) => roll.effect?.getTiming().duration));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}

const label = (page: Page) => betButton(page).textContent();
const isShown = (page: Page, text: string | RegExp) => slipOf(page).getByText(text).first().waitFor();

/** The slip of a game to come with one selection, whose price an operator has made worse and holds there. */
async function openSlip(page: Page): Promise<Tapped> {
  await openGameToTrade(page, address, inject('data'));
  const clear = slipOf(page).getByRole('button', { name: 'Clear all' });
  await clear.or(slipOf(page).getByText('Add a bet to start building')).first().waitFor();
  if ((await clear.count()) > 0) await clear.click();
  await hasLegs(page, 0);
  const tapped = await tapAndName(page, openOdds(page).first(), 'addSelectionMutation');
  await hasLegs(page, 1);
  await desk.trade('price', tapped.market, tapped.key, String(tapped.shorter));
  await isShown(page, /Odds changed on 1 leg/);
  await page.getByRole('main').locator('button[data-move="down"]').first().waitFor();
  return tapped;
}

/** From its next load on the app is one of a house that lets changes be accepted first. */
function acceptFirst(page: Page): Promise<void> {
  return changeAnswer(page, 'startupQuery', (text) =>
    text.replace('"acceptChangesOptimizations":true', '"acceptChangesOptimizations":false'),
  );
}

/** Accepts what changed meanwhile; the price itself stands still. */
async function acceptChanges(page: Page, stake: string): Promise<void> {
  await typeAmount(page, 'Stake', stake);
  await betButton(page, 'accept').waitFor();
  const accepted = page.waitForResponse(
    (response) => response.request().postData()?.includes('acceptChangesMutation') ?? false,
  );
  await Promise.all([accepted, betButton(page, 'accept').click()]);
  await betButton(page, 'place').waitFor();
}

test('changed odds are accepted and bet in one press, which the server holds back for nothing; where the house accepts first, they are accepted first; the price that moved is marked for a while and rolls to its new figures in 900 ms [BET-001] [BET-003] [BET-004] [BET-009] [BET-011] [BET-018] [CARD-027] [SLIP-017]', async () => {
  const page = await context.newPage();
  const told = await toldBy(page);
  const tapped = await openSlip(page);
  await isShown(page, `, odds down, now −${-tapped.shorter}`);
  await typeAmount(page, 'Stake', '5');
  await betButton(page, 'accept-and-place').waitFor();
  expect(await label(page)).toBe('Accept Changes & Bet$5.00');
  await until(async () => (await page.getByRole('main').locator('[data-move="down"]').count()) === 0);
  const letGo = await holdBack(page, 'placeBetsMutation');
  await betButton(page).click();
  await betButton(page, 'placing').waitFor();
  expect(await label(page)).toContain('Placing your bet…');
  expect(await betButton(page).getAttribute('aria-disabled')).toBe('true');
  letGo();
  await receiptOf(page).waitFor();
  expect(await receiptOf(page).textContent()).toContain(`$5.00 to win ${winsAt(tapped.shorter, 500)}`);
  expect(told.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['betslip enter amount', 'place bet start', 'place bet complete']),
  );

  await acceptFirst(page);
  await receiptOf(page).getByRole('button', { name: 'Keep selections' }).click();
  await hasLegs(page, 1);
  await page.reload();
  await hasLegs(page, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const roll = rollOfNextMove(page);
  await desk.trade('price', tapped.market, tapped.key, String(tapped.shorter - 40));
  expect(await roll).toEqual([900, 900]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await typeAmount(page, 'Stake', '7');
  await betButton(page, 'accept').waitFor();
  expect(await label(page)).toBe('Accept Changes');
  await betButton(page).click();
  await betButton(page, 'place').waitFor();
  expect(await label(page)).toBe('Place Bet$7.00');
  expect(await receiptOf(page).count()).toBe(0);
  await page.close();
});

test('whatever keeps a bet from being placed says why at the button, and what can be done about it [BET-003] [BET-006] [BET-007] [BET-008] [BET-012] [BET-018] [SLIP-016] [SLIP-026] [SLIP-027]', async () => {
  const page = await context.newPage();
  const told = await toldBy(page);
  await acceptFirst(page);
  const { market } = await openSlip(page);
  await acceptChanges(page, '1');

  await typeAmount(page, 'Stake', '0.05');
  await blockedFor(page, 'The minimum bet is $0.10.');
  await typeAmount(page, 'To win', '0.01');
  await blockedFor(page, /^To win this little takes a bet below the minimum of \$0\.10\.$/);
  await typeAmount(page, 'Stake', '1');
  await betButton(page, 'place').waitFor();

  await typeAmount(page, 'Stake', '9000');
  await betButton(page, 'deposit').waitFor();
  expect(await label(page)).toBe('Deposit');
  await desk.trade('suspend', market, 'for a test');
  await isShown(page, 'Suspended');
  // Of two reasons the one of the lower number is said.
  await blockedFor(page, 'This market is suspended.');
  await desk.trade('reopen', market);
  await typeAmount(page, 'Stake', '1');
  await betButton(page, 'place').waitFor();

  await desk.patron(demandAcknowledgement, patron.email);
  await placeUntil(page, 'acknowledge');
  const asked = page.getByRole('dialog');
  // A press in the moment in which the slip heard of it has asked already, and what asks lies over the button.
  await until(async () => {
    if (await asked.isVisible()) return true;
    await betButton(page).click({ timeout: 1_000 });
    return false;
  });
  expect((await asked.textContent())?.split('1-800-GAMBLER')).toHaveLength(2);
  await asked.getByRole('button', { name: 'I acknowledge' }).click();
  await betButton(page, 'place').waitFor();

  await desk.patron(setLocation, patron.email, 'SERVER_ERROR');
  await placeUntil(page, 'check-location');
  expect(await betButton(page).getAttribute('aria-disabled')).toBe('true');
  await isShown(page, 'We need to verify your location before you proceed. Please Check Location.');
  const letGo = await holdBack(page, 'checkLocationMutation');
  // It looks disabled, and answers.
  await betButton(page).click({ force: true });
  await betButton(page, 'checking').waitFor();
  expect(await label(page)).toContain('Checking Location…');
  letGo();
  await page.getByText('Your location was not verified.').waitFor();
  await desk.patron(setLocation, patron.email, 'home');
  await betButton(page, 'check-location').click({ force: true });
  await betButton(page, 'place').waitFor();

  await changeRequest(page, 'placeBetsMutation', (text) =>
    text.replace('"draftLegs":[{', '"draftLegs":[{"probabilityEncrypted":"forged",'),
  );
  await betButton(page).click();
  await isShown(page, /The price you saw is not one of ours/);
  expect(await betButton(page, 'place').isEnabled()).toBe(true);
  await amountInput(page, 'Stake').fill('');
  await betButton(page, 'no-stake').waitFor();
  expect(await betButton(page).isDisabled()).toBe(true);
  await changeNoMore(page);

  const key = await placedKey(page);
  await changeRequest(page, 'placeBetsMutation', (text) =>
    text.replace(/"idempotencyKey":"[^"]*"/, `"idempotencyKey":"${key}"`),
  );
  await typeAmount(page, 'Stake', '2');
  await betButton(page, 'place').click();
  await blockedFor(page, 'This bet was already placed with other content.');
  await changeNoMore(page);

  await desk.patron(setLimit, patron.email, 'single-wager', '20');
  await typeAmount(page, 'Stake', '25');
  await placeUntil(page, 'blocked');
  await isShown(page, 'This bet exceeds your limit of a single bet of $20.00.');

  await desk.patron(setLocation, patron.email, 'OUT_OF_BOUNDARY');
  await typeAmount(page, 'Stake', '1');
  await placeUntil(page, 'blocked');
  await isShown(page, 'Bets are not taken where you are.');

  // What an operator orders the slip says by itself, as a rule before a bet is refused for it.
  const errors = told.flatMap(({ name, error = '' }) =>
    name === 'betslip error' || name === 'geocomply error' ? `${name} ${error.split(':')[0]}` : [],
  );
  expect(errors).toEqual(
    expect.arrayContaining([
      'geocomply error SERVER_ERROR',
      'betslip error QUOTE_INVALID',
      'betslip error BET_ALREADY_PLACED',
    ]),
  );
  expect(told.some(({ name }) => name === 'place bet incomplete')).toBe(true);
  await desk.patron(setLocation, patron.email, 'home');
  await changeNoMore(page);
  await page.close();
});

test('whoever is found in another region when their location is checked is logged out, and asks the sportsbook of that region from then on [API-010] [BET-007]', async () => {
  await inNewProfile(browser, async (page) => {
    // Not the one who was refused for so much: a slip shows for a while what it knew of them.
    const newcomer = await signUp(page, address);
    await deposit(page, address, '50');
    await acceptFirst(page);
    await openSlip(page);
    await acceptChanges(page, '1');
    await desk.patron(setLocation, newcomer.email, 'SERVER_ERROR');
    await placeUntil(page, 'check-location');
    const sportsbookUrls = { graphql: '/graphql?region=us-pa', websocket: '/graphql/ws?region=us-pa' };
    const errors = [{ message: 'Elsewhere.', extensions: { code: 'UNAUTHORIZED_REGION', sportsbookUrls } }];
    let checks = 0;
    await onOperation(page, 'checkLocationMutation', (route) => {
      checks += 1;
      return route.fulfill({ json: { errors } });
    });
    const moved = page.waitForRequest(/\/graphql\?region=us-pa$/);
    await betButton(page).click({ force: true });
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByText('Your Location was Changed').waitFor();
    await moved;
    expect(checks).toBe(1);
    await desk.patron(setLocation, newcomer.email, 'home');
  });
});

async function blockedFor(page: Page, reason: string | RegExp): Promise<void> {
  await betButton(page, 'blocked').waitFor();
  expect(await betButton(page).isDisabled()).toBe(true);
  await isShown(page, reason);
}

/** Presses Place Bet until the server says what an operator ordered: it may have looked a moment before. */
async function placeUntil(page: Page, kind: string): Promise<void> {
  await until(async () => {
    const now = await betButton(page).getAttribute('data-bet-button', { timeout: 1_000 });
    if (now === 'place') await betButton(page).click({ timeout: 1_000 });
    if ((await receiptOf(page).count()) > 0) await betAgain(page);
    return now === kind;
  });
}

/** Puts the receipt away and the same bet on the slip again. */
async function betAgain(page: Page): Promise<void> {
  const stake = /\$([\d.]+) to win/.exec((await receiptOf(page).textContent()) ?? '')?.[1] ?? '';
  // Once asked for, selections stay for as long as the tab is open.
  const keep = receiptOf(page).getByRole('button', { name: 'Keep selections' });
  await ((await keep.count()) > 0 ? keep : receiptOf(page).getByRole('button', { name: 'Done' })).click();
  await hasLegs(page, 1);
  await typeAmount(page, 'Stake', stake);
}

/** Places a bet of a dollar and answers the key it was placed under; the slip is as before. */
async function placedKey(page: Page): Promise<string> {
  await typeAmount(page, 'Stake', '1');
  const asked = page.waitForRequest((request) => request.postData()?.includes('placeBetsMutation') ?? false);
  await betButton(page, 'place').click();
  const [, key = ''] = /"idempotencyKey":"([^"]*)"/.exec((await asked).postData() ?? '') ?? [];
  await receiptOf(page).waitFor();
  await betAgain(page);
  await eventually(() => amountBecomes(page, 'Stake', '$1.00'));
  return key;
}
