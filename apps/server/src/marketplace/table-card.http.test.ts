import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';
import { PLAYERS } from './testing/player-markets.ts';
import { serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });
const { marketplace, trading } = fixedMarketplace([GAME], [spread('game', 'game', -3.5, true), ...PLAYERS]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const PLAYERS_PAGE = `query Players($url: String!) { page(canonicalUrl: $url) { ... on Page { pageChildren { sections {
  ... on Drawer { cards { rawId ... on TableMarketCard { headers rows { label } variant } } } } } } } }`;

/** Headers and labels of the rows of a table card; undefined when there is none. */
async function tableOf(rawId: string) {
  const { data, errors } = await server.ask(PLAYERS_PAGE, { url: `${GAME.canonicalUrl}/section/players` });
  expect(errors).toBeUndefined();
  const text = JSON.stringify(data);
  const [, found] =
    new RegExp(`\\{"rawId":"${rawId}",("headers":.*?"rows":\\[.*?\\],"variant":"\\w+")\\}`).exec(text) ?? [];
  return found && JSON.parse(`{${found}}`);
}

const TOTALS = 'game-1~table~receptions';
const MARKS = 'game-1~table~touchdowns';

test('a table card is a grid of over and under, or of marks to be reached; its rows and columns go with the last of their selections [CARD-003] [CARD-022]', async () => {
  expect(await tableOf(TOTALS)).toEqual({
    headers: ['Over', 'Under'],
    rows: [{ label: 'Ada Bell' }, { label: 'Cy Dorn' }],
    variant: 'DEFAULT_GRID',
  });
  const players = [{ label: 'Eli Ford' }, { label: 'Gus Hale' }];
  const variant = 'PARTICIPANT_MILESTONES';
  const headers = ['To Score', 'To Score 2 or More'];
  expect(await tableOf(MARKS)).toEqual({ headers, rows: players, variant });
  trading.removeMarket('game-1', 'touchdowns:away:1:2');
  await expect.poll(() => tableOf(MARKS)).toEqual({ headers: ['To Score'], rows: players, variant });
  trading.removeMarket('game-1', 'touchdowns:away:1:1');
  await expect.poll(() => tableOf(MARKS)).toBeUndefined();
});
