import type { Plugin } from 'vite';

/**
 * Writes the styles of the first script into the page: the first frame is painted as soon as the page itself is there,
 * without another way to the server and back. The links to them stay, disabled, which no browser fetches: parts of the app
 * that come later need the same styles, and look for the link.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'fairline:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`The build has no ${file}, which the page links to`);
          const styles = String(asset.source).trim();
          if (styles.includes('</')) throw new Error(`${file} cannot stand in a page`);
          return `<style>${styles}</style><link rel="stylesheet" href="/${file}" disabled>`;
        });
      },
    },
  };
}
