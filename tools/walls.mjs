// `node tools/walls.mjs [folder]`: who may import whom, and a few habits, checked from the source alone. Prints each
// violation with file, line and the wall's reason; exit code 1 when there is one.
import { join } from 'node:path';
import { checkWalls } from './walls/check.mjs';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const { files, violations } = checkWalls(root);
for (const { path, line, rule, message, why } of violations) {
  console.log(`${path}:${line} ${rule}: ${message}\n    ${why}`);
}
if (files === 0) console.log(`${root} has no source files.`);
console.log(`${files} files, ${violations.length} violations`);
process.exit(violations.length === 0 && files > 0 ? 0 : 1);
