import { expect, test } from 'vitest';
import { startTestServer } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { imageRoutes } from './images.routes.ts';
import { logoUrlOf } from './team-logo.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1');
const LOGO = `{ event(id: "game-1") { homeParticipant { teamLogoUrl } } }`;

test('a team names its logo, which this server draws from initials and colours [API-008]', async () => {
  const { marketplace } = fixedMarketplace([GAME]);
  const api = await serve({ marketplace });
  const { data } = await api.ask(LOGO);
  await api.close();
  expect(data).toEqual({ event: { homeParticipant: { teamLogoUrl: '/images/logos/72x72/nfl-kc.svg' } } });
  const images = await startTestServer(buildSchema(), { routes: [imageRoutes(fixedCatalogue([GAME]))] });
  const logo = await fetch(`${images.url}/images/logos/72x72/nfl-kc.svg`);
  expect(logo.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await logo.text()).toMatch(/^<svg .*#e31837.*>KC<\/text><\/svg>$/);
  expect((await fetch(`${images.url}/images/logos/72x72/nobody.svg`)).status).toBe(404);
  await images.close();
});

test('with a CDN the same images have its address; a player has no logo [API-008]', () => {
  expect(logoUrlOf(GAME.home, 'https://cdn.example/x')).toBe(
    'https://cdn.example/x/images/logos/72x72/nfl-kc.svg',
  );
  expect(logoUrlOf({ ...GAME.home, kind: 'player' }, '')).toBeUndefined();
});
