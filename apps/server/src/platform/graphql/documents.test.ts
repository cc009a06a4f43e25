import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { servicesOf } from '../testing/test-server.ts';
import type { RequestContext } from './context.ts';
import { Documents } from './documents.ts';

const MEGABYTE = 1024 * 1024;
const schema = priceBoardSchema(new PriceBoard());
const context: RequestContext = {
  viewer: { kind: 'nobody' },
  services: servicesOf({}),
  now: 0,
  ipAddress: '',
  userAgent: '',
};

let documents: Documents;
beforeEach(() => {
  documents = new Documents({ schema, introspection: true });
});

/** A document with so many fields, different for each number. */
function wide(fields: number, number: number): string {
  const names = Array.from({ length: fields }, (_, index) => `d${number}_${index}: name`);
  return `query Wide${number} { boards { ${names.join(' ')} } }`;
}

/** Asks and executes a document as a client does. */
const run = (query: string) => documents.find({ query }).execute(undefined, context, {});

const codeOf = (query: string) => {
  try {
    documents.find({ query });
    return undefined;
  } catch (error) {
    return error instanceof Error && 'extensions' in error ? error.extensions : error;
  }
};

test('however many documents are sent, what is kept of them stays below a bound in bytes', async () => {
  for (let number = 0; number < 300; number += 1) await run(wide(300, number));
  const { operations, bytes } = documents.kept;
  expect(bytes).toBeLessThanOrEqual(32 * MEGABYTE);
  expect(bytes).toBeGreaterThan(30 * MEGABYTE);
  expect(operations).toBeLessThan(150);
});

test('a document of our own may have more words than anybody else’s', () => {
  const query = wide(1_000, 0);
  expect(codeOf(query)).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED' });
  const hash = createHash('sha256').update(query).digest('hex');
  const ours = new Documents({ schema, introspection: true, manifest: { [hash]: query } });
  expect(ours.find({ hash }).name).toBe('Wide0');
});

test('a text without end, of few words, counts with its length', () => {
  for (let number = 0; number < 500; number += 1)
    documents.find({ query: `{ boards { name } } # ${number} ${'x'.repeat(90_000)}` });
  expect(documents.kept.operations).toBeLessThan(190);
  expect(documents.kept.bytes).toBeLessThanOrEqual(32 * MEGABYTE);
});

test('texts remembered by their sha256 give way to later ones', () => {
  const register = (number: number) => {
    const query = `{ boards { name } } # ${number} ${'x'.repeat(90_000)}`;
    const hash = createHash('sha256').update(query).digest('hex');
    documents.find({ query, hash });
    return hash;
  };
  const hashes = Array.from({ length: 250 }, (_, number) => register(number));
  expect(() => documents.find({ hash: hashes[0] })).toThrow('PersistedQueryNotFound');
  expect(documents.find({ hash: hashes.at(-1) }).type).toBe('query');
});

test('a document answers the same whether it is ours, of which is kept what is to be done, or of others', async () => {
  const query = wide(10, 1);
  const hash = createHash('sha256').update(query).digest('hex');
  const ours = new Documents({ schema, introspection: true, manifest: { [hash]: query } });
  const result = await ours.find({ hash }).execute(undefined, context, {});
  expect(result).not.toHaveProperty('errors');
  expect(JSON.stringify(await run(query))).toBe(JSON.stringify(result));
  expect(ours.kept).toEqual({ operations: 0, bytes: 0 });
});

test('a document that selects too many fields, in words or by its fragments, is refused', () => {
  expect(codeOf(wide(700, 1))).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED' });
  const names = Array.from({ length: 250 }, (_, index) => `n${index}: name`).join(' ');
  const boards = Array.from({ length: 8 }, (_, index) => `b${index}: boards { ...F }`).join(' ');
  const many = (roots: string) => `{ ${roots} } fragment F on Board { ${names} }`;
  expect(codeOf(many('boards { ...F }'))).toBeUndefined();
  expect(codeOf(many(boards))).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  const types = Array.from({ length: 8 }, (_, index) => `b${index}: __schema { types { ...T } }`).join(' ');
  const kinds = names.replaceAll('name', 'kind');
  expect(codeOf(`{ ${types} } fragment T on __Type { ${kinds} }`)).toMatchObject({
    code: 'QUERY_TOO_COMPLEX',
  });
});

test('our own query of a name is prepared before it is asked for, and no other', async () => {
  const texts = ['query first($a: Int) { boards { name } }', 'query firstOther { boards { broken } }'];
  const manifest = Object.fromEntries(
    texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]),
  );
  const own = new Documents({ schema, introspection: true, manifest });
  expect(await own.prepareOwn('nothing')).toBe(0);
  // Unused variables and unknown fields are refused when a document is prepared.
  await expect(own.prepareOwn('first')).rejects.toThrow('$a');
});

test('while our own query is checked all else has its turn, and then it is known', async () => {
  const query = 'query first($isOn: Boolean!) { boards { name @include(if: $isOn) } }';
  const hash = createHash('sha256').update(query).digest('hex');
  const own = new Documents({ schema, introspection: true, manifest: { [hash]: query } });
  const taken = await countTurns(async (turns) => {
    expect(await own.prepareOwn('first')).toBe(1);
    return turns();
  });
  expect(taken).toBeGreaterThan(2);
  expect(own.find({ hash }).name).toBe('first');
});
