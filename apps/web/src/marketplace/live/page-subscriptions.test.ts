import { type GraphQLTaggedNode, getRequest, isRequest, type NormalizationSelection } from 'relay-runtime';
import { expect, test } from 'vitest';

const documents = import.meta.glob<GraphQLTaggedNode>('../../__generated__/*.graphql.ts', {
  eager: true,
  import: 'default',
});

/** Names of fields by the list they are read of: 'StandardEvent.winProbability' → elapsed, home, draw. */
type Lists = Map<string, Set<string>>;

test('what a live page is told of a list is all that is read of it: an item that comes new has nothing from before', () => {
  const read: Lists = new Map();
  const told = new Map<string, Lists>();
  for (const request of Object.values(documents).filter(isRequest).map(getRequest)) {
    const { name, operationKind } = request.params;
    if (operationKind === 'query') noteLists(request.operation.selections, 'Query', read);
    if (!name.startsWith('pageSubscriptions')) continue;
    const lists: Lists = new Map();
    noteLists(request.operation.selections, 'Subscription', lists);
    told.set(name, lists);
  }
  expect([...told.values()].some((lists) => lists.has('StandardEvent.winProbability'))).toBe(true);
  const missing = [...told].flatMap(([name, lists]) =>
    [...lists].flatMap(([list, fields]) =>
      [...(read.get(list) ?? [])]
        .filter((field) => !fields.has(field))
        .map((field) => `${name}: ${list}.${field}`),
    ),
  );
  expect(missing).toEqual([]);
});

function noteLists(selections: readonly NormalizationSelection[], type: string, lists: Lists): void {
  for (const selection of selections) {
    if (!('selections' in selection) || !selection.selections) continue;
    if (selection.kind !== 'LinkedField') {
      noteLists(selection.selections, selection.kind === 'InlineFragment' ? selection.type : type, lists);
      continue;
    }
    const fields = fieldsOf(selection.selections);
    // What has an id is kept by it, and loses nothing.
    if (selection.plural && !fields.includes('id')) {
      const list = `${type}.${selection.name}`;
      lists.set(list, new Set([...(lists.get(list) ?? []), ...fields]));
    }
    noteLists(selection.selections, selection.concreteType ?? selection.name, lists);
  }
}

function fieldsOf(selections: readonly NormalizationSelection[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'ScalarField' || selection.kind === 'LinkedField') return [selection.name];
    return 'selections' in selection && selection.selections ? fieldsOf(selection.selections) : [];
  });
}
