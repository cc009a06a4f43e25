import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { changeNoMore, changeRecords, keepStill, recordsIn, type WireRecord } from './support/answers.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { anyGame, LEAGUE, mainOf } from './support/games.ts';
import { lookDown } from './support/rows.ts';

const address = inject('address');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const RED_ZONE = {
  ...{ progress: 'Q3 8:42', situation: '3rd & 4', possession: 'HOME', redZone: true },
  ...{ downAndDistance: '3rd & 4', yardLine: 'LAR 12', ballOn: 88, driveStart: 40, lineToGain: 92 },
  ...{ home: { marker: 'BALL' }, away: { marker: null } },
};

const TWO_IN_THE_BOX = {
  ...{ __typename: 'HockeyStatistics', progress: '2nd 11:05', situation: 'Power play 1:12' },
  ...{ awaySkaters: 3, homeSkaters: 5, awayPlayersInBox: 2, homePlayersInBox: 0 },
  ...{ awayNetEmpty: false, homeNetEmpty: false, powerPlay: 'HOME', powerPlayClock: '1:12' },
  ...{ awayShots: 9, homeShots: 14, shotsTold: true, lastPlay: null },
  ...{ home: { marker: 'POWER_PLAY' }, away: { marker: null } },
};

test('football shows who has the ball, down and distance and the red zone on its field, hockey on its ice who is in the box and who has the power play [LIVE-003]', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    const field = { name: /^\S.* ball, 3rd & 4 at LAR 12, red zone$/ };
    await showGames(page, 'football', RED_ZONE);
    const card = await cardWith(page, page.getByRole('img', field));
    await card.getByText('3rd & 4', { exact: true }).waitFor();
    expect(await card.getByRole('img', { name: 'has the ball' }).count()).toBe(1);
    await page.goto(`${address}${path}`);
    const board = mainOf(page).getByRole('region', { name: 'Scoreboard' });
    await board.getByRole('img', field).waitFor();

    const ice = { name: /^Power play (.+), 1:12 left\. On the ice: .+ 3, \1 5 skaters$/ };
    await showGames(page, 'hockey', TWO_IN_THE_BOX);
    const rink = (await cardWith(page, page.getByRole('img', ice))).getByRole('img', ice);
    expect(await rink.locator('rect[rx="1"]').count()).toBe(2);
    await page.goto(`${address}${path}`);
    await board.getByRole('img', ice).locator('rect[rx="1"]').nth(1).waitFor();
  });
});

const MARKS = [
  ['table-tennis', 'SERVE', 'serves'],
  ['counter-strike', 'ATTACK', 'attacks'],
  ['valorant', 'ATTACK', 'attacks'],
] as const;

const KNOCKOUT = {
  ...{ __typename: 'CombatStatistics', isInPlay: false, homeScore: 1, winner: 'HOME' },
  ...{ progress: 'Final (knockout, R2 3:15)', situation: 'Knockout · round 2 3:15' },
  ...{ fightRounds: [], awayStrikes: 21, homeStrikes: 34, round: 2, rounds: 3, second: 195 },
  ...{ awayKnockdowns: 0, homeKnockdowns: 1, awayTakedowns: 2, homeTakedowns: 0, lastPlay: null },
  ...{ home: { score: 'W' }, away: { score: 'L' } },
};
const FIGHTER = { type: 'PLAYER', record: '11-2', headshotUrl: '/images/headshots/72x72/fighter.svg' };

test('table tennis, Counter-Strike and Valorant mark who serves or attacks, a fight shows both fighters, their records, how it was won and in which round [LIVE-007]', async () => {
  await inNewProfile(browser, async (page) => {
    const path = await anyGame(page, address);
    await keepStill(page);
    for (const [slug, marker, words] of MARKS) {
      await showGames(page, slug, { home: { marker }, away: { marker: null } });
      const marks = page.getByRole('img', { name: words, exact: true });
      expect(await (await cardWith(page, marks)).getByRole('img', { name: words, exact: true }).count()).toBe(
        1,
      );
    }

    await showGames(page, 'combat', KNOCKOUT, { status: 'FINISHED' }, FIGHTER);
    await page.goto(`${address}${path}`);
    const board = mainOf(page).getByRole('region', { name: 'Scoreboard' });
    await board.getByText(KNOCKOUT.progress).waitFor();
    expect(await board.getByText('(11–2)', { exact: true }).count()).toBe(2);
    expect(await board.locator(`img[src="${FIGHTER.headshotUrl}"]`).count()).toBe(2);
  });
});

/** Shows the games of the league as those of a sport, in play unless told otherwise. @param told of their statistics */
async function showGames(
  page: Page,
  slug: string,
  told: WireRecord,
  ofEvent: WireRecord = {},
  ofSides: WireRecord = {},
): Promise<void> {
  await changeNoMore(page);
  await changeRecords(page, 'pageQuery', (record) => {
    if (record.__typename === 'FootballStatistics') return merged({ ...record, isInPlay: true }, told);
    if ('mediumName' in record || 'headshotUrl' in record) return { ...record, ...ofSides };
    if (record.status !== 'PRE_GAME' && record.status !== 'IN_PLAY') return record;
    return { ...record, sport: { ...recordsIn([record.sport])[0], slug }, status: 'IN_PLAY', ...ofEvent };
  });
  await page.goto(`${address}${LEAGUE}`);
}

/** The record with what is told in place of its own, also in the records within. */
function merged(record: WireRecord, told: WireRecord): WireRecord {
  const fields = Object.entries(told).map(([name, value]) => {
    const [own, other] = [recordsIn([record[name]])[0], recordsIn([value])[0]];
    return [name, own && other ? merged(own, other) : value];
  });
  return { ...record, ...Object.fromEntries(fields) };
}

/** The first card of the list with something in it, once it is drawn. */
async function cardWith(page: Page, what: Locator): Promise<Locator> {
  const card = mainOf(page).getByRole('article').filter({ has: what }).first();
  await lookDown(page, async () => (await card.count()) > 0);
  return card;
}
