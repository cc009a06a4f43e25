// `npm run schema` writes apps/server/schema.graphql, the contract between web app and server; with --check it only
// says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../repository.ts';
import { schemaText } from '../schema.ts';

const file = join(repositoryFolder, 'apps/server/schema.graphql');
const text = schemaText();

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('apps/server/schema.graphql is not what the code says: run `npm run schema`.');
  process.exitCode = 1;
}
