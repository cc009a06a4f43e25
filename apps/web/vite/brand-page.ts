import type { Plugin } from 'vite';

/** The four brands of the specification; src/brands/ says what each looks like and is called. */
const TITLES: Record<string, string> = {
  espnbet: 'espnbet Sportsbook',
  tsb: 'tsb Sportsbook',
  hwc: 'hwc Casino',
  tsc: 'tsc Casino',
};

/** Writes the brand this build is for into the page, so that its colours are there before any script runs. */
export function brandPage(brand: string): Plugin {
  const title = TITLES[brand];
  if (title === undefined) {
    throw new Error(
      `Unknown brand ${brand}: set FAIRLINE_BRAND to one of ${Object.keys(TITLES).join(', ')}.`,
    );
  }
  return {
    name: 'fairline:brand-page',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand).replaceAll('%TITLE%', title),
  };
}
