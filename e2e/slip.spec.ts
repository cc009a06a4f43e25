import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { grantBonusBet, grantPromotionalCredit } from '../apps/server/src/cli/patron/grant.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { Rewards } from '../apps/server/src/rewards/rewards.ts';
import { changeRecords } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { type Desk, openDesk } from './support/desk.ts';
import {
  addToSlip,
  amountBecomes,
  amountInput,
  hasLegs,
  LEAGUE,
  legsOf,
  openUpcomingGame,
  placeBet,
  receiptOf,
  SOON_MS,
  slipOf,
  typeAmount,
} from './support/games.ts';
import { deposit, signUp } from './support/people.ts';
import { drawAll } from './support/rows.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');
const EXPIRES_MS = 50 * 60_000;

let browser: Browser;
let desk: Desk;

beforeAll(async () => {
  browser = await openBrowser();
  desk = openDesk(inject('data'));
});
afterAll(async () => {
  await desk.close();
  await closeBrowser(browser);
});

const banner = (page: Page, name: RegExp) => slipOf(page).getByRole('button', { name });
const picker = (page: Page) => slipOf(page).getByRole('region', { name: 'Rewards' });

/** Presses what the button offers until the bet is placed, which is told on the receipt; the selection stays. */
async function placeAndKeep(page: Page): Promise<string> {
  await placeBet(page);
  const text = (await receiptOf(page).textContent()) ?? '';
  const keep = receiptOf(page).getByRole('button', { name: 'Keep selections' });
  await ((await keep.count()) > 0 ? keep : receiptOf(page).getByRole('button', { name: 'Done' })).click();
  await hasLegs(page, 1);
  return text;
}

test('a bet is paid with cash, a bonus bet or promotional credit, and boosted when it is cash; rewards stand in a picker that says how long they last [SLIP-001] [SLIP-005] [SLIP-016] [SLIP-026] [SLIP-041] [SLIP-043] [SLIP-044]', {
  timeout: 240_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    const { email } = await signUp(page, address);
    await deposit(page, address, '100');
    await desk.patron(grantBonusBet, email, '10');
    await desk.patron(grantPromotionalCredit, email, '15');
    const boost = { rate: { numerator: 1n, denominator: 4n } };
    const granted = await desk.inHouse(async (house) =>
      new Rewards(house).grant({
        patronId: await house.patronId(email),
        idempotencyKey: newId(),
        title: '25% Profit Boost',
        restriction: {},
        expiresAt: new Date(Date.now() + EXPIRES_MS),
        kind: 'profit-boost',
        boost,
      }),
    );
    expect(granted.kind).toBe('granted');
    await openUpcomingGame(page, address, SOON_MS);
    await addToSlip(page, 0, 1);
    const hint = slipOf(page).getByText('Profit Boosts are live!');
    await hint.waitFor();
    await slipOf(page)
      .getByText('Tap on any available Profit Boost to apply it to your selection.')
      .waitFor();
    await slipOf(page).getByRole('button', { name: 'Hide this hint' }).click();
    await hint.waitFor({ state: 'detached' });
    await page.reload();
    await banner(page, /3 rewards/).click();
    expect(await hint.count()).toBe(0);
    const kept = await page.evaluate<string[]>('Object.keys(localStorage)');
    expect(kept.some((key) => key.endsWith('profit-boost-tooltip-hidden'))).toBe(true);
    const left = picker(page).getByText(/^Expires in 0h (49|50)m \d\ds$/);
    await left.waitFor();
    expect(await left.evaluate(isRed)).toBe(true);

    await picker(page)
      .getByRole('button', { name: /Bonus Bet/ })
      .click();
    await amountBecomes(page, 'Stake', '$10.00');
    for (const field of ['Stake', 'To win'] as const) {
      expect(await amountInput(page, field).getAttribute('readonly')).not.toBeNull();
    }
    expect(await placeAndKeep(page)).toContain('$10.00 bonus bet to win');
    const session = await page.evaluate<string>('JSON.stringify(sessionStorage)');
    expect(session).toMatch(/reuse-selections[\\"]+:[\\"]+true/);

    await banner(page, /2 rewards/).click();
    await picker(page)
      .getByRole('button', { name: /Promotional credit/ })
      .click();
    await typeAmount(page, 'Stake', '20');
    const low = 'Your promotional credits are $15.00. Lower the amount or place the bet with cash.';
    await slipOf(page).getByText(low).first().waitFor();
    expect(await amountInput(page, 'Stake').getAttribute('aria-invalid')).toBe('true');
    await typeAmount(page, 'Stake', '15');
    expect(await placeAndKeep(page)).toContain('$15.00 promotional credit to win');

    await typeAmount(page, 'Stake', '8');
    await banner(page, /1 reward/).click();
    await picker(page)
      .getByRole('button', { name: /25% Profit Boost/ })
      .click();
    await slipOf(page).getByRole('textbox', { name: 'To win, boosted' }).waitFor();
    expect(await placeAndKeep(page)).toMatch(/\$8\.00 to win/);

    await changeRecords(page, 'slipDataQuery', (record) =>
      record.__typename === 'MarketSelection' || ('probabilityEncrypted' in record && 'isDisabled' in record)
        ? { ...record, status: 'HIDDEN', isDisabled: true, odds: null }
        : 'marketSelection' in record
          ? {
              ...record,
              marketSelection: { ...Object(record.marketSelection), status: 'HIDDEN', isDisabled: true },
            }
          : record,
    );
    await page.routeWebSocket(/\/graphql\/ws$/, () => {});
    await page.reload();
    await slipOf(page).getByText('Closed', { exact: true }).first().waitFor();
    expect(await amountInput(page, 'Stake').isDisabled()).toBe(true);
  });
});

/** Whether an element has the colour of what goes down. */
function isRed(element: HTMLElement | SVGElement): boolean {
  const before = getComputedStyle(element).color;
  element.style.color = 'var(--down)';
  return getComputedStyle(element).color === before;
}

/** A price of a game's card that is for sale. */
function price(game: Locator, market: string): Locator {
  return game.locator(`button[data-status="open"][aria-label*="${market}" i]`).first();
}

/** The card of a game: others come while it is looked at. */
function gameAt(games: Locator, path: string | null | undefined): Locator {
  return games.filter({ has: games.page().locator(`a[href="${path}"]`) });
}

async function isAt(page: Page, tab: 'Straight' | 'Parlay' | 'Teaser'): Promise<void> {
  const chosen = slipOf(page).getByRole('tab', { name: new RegExp(`^${tab}`) });
  await eventually(async () => expect(await chosen.getAttribute('aria-selected')).toBe('true'));
}

async function tap(page: Page, button: Locator, legs: number): Promise<void> {
  await until(async () => {
    if ((await legsOf(page).count()) < legs) await button.click({ timeout: 5_000 });
    await until(async () => (await legsOf(page).count()) === legs, 5_000);
    return true;
  }, 60_000);
}

const NEEDS = 'A teaser has 2 or more football or basketball spreads or totals.';

test('the second selection of a new slip opens the parlay; a chosen tab stays, over a reload too; one leg, or none, is a straight bet; a cleared teaser leaves a parlay or none [SLIP-019] [SLIP-020] [SLIP-029]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}${LEAGUE}`);
    const games = page.getByRole('region', { name: 'Upcoming' }).getByRole('article');
    await games.nth(1).waitFor();
    await drawAll(page, games);
    const paths = await games
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const [one, other] = [gameAt(games, paths.at(-1)), gameAt(games, paths.at(-2))];
    const tab = (name: string) => slipOf(page).getByRole('tab', { name: new RegExp(`^${name}`) });
    await tap(page, price(one, 'moneyline'), 1);
    await isAt(page, 'Straight');
    await tap(page, price(other, 'moneyline'), 2);
    await isAt(page, 'Parlay');
    await tab('Teaser').click();
    await slipOf(page).getByText(NEEDS).waitFor();
    await tab('Parlay').click();
    await page.reload();
    await hasLegs(page, 2);
    await isAt(page, 'Parlay');
    await legsOf(page).first().click();
    await hasLegs(page, 1);
    await isAt(page, 'Straight');

    await drawAll(page, games);
    await tap(page, price(one, 'spread'), 2);
    // The slip is not new any more: nobody is taken to another tab.
    await isAt(page, 'Straight');
    await tap(page, price(other, 'spread'), 3);
    await tab('Teaser').click();
    await slipOf(page)
      .getByRole('heading', { name: /-point teaser/ })
      .waitFor();
    await page.reload();
    await hasLegs(page, 3);
    await isAt(page, 'Teaser');
    await slipOf(page).getByRole('button', { name: 'Clear teaser' }).click();
    await hasLegs(page, 1);
    await isAt(page, 'Straight');

    await drawAll(page, games);
    const left = (await price(one, 'moneyline').getAttribute('aria-pressed')) === 'true' ? other : one;
    await tap(page, price(left, 'moneyline'), 2);
    await tap(page, price(one, 'spread'), 3);
    await tap(page, price(other, 'spread'), 4);
    await tab('Teaser').click();
    await slipOf(page).getByRole('button', { name: 'Clear teaser' }).click();
    await hasLegs(page, 2);
    await isAt(page, 'Parlay');
    await slipOf(page).getByRole('button', { name: 'Clear all' }).click();
    await hasLegs(page, 0);
    await isAt(page, 'Straight');
    await tap(page, price(one, 'moneyline'), 1);
    await tap(page, price(other, 'moneyline'), 2);
    await isAt(page, 'Parlay');
  });
});
