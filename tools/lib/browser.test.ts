import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { ensureBrowser } from './browser.mjs';

const here = fileURLToPath(import.meta.url);
const nowhere = `${here}/none`;
const ADVICE = /^No browser [^\n]+FAIRLINE_CHROMIUM[^\n]+$/;

const installs = (...places: string[]) => ({ places: async () => places, install: vi.fn(async () => {}) });

test('a browser that is named is taken, and one that is there is not installed again', async () => {
  const parts = installs(nowhere, here);
  expect(await ensureBrowser(here, parts)).toBe(here);
  expect(await ensureBrowser('', parts)).toBe(here);
  expect(parts.install).not.toHaveBeenCalled();
});

test('a browser that is named and not there is said in one line, and no other takes its place', async () => {
  await expect(ensureBrowser(nowhere, installs(here))).rejects.toThrow(`FAIRLINE_CHROMIUM=${nowhere}: `);
  await expect(ensureBrowser(nowhere, installs(here))).rejects.toThrow(ADVICE);
});

test('a browser that cannot be installed is said in one line, however that came out', async () => {
  const parts = installs(nowhere);
  await expect(ensureBrowser('', parts)).rejects.toThrow(ADVICE);
  expect(parts.install).toHaveBeenCalledOnce();
  parts.install.mockRejectedValue(new Error('spawn apt-get EACCES'));
  await expect(ensureBrowser('', parts)).rejects.toThrow(ADVICE);
});

test('a browser that an installation brought is taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairline-browser-'));
  const brought = join(folder, 'chromium');
  const install = () => writeFile(brought, '');
  try {
    expect(await ensureBrowser('', { places: async () => [nowhere, brought], install })).toBe(brought);
  } finally {
    await rm(folder, { recursive: true });
  }
});
