import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { lookDown } from './rows.ts';
import { eventually, until } from './until.ts';

export const LEAGUE = '/sport/football/organization/united-states/competition/nfl';
/** Whose games are traded by hand, and which no test bets on that has not taken one of them. */
const TRADED_LEAGUE = '/sport/football/organization/united-states/competition/ncaaf';

/** A game this far from its start stays a game to come while a test uses it. */
const AHEAD_MS = 8 * 60_000;
/** The same for a test of its first minute. */
export const SOON_MS = 3 * 60_000;

/**
 * The path of a game that is far enough from its start for its markets to stay open: of those listed so far the last, or the
 * first, which stands higher on the page.
 */
export async function upcomingGame(
  page: Page,
  address: string,
  which: 'first' | 'last' = 'last',
): Promise<string> {
  return gameAhead(page, `${address}${LEAGUE}`, AHEAD_MS, async (paths) =>
    paths.at(which === 'last' ? -1 : 0),
  );
}

/** @param choose of the paths listed so far, those that start first first; undefined to look again */
async function gameAhead(
  page: Page,
  league: string,
  aheadMs: number,
  choose: (paths: readonly string[]) => Promise<string | undefined>,
): Promise<string> {
  await page.goto(league);
  const links = page.getByRole('region', { name: 'Upcoming' }).getByRole('link');
  let path: string | undefined;
  await lookDown(
    page,
    async () => {
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      path = await choose(hrefs.filter((href) => startOf(href) > Date.now() + aheadMs));
      return path !== undefined;
    },
    150_000,
  );
  return path ?? '';
}

/**
 * The paths of a league's games in play and to come, those first that began last or will: as many as are listed, which on a busy machine
 * is long before all of them are.
 */
export async function latestGames(page: Page, address: string, league: string): Promise<string[]> {
  await page.goto(`${address}${league}`);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => startOf(href) > 0).sort((one, other) => startOf(other) - startOf(one));
}

/** The path of a game to come, of those drawn at once the last: it may begin in some minutes. */
export async function anyGame(page: Page, address: string): Promise<string> {
  await page.goto(`${address}${LEAGUE}`);
  const links = page.getByRole('region', { name: 'Upcoming' }).getByRole('article').getByRole('link');
  await lookDown(page, async () => (await links.count()) > 2, 150_000);
  return (await links.last().getAttribute('href')) ?? '';
}

/** Opens the page of a game to come and answers its path. @param aheadMs how far it must be from its start */
export async function openUpcomingGame(
  page: Page,
  address: string,
  aheadMs: number = AHEAD_MS,
): Promise<string> {
  const last = async (paths: readonly string[]) => paths.at(-1);
  return openGame(page, address, await gameAhead(page, `${address}${LEAGUE}`, aheadMs, last));
}

/**
 * The same with a game that no other test has or is given: what an operator does to it upsets nobody.
 * @param data the folder of the server, where it is noted whose are taken
 */
export async function openGameToTrade(page: Page, address: string, data: string): Promise<string> {
  const free = async (paths: readonly string[]) => {
    for (const path of paths.toReversed()) {
      const taken = join(data, 'traded', path.split('/').at(-1) ?? '');
      // Answers undefined where the folder is there already: another test's.
      if ((await mkdir(taken, { recursive: true })) !== undefined) return path;
    }
    return undefined;
  };
  return openGame(page, address, await gameAhead(page, `${address}${TRADED_LEAGUE}`, SOON_MS, free));
}

async function openGame(page: Page, address: string, path: string): Promise<string> {
  await page.goto(`${address}${path}`);
  await openOdds(page).first().waitFor();
  return path;
}

/** When the game of an address starts; the id of a simulated game says it: 'nfl-202611211032-jax-car', in UTC. */
function startOf(path: string): number {
  const [, year, month, day, hour, minute] = /-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)-/.exec(path) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

/** The prices of single selections on the page that are for sale. */
export function openOdds(page: Page): Locator {
  const main = page.getByRole('main');
  return main.locator('section:not([aria-label="Featured bets"]) button[data-status="open"]:visible');
}

/** What stands on the page between its header and its footer. */
export function mainOf(page: Page): Locator {
  return page.getByRole('main');
}

/** What the betslip shows of the bets it has placed. */
export function receiptOf(page: Page): Locator {
  return slipOf(page).getByRole('region', { name: 'Receipt' });
}

/** The betslip where it stands beside the page. */
export function slipOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Betslip' });
}

/** The buttons that take a leg off the slip, one a leg. */
export function legsOf(page: Page): Locator {
  return slipOf(page).getByRole('button', { name: /^Remove / });
}

export async function hasLegs(page: Page, count: number): Promise<void> {
  await until(async () => (await legsOf(page).count()) === count, 60_000);
}

/** Presses the price at a place of the list until it is on the slip, which then holds so many legs. */
export async function addToSlip(page: Page, at: number, legs: number): Promise<void> {
  const price = openOdds(page).nth(at);
  await until(async () => {
    if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click({ timeout: 5_000 });
    await until(async () => (await legsOf(page).count()) === legs, 10_000);
    return true;
  }, 90_000);
}

/** The bet button of the slip, once it is of a kind ('place', 'log-in', …: see docs/states). */
export function betButton(page: Page, kind?: string): Locator {
  return slipOf(page).locator(kind === undefined ? '[data-bet-button]' : `[data-bet-button="${kind}"]`);
}

/** The kinds of a bet button that accept prices which moved while a stake was typed, and those that lead to a bet. */
const ACCEPTING = ['accept', 'accept-and-place'];
const PLACING = ['place', ...ACCEPTING];

/** Places what is on the slip, also at prices that move meanwhile, until there is a receipt. */
export async function placeBet(page: Page): Promise<void> {
  await pressUntil(betButton(page), PLACING, async () => (await receiptOf(page).count()) > 0);
}

/** The same with a button and a receipt of one's own, by `press` instead of a click. */
export async function placeWith(
  button: Locator,
  receipt: Locator,
  press?: () => Promise<void>,
): Promise<void> {
  await pressUntil(button, PLACING, async () => (await receipt.count()) > 0, press);
}

/** Waits for a kind of the bet button; prices that move meanwhile are accepted. */
export async function acceptUntil(page: Page, kind: string): Promise<void> {
  await pressUntil(betButton(page), ACCEPTING, () => betButton(page, kind).isVisible());
}

async function pressUntil(
  button: Locator,
  kinds: readonly string[],
  isDone: () => Promise<boolean>,
  press: () => Promise<void> = () => button.click({ timeout: 1_000 }),
): Promise<void> {
  await until(async () => {
    if (await isDone()) return true;
    const kind = await button.getAttribute('data-bet-button', { timeout: 1_000 });
    if (kind !== null && kinds.includes(kind)) await press();
    return false;
  }, 60_000);
}

export type AmountField = 'Stake' | 'To win';

/** An amount of the slip's first bet. */
export function amountInput(page: Page, field: AmountField): Locator {
  return slipOf(page).getByRole('textbox', { name: field }).first();
}

/** Types into an amount of the slip as a person does, replacing what stands there. */
export async function typeAmount(page: Page, field: AmountField, text: string): Promise<void> {
  const input = amountInput(page, field);
  await input.click();
  await input.press('ControlOrMeta+a');
  await input.press('Delete');
  await input.pressSequentially(text);
}

export function amountIn(page: Page, field: AmountField): Promise<string> {
  return amountInput(page, field).inputValue();
}

export async function amountBecomes(page: Page, field: AmountField, text: string): Promise<void> {
  await eventually(async () => {
    const value = await amountIn(page, field);
    if (value !== text) throw new Error(`${field} is ${value}, not ${text}.`);
  });
}
