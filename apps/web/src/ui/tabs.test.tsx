import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const TABS = ['Lines', 'Props', 'Futures'].map((label) => ({ id: label, label }));

function Markets() {
  const [selected, setSelected] = useState('Lines');
  return (
    <>
      <Tabs label="Markets" tabs={TABS} selected={selected} onSelect={setSelected} panel="panel" />
      <TabPanel id="panel" selected={selected}>
        {selected}
      </TabPanel>
    </>
  );
}

test('arrows, Home and End move between tabs and choose', async () => {
  const user = userEvent.setup();
  render(<Markets />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Props' }).textContent).toBe('Props');
  await user.keyboard('{End}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Lines');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Futures' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
