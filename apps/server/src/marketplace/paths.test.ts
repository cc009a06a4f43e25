import { expect, test } from 'vitest';
import { parsePagePath, sectionUrl } from './paths.ts';

const NFL = { sport: 'football', organization: 'united-states', competition: 'nfl' };

test('the root, a trailing slash and /home are one page', () => {
  for (const url of ['/', '', '/home', '/home/']) expect(parsePagePath(url)).toEqual({ kind: 'home' });
});

test('the addresses of a league, an event and their sections are read back as they are written', () => {
  const league = '/sport/football/organization/united-states/competition/nfl';
  const event = `${league}/event/0198c2d1-aaaa-7bbb-8ccc-0123456789ab`;
  expect(parsePagePath(league)).toEqual({ kind: 'competition', ...NFL, section: undefined });
  expect(parsePagePath(sectionUrl(league, 'lines'))).toEqual({
    kind: 'competition',
    ...NFL,
    section: 'lines',
  });
  expect(parsePagePath(sectionUrl(event, 'game-lines'))).toEqual({
    kind: 'event',
    ...NFL,
    eventId: '0198c2d1-aaaa-7bbb-8ccc-0123456789ab',
    section: 'game-lines',
  });
});

test('what is no address of a page is not read', () => {
  const wrong = [
    '/nowhere',
    'home',
    '/home//',
    '//',
    '/sport/football/organization/us/competition/nfl//',
    '/sport/football',
    '/sport/Football/organization/us/competition/nfl',
    '/sport/football/organization/us/competition/nfl/event/a~b',
    '/sport/football/organization/us/competition/nfl/section/a/b',
    `/sport/${'a'.repeat(500)}/organization/us/competition/nfl`,
  ];
  for (const url of wrong) expect(parsePagePath(url)).toBeUndefined();
});
