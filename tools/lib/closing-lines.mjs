import { relative } from 'node:path';

/** Characters of a failure that are told. */
const LONGEST_MESSAGE = 160;

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
 * What of a run of vitest failed, a line each: the test with the file it stands in and what went wrong, or the file alone
 * where it could not be loaded.
 * @param testResults of vitest's JSON report
 */
export function failedLines(testResults, folder) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(folder, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map((test) => `failed: ${file}: ${toldOf(test)}`);
    return status === 'failed' ? [`failed: ${file}`] : [];
  });
}

/**
 * What failed a run of vitest in which all tests and files passed, a line; nothing for any other run. An error that came outside
 * of any test is not in the report.
 * @param code that it ended with
 * @param name of the run
 */
export function outsideLines(code, name, testResults) {
  if (code === 0 || testResults.some(({ status }) => status === 'failed')) return [];
  return [`failed: ${name}: an error outside of any test; look for "Unhandled" above`];
}

/**
 * Tests that passed when tried once more, a line each, with what went wrong at first: docs/decisions/0014.
 * @param testResults of vitest's JSON report
 */
export function triedAgainLines(testResults, folder) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => `tried again: ${relative(folder, name)}: ${toldOf(test)}`),
  );
}

/** A test's title, and the first line of its first failure. */
function toldOf({ fullName, failureMessages: [message = ''] }) {
  const [line] = message.split('\n', 1);
  return line === '' ? fullName : `${fullName} (${line.slice(0, LONGEST_MESSAGE)})`;
}
