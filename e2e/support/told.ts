import type { Page } from 'playwright-core';

/** One thing the app tells whoever measures how it is used: a name and plain words. */
export type Told = Readonly<Record<string, string>>;

/** Collects what a page tells on its window from its next load on, in order. @param event 'fairline:track' or another of ours */
export async function toldBy(page: Page, event = 'fairline:track'): Promise<readonly Told[]> {
  const told: Told[] = [];
  const name = `told${event.replace(/\W/g, '')}`;
  await page.exposeFunction(name, (detail: Told) => {
    told.push(detail);
  });
  await page.addInitScript(`addEventListener('${event}', ({ detail }) => ${name}(detail))`);
  return told;
}

/** Collects what the app reports to those who run it: 'wagering: A selection was not added'. */
export function reportedBy(page: Page): readonly string[] {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') reported.push(message.text());
  });
  return reported;
}
