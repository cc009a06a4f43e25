import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cyclesOf, graphsOf } from './cycles.mjs';
import { fileRules } from './file-rules.mjs';
import { importRules } from './import-rules.mjs';
import { readProject } from './project.mjs';

/** Packages that work only when there is one of them: two copies are two registries, two contexts, two `instanceof`s. */
const SINGLE = ['graphql', 'react', 'react-dom', 'react-relay', 'relay-runtime'];

/** @returns { files, violations: { path, line, rule, message, why }[] } */
export function checkWalls(root) {
  const files = readProject(root);
  const violations = [
    ...files.flatMap(crossings),
    ...files.flatMap(habits),
    ...knots(files),
    ...duplicates(root),
  ];
  return { files: files.length, violations };
}

function crossings(file) {
  return file.imports.flatMap((each) =>
    importRules.flatMap(({ name, why, breaks }) => {
      const message = breaks(file, each);
      return message ? [{ path: file.path, line: each.line, rule: name, message, why }] : [];
    }),
  );
}

function habits(file) {
  return fileRules.flatMap(({ name, why, breaks }) => {
    const found = breaks(file);
    return found ? [{ path: file.path, ...found, rule: name, why }] : [];
  });
}

function knots(files) {
  const { byFile, byWorkspace } = graphsOf(files);
  const importing = (path, target) =>
    files.find((file) => file.path === path)?.imports.find((each) => each.target === target)?.line ?? 1;
  const why = 'parts that need each other are one part, and neither can be read, tested or moved alone';
  return [
    ...cyclesOf(byFile).map((loop) => ({
      path: loop[0],
      line: importing(loop[0], loop[1]),
      rule: 'no-cycles',
      message: loop.join(' → '),
      why,
    })),
    ...cyclesOf(byWorkspace).map((loop) => ({
      path: loop[0],
      line: 1,
      rule: 'no-cycles',
      message: loop.join(' → '),
      why,
    })),
  ];
}

function duplicates(root) {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) return [];
  const text = readFileSync(lock, 'utf8');
  const packages = Object.entries(JSON.parse(text).packages ?? {});
  return SINGLE.flatMap((name) => {
    const copies = packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
    if (copies.length < 2) return [];
    return [
      {
        path: 'package-lock.json',
        line: text.slice(0, text.indexOf(`"${copies[1][0]}"`)).split('\n').length,
        rule: 'one-copy',
        message: `${name} is there ${copies.length} times: ${copies.map(([path, { version }]) => `${path}@${version}`).join(', ')}`,
        why: 'two copies of it do not know of each other',
      },
    ];
  });
}
