import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';

/** What index.html keeps free for the frame. */
const PLACE = /(<div id="app">)<!--[\s\S]*?-->/;

/**
 * Draws a component that needs neither data nor a browser into index.html, so that the page has its shape as soon as its
 * styles are there, long before the app's code is. `module` exports it as FirstFrame.
 */
export function firstFrame(root: string, module: string): Plugin {
  return {
    name: 'fairline:first-frame',
    apply: 'build',
    async transformIndexHtml(html) {
      const frame = renderToStaticMarkup(createElement(await load(root, module)));
      if (!PLACE.test(html)) throw new Error('index.html has no place for the first frame');
      return html.replace(PLACE, (_place, opening: string) => opening + frame);
    },
  };
}

/** The component as the server side of Vite compiles it: the same plugins, the same class names. */
async function load(root: string, module: string): Promise<ComponentType> {
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { FirstFrame } = await server.ssrLoadModule(module);
    if (typeof FirstFrame !== 'function') throw new Error(`${module} exports no FirstFrame`);
    return FirstFrame;
  } finally {
    await server.close();
  }
}
