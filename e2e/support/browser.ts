import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/** Flags that keep Chromium quiet and alive in a container, as root, without a network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Patient: the machine may be busy with everything else at the same time. */
const ACTION_TIMEOUT_MS = 60_000;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.FAIRLINE_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
  });
}

/** A browser profile of its own: nothing is stored in it, nobody is logged in. */
export async function newProfile(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  return context;
}

/** Runs something in a new profile, which is closed after it. */
export async function inNewProfile(
  browser: Browser,
  run: (page: Page, context: BrowserContext) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<void> {
  const context = await newProfile(browser, options);
  try {
    await run(await context.newPage(), context);
  } finally {
    await endRoutes(context);
    await context.close();
  }
}

/** Closes a browser; what is still being answered in the test's stead is no fault. */
export async function closeBrowser(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await endRoutes(context);
  await browser.close();
}

async function endRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}
