import { existsSync } from 'node:fs';
import { bin, exitCode, run } from './run.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium to test in: the one named, one that is installed, or one installed now. Answers its path. */
export async function ensureBrowser() {
  const found = [process.env.FAIRLINE_CHROMIUM, ...INSTALLED, await downloaded()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  console.log('Installing a browser for the tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], options);
    return '/usr/bin/chromium';
  }
  if ((await exitCode(bin('playwright-core'), ['install', 'chromium'])) !== 0) {
    throw new Error('No browser: install Chromium, or name one in FAIRLINE_CHROMIUM.');
  }
  return downloaded();
}

async function downloaded() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}
