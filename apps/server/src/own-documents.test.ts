import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isObjectType,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import { ResolvedField } from './platform/graphql/compiled/field.ts';
import { Program } from './platform/graphql/compiled/program.ts';
import type { Selection } from './platform/graphql/compiled/selection.ts';
import { repositoryFolder } from './repository.ts';
import { buildSchema } from './schema.ts';

const schema = buildSchema();
const web = join(repositoryFolder, 'apps/web');
const manifest: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(web, 'persisted.json'), 'utf8'),
);
const documents = Object.values(manifest).map((text) => parse(text, { noLocation: true }));

/** What is kept of an operation at most: its fields, once objects of every type there is have come. */
function fieldsOf(document: DocumentNode): number {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('A document of the web app has not exactly one operation.');
  const program = new Program({ schema, document, operation, conditions: { board: true, segments: true } });
  const seen = new Set<Selection>();
  const look = (selection: Selection): void => {
    if (seen.has(selection)) return;
    seen.add(selection);
    for (const field of selection.fields) {
      if (!(field instanceof ResolvedField)) continue;
      for (const type of typesOf(field.definition.type)) look(program.selectionOf(type, field.nodes));
    }
  };
  look(program.root());
  return [...seen].reduce((sum, { fields }) => sum + fields.length, 0);
}

function typesOf(type: GraphQLOutputType): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  if (isObjectType(named)) return [named];
  return isAbstractType(named) ? schema.getPossibleTypes(named) : [];
}

// Relay's compiler adds what it writes anew and takes nothing out: with both emptied first, `npm run schema` writes all of it.
test('the manifest holds the documents that the web app asks by, and no others', () => {
  const folder = join(web, 'src/__generated__');
  const asked = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id]) => id),
  );
  expect(Object.keys(manifest).sort()).toEqual([...new Set(asked)].sort());
});

// A field takes some 300 bytes. As texts with each way to a field written out, these documents took thirty million characters.
test('what the server keeps of the web app’s documents stays small, of all together and of each', () => {
  const fields = documents.map(fieldsOf);
  expect(documents.length).toBeGreaterThan(50);
  expect(fields.reduce((sum, some) => sum + some, 0)).toBeLessThan(20_000);
  expect(Math.max(...fields)).toBeLessThan(2_000);
});
