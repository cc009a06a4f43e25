import { otherCricketTeams } from '@fairline/feed/cricket/teams.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/testing/test-server.ts';
import { buildSchema } from '../../schema.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import { imageRoutes } from '../images.routes.ts';
import '../marketplace.schema.ts';
import { fixedCatalogue } from '../testing/fixed-catalogue.ts';
import { fixedMarketplace } from '../testing/fixed-marketplace.ts';
import { footballMarkets } from '../testing/football-markets.ts';
import { serve } from '../testing/serve.ts';
import { flagOf, flagPicture } from './flags.ts';

const GAME = fixedEvent('game-1');
const player = (id: string, country?: string) => ({
  ...GAME.home,
  id,
  kind: 'player' as const,
  ...(country !== undefined && { country }),
});
const MATCH = fixedEvent('match-1', { home: player('atp-ferrand', 'CHE'), away: player('atp-nobody') });
const of = (id: string) => `{ event(id: "${id}") {
  homeParticipant { teamLogoUrl countryUrl countryName } awayParticipant { teamLogoUrl countryUrl countryName } } }`;
const NOWHERE = { countryUrl: null, countryName: null };

test('a team has its logo of 72 by 72, a player the flag of 60 by 60, and this server draws both [CARD-015]', async () => {
  const api = await serve({ marketplace: fixedMarketplace([GAME, MATCH]).marketplace });
  const game = await api.ask(of('game-1'));
  const match = await api.ask(of('match-1'));
  await api.close();
  const teamLogoUrl = '/images/logos/72x72/nfl-kc.svg';
  const countryUrl = '/images/flags/60x60/CHE.svg';
  expect(game.data).toMatchObject({ event: { homeParticipant: { teamLogoUrl, ...NOWHERE } } });
  expect(match.data).toEqual({
    event: {
      homeParticipant: { teamLogoUrl: null, countryUrl, countryName: 'Switzerland' },
      awayParticipant: { teamLogoUrl: null, ...NOWHERE },
    },
  });
  const images = await startTestServer(buildSchema(), { routes: [imageRoutes(fixedCatalogue([GAME]))] });
  for (const [path, size] of [
    [teamLogoUrl, 'width="72" height="72"'],
    [countryUrl, 'width="60" height="60"'],
  ]) {
    const picture = await fetch(`${images.url}${path}`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(picture.headers.get('access-control-allow-origin')).toBe('*');
    expect(await picture.text()).toContain(`<svg xmlns="http://www.w3.org/2000/svg" ${size}`);
  }
  for (const wrong of ['ATA', 'XQZ', 'che', 'constructor', '..%2F..%2FCHE']) {
    const refused = await fetch(`${images.url}/images/flags/60x60/${wrong}.svg`);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('take the address from a participant');
  }
  await images.close();
});

test('with a CDN flags have its address, and a country without a drawing has none [CARD-015]', () => {
  expect(flagOf('FRA', 'https://cdn.example/x')).toEqual({
    url: 'https://cdn.example/x/images/flags/60x60/FRA.svg',
    name: 'France',
  });
  expect([flagOf('ATA', ''), flagOf('XQZ', ''), flagOf(undefined, '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('every country of the rosters has a flag [CARD-015]', () => {
  const inFields = leagues.flatMap(({ field, sides }) => (sides[0][0] && field?.of(sides[0][0], 0)) ?? []);
  const countries = new Set(
    [...leagues.flatMap(({ sides }) => sides.flat()), ...otherCricketTeams, ...inFields].flatMap(
      ({ country }) => country ?? [],
    ),
  );
  expect(countries.size).toBeGreaterThan(40);
  for (const country of countries) {
    expect(flagOf(country, ''), country).toBeDefined();
    expect(flagPicture(country), country).not.toMatch(/NaN|undefined/);
  }
});

test('a leaderboard has the flags of those on it [CARD-015]', async () => {
  const golf = sportModel('golf');
  if (!golf) throw new Error('no golf');
  const league = leagues.find(({ sport }) => sport.slug === 'golf');
  const home = league?.sides[0][0];
  if (!league?.field || !home) throw new Error('no tour');
  const field = league.field.of(home, 0);
  const setup = { sides: { home, away: league.field.side, field }, lines: {} };
  const state = golf.initial(setup);
  const event = fixedEvent('open-1', { sport: league.sport });
  const { marketplace, trading } = fixedMarketplace([event], footballMarkets());
  trading.setStatus('open-1', 'open', { scoreboard: golf.scoreboard(state) });
  const api = await serve({ marketplace });
  const { data } = await api.ask(`{ event(id: "open-1") { statistics {
    ... on GolfStatistics { leaderboard { player countryUrl countryName team } } } } }`);
  await api.close();
  const rows = field.map(({ country = '', team }, at) => ({
    player: at,
    countryUrl: `/images/flags/60x60/${country}.svg`,
    countryName: team,
    team,
  }));
  expect(data).toEqual({ event: { statistics: { leaderboard: rows } } });
});
