import { beforeEach, expect, test } from 'vitest';
import { SlipSelections } from './slip-selections.ts';
import { newSlip } from './slip-tab.ts';
import { SlipTabs } from './slip-tabs.ts';

beforeEach(() => localStorage.clear());

test('the open tab is kept for the page that comes after [SLIP-019]', () => {
  new SlipTabs().tell({ type: 'chosen', tab: 'TEASER' });
  expect(new SlipTabs().store.get()).toEqual({ tab: 'TEASER', isNew: false });
});

test('a receipt is read on the tab of its bet; the page that comes after begins a new slip at Straight [SLIP-019]', () => {
  const tabs = new SlipTabs();
  const selections = new SlipSelections();
  tabs.follow(selections, () => true);
  selections.confirm(['a', 'b']);
  tabs.tell({ type: 'chosen', tab: 'PARLAY' });
  selections.confirm([]);
  expect(tabs.store.get().tab).toBe('PARLAY');
  expect(new SlipTabs().store.get()).toEqual(newSlip);
});
