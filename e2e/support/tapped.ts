import type { Locator, Page } from 'playwright-core';

/** A selection as operators name it, and a price that is worse for whoever bets on it. */
export interface Tapped {
  /** EVENT~KEY. */
  readonly market: string;
  /** The last part of its rawId. */
  readonly key: string;
  /** American, below evens: an operator may always ask it. */
  readonly shorter: number;
}

/** Presses a price that is not on a slip and answers what went on it. @param operation that puts it there */
export async function tapAndName(
  page: Page,
  price: Locator,
  operation: 'addSelectionMutation' | 'quickMutationsAddMutation',
): Promise<Tapped> {
  await price.waitFor();
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
  const [label] = await Promise.all([price.getAttribute('aria-label'), price.click()]);
  const [, rawId = ''] = /"MarketSelection:([^"]+)"/.exec((await asked).postData() ?? '') ?? [];
  const [event = '', market = '', key = ''] = rawId.split('~');
  return { market: `${event}~${market}`, key, shorter: shorterThan(label ?? '') };
}

/** @param label of a price: 'Bills, Moneyline, minus 110' */
function shorterThan(label: string): number {
  const [, sign, figure] = /, (plus|minus) (\d+)/.exec(label) ?? [];
  return sign === 'minus' ? -Number(figure) - 20 : -120;
}

/** What a stake wins at a price below evens, as it is written. @param cents of the stake */
export function winsAt(american: number, cents: number): string {
  return `$${(Math.round((cents * 100) / -american) / 100).toFixed(2)}`;
}
