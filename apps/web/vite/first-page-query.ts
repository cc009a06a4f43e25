import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BUILD } from '../src/app/build-info.ts';

/**
 * Writes the hash of the page query into index.html, whose first script asks for the page while the app is still being
 * downloaded. src/app/network/first-page.ts takes the answer over.
 */
export function firstPageQuery(parameters: string): Plugin {
  return {
    name: 'fairline:first-page-query',
    transformIndexHtml(html) {
      const text = readFileSync(parameters, 'utf8');
      const hash = /"id": "([0-9a-f]{64})"/.exec(text)?.[1];
      const name = /"name": "(\w+)"/.exec(text)?.[1];
      if (hash === undefined || name === undefined) throw new Error(`${parameters} names no persisted query`);
      const { app, platform, version } = BUILD;
      const query = {
        name,
        hash,
        headers: { 'x-app': app, 'x-platform': platform, 'x-app-version': version },
      };
      return html.replace('%PAGE_QUERY%', JSON.stringify(query).replaceAll("'", '&#39;'));
    },
  };
}
