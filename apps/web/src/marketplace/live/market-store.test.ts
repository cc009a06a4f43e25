import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { expect, test } from 'vitest';
import { MarketStore } from './market-store.ts';

const market = (id: string, sequence: number) => ({
  id,
  sequence,
  status: 'OPEN',
  isMain: true,
  selections: [],
});

function openStore() {
  const source = new RecordSource();
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => {})),
    store: new Store(source),
  });
  return { source, markets: new MarketStore(environment, '/live') };
}

test('what the store let go of is forgotten when it is missing twice', () => {
  const { source, markets } = openStore();
  markets.write([market('over', 1), market('on', 1)]);
  source.remove('over');
  markets.reconcile();
  expect(markets.size).toBe(2);
  markets.reconcile();
  expect(markets.size).toBe(1);
});

test('a market that comes back older than it was known is put right', () => {
  const { source, markets } = openStore();
  markets.write([market('game', 5)]);
  const known = source.get('game');
  source.remove('game');
  markets.reconcile();
  source.set('game', { __id: 'game', __typename: 'Market', ...known, sequence: 2 });
  markets.reconcile();
  expect(source.get('game')?.sequence).toBe(5);
});
