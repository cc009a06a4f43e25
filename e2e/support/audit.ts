import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './until.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of a list of games the first two are looked at; the others are built the same, and ninety take half a minute. */
const MORE_OF_THE_SAME = 'article ~ article ~ article';

/** The widths the layout is made for: the smallest phone, a phone, a tablet, a laptop, a desktop. */
export const WIDTHS = [320, 390, 768, 1024, 1440] as const;

/**
 * Fails when axe finds a breach of WCAG 2.2 AA in light or in dark. Looks again before failing: a price that is moving
 * is drawn in between colours for a moment.
 */
export async function passesAxe(page: Page): Promise<void> {
  await layOutAll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await eventually(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(WCAG)
        .exclude(MORE_OF_THE_SAME)
        .analyze();
      expect({ colorScheme, violations: violations.map(told) }).toEqual({ colorScheme, violations: [] });
    }, 30_000);
  }
}

/** Rows out of view keep a place that may be lower than what is in them, which axe would take for one part covering another. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

function told({
  id,
  nodes,
}: {
  id: string;
  nodes: readonly { html: string; failureSummary?: string }[];
}): string {
  return [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`)].join('\n');
}

/** Fails when the page is wider than the window at any width; leaves the window at the widest. */
export async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 });
    await eventually(async () => {
      const tooWide = await page.evaluate<number>(
        'document.scrollingElement.scrollWidth - window.innerWidth',
      );
      expect({ url: page.url(), width, tooWide: Math.max(0, tooWide) }).toEqual({
        url: page.url(),
        width,
        tooWide: 0,
      });
    }, 15_000);
  }
}

/** Collects what the page complains about; read it at the end of a test. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
