import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import {
  type AmountField,
  addToSlip,
  amountBecomes,
  amountIn,
  amountInput,
  betButton,
  hasLegs,
  legsOf,
  openOdds,
  openUpcomingGame,
  slipOf,
  typeAmount,
} from './support/games.ts';
import { balance, demo, fillLogin, fillSignUp, logIn } from './support/people.ts';
import { eventually, until } from './support/until.ts';

const address = inject('address');
const EMPTY = 'Add a bet to start building your betslip!';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const isShown = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('a visitor builds a slip grouped by game, which survives a reload; legs come off one by one and all at once, and back [ACCT-018] [CARD-001] [SLIP-006]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/home`);
    await slipOf(page).getByText(EMPTY).waitFor();
    await openUpcomingGame(page, address);
    const game = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    await addToSlip(page, 0, 1);
    await addToSlip(page, 1, 2);
    const group = slipOf(page).getByRole('region', { name: game ?? '' });
    expect(await group.getByRole('button', { name: /^Remove / }).count()).toBe(2);

    await page.reload();
    await hasLegs(page, 2);
    await eventually(async () => {
      expect(await page.getByRole('main').locator('button[aria-pressed="true"]').count()).toBe(2);
    });

    await legsOf(page).first().click();
    await hasLegs(page, 1);
    await eventually(async () => {
      expect(await openOdds(page).first().getAttribute('aria-pressed')).toBe('false');
    });
    await slipOf(page).getByRole('button', { name: 'Clear all' }).click();
    await slipOf(page).getByText(EMPTY).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await hasLegs(page, 1);
  });
});

test('pressing a price again takes it off the slip [CARD-001]', async () => {
  await inNewProfile(browser, async (page) => {
    await openUpcomingGame(page, address);
    await addToSlip(page, 0, 1);
    await openOdds(page).first().click();
    await hasLegs(page, 0);
    await slipOf(page).getByText(EMPTY).waitFor();
  });
});

test('stake and to win follow each other, and take only amounts of money [SLIP-022] [SLIP-023] [SLIP-024] [WAL-007]', async () => {
  await inNewProfile(browser, async (page) => {
    await openUpcomingGame(page, address);
    await addToSlip(page, 0, 1);
    expect(await amountInput(page, 'Stake').getAttribute('placeholder')).toBe('$0.00');

    await typeAmount(page, 'Stake', '100');
    await amountFollows(page, 'To win', (price) => winnings(10_000, price));
    await typeAmount(page, 'To win', '50');
    await amountFollows(page, 'Stake', (price) => stakeFor(5_000, price));

    const typed = [
      ['abc', ''],
      ['.5', '$0.5'],
      ['1.239', '$1.23'],
      ['1234567.5', '$1,234,567.5'],
      ['99999999', '$9,999,999'],
    ];
    for (const [keys = '', shown = ''] of typed) {
      await typeAmount(page, 'Stake', keys);
      expect(await amountIn(page, 'Stake'), keys).toBe(shown);
    }
    await typeAmount(page, 'Stake', '-5');
    await slipOf(page).getByText('An amount cannot be negative.').waitFor();
    expect(await amountIn(page, 'To win')).toBe('');
    await typeAmount(page, 'Stake', '7.5');
    await amountInput(page, 'Stake').press('Tab');
    await amountBecomes(page, 'Stake', '$7.50');

    const saved = page.waitForResponse((response) =>
      /"operationName":"setAmountMutation".*:"10(\.00)?"/.test(response.request().postData() ?? ''),
    );
    await slipOf(page).getByRole('button', { name: '$10', exact: true }).click();
    await amountBecomes(page, 'Stake', '$10.00');
    await eventually(async () => {
      const back = 1_000 + winnings(1_000, await priceOnSlip(page));
      expect(await slipOf(page).textContent()).toContain(`Total return${dollars(back)}`);
    });
    // The page shows an amount before the server has it: what is on its way is lost with the page.
    await saved;
    await page.reload();
    await hasLegs(page, 1);
    await amountBecomes(page, 'Stake', '$10.00');
  });
});

test('Log In to Bet leads to the login and back to the game, with the slip carried over; a wrong password is said plainly [BET-002] [ROUTE-019] [AUTH-006] [AUTH-014]', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await openUpcomingGame(page, address);
    await addToSlip(page, 2, 1);
    await typeAmount(page, 'Stake', '3');
    const button = betButton(page, 'log-in');
    expect(await button.textContent()).toBe('Log In to Bet');
    await button.click();
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('previousPath') === path,
    );

    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Log In' }).click();
    await isShown(page, 'Please enter your email');
    await page.getByLabel('Email').fill(`nobody-${randomUUID()}@example.com`);
    await main.getByRole('button', { name: 'Log In' }).click();
    await isShown(page, 'Please enter your password');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await main.getByRole('button', { name: 'Log In' }).click();
    await isShown(page, 'The email or password is not right. Please try again.');

    await fillLogin(page, demo);
    await page.waitForURL(`${address}${path}`);
    await until(async () => (await legsOf(page).count()) >= 1, 60_000);
    await slipOf(page).getByRole('button', { name: 'Clear all' }).click();
    await hasLegs(page, 0);
  });
});

test('a newcomer keeps their slip through sign-up and, with its stake, through logging out, which asks first, tells the server and forgets who it was [SLIP-021] [AUTH-031] [AUTH-034] [AUTH-013]', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await openUpcomingGame(page, address);
    await addToSlip(page, 1, 1);
    await betButton(page, 'log-in').click();
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await fillSignUp(page);
    await page.getByRole('link', { name: 'Skip for Now' }).click();
    await page.waitForURL(`${address}${path}`);
    await hasLegs(page, 1);
    await typeAmount(page, 'Stake', '7');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Logout' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toBe('LogoutAre you sure you want to log out?CancelLog Out');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await balance(page).isVisible()).toBe(true);

    await page.getByRole('button', { name: 'Log Out' }).click();
    const told = page.waitForRequest((request) => request.url().endsWith('/api/logout'));
    await dialog.getByRole('button', { name: 'Log Out' }).click();
    expect((await told).method()).toBe('POST');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).waitFor();
    expect(await balance(page).count()).toBe(0);
    const stored = await page.evaluate<string>('JSON.stringify(localStorage)');
    expect(stored).not.toContain('bearerToken');

    await page.goto(`${address}${path}`);
    await hasLegs(page, 1);
    await amountBecomes(page, 'Stake', '$7.00');
    await betButton(page, 'log-in').waitFor();
  });
});

test('two tabs of one patron show the same slip without a reload; logging out in one logs out the other, which keeps the slip as a visitor [SLIP-038] [SLIP-021]', async () => {
  await inNewProfile(browser, async (first, context) => {
    await logIn(first, address, demo);
    const path = await openUpcomingGame(first, address);
    const second = await context.newPage();
    await second.goto(`${address}${path}`);
    await balance(second).waitFor();
    await openOdds(second).first().waitFor();
    const before = await legsOf(second).count();
    await addToSlip(first, 3, before + 1);
    await hasLegs(second, before + 1);
    await typeAmount(second, 'Stake', '4');
    await amountBecomes(first, 'Stake', '$4.00');
    await slipOf(second).getByRole('button', { name: 'Clear all' }).click();
    await hasLegs(first, 0);
    await addToSlip(second, 3, 1);

    await second.getByRole('button', { name: 'Account' }).click();
    await second.getByRole('button', { name: 'Log Out' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();
    await first.getByRole('banner').getByRole('link', { name: 'Sign Up' }).waitFor();
    await betButton(first, 'log-in').waitFor();
    await hasLegs(first, 1);
  });
});

test('odds are American until decimal is chosen, at once everywhere and after a reload', async () => {
  await inNewProfile(browser, async (page) => {
    await openUpcomingGame(page, address);
    await addToSlip(page, 0, 1);
    const american = await priceOnSlip(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: /^Decimal/ }).check();
    const decimal = (1 + (american > 0 ? american / 100 : 100 / -american)).toFixed(2);
    const legShows = async (text: string) => {
      await eventually(async () => {
        expect(await slipOf(page).textContent()).toContain(text);
        expect(await openOdds(page).first().textContent()).toContain(text);
      });
    };
    await legShows(decimal);
    await page.reload();
    await hasLegs(page, 1);
    await legShows(decimal);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: /^American/ }).check();
    await legShows(american > 0 ? `+${american}` : `−${-american}`);
  });
});

test('the look follows the system until light or dark is chosen, and keeps the choice [BRAND-006] [BRAND-012]', async () => {
  await inNewProfile(
    browser,
    async (page) => {
      const theme = () => page.evaluate<string>('document.documentElement.dataset.theme');
      const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      await page.goto(`${address}/house-rules`);
      expect(await theme()).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await eventually(async () => expect(await theme()).toBe('dark'));
      const dark = await background();

      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Light' }).check();
      await eventually(async () => expect(await theme()).toBe('light'));
      expect(await background()).not.toBe(dark);
      await page.reload();
      expect(await theme()).toBe('light');
      const keys = await page.evaluate<string[]>('Object.keys(localStorage)');
      expect(keys.filter((key) => !key.startsWith('fairline.espnbet.'))).toEqual([]);
    },
    { colorScheme: 'light' },
  );
});

test('without a connection a bar says so and the slip is kept but cannot be changed, until it is back [SLIP-025]', async () => {
  await inNewProfile(browser, async (page, context) => {
    await openUpcomingGame(page, address);
    await addToSlip(page, 0, 1);
    await context.setOffline(true);
    await isShown(page, 'You are offline. Odds shown may be out of date.');
    // Below the bar the slip still ends with the window.
    const slip = await betButton(page, 'offline').boundingBox();
    expect((slip?.y ?? 0) + (slip?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await legsOf(page).first().isDisabled()).toBe(true);
    expect(await slipOf(page).getByRole('button', { name: 'Clear all' }).isDisabled()).toBe(true);
    expect(await betButton(page, 'offline').isDisabled()).toBe(true);
    await slipOf(page).getByText('You are offline. Your betslip is kept.').waitFor();

    await context.setOffline(false);
    await page.getByText('You are offline').first().waitFor({ state: 'hidden' });
    await betButton(page, 'log-in').waitFor();
    await legsOf(page).first().click();
    await hasLegs(page, 0);
    await addToSlip(page, 1, 1);
  });
});

test('a phone that lost its connection before the betslip was opened keeps its page, says why there is no slip, and shows it once it is back', async () => {
  await inNewProfile(
    browser,
    async (page, context) => {
      await page.goto(`${address}/home`);
      const button = page.getByRole('navigation').getByRole('button', { name: 'Betslip' });
      await button.waitFor();
      // What the page itself needs is there.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await button.click();
      const slip = page.getByRole('dialog', { name: 'Betslip' });
      await slip.getByText('opens when the connection is back').waitFor();
      await context.setOffline(false);
      await slip.getByText('Add a bet to start building your betslip!').waitFor();
    },
    { viewport: { width: 390, height: 844 } },
  );
});

test('a selection that could not be added is off the slip again, and a toast says so [SLIP-040] [START-027]', async () => {
  await inNewProfile(browser, async (page) => {
    await openUpcomingGame(page, address);
    await page.route('**/graphql', async (route) => {
      const isAdding = route.request().postData()?.includes('"addSelectionMutation"') ?? false;
      await (isAdding ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await openOdds(page).first().click();
    const text = 'Something went wrong while adding your bet to your betslip. Please try again later.';
    await page.getByRole('alert').getByText(text).waitFor();
    await eventually(async () => {
      expect(await openOdds(page).first().getAttribute('aria-pressed')).toBe('false');
    });
    await hasLegs(page, 0);
    const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    expect(box?.width).toBe(330);
  });
});

/** The American price of the slip's only leg: the one of now, which after a move stands behind the struck one of before. */
async function priceOnSlip(page: Page): Promise<number> {
  const text = (await slipOf(page).textContent()) ?? '';
  const [, sign, figure] = /, now ([+−])(\d{3,})/.exec(text) ?? /([+−])(\d{3,})/.exec(text) ?? [];
  return Number(figure) * (sign === '+' ? 1 : -1);
}

/** An amount that the other one decides at the price on the slip, which may move meanwhile. @param cents of a price */
async function amountFollows(
  page: Page,
  field: AmountField,
  cents: (american: number) => number,
): Promise<void> {
  await eventually(async () => {
    expect(await amountIn(page, field)).toBe(dollars(cents(await priceOnSlip(page))));
  });
}

/** Cents won by a stake in cents, half-up to the cent. */
function winnings(stake: number, american: number): number {
  return Math.round(american > 0 ? (stake * american) / 100 : (stake * 100) / -american);
}

function stakeFor(win: number, american: number): number {
  return Math.round(american > 0 ? (win * 100) / american : (win * -american) / 100);
}

function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
