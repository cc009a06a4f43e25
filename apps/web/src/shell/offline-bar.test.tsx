import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../betslip/testing/slip-house.ts';
import { OfflineBar } from './offline-bar.tsx';

const TOLD = 'Connection lost. Odds shown may be out of date.';

test('while nothing live comes a bar says that odds may be out of date, and they do not look live', async () => {
  const { interrupted, findByText } = renderInApp(new SlipHouse().house, <OfflineBar />);
  expect(screen.queryByText(TOLD)).toBeNull();
  act(() => interrupted.set(true));
  await findByText(TOLD);
  expect(document.documentElement.hasAttribute('data-outdated')).toBe(true);
  act(() => interrupted.set(false));
  expect(screen.queryByText(TOLD)).toBeNull();
  expect(document.documentElement.hasAttribute('data-outdated')).toBe(false);
});
