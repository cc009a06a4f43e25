import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { complaintsOf, fitsEveryWidth, passesAxe } from './support/audit.ts';
import { closeBrowser, inNewProfile, newProfile, openBrowser } from './support/browser.ts';
import {
  acceptUntil,
  addToSlip,
  amountInput,
  betButton,
  hasLegs,
  mainOf,
  openUpcomingGame,
  placeBet,
  receiptOf,
  slipOf,
  typeAmount,
} from './support/games.ts';
import { balanceCents, deposit, signUp } from './support/people.ts';
import { eventually } from './support/until.ts';

const address = inject('address');

let browser: Browser;
/** Where a patron with one open bet is logged in. */
let patron: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  patron = await newProfile(browser);
  const page = await patron.newPage();
  await signUp(page, address);
  await deposit(page, address, '100');
  await openUpcomingGame(page, address);
  await addToSlip(page, 0, 1);
  await typeAmount(page, 'Stake', '12');
  await placeBet(page);
  await page.close();
});
afterAll(() => closeBrowser(browser));

async function asPatron(run: (page: Page) => Promise<void>): Promise<void> {
  const page = await patron.newPage();
  await page.setViewportSize({ width: 1440, height: 1000 });
  try {
    await run(page);
  } finally {
    await page.close();
  }
}

/** Somebody without money, whom no other test has changed. */
async function asNewPatron(run: (page: Page) => Promise<void>): Promise<void> {
  await inNewProfile(browser, async (page) => {
    await signUp(page, address);
    await run(page);
  });
}

test('My Bets has its tabs at their own addresses, shows the open ticket, and is for patrons only [ROUTE-003] [ROUTE-019]', async () => {
  await inNewProfile(browser, async (page) => {
    await page.goto(`${address}/my-bets/settled`);
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('previousPath') === '/my-bets/settled',
    );
  });
  await asPatron(async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${address}/my-bets`);
    const ticket = mainOf(page).getByRole('article').first();
    await ticket.waitFor();
    const text = (await ticket.textContent()) ?? '';
    expect(await page.title()).toBe('My Bets · espnbet');
    expect(text).toContain('$12.00');
    expect(text).toContain('Pending');
    await fitsEveryWidth(page);
    await passesAxe(page);
    await mainOf(page).getByRole('tab', { name: /Open/ }).focus();
    for (const [tab, path, empty] of [
      ['Live', '/my-bets/live', 'No live bets'],
      ['Settled', '/my-bets/settled', 'No settled bets yet'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`${address}${path}`);
      await mainOf(page).getByText(empty).waitFor();
      expect(await mainOf(page).getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true');
    }
    await page.reload();
    await mainOf(page).getByText('No settled bets yet').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('login and sign-up fit, pass axe, and say what is wrong with each field; patrons are sent on [AUTH-006] [ROUTE-020]', async () => {
  await inNewProfile(browser, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${address}/login`);
    await mainOf(page).getByRole('heading', { name: 'Log In' }).waitFor();
    await fitsEveryWidth(page);
    await passesAxe(page);

    await page.goto(`${address}/signup`);
    await mainOf(page).getByRole('heading', { name: 'Sign Up' }).waitFor();
    await page.getByLabel('State or province').getByText('New Jersey').waitFor({ state: 'attached' });
    await fitsEveryWidth(page);
    await passesAxe(page);
    await mainOf(page).getByRole('button', { name: 'Sign Up' }).click();
    for (const text of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email',
      'Please choose a password',
      'Please enter your date of birth',
      'Please enter your street address',
      'Please enter your city',
      'Please enter your postal code',
      'Please choose your state or province',
    ]) {
      await mainOf(page).getByText(text).waitFor();
    }
    expect(
      await page.getByLabel('First name').evaluate((input) => input === input.ownerDocument.activeElement),
    ).toBe(true);
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('First name').focus();
    await mainOf(page).getByText('Please enter a valid email').waitFor();
    await mainOf(page).getByText('Please choose a password of at least 8 characters').waitFor();
    await passesAxe(page);
    expect(complaints).toEqual([]);
  });
  await asPatron(async (page) => {
    await page.goto(`${address}/signup`);
    await page.waitForURL(`${address}/home`);
  });
});

test('deposit: least and most are said, too little and a declined card are refused and change nothing, a good card is booked [WAL-030] [WAL-033] [WAL-034]', async () => {
  await asNewPatron(async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${address}/wallet/deposit`);
    await mainOf(page).getByRole('heading', { name: 'Deposit' }).waitFor();
    await mainOf(page).getByText('$5.00 min • $10,000.00 max').waitFor();
    await fitsEveryWidth(page);
    await passesAxe(page);
    await eventually(async () => expect(await balanceCents(page)).toBe(0));

    const send = mainOf(page).getByRole('button', { name: /^Deposit/ });
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('Amount').fill('2');
    await mainOf(page).getByText('The minimum deposit is $5.00.').waitFor();
    expect(await send.isDisabled()).toBe(true);

    await page.getByLabel('Amount').fill('20');
    await mainOf(page).getByText('0002').click();
    await send.click();
    await mainOf(page).getByRole('alert').waitFor();
    expect(await balanceCents(page)).toBe(0);

    await mainOf(page).getByText('4242').click();
    await send.click();
    await mainOf(page).getByRole('heading', { name: 'Deposit successful' }).waitFor();
    await eventually(async () => expect(await balanceCents(page)).toBe(2_000));
    await passesAxe(page);
    await mainOf(page).getByRole('link', { name: 'Done' }).click();
    await page.waitForURL(`${address}/home`);
    expect(complaints).toEqual([]);
  });
});

test('account summary: balances, better odds accepted by default and the switch is kept; the footer shows time and session [ACCT-015]', async () => {
  await asNewPatron(async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${address}/account/summary`);
    await mainOf(page).getByRole('heading', { name: 'Account summary' }).waitFor();
    for (const label of ['Playable balance', 'Withdrawable', 'Bonus', 'Restricted', 'Total']) {
      await mainOf(page).getByText(label, { exact: true }).first().waitFor();
    }
    const better = mainOf(page).getByRole('switch', { name: 'Accept better odds' });
    expect(await better.isChecked()).toBe(true);
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('accountDataPreferenceMutation') ?? false,
    );
    await better.click();
    await saved;
    await page.reload();
    await better.waitFor();
    await eventually(async () => expect(await better.isChecked()).toBe(false));
    const footer = page.locator('footer');
    await eventually(async () => {
      const text = (await footer.textContent()) ?? '';
      expect(text).toMatch(/Current time\d{1,2}:\d\d [AP]M ET/);
      expect(text).toMatch(/Session time\d+:\d\d/);
    });
    await fitsEveryWidth(page);
    await passesAxe(page);
    expect(complaints).toEqual([]);
  });
});

test('a stake above the balance offers to deposit; a bet placed says so, stands on a receipt, and can be built again [BET-001] [BET-005] [BET-010] [BET-013]', async () => {
  await asPatron(async (page) => {
    await openUpcomingGame(page, address);
    await addToSlip(page, 1, 1);
    expect(await betButton(page, 'no-stake').isDisabled()).toBe(true);
    // At once, so that no answer about a part of it comes between.
    await amountInput(page, 'Stake').fill('9000');
    // A price that moves in that moment is accepted first; the bet is refused for the balance alone.
    await acceptUntil(page, 'deposit');
    expect(await betButton(page, 'deposit').textContent()).toBe('Deposit');
    await betButton(page, 'deposit').click();
    await page.waitForURL(`${address}/wallet/deposit`);
    await page.goBack();

    await typeAmount(page, 'Stake', '1.50');
    const offered = /^(Place Bet|Accept Changes & Bet)\$1\.50$/;
    await eventually(async () => expect(await betButton(page).textContent()).toMatch(offered));
    const before = await balanceCents(page);
    await placeBet(page);
    const receipt = receiptOf(page);
    expect(await receipt.textContent()).toContain('$1.50 to win');
    await eventually(async () => expect(await balanceCents(page)).toBe(before - 150));
    await receipt.getByRole('button', { name: 'Keep selections' }).click();
    await hasLegs(page, 1);
    await betButton(page, 'no-stake').waitFor();
    await slipOf(page).getByRole('button', { name: 'Clear all' }).click();
    await hasLegs(page, 0);
  });
});
