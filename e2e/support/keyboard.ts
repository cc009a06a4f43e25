import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { betButton, placeWith, receiptOf, slipOf } from './games.ts';

/** More presses of Tab than any page has places to stop at. */
const MOST_STOPS = 400;

/** Presses Tab until something has the focus, which must be seen to have it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return showsFocus(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/** What is not drawn has no focus: rows far below the screen are drawn as one comes near. */
export async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

async function showsFocus(target: Locator): Promise<void> {
  const isSeen = await target.evaluate((element) => element.matches(':focus-visible'));
  expect(isSeen).toBe(true);
}

/** Types a stake on the slip and places the bet, also at prices that move meanwhile. */
export async function placeByKeyboard(page: Page, stake: string): Promise<void> {
  await tabTo(page, slipOf(page).getByRole('textbox', { name: 'Stake' }));
  await page.keyboard.type(stake);
  await placeWith(betButton(page), receiptOf(page), async () => {
    if (!(await hasFocus(betButton(page)))) await tabTo(page, betButton(page));
    await page.keyboard.press('Enter');
  });
}
