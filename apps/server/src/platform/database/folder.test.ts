import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureWritableFolder } from './folder.ts';

test('missing folders are made so that the database’s account can pass through, whatever the umask', () => {
  const base = mkdtempSync(join(tmpdir(), 'fairline-folder-'));
  const before = process.umask(0o077);
  try {
    ensureWritableFolder(join(base, 'a', 'b'));
    expect(statSync(join(base, 'a')).mode & 0o777).toBe(0o711);
    ensureWritableFolder(join(base, 'a', 'b'));
  } finally {
    process.umask(before);
    rmSync(base, { recursive: true });
  }
});
