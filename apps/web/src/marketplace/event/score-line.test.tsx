import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

/** As it ended level. */
const drawn = (slug: string) =>
  event({
    status: 'FINISHED',
    sport: { name: slug, slug },
    winProbability: [],
    statistics: {
      ...{ awayScore: 1, homeScore: 1, winner: 'TIE', isInPlay: false, progress: 'Final', situation: '' },
      away: { score: '1', marker: null, note: '' },
      home: { score: '1', marker: null, note: '' },
    },
  });

test('before a game of baseball each side has its pitcher under its name, or says that he is not known [CARD-030]', async () => {
  const upcoming = event({
    ...{ status: 'PRE_GAME', sport: { name: 'Baseball', slug: 'baseball' } },
    ...{ awayKeyStarter: { fullName: 'Ada Bell' }, homeKeyStarter: null },
    statistics: { isInPlay: false, progress: '' },
  });
  show(page([], { type: 'EVENT', event: upcoming }));
  const board = within(await screen.findByRole('region', { name: 'Scoreboard' }));
  await board.findByText('Ada Bell');
  await board.findByText('TBD');
});

test('what is said between the scores breaks between its parts, and no line begins or ends with a dot', async () => {
  const bonus = event({
    sport: { name: 'Basketball', slug: 'basketball' },
    statistics: { situation: 'Fouls 3–4 · KC bonus', alert: '' },
  });
  show(page([], { type: 'EVENT', event: bonus }));
  const board = within(await screen.findByRole('region', { name: 'Scoreboard' }));
  const words = (await board.findByText('Fouls 3–4')).parentElement;
  expect(words?.textContent).toBe('BUF ball · Fouls 3–4 · KC bonus');
  // Only those who listen are told a dot; it is drawn on the space between, which goes where a line breaks.
  for (const spoken of words?.querySelectorAll('.sr') ?? []) spoken.remove();
  expect([...(words?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'BUF ball',
    ' ',
    'Fouls 3–4',
    ' ',
    'KC bonus',
  ]);
});

test('an alert that says no more than who holds the ball or the man more is not said again', async () => {
  const wordsOf = async (alert: string) => {
    const game = event({
      sport: { name: 'Hockey', slug: 'hockey' },
      statistics: {
        ...{ situation: '5 on 4', alert },
        away: { score: '1', marker: 'POWER_PLAY', note: '' },
        home: { score: '2', marker: null, note: '' },
      },
    });
    const { unmount } = show(page([], { type: 'EVENT', event: game }));
    const board = within(await screen.findByRole('region', { name: 'Scoreboard' }));
    const words = (await board.findByText('BUF power play')).parentElement?.textContent;
    unmount();
    return words;
  };
  expect(await wordsOf('Power play')).toBe('BUF power play');
  expect(await wordsOf('Empty net')).toBe('BUF power play · Empty net');
});

test('a side of like colours takes its second, and has its crest the other way round; so has no other', async () => {
  const coloursOf = async (primaryColour: string) => {
    const game = event({});
    const away = { ...game.awayParticipant, primaryColour, secondaryColour: '#c60c30' };
    const home = { ...game.homeParticipant, primaryColour: '#00338d', secondaryColour: '#ffffff' };
    const of = event({ awayParticipant: away, homeParticipant: home });
    const { unmount } = show(page([], { type: 'EVENT', event: of }));
    const board = await screen.findByRole('region', { name: 'Scoreboard' });
    const crest = [...board.querySelectorAll('svg')].find(({ textContent }) => textContent === 'BUF');
    const fills = [...(crest?.querySelectorAll('g path') ?? [])].map((path) => path.getAttribute('fill'));
    unmount();
    return fills.slice(0, 2);
  };
  expect(await coloursOf('#00338d')).toEqual(['#c60c30', '#00338d']);
  expect(await coloursOf('#ffb81c')).toEqual(['#ffb81c', '#c60c30']);
});

test('a level end is a draw in soccer, futsal and a fight, and a tie elsewhere [LIVE-012]', async () => {
  for (const [slug, word, other] of [
    ['soccer', 'Draw', 'Tie'],
    ['futsal', 'Draw', 'Tie'],
    ['combat', 'Draw', 'Tie'],
    ['football', 'Tie', 'Draw'],
  ] as const) {
    const { unmount } = show(page([], { type: 'EVENT', event: drawn(slug) }));
    const board = within(await screen.findByRole('region', { name: 'Scoreboard' }));
    await board.findAllByText(word);
    expect(board.queryByText(other)).toBeNull();
    unmount();
  }
});

test('of cricket both scores are drawn in the size of a long one', async () => {
  const chase = event({
    sport: { name: 'Cricket', slug: 'cricket' },
    statistics: {
      ...{ homeScore: 249, awayScore: 132, isInPlay: true, progress: '2nd inn 31.4', situation: '' },
      home: { score: '249', marker: null, note: '46.3 overs' },
      away: { score: '132/5', marker: 'BAT', note: '31.4 overs' },
    },
  });
  show(page([], { type: 'EVENT', event: chase }));
  const board = within(await screen.findByRole('region', { name: 'Scoreboard' }));
  for (const score of ['249', '132/5']) {
    expect((await board.findByText(score)).className).toContain('longScore');
  }
});
