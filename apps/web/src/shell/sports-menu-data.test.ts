import { expect, test, vi } from 'vitest';
import { menuOf } from './sports-menu-data.ts';

const leaf = (id: string, path: string | null, liveCount = 0) => ({
  id,
  label: id,
  icon: 'football',
  live: liveCount > 0,
  liveCount,
  eventCount: 14,
  type: 'LEAF' as const,
  deepLink: path === null ? null : { webUrl: path },
  sportsMenuItemChildren: [],
});

test('headers hold their leagues, live its count, what leads nowhere is left out with a warning, and so is a league without a game [SHELL-008] [SHELL-011]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const menu = menuOf([
    leaf('live', '/live', 3),
    {
      ...leaf('football', null),
      type: 'HEADER',
      sportsMenuItemChildren: [leaf('nfl', '/nfl', 2), leaf('lost', null)],
    },
    {
      ...leaf('cricket', null),
      type: 'HEADER',
      sportsMenuItemChildren: [{ ...leaf('ipl', '/ipl'), eventCount: 0 }],
    },
    { ...leaf('golf', null), type: 'HEADER' },
  ]);
  expect(menu.liveCount).toBe(3);
  expect(menu.groups.map(({ id, entries }) => [id, entries.map(({ path }) => path)])).toEqual([
    ['football', ['/nfl']],
  ]);
  expect(warn).toHaveBeenCalledWith('[menu] The menu entry lost has no path');
});
