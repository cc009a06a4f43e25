import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { card, event, NFL, spread, team } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { page, pageChild, shelf, show } from '../testing/pages.tsx';
import { readFollowed } from './follow.ts';
import { setFollowed } from './followed.ts';

const participant = (label: string, name: string) => ({ ...team(label, name), id: `Participant:${label}` });

function game(id: string, away: Resolvers, home: Resolvers): Resolvers {
  const played = event({
    id: `StandardEvent:${id}`,
    name: `${away.mediumName} at ${home.mediumName}`,
    awayParticipant: away,
    homeParticipant: home,
  });
  const grid = card('GridMarketCard', [spread(3.5)], { event: played, fallbackEvent: played });
  return { ...grid, id: `GridMarketCard:${id}` };
}

const bears = participant('CHI', 'Bears');
const games = [
  game('one', participant('DEN', 'Broncos'), participant('LV', 'Raiders')),
  game('two', participant('GB', 'Packers'), bears),
];

function league(): Resolvers {
  const child = pageChild(NFL, 'Lines', [shelf('LIVE', games)]);
  return page([], { type: 'COMPETITION', pageChildren: [child], defaultChild: child });
}

const followedBy = (ids: readonly string[]) => ({
  account: { __typename: 'Account', id: 'Account:1', favouriteParticipantIds: ids },
});

const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);
const inOrder = ['Broncos at Raiders', 'Packers at Bears'];

beforeEach(() => {
  setFollowed('nobody', []);
  localStorage.clear();
});

test('on a league page a patron sees the games of teams followed first, and once why, below the first [PAGE-003] [PAGE-021]', async () => {
  const { unmount } = show(league(), NFL, null, { resolvers: followedBy([bears.id]) });
  const hint = await screen.findByRole('note');
  expect(hint.textContent).toContain('Your favourites come first');
  expect(await names()).toEqual([...inOrder].reverse());
  expect(hint.previousElementSibling?.textContent).toContain('Packers at Bears');
  await userEvent.click(within(hint).getByRole('button', { name: 'Hide this hint' }));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();

  show(league(), NFL, null, { resolvers: followedBy([bears.id]) });
  expect(await names()).toEqual([...inOrder].reverse());
  expect(screen.queryByRole('note')).toBeNull();
});

test('a visitor sees games in the order of the page, whoever was followed here before [PAGE-003]', async () => {
  setFollowed('patron-1', [bears.id]);
  const { slip } = show(league(), NFL, null, { resolvers: followedBy([bears.id]), as: 'visitor' });
  expect(await names()).toEqual(inOrder);
  expect(screen.queryByRole('note')).toBeNull();
  expect(slip.house.countOf('followQuery')).toBe(0);
});

test('the star on a game’s page follows a team, and lets go when the server refuses [PAGE-003]', async () => {
  const refused = {
    __typename: 'InvalidInputError',
    code: 'INVALID_INPUT',
    message: 'You can follow 50 teams and players: let go of one first.',
    fieldErrors: [],
  };
  const answers: Resolvers[] = [
    { __typename: 'FavouritesPayload', favouriteParticipantIds: [bears.id] },
    refused,
  ];
  const asked: unknown[] = [];
  const setFavouriteParticipant = (args: unknown) => {
    asked.push(args);
    return answers.shift();
  };
  const onPage = page([], { type: 'EVENT', event: games[1]?.event });
  const resolvers = { ...followedBy([]), setFavouriteParticipant };
  show(onPage, `${NFL}/event/two`, null, { resolvers });
  const star = (name: string) => screen.findByRole('button', { name: `Follow ${name}` });
  await userEvent.click(await star('Bears'));
  expect((await star('Bears')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await star('Packers'));
  expect(await screen.findByText(/You can follow 50 teams/)).toBeTruthy();
  expect((await star('Packers')).getAttribute('aria-pressed')).toBe('false');
  expect((await star('Bears')).getAttribute('aria-pressed')).toBe('true');
  expect(asked).toMatchObject([{ participantId: bears.id, isFavourite: true }, { isFavourite: true }]);
});

test('a second star pressed before the first is answered stays, and what was read before either counts no more [PAGE-003]', async () => {
  const onPage = page([], { type: 'EVENT', event: games[1]?.event });
  const following: string[] = [];
  const setFavouriteParticipant = ({ participantId }: { participantId: string }) => {
    following.push(participantId);
    return { __typename: 'FavouritesPayload', favouriteParticipantIds: [...following] };
  };
  const { slip } = show(onPage, `${NFL}/event/two`, null, {
    resolvers: { ...followedBy([]), setFavouriteParticipant },
  });
  const star = (name: string) => screen.findByRole('button', { name: `Follow ${name}` });
  const isPressed = async (name: string) => (await star(name)).getAttribute('aria-pressed');
  await star('Bears');
  const held: (() => void)[] = [];
  const answer = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held.pop()?.());
  };
  for (const name of ['followMutation', 'followQuery']) {
    slip.house.hold(name, () => new Promise((resolve) => held.push(resolve)));
  }
  const read = readFollowed(slip.house.environment, 'patron-1');
  await userEvent.click(await star('Bears'));
  await userEvent.click(await star('Packers'));
  await answer();
  await read;
  expect([await isPressed('Bears'), await isPressed('Packers')]).toEqual(['true', 'true']);
  await answer();
  await waitFor(() => expect(following).toHaveLength(1));
  expect([await isPressed('Bears'), await isPressed('Packers')]).toEqual(['true', 'true']);
  await answer();
  await waitFor(() => expect(following).toHaveLength(2));
  expect([await isPressed('Bears'), await isPressed('Packers')]).toEqual(['true', 'true']);
  expect(slip.house.countOf('followMutation')).toBe(2);
});
