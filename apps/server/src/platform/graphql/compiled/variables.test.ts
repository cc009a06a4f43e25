import * as fc from 'fast-check';
import { buildSchema, getVariableValues, type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { coercionOf } from './variables.ts';

const schema = buildSchema(`
  enum Side { HOME AWAY }
  input Leg { id: ID!, side: Side, points: Float, next: Leg, tags: [String!], size: Int = 3 }
  input Choice @oneOf { one: Int, other: String }
  type Query { ok: Boolean }
`);

function definitionsOf(variables: string) {
  const [operation] = parse(`query (${variables}) { ok }`).definitions;
  const isOperation = (node: typeof operation): node is OperationDefinitionNode =>
    node?.kind === 'OperationDefinition';
  return isOperation(operation) ? (operation.variableDefinitions ?? []) : [];
}

const definitions = definitionsOf(
  '$leg: Leg, $legs: [Leg!]!, $side: Side = HOME, $count: Int, $choice: Choice',
);
const coerce = coercionOf(schema, definitions);
const theirs = (variables: Record<string, unknown>) => getVariableValues(schema, definitions, variables);

test('variables that fit are what the library makes of them, recursive inputs and defaults of fields among them', () => {
  const leg = { id: 'a', side: 'AWAY', points: 2.5, next: { id: 7, next: null }, tags: ['x'] };
  const variables = { leg, legs: [leg, { id: 'b' }], side: 'HOME', count: null, unknown: 1 };
  expect(coerce(variables)).toEqual(theirs(variables).coerced);
  expect(coerce(variables)).toMatchObject({ legs: [{ id: 'a' }, { id: 'b', size: 3 }] });
});

test('what does not fit, and what only the library knows how to take, is left to the library', () => {
  const side = 'HOME';
  const unusual = [
    { side },
    { legs: null, side },
    { legs: { id: 'a' }, side },
    { legs: [null], side },
    { legs: [{ id: 'a', constructor: 1 }], side },
    { legs: [{ id: 'a', side: 'toString' }], side },
    { legs: [{}], side },
    { legs: [], side, count: 1.5 },
    { legs: [] },
    { legs: [], side, choice: { one: 1 } },
    { legs: [JSON.parse('{"id":"a","__proto__":{"side":"HOME"}}')], side },
  ];
  for (const variables of unusual) expect(coerce(variables), JSON.stringify(variables)).toBeUndefined();
});

test('whatever is sent, nothing is taken that the library refuses, and nothing for another value', () => {
  const names = fc.constantFrom(
    'id',
    'side',
    'points',
    'next',
    'tags',
    'size',
    'other',
    '__proto__',
    'toString',
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<unknown>(null, 'HOME', 'x', 1, 2.5, true, -0),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((entries) => {
        // As JSON makes it: a field may be called __proto__.
        const written = entries.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`);
        return JSON.parse(`{${written.join(',')}}`);
      }),
    ),
  }));
  fc.assert(
    fc.property(value, value, value, (leg, legs, count) => {
      const variables = { leg, legs, side: 'HOME', count };
      const ours = coerce(variables);
      if (ours) expect(ours).toEqual(theirs(variables).coerced);
    }),
    { numRuns: 400 },
  );
});
