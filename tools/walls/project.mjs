import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { importsOf, split } from './scan.mjs';

const SOURCE = /\.(ts|tsx|mjs|css)$/;
const ROOTS = ['apps', 'packages', 'bench', 'e2e', 'tools'];
const SKIPPED = new Set(['node_modules', '__generated__', 'dist', 'coverage']);

/**
 * Every source file of the repository with its imports resolved to files of the repository.
 * Generated files are left out.
 */
export function readProject(root) {
  const files = ROOTS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    walk(root, folder),
  );
  const known = new Set(files);
  return files.map((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const parts = path.endsWith('.css') ? { code: source, texts: '' } : split(source);
    const imports = path.endsWith('.css') ? [] : importsOf(source, parts);
    return {
      path,
      source,
      ...parts,
      imports: imports.map((each) => ({ ...each, target: resolve(path, each.specifier, known) })),
    };
  });
}

function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder.split(sep).join('/'), entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** The file of ours that a specifier means; undefined for packages from elsewhere and for generated files. */
function resolve(from, specifier, known) {
  const path = specifier.split('?')[0];
  const ours = /^@fairline\/([^/]+)\/(.+)$/.exec(path);
  if (ours)
    return known.has(`packages/${ours[1]}/src/${ours[2]}`) ? `packages/${ours[1]}/src/${ours[2]}` : undefined;
  if (!path.startsWith('.')) return undefined;
  const target = relative('.', join(dirname(from), path))
    .split(sep)
    .join('/');
  return [target, `${target}.ts`, `${target}.tsx`].find((candidate) => known.has(candidate));
}
