import { expect, test } from 'vitest';
import { startTestServer } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { allowedPictures, DEFAULT_LISTS } from './image-lists.ts';
import { imageRoutes } from './images.routes.ts';
import { picturesOf } from './pictures.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { footballMarkets } from './testing/football-markets.ts';
import { serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1');
const player = (id: string) => ({ ...GAME.home, id, kind: 'player' as const, abbreviation: 'Vantreel' });
const ATP = { slug: 'atp', name: 'ATP Tour', sport: { slug: 'tennis', name: 'Tennis' } };
const MATCH = fixedEvent('match-1', {
  home: player('atp-vantreel'),
  away: player('atp-ostrand'),
  sport: ATP.sport,
  competition: {
    ...GAME.competition,
    ...ATP,
    canonicalUrl: '/sport/tennis/organization/tour/competition/atp',
  },
});
const LISTS = { logos: [], jerseys: ['nfl'], headshots: ['atp'], blockedHeadshots: ['atp-ostrand'] };

const PARTICIPANT = `{ id resourceUri label type primaryColour secondaryColour
  headshotUrl countryUrl teamLogoUrl jerseyUrl }`;
const of = (id: string, side = 'home') => `{ event(id: "${id}") { ${side}Participant ${PARTICIPANT} } }`;

test('a team names its logo, which this server draws from initials and colours [API-008] [CARD-014]', async () => {
  const { marketplace } = fixedMarketplace([GAME]);
  const api = await serve({ marketplace });
  const { data } = await api.ask(of('game-1'));
  await api.close();
  expect(data).toEqual({
    event: {
      homeParticipant: {
        id: 'Participant:nfl-kc',
        resourceUri: '/participants/nfl-kc',
        label: 'KC',
        type: 'TEAM',
        primaryColour: '#e31837',
        secondaryColour: '#ffb612',
        headshotUrl: null,
        countryUrl: null,
        teamLogoUrl: '/images/logos/72x72/nfl-kc.svg',
        jerseyUrl: null,
      },
    },
  });
  const images = await startTestServer(buildSchema(), {
    routes: [imageRoutes(fixedCatalogue([GAME, MATCH]))],
  });
  const logo = await fetch(`${images.url}/images/logos/72x72/nfl-kc.svg`);
  expect(logo.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await logo.text()).toMatch(/^<svg .*#e31837.*>KC<\/text><\/svg>$/);
  const statusOf = async (path: string) => (await fetch(`${images.url}/images/${path}`)).status;
  expect(await statusOf('jerseys/72x72/nfl-kc.svg')).toBe(200);
  expect(await statusOf('headshots/72x72/atp-vantreel.svg')).toBe(200);
  for (const wrong of [
    'logos/72x72/nobody.svg',
    'logos/72x72/atp-vantreel.svg',
    'headshots/72x72/nfl-kc.svg',
  ]) {
    expect(await statusOf(wrong)).toBe(404);
  }
  await images.close();
});

test('lists say which leagues have pictures, and a blocked player has none [CARD-014] [CARD-016]', async () => {
  const { marketplace } = fixedMarketplace([GAME, MATCH], footballMarkets(), { imageLists: LISTS });
  const api = await serve({ marketplace });
  const pictures = async (id: string, side?: string) =>
    Object.values((await api.ask(of(id, side))).data ?? {})[0];
  expect(await pictures('game-1')).toMatchObject({
    homeParticipant: { teamLogoUrl: null, jerseyUrl: '/images/jerseys/72x72/nfl-kc.svg' },
  });
  const headshotUrl = '/images/headshots/72x72/atp-vantreel.svg';
  expect(await pictures('match-1')).toMatchObject({
    homeParticipant: { label: 'Van', type: 'PLAYER', headshotUrl, teamLogoUrl: null, jerseyUrl: null },
  });
  expect(await pictures('match-1', 'away')).toMatchObject({ awayParticipant: { headshotUrl: null } });
  await api.close();
});

test('where nobody says otherwise the NHL, NFL, NBA, MLB and the Olympics have logos, and nothing else [CARD-016]', () => {
  const team = (id: string) => allowedPictures({ id, kind: 'team' }, DEFAULT_LISTS);
  for (const slug of ['nhl', 'nfl', 'nba', 'mlb', 'olympics']) expect(team(`${slug}-abc`)).toEqual(['logo']);
  for (const slug of ['mls', 'ncaaf', 'nflx']) expect(team(`${slug}-abc`)).toEqual([]);
  expect(allowedPictures({ id: 'nfl-abc', kind: 'player' }, DEFAULT_LISTS)).toEqual([]);
});

test('with a CDN the same images have its address [API-008]', () => {
  expect(picturesOf(GAME.home, DEFAULT_LISTS, 'https://cdn.example/x')).toEqual({
    logo: 'https://cdn.example/x/images/logos/72x72/nfl-kc.svg',
  });
});
