import { rm } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptySlip, placeOn } from './support/betting.ts';
import { closeBrowser, inNewProfile, openBrowser } from './support/browser.ts';
import { type Fairline, newFolder, startFairline } from './support/fairline.ts';
import { latestGames } from './support/games.ts';
import { demo, logIn } from './support/people.ts';
import { eventually, until } from './support/until.ts';

interface Shown {
  readonly slug: string;
  /** A price of the card. */
  readonly price: RegExp;
}

interface GameSport extends Shown {
  /** What its drawing says to those who cannot see it: on the card and on the event's page. */
  readonly drawing: RegExp;
  /** The table of the event's page, where its score is not by period. */
  readonly table?: string;
  /** A side's score as the head alone tells it where it has one part, which a table would only repeat. */
  readonly wholeScore?: RegExp;
}

/** A sport of many instead of two sides. */
interface FieldSport extends Shown {
  /** Where one of the field stands, as its card tells it to those who listen. */
  readonly place: RegExp;
  /** What the leaderboard of the event's page says of each beside the place. */
  readonly columns: readonly string[];
  /** What the drawing of the event's page says, where there is one. */
  readonly pageDrawing?: RegExp;
}

type ShownSport = GameSport | FieldSport;

const RALLY = / serves\. .+ (\d+|AD), .+ (\d+|AD)$/;
const TIMELINE = /^\d+ of \d+ minutes\./;
const ROUNDS = /^.+ \d+, .+ \d+ in rounds\. .+ attacks next$/;

const SPORTS: readonly ShownSport[] = [
  { slug: 'football', drawing: /ball, (1st|2nd|3rd|4th) & .+ at /, price: /, Spread/ },
  { slug: 'hockey', drawing: /On the ice: .+ [3-6], .+ [3-6] skaters/, price: /, Puck Line/ },
  {
    slug: 'baseball',
    drawing: /^(Bases|Runners?) .+, \d balls?, \d strikes?, \d outs?$/,
    price: /, Run Line/,
    table: 'Score by inning',
  },
  { slug: 'soccer', drawing: TIMELINE, price: /^Draw, / },
  { slug: 'futsal', drawing: TIMELINE, price: /^Draw, / },
  {
    slug: 'cricket',
    drawing: /^\d+.*, \d+ wickets? down/,
    price: /, Moneyline/,
    table: 'Score by innings',
    wholeScore: /^\d+(\/\d+)?$/,
  },
  {
    slug: 'darts',
    drawing: / throws\. .+ needs \d+, .+ \d+$/,
    price: /, Winner/,
    table: 'Score by set',
    wholeScore: /^\d+$/,
  },
  { slug: 'tennis', drawing: RALLY, price: /, Game Spread/, table: 'Score by set' },
  { slug: 'table-tennis', drawing: RALLY, price: /, Winner/, table: 'Score by game' },
  { slug: 'basketball', drawing: /Fouls: .+ \d+, .+ \d+/, price: /, Spread/ },
  {
    slug: 'combat',
    drawing: /^Round \d of \d\. Strikes: .+ \d+, .+ \d+$/,
    price: /, Winner/,
    table: 'Strikes by round',
  },
  { slug: 'counter-strike', drawing: ROUNDS, price: /, Map Spread/, table: 'Score by map' },
  { slug: 'valorant', drawing: ROUNDS, price: /, Map Spread/, table: 'Score by map' },
  {
    slug: 'golf',
    place: /^(Place|Tied for place) \d+ at (level|\d+ (under|over)) par:/,
    price: / Top 5/,
    columns: ['Total', 'Today', 'Thru'],
  },
  {
    slug: 'motor-racing',
    place: /^Place \d+:/,
    price: / Podium/,
    columns: ['Gap', 'Grid', 'Best'],
    pageDrawing: /^\d+ of \d+ laps/,
  },
];

/** Of a league with one game at a time the next may begin minutes after the last one ended. */
const PACE_MINUTES = 6;
const PATIENCE_MS = 360_000;
/** Games are drawn when they come near the screen: on this one all are. */
const WHOLE_PAGE = { width: 1440, height: 8_000 };

let browser: Browser;
let folder: string;
let fairline: Fairline;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await newFolder();
  fairline = await startFairline({
    data: folder,
    paceMinutes: PACE_MINUTES,
    settings: { FAIRLINE_SPORTS: SPORTS.map(({ slug }) => slug).join(',') },
  });
});
afterAll(async () => {
  await fairline?.stop();
  await closeBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

test('every sport has a live card with prices of its own layout and a drawing of what is happening, of a field its order, which moves by itself [CARD-006] [LIVE-004] [PAGE-024]', {
  timeout: PATIENCE_MS + 30_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await page.setViewportSize(WHOLE_PAGE);
    await page.goto(`${fairline.address}/live`);
    const first = new Map<string, string>();
    await everySport(async (sport) => {
      const cards = cardsOf(page, sport);
      if ((await cards.getByRole('button', { name: sport.price }).count()) === 0) return false;
      const happening =
        'place' in sport ? cards.getByText(sport.place) : cards.getByRole('img', { name: sport.drawing });
      if ((await happening.count()) === 0) return false;
      const now = String(await cards.allTextContents());
      const before = first.get(sport.slug) ?? now;
      first.set(sport.slug, before);
      return now !== before;
    });
  });
});

test("a live event's page shows its score by period and the sport's drawing, of a field its leaderboard [LIVE-004]", {
  timeout: PATIENCE_MS + 30_000,
}, async () => {
  await inNewProfile(browser, async (list, context) => {
    await list.setViewportSize(WHOLE_PAGE);
    await list.goto(`${fairline.address}/live`);
    const page = await context.newPage();
    await everySport(async (sport) => {
      const link = cardsOf(list, sport).first().getByRole('link').first();
      await page.goto(`${fairline.address}${await link.getAttribute('href', { timeout: 1_000 })}`);
      const board = page.getByRole('region', { name: 'Scoreboard' });
      if ('place' in sport) return showsField(board, sport);
      await board.getByRole('img', { name: sport.drawing }).waitFor({ timeout: 15_000 });
      const table = board.getByRole('table', { name: sport.table ?? 'Score by period', exact: true });
      const { wholeScore } = sport;
      if (wholeScore === undefined || (await table.count()) > 0) {
        await table.waitFor({ timeout: 1_000 });
        return true;
      }
      // Who has not batted yet has none.
      const scores = await board.getByRole('strong').allTextContents();
      return scores.length > 0 && scores.every((score) => wholeScore.test(score));
    });
  });
});

test('a bet on the draw of a soccer game and one on the winner of a tennis match are placed through the slip [BET-001]', {
  timeout: 2 * PATIENCE_MS + 30_000,
}, async () => {
  await inNewProfile(browser, async (page) => {
    await logIn(page, fairline.address, demo);
    await betOn(page, 'soccer/organization/england/competition/premier-league', /^Draw, Match Result/, '3');
    await betOn(page, 'tennis/organization/international/competition/atp', /, Winner, /, '4');

    await page.goto(`${fairline.address}/my-bets`);
    await eventually(async () => {
      const tickets = await page.getByRole('article').allTextContents();
      expect(tickets.slice(0, 2)).toEqual([
        expect.stringMatching(/Stake\$4\.00.*Winner/),
        expect.stringMatching(/^Draw.*Stake\$3\.00.*Match Result/),
      ]);
    });
  });
});

async function showsField(board: Locator, { columns, pageDrawing }: FieldSport): Promise<boolean> {
  const leaderboard = board.getByRole('region', { name: 'Leaderboard' });
  await leaderboard.waitFor({ timeout: 15_000 });
  const headers = await leaderboard.getByRole('columnheader').allTextContents();
  expect(headers).toEqual(['Pos', expect.stringMatching(/./), ...columns]);
  // The leaders alone at first.
  expect(await leaderboard.getByRole('rowheader').count()).toBe(8);
  return pageDrawing === undefined || (await board.getByRole('img', { name: pageDrawing }).count()) > 0;
}

/** The live cards of a sport. */
function cardsOf(page: Page, { slug }: ShownSport): Locator {
  const own = page.locator(`a[href^="/sport/${slug}/"]`);
  return page.getByRole('main').getByRole('article').filter({ has: own });
}

/** Waits until each sport was seen as asked for, whichever comes first. */
async function everySport(isSeen: (sport: ShownSport) => Promise<boolean>): Promise<void> {
  const left = [...SPORTS];
  await until(async () => {
    const sport = left.shift();
    if (sport === undefined) return true;
    left.push(sport);
    if (await isSeen(sport)) left.pop();
    return left.length === 0;
  }, PATIENCE_MS).catch((cause: unknown) => {
    throw new Error(`Not seen: ${left.map(({ slug }) => slug).join(', ')}`, { cause });
  });
}

/** Bets on what is open of a league's games: of the next one first. */
async function betOn(page: Page, league: string, name: RegExp, stake: string): Promise<void> {
  let tried = 0;
  await until(async () => {
    const games = await latestGames(page, fairline.address, `/sport/${league}`);
    await page.goto(`${fairline.address}${games[tried++ % games.length] ?? ''}`);
    await emptySlip(page);
    const prices = page.getByRole('main').getByRole('button', { name });
    return placeOn(page, prices.and(page.locator('[data-status="open"]')).first(), stake);
  }, PATIENCE_MS);
}
