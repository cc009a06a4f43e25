import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { until } from './support/until.ts';

const address = inject('address');
const built = new URL('../apps/web/dist/', import.meta.url);

/** What the first page is drawn with: the scripts that index.html names, compressed with gzip. */
const FIRST_KILOBYTES = 210;
/** All that home loads by itself at the width of a phone: those, drawings of the sports shown, the live connection. */
const HOME_KILOBYTES = 225;

const kilobytes = (scripts: readonly Uint8Array[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

test('the scripts every page begins with stay small', () => {
  const html = readFileSync(new URL('index.html', built), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  const scripts = [...new Set(names)].map((name) => readFileSync(new URL(name, built)));
  expect(kilobytes(scripts)).toBeLessThan(FIRST_KILOBYTES);
  // The server's library of GraphQL has no place in a browser: graphql-ws brings it where it is not loaded by its client.
  expect(scripts.filter((script) => script.includes('GraphQLSchema'))).toEqual([]);
});

test('home loads no more scripts by itself than it needs', async () => {
  await inNewProfile(
    browser,
    async (page) => {
      const loaded = new Map<string, Promise<Uint8Array>>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') loaded.set(response.url(), response.body());
      });
      const connected = page.waitForEvent('websocket');
      await page.goto(address);
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 120_000 });
      await connected;
      let before = -1;
      await until(async () => {
        const settled = loaded.size === before;
        before = loaded.size;
        await page.waitForTimeout(1_000);
        return settled;
      });
      expect(kilobytes(await Promise.all(loaded.values()))).toBeLessThan(HOME_KILOBYTES);
    },
    { viewport: { width: 390, height: 844 } },
  );
});
