import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { nextOf, serve } from './testing/serve.ts';

const LIVE = fixedEvent('game-1', { status: 'IN_PLAY' });
const NEXT = fixedEvent('game-2', { startsAt: new Date(Date.UTC(2026, 10, 21, 18, 0)) });
const { marketplace, trading } = fixedMarketplace([LIVE, NEXT]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const MENU = '{ id liveCount eventCount sportsMenuItemChildren { id liveCount eventCount } }';

/** What the live entry, the sport and its one league count. */
function counted(live: number, all: number) {
  const [liveCount, eventCount] = [live, all];
  const nfl = { id: expect.stringContaining('nfl'), liveCount, eventCount };
  return [
    { id: 'SportsMenuItem:menu-live', liveCount: live, eventCount: live, sportsMenuItemChildren: [] },
    { id: 'SportsMenuItem:menu-football', liveCount, eventCount, sportsMenuItemChildren: [nfl] },
  ];
}

test('the menu is told anew with the list it counts, and not when only a price moves [SHELL-011] [SHELL-012]', async () => {
  const told = server.subscribe(`subscription { sportsMenuUpdated ${MENU} }`);
  expect(await nextOf(told)).toEqual({ sportsMenuUpdated: counted(1, 2) });
  trading.setOdds('game-1~spread:game:-3.5~home', 20, 21);
  trading.setStatus('game-2', 'open', { event: { ...NEXT, status: 'IN_PLAY' } });
  expect(await nextOf(told)).toEqual({ sportsMenuUpdated: counted(2, 2) });
  trading.setStatus('game-1', 'closed', { event: { ...LIVE, status: 'FINISHED' } });
  expect(await nextOf(told)).toEqual({ sportsMenuUpdated: counted(1, 1) });
  expect((await server.ask(`{ sportsMenu ${MENU} }`)).data).toEqual({ sportsMenu: counted(1, 1) });
  await told.return?.();
});

test('a change that moves nothing in the menu is no news of it', () => {
  const source = marketplace.menuFollowed();
  const stop = source.subscribe(() => {});
  trading.setOdds('game-2~spread:game:-3.5~home', 20, 21);
  expect(source.delta()).toBeNull();
  trading.setStatus('game-2', 'suspended');
  expect(source.delta()).toBeNull();
  stop();
});
