import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import { leafSerializers } from './leaf-serializers.ts';

const VALUES: readonly unknown[] = [
  ...['', 'a', '12', true, false, 0, -0, 1, 12.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), Number.NaN],
  ...[Number.POSITIVE_INFINITY, 12n, new Date(0), {}, [], { valueOf: () => 7 }, { toJSON: () => 'x' }],
];

function outcome(serialize: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return { value: serialize(value) };
  } catch (error) {
    return { refused: String(error) };
  }
}

test('a compiled document writes the common scalars as the library does, whatever it is given', () => {
  for (const scalar of [GraphQLID, GraphQLString, GraphQLBoolean, GraphQLInt]) {
    const ours = leafSerializers[scalar.name];
    if (!ours) throw new Error(`${scalar.name} has no serializer.`);
    for (const value of VALUES) {
      const expected = outcome((one) => scalar.serialize(one), value);
      expect([scalar.name, outcome(ours, value)]).toEqual([scalar.name, expected]);
    }
  }
});
