import type { Plugin } from 'vite';

/**
 * Tells the browser in the page itself to fetch the code and styles of the screen nearly everyone opens first, instead
 * of finding out after the first script has run.
 * @param screen the end of its file's path
 * @param last the end of a path, of what only needs to come after all else
 */
export function preloadFirstScreen(screen: string, last: string): Plugin {
  return {
    name: 'fairline:preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const withModule = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (chunk === undefined) throw new Error(`No part of the build holds ${module}`);
          return chunk.fileName;
        };
        const linked = (file: string) => html.includes(file);
        const after = withModule(last);
        const parts = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const wanted = withImports(withModule(screen), parts);
        const scripts = wanted.map(({ fileName }) => fileName).filter((file) => !linked(file));
        const styles = wanted
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
          .filter((file) => !linked(file));
        if ([...scripts, html].some((text) => text.includes(after)))
          throw new Error(`${last} does not come last: what comes first needs it`);
        return [
          ...scripts.map((file) => link({ rel: 'modulepreload', href: `/${file}`, crossorigin: true })),
          ...styles.map((file) => link({ rel: 'preload', as: 'style', href: `/${file}`, crossorigin: true })),
          link({ rel: 'modulepreload', href: `/${after}`, crossorigin: true, fetchpriority: 'low' }),
        ];
      },
    },
  };
}

/** A part of the build and all parts it needs before it runs, each once. */
function withImports<Part extends { readonly imports: readonly string[] }>(
  fileName: string,
  parts: ReadonlyMap<string, Part>,
): readonly Part[] {
  const found = new Map<string, Part>();
  const add = (name: string) => {
    const part = parts.get(name);
    if (part === undefined || found.has(name)) return;
    found.set(name, part);
    for (const needed of part.imports) add(needed);
  };
  add(fileName);
  return [...found.values()];
}

function link(attrs: Record<string, string | boolean>) {
  return { tag: 'link', attrs, injectTo: 'head' as const };
}
