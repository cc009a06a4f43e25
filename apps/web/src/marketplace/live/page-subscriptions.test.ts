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

test('a card that comes new is told all that is read of cards anywhere', () => {
  const requests = Object.values(documents).filter(isRequest).map(getRequest);
  const read = new Set<string>();
  const told = new Set<string>();
  for (const { params, operation } of requests) {
    const isNews = params.name === 'pageSubscriptionsChildrenSubscription';
    if (isNews) noteCards(operation.selections, 'newCards', told);
    // Of results nothing comes new.
    else if (params.operationKind === 'query' && params.name !== 'eventResultsQuery')
      noteCards(operation.selections, 'cards', read);
  }
  expect(read.size).toBeGreaterThan(50);
  // What is told of every kind of card is told of each.
  const isTold = (field: string) => told.has(field) || told.has(field.replaceAll(/\/\w+/g, ''));
  expect([...read].filter((field) => !isTold(field))).toEqual([]);
});

/** Every field read below lists of cards, by kind of card: 'GridMarketCard.event.name'. */
function noteCards(
  selections: readonly NormalizationSelection[],
  list: string,
  fields: Set<string>,
  at: string | undefined = undefined,
): void {
  for (const selection of selections) {
    if (selection.kind === 'ScalarField' && at !== undefined) fields.add(`${at}.${selection.name}`);
    if (!('selections' in selection) || !selection.selections) continue;
    const isCards = selection.kind === 'LinkedField' && selection.name === list;
    if (isCards) noteCards(selection.selections, list, fields, 'MarketCard');
    else if (selection.kind === 'LinkedField')
      noteCards(selection.selections, list, fields, at && `${at}.${selection.name}`);
    else if (selection.kind === 'InlineFragment' && at !== undefined)
      noteCards(selection.selections, list, fields, `${at}/${selection.type}`);
    else noteCards(selection.selections, list, fields, at);
  }
}

/** @param outer what is asked of every type, where these selections are of one: Relay does not ask for it twice */
function noteLists(
  selections: readonly NormalizationSelection[],
  type: string,
  lists: Lists,
  outer: readonly NormalizationSelection[] = [],
): void {
  for (const selection of selections) {
    if (!('selections' in selection) || !selection.selections) continue;
    if (selection.kind !== 'LinkedField') {
      const inner = selection.kind === 'InlineFragment' ? selection.type : type;
      noteLists(selection.selections, inner, lists, selections);
      continue;
    }
    const { name } = selection;
    const ofAll = outer.filter((one) => one.kind === 'LinkedField' && one.name === name);
    const fields = [...fieldsOf(selection.selections), ...ofAll.flatMap((one) => fieldsBelow(one))];
    // What has an id is kept by it, and loses nothing.
    if (selection.plural && !fields.includes('id')) {
      const list = `${type}.${name}`;
      lists.set(list, new Set([...(lists.get(list) ?? []), ...fields]));
    }
    noteLists(selection.selections, selection.concreteType ?? name, lists);
  }
}

function fieldsBelow(selection: NormalizationSelection): string[] {
  return 'selections' in selection && selection.selections ? fieldsOf(selection.selections) : [];
}

function fieldsOf(selections: readonly NormalizationSelection[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'ScalarField' || selection.kind === 'LinkedField') return [selection.name];
    return fieldsBelow(selection);
  });
}
