import type { Plugin } from 'vite';
import { madeWhenUsed } from './made-when-used.ts';

/**
 * Replaces each graphql`…` by what relay-compiler made of it. The text itself never reaches the browser:
 * operations go out by the hash of their text.
 */
export function relayTag(artifacts: string): Plugin {
  return {
    name: 'fairline:relay-tag',
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith(artifacts)) return { code: madeWhenUsed(code), map: null };
      if (!/\.tsx?$/.test(id) || !code.includes('graphql`')) return null;
      const names = new Set<string>();
      const replaced = code.replace(/\bgraphql`([^`]*)`/g, (_tag, text: string) => {
        const name = definitionName(text, id);
        names.add(name);
        // As many lines as before, so that line numbers in errors stay right.
        return `graphql__${name}${'\n'.repeat(text.split('\n').length - 1)}`;
      });
      const imports = [...names].map(
        (name) => `import graphql__${name} from ${JSON.stringify(`${artifacts}/${name}.graphql.ts`)};`,
      );
      return { code: `${imports.join(' ')} ${replaced}`, map: null };
    },
  };
}

function definitionName(text: string, file: string): string {
  const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1];
  if (name === undefined) throw new Error(`${file}: a graphql tag without a named definition`);
  return name;
}
