import { relative } from 'node:path';

/**
 * What of a run of vitest was skipped, a line a file, and how to run it; nothing where nothing was.
 * @param testResults of vitest's JSON report
 */
export function skippedLines(testResults, folder) {
  const files = testResults.flatMap(({ name, assertionResults }) => {
    const count = assertionResults.filter(({ status }) => status === 'skipped').length;
    return count === 0 ? [] : [`skipped ${count} in ${relative(folder, name)}`];
  });
  if (files.length === 0) return [];
  return [
    ...files.sort(),
    'They need recordings, cases or a database that are not part of the repository: CONTRIBUTING.md, "Files that tests read in place".',
  ];
}

/**
 * What of a run of vitest failed, a line each: the test with the file it stands in, or the file alone where it could not be loaded.
 * @param testResults of vitest's JSON report
 */
export function failedLines(testResults, folder) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(folder, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `failed: ${file}: ${fullName}`);
    return status === 'failed' ? [`failed: ${file}`] : [];
  });
}
