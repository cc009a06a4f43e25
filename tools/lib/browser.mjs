import { existsSync } from 'node:fs';
import { bin, exitCode } from './run.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test in: the one named, one that is installed, or one installed now. Answers its path.
 * Throws what to do where there is none, in one line.
 */
export async function ensureBrowser(named = process.env.FAIRLINE_CHROMIUM, parts = { places, install }) {
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`No browser at FAIRLINE_CHROMIUM=${named}: name one that is there, or leave it out.`);
  }
  const candidates = await parts.places();
  const there = () => candidates.find((path) => existsSync(path));
  const found = there();
  if (found) return found;
  console.log('Installing a browser for the tests …');
  // How it went is told by what is there after it: a package may be installed although a list of others could not be read.
  const error = await parts.install().catch((cause) => cause);
  const installed = there();
  if (installed) return installed;
  throw new Error('No browser for the tests: install Chromium, or name one in FAIRLINE_CHROMIUM.', {
    cause: error,
  });
}

async function places() {
  const { chromium } = await import('playwright-core');
  return [...INSTALLED, chromium.executablePath()];
}

/** Debian's package where that can be, Playwright's own elsewhere. */
async function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await exitCode('apt-get', ['update', '-qq'], options);
    await exitCode('apt-get', ['install', '-y', '-qq', 'chromium'], options);
    return;
  }
  await exitCode(bin('playwright-core'), ['install', 'chromium']);
}
