import type { CombatScoreboard } from '@fairline/sports/combat/scoreboard.ts';
import { expect, test } from 'vitest';
import { fixedEvent, zeroScoreboard } from '../trading/testing/fixed-event.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { serve } from './testing/serve.ts';

const fighter = (name: string) => ({
  ...fixedEvent('any').home,
  id: `ib-${name}`,
  name,
  mediumName: name,
  abbreviation: name.slice(0, 2).toUpperCase(),
  kind: 'player' as const,
});
const BOUT = fixedEvent('bout-1', {
  status: 'FINISHED',
  home: { ...fighter('Vantreel'), record: '3-1', country: 'BEL' },
  away: fighter('Ostrand'),
});
const { sport: _sport, homeScore: _home, ...rest } = zeroScoreboard;
const zero = { home: 0, away: 0 };
const board: CombatScoreboard = {
  ...rest,
  sport: 'combat',
  homeScore: 1,
  segments: [],
  round: 2,
  rounds: 3,
  second: 97,
  position: 'standing',
  hurt: undefined,
  strikes: zero,
  knockdowns: zero,
  takedowns: zero,
  winningFighter: 'home',
  victoryType: 'knockout',
};

test('a rich fight tells its fighters with their records and flags, who won, how and in which round [LIVE-007] [LIVE-009] [PAGE-015] [CARD-015]', async () => {
  const { marketplace, trading } = fixedMarketplace([BOUT, fixedEvent('game-1')]);
  trading.setStatus('bout-1', 'open', { scoreboard: board });
  const server = await serve({ marketplace });
  const rich = (id: string) => `{ node(id: "RichEvent:${id}") { ... on RichEvent { fight {
    homeFighter { name fightRecord initials headshotUrl countryFlagUrl } awayFighter { name fightRecord countryFlagUrl }
    winningFighter victoryTypeEnum round } } } }`;
  expect((await server.ask(rich('bout-1'))).data).toEqual({
    node: {
      fight: {
        homeFighter: {
          name: 'Vantreel',
          fightRecord: '3-1',
          initials: 'VA',
          headshotUrl: null,
          countryFlagUrl: '/images/flags/60x60/BEL.svg',
        },
        awayFighter: { name: 'Ostrand', fightRecord: '0-0', countryFlagUrl: null },
        winningFighter: 'HOME',
        victoryTypeEnum: 'KNOCKOUT',
        round: 2,
      },
    },
  });
  expect((await server.ask(rich('game-1'))).data).toEqual({ node: { fight: null } });
  const page = await server.ask(
    `{ page(canonicalUrl: "${BOUT.canonicalUrl}", flags: { includeCombatRedesign: false }) { ... on Page { pageChildren {
      sections { ... on Drawer { cards { richEvent { fight { round } } } } } } } } }`,
  );
  expect(JSON.stringify(page.data)).toContain('"fight":null');
  expect(JSON.stringify(page.data)).not.toContain('"round"');
  await server.close();
});
