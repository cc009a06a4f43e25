import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, seen from src/ as from dist/. */
export const repositoryFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
