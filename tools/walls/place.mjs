// What a file's path says about it.

/** Tests and what only tests use; the season of a seed is a test as a whole, with a command of its own. */
export function isTest(path) {
  return (
    /\.(test|spec)\.tsx?$/.test(path) ||
    path.includes('/testing/') ||
    path.startsWith('e2e/') ||
    path.startsWith('apps/server/src/season/')
  );
}

/** The workspace a file is in: 'apps/server', 'packages/money', 'bench'. */
export function workspaceOf(path) {
  const [first, second] = path.split('/');
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
}

/** The domain of a server file; undefined for what stands above the domains (compose.ts, main.ts, cli/). */
export function domainOf(path) {
  const folder = /^apps\/server\/src\/([^/]+)\//.exec(path)?.[1];
  return folder === 'cli' ? undefined : folder;
}

/** The area of a web file: its first folder. */
export function areaOf(path) {
  return /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1];
}

export function nameOf(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}
