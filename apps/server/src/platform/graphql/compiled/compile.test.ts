import * as fc from 'fast-check';
import {
  type ExecutionResult,
  execute,
  type GraphQLResolveInfo,
  parse,
  responsePathAsArray,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import { servicesOf } from '../../testing/test-server.ts';
import { type TreeValue, treeSchema } from '../../testing/tree-schema.ts';
import type { RequestContext } from '../context.ts';
import type { Run, Runnable, Variables } from '../run.ts';
import { compiled, type Keeping } from './compile.ts';

const schema = treeSchema();
const context: RequestContext = {
  viewer: { kind: 'nobody' },
  services: servicesOf({}),
  now: 0,
  ipAddress: '',
  userAgent: '',
};

const runnable = (text: string) => {
  const document = parse(text, { noLocation: true });
  expect(validate(schema, document)).toEqual([]);
  return { schema, document, name: undefined };
};

/** By graphql-js. */
function interpreted({ schema, document, name }: Runnable): Run {
  return (rootValue, contextValue, variableValues) =>
    execute({ schema, document, rootValue, contextValue, variableValues, operationName: name });
}

/** Both answers as they go out. */
async function bothAnswers(text: string, root: TreeValue, variables: Variables = {}) {
  const one = runnable(text);
  const [ours, theirs] = [compiled(one, 'kept'), interpreted(one)];
  return [
    plain(await ours(root, context, variables)),
    plain(await theirs(root, context, variables)),
  ] as const;
}

const plain = (result: ExecutionResult): unknown => JSON.parse(JSON.stringify(result));

async function sameAnswer(text: string, root: TreeValue, variables?: Variables): Promise<unknown> {
  const [ours, theirs] = await bothAnswers(text, root, variables);
  expect(ours).toEqual(theirs);
  return ours;
}

const cat = { __typename: 'Cat', name: 'Tom', lives: 9, enemies: [] };
const dog = { __typename: 'Dog', name: 'Rex', tricks: ['sit'] };
const parrot = { __typename: 'Parrot', name: 'Polly' };

test('aliases, fragments and fields that are asked several times are merged in the order they were asked', async () => {
  const text = `{ tree { b: leaf ...F child { leaf } ... on Tree { a: leaf child { __typename } } } other { ...F } }
    fragment F on Tree { child { colour child { leaf } } leaf }`;
  const tree = { leaf: 1, child: { leaf: 2, colour: 'RED', child: { leaf: 3 } } };
  const answer = await sameAnswer(text, { tree, other: tree });
  expect(JSON.stringify(answer)).toBe(
    '{"data":{"tree":{"b":1,"child":{"colour":"RED","child":{"leaf":3},"leaf":2,"__typename":"Tree"},"leaf":1,"a":1},' +
      '"other":{"child":{"colour":"RED","child":{"leaf":3}},"leaf":1}}}',
  );
});

test('an object of an interface or a union is answered as what it is, and one that is nothing known is an error', async () => {
  const text = `{ tree { named { __typename name ... on Cat { lives } ...D self(times: 2) { name } }
    guests { ... on Named { name } ... on Cat { lives enemies { name } } } } }
    fragment D on Dog { tricks }`;
  await sameAnswer(text, { tree: { named: { ...dog, self: () => cat }, guests: [cat, dog, cat] } });
  await sameAnswer(text, { tree: { named: Promise.resolve(cat), guests: [Promise.resolve(dog)] } });
  const [ours] = await bothAnswers(text, { tree: { named: { __typename: 'Tree' }, guests: [{}] } });
  expect(ours).toMatchObject({
    data: { tree: { named: null, guests: null } },
    errors: [{ path: ['tree', 'named'] }, { path: ['tree', 'guests', 0] }],
  });
});

test('@skip and @include are asked anew with the variables of each request', async () => {
  const text = `query ($a: Boolean! = true, $b: Boolean!) { tree { leaf @include(if: $a) ...F @skip(if: $b) child { leaf } } }
    fragment F on Tree { child @include(if: $a) { colour } colour @skip(if: true) }`;
  const root = { tree: { leaf: 1, colour: 'RED', child: { leaf: 2, colour: 'GREEN' } } };
  const runs = (['kept', 'found out anew'] satisfies Keeping[]).map((keeping) =>
    compiled(runnable(text), keeping),
  );
  for (const variables of [
    { b: true },
    { b: false },
    { a: false, b: false },
    { a: false, b: true },
    { b: true },
  ]) {
    const expected = await interpreted(runnable(text))(root, context, variables);
    for (const run of runs) expect(plain(await run(root, context, variables))).toEqual(plain(expected));
  }
});

test('arguments come from the document, from variables and from defaults, and are told to each object of a list', async () => {
  const says = (args: unknown) => JSON.stringify(args);
  const text = `query ($word: String, $colours: [Colour!], $times: Int) { tree { children {
    a: says b: says(word: "x", filter: { colours: [RED] }) c: says(word: $word, filter: { colours: $colours }) d: says(times: $times)
  } } }`;
  const root = { tree: { children: [{ says }, { says }] } };
  await sameAnswer(text, root);
  await sameAnswer(text, root, { word: 'w', colours: ['GREEN'], times: 3 });
  await sameAnswer(text, root, { word: null, colours: null });
  // Null where a value must be: the field fails, for each object.
  await sameAnswer(text, root, { times: null });
});

test('types of one interface keep their own defaults for arguments that hang on variables', async () => {
  const self = ({ times }: { times: number }) => ({ ...cat, name: `Tom ${times}` });
  const text = 'query ($t: Int) { tree { guests { ... on Named { self(times: $t) { name } } } } }';
  const root = {
    tree: {
      guests: [
        { ...cat, self },
        { ...parrot, self },
        { ...cat, self },
      ],
    },
  };
  expect(await sameAnswer(text, root)).toEqual({
    data: { tree: { guests: ['Tom 1', 'Tom 3', 'Tom 1'].map((name) => ({ self: { name } })) } },
  });
  await sameAnswer(text, root, { t: 7 });
});

test('a field may be asked for by any name, also by those that objects have of their own', async () => {
  const text =
    'mutation { __proto__: third { leaf } constructor: third { __proto__: leaf toString: child { leaf } } }';
  const third = { leaf: 1, child: { leaf: 2 } };
  const answer = await sameAnswer(text, { third });
  expect(JSON.stringify(answer)).toBe(
    '{"data":{"__proto__":{"leaf":1},"constructor":{"__proto__":1,"toString":{"leaf":2}}}}',
  );
  await sameAnswer('{ __proto__: tree { leaf } other { __proto__: leaf } }', {
    tree: Promise.resolve({ leaf: 1 }),
    other: { leaf: Promise.resolve(2) },
  });
});

test('variables that do not fit are errors without data', async () => {
  const text = 'query ($n: Int!, $f: Filter) { tree { says(times: $n, filter: $f) } }';
  for (const variables of [{}, { n: 'one' }, { n: 1, f: { word: 7, other: 1 } }]) {
    expect(await sameAnswer(text, { tree: {} }, variables)).not.toHaveProperty('data');
  }
});

test('the fields of a mutation run one after the other, and what comes after a failure that ends the answer does not run', async () => {
  const log: string[] = [];
  const slowly = (name: string, value: unknown) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
    if (value instanceof Error) throw value;
    return value;
  };
  const text = 'mutation { first second third { leaf } }';
  const run = compiled(runnable(text), 'found out anew');
  const root = {
    first: slowly('first', 1),
    second: slowly('second', 2),
    third: slowly('third', { leaf: 3 }),
  };
  expect(plain(await run(root, context, {}))).toEqual({ data: { first: 1, second: 2, third: { leaf: 3 } } });
  expect(log.join()).toBe('first begins,first ends,second begins,second ends,third begins,third ends');
  log.length = 0;
  const broken = { ...root, second: slowly('second', new Error('no')) };
  expect(plain(await run(broken, context, {}))).toMatchObject({ data: null, errors: [{ path: ['second'] }] });
  expect(log.join()).toBe('first begins,first ends,second begins,second ends');
});

test('an event of a subscription is answered from the event', async () => {
  await sameAnswer('subscription { changed { leaf child { leaf } } }', { changed: { leaf: 1, child: null } });
});

test('a resolver is told where it stands and what was asked of it', async () => {
  const seen: unknown[] = [];
  const says = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    const { fieldName, parentType, returnType, path, fieldNodes, operation, fragments, variableValues } =
      info;
    seen.push([fieldName, String(parentType), String(returnType), responsePathAsArray(path), path.typename]);
    seen.push([fieldNodes.length, operation.operation, Object.keys(fragments), variableValues]);
    expect(info.schema).toBe(schema);
    return 'x';
  };
  const text =
    'query ($n: Int!) { tree { children { a: says(times: $n) ...F } } } fragment F on Tree { a: says(times: $n) }';
  await sameAnswer(text, { tree: { children: [{ says }] } }, { n: 4 });
  const [path, asked, ...theirs] = seen;
  expect(path).toEqual(['says', 'Tree', 'String', ['tree', 'children', 0, 'a'], 'Tree']);
  expect(asked).toEqual([2, 'query', ['F'], { n: 4 }]);
  expect(theirs).toEqual([path, asked]);
});

const text = `{ tree { ...T child { ...T } childRequired { ...T } children { ...T } childrenRequired { ...T childRequired { leafRequired } } } }
  fragment T on Tree { leaf leafRequired colour child { leafRequired } childRequired { leafRequired } rows named { name }
    guests { ... on Cat { name lives } ... on Dog { name tricks } } children { leafRequired } childrenRequired { leaf } }`;

const thrown = () => {
  throw new Error('thrown');
};

/** Values that fit, and some that do not: nothing, failures, values of another type. */
const oneOf = (fitting: fc.Arbitrary<unknown>, wrong: readonly unknown[] = ['wrong', Number.NaN]) =>
  fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 2, arbitrary: fc.constantFrom(null, undefined, new Error('told'), thrown, ...wrong) },
  );
const guest = fc.constantFrom(cat, dog, { ...cat, lives: null }, { ...dog, name: null });
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      leaf: oneOf(fc.integer({ max: 9 })),
      leafRequired: fc.nat(9),
      childrenRequired: fc.constant([]),
    }),
    fc.record({
      leaf: oneOf(fc.nat(9)),
      leafRequired: oneOf(fc.nat(9)),
      colour: oneOf(fc.constantFrom('RED', 'GREEN')),
      child: oneOf(tie('tree')),
      childRequired: oneOf(tie('tree')),
      children: oneOf(fc.array(oneOf(tie('tree')), { maxLength: 3 })),
      childrenRequired: oneOf(fc.array(oneOf(tie('tree')), { maxLength: 3 })),
      rows: oneOf(fc.array(oneOf(fc.array(oneOf(fc.nat(9)), { maxLength: 2 })), { maxLength: 2 })),
      named: oneOf(guest, []),
      guests: oneOf(fc.array(fc.option(guest, { freq: 9 }), { maxLength: 3 })),
    }),
  ),
}));

test('whatever fails, and wherever null may not stand, data and errors are those of the interpreter', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (root) => {
      const [ours, theirs] = await bothAnswers(text, { tree: root });
      expect(ours).toEqual(theirs);
    }),
    { numRuns: 500 },
  );
});

/** The same tree with some values that fail; by their turns some are promises, if the tree is to be late. */
function withTurns(value: unknown, turns: readonly number[], isLate: boolean): unknown {
  let turn = 0;
  const next = () => turns[turn++ % turns.length];
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) {
      const items = one.map(walk);
      return next() === 1 && isLate ? items.map((item) => Promise.resolve(item)) : items;
    }
    if (typeof one !== 'object' || one === null || one instanceof Error) return one;
    const fields = Object.entries(one).map(([key, field]) => [
      key,
      key === '__typename' ? field : later(walk(field)),
    ]);
    return Object.fromEntries(fields);
  };
  const later = (one: unknown): unknown => {
    const kind = next();
    if (kind === 2) return isLate ? () => Promise.reject(new Error('thrown')) : thrown;
    return kind === 1 && isLate ? () => Promise.resolve(one) : one;
  };
  return walk(value);
}

test('what comes or fails late has the same data as what is there at once, and nothing that fails late is lost', async () => {
  const turns = fc.array(fc.constantFrom(0, 0, 0, 1, 1, 1, 2), { minLength: 5, maxLength: 30 });
  const run = compiled(runnable(text), 'found out anew');
  await fc.assert(
    fc.asyncProperty(tree, turns, async (root, order) => {
      // The interpreter leaves promises alone whose list has failed, so it is asked about what is there at once.
      const expected = await interpreted(runnable(text))(
        { tree: withTurns(root, order, false) },
        context,
        {},
      );
      const late = await run({ tree: withTurns(root, order, true) }, context, {});
      expect(plain({ data: late.data ?? null })).toEqual(plain({ data: expected.data ?? null }));
      expect('errors' in late).toBe('errors' in expected);
    }),
    { numRuns: 500 },
  );
});
