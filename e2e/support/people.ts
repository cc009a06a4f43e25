import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { until } from './until.ts';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** What `npm start` prints: there from the first start, with play money. */
export const demo: Newcomer = { email: 'demo@fairline.example', password: 'play-money-21' };

/** Opens an account through the form and ends on the page that welcomes. */
export async function signUp(page: Page, address: string): Promise<Newcomer> {
  await page.goto(`${address}/signup`);
  return fillSignUp(page);
}

/** Fills the sign-up form that is open, sends it, and waits for the page that welcomes. */
export async function fillSignUp(page: Page): Promise<Newcomer> {
  const newcomer = { email: `ava-${randomUUID()}@example.com`, password: 'correct horse battery' };
  await page.getByLabel('First name').fill('Ava');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Date of birth').fill('1991-04-12');
  await page.getByLabel('Street address').fill('12 Harbor St');
  await page.getByLabel('City').fill('Newark');
  await page.getByLabel('ZIP or postal code').fill('07102');
  await page.getByLabel('State or province').selectOption({ label: 'New Jersey' });
  await page.getByRole('button', { name: 'Sign Up' }).last().click();
  await page.getByRole('heading', { name: 'Your account is open' }).waitFor({ timeout: 60_000 });
  return newcomer;
}

export async function logIn(page: Page, address: string, newcomer: Newcomer): Promise<void> {
  await page.goto(`${address}/login`);
  await fillLogin(page, newcomer);
}

/** Logs in on the form that is open; once more when a busy server did not answer in time. */
export async function fillLogin(page: Page, { email, password }: Newcomer): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Log In' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button.click();
  await until(async () => {
    if (await balance(page).isVisible()) return true;
    if (await page.getByText('We could not reach our server').isVisible()) await button.click();
    return false;
  }, 90_000);
}

/** Deposits play money with the provider and method that stand first. */
export async function deposit(page: Page, address: string, dollars: string): Promise<void> {
  await page.goto(`${address}/wallet/deposit`);
  await page.getByLabel('Amount').fill(dollars);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Deposit/ })
    .click();
  await page
    .getByText(/deposited|successful/i)
    .first()
    .waitFor();
}

/** The balance in the header, which is also the way to deposit. */
export function balance(page: Page) {
  return page.getByRole('link', { name: /^Balance / });
}

/** Cents of the balance shown in the header. */
export async function balanceCents(page: Page): Promise<number> {
  const label = (await balance(page).getAttribute('aria-label')) ?? '';
  return Number(label.replace(/[^\d]/g, ''));
}
