import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTokens, readVisitorToken } from './session/tokens.ts';
import { json, patronAnswers, TOKENS, visitorAnswers } from './testing/answers.ts';
import { type FakeAnswers, type FakeServer, fakeServer } from './testing/fake-server.ts';
import { openApp } from './testing/open-app.tsx';

let answers: FakeAnswers;
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answers = { graphql: visitorAnswers };
  server = fakeServer(() => answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = { timeout: 10_000 };

test('a visitor gets an anonymous token and is shown the ways in once the region is known [START-001] [START-007] [SHELL-001] [SHELL-002] [AUTH-007]', async () => {
  let letStart = () => {};
  const started = new Promise<void>((resolve) => {
    letStart = resolve;
  });
  answers = { graphql: { ...visitorAnswers, startup: () => started.then(() => visitorAnswers.startup) } };
  openApp('/');
  const way = await screen.findByText('Log In', {}, find);
  expect(way.tagName).toBe('BUTTON');
  expect(way).toHaveProperty('disabled', true);
  letStart();
  await waitFor(() => expect(screen.getByText('Log In').tagName).toBe('A'), find);
  expect(screen.getByText('Sign Up').getAttribute('href')).toBe('/signup');
  expect(readVisitorToken()).toBe('anonymous');
  expect(server.operations).toContain('startupQuery');
});

test('an unknown address shows the not-found page with its way home [ROUTE-025]', async () => {
  const { history } = openApp('/no/such/page');
  expect(await screen.findAllByText('Page Not Found', {}, find)).not.toHaveLength(0);
  expect(screen.getByText('Oops, looks like something went wrong.')).toBeTruthy();
  expect(screen.getByText('/no/such/page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Live Games' }).getAttribute('href')).toBe('/live');
  const home = screen.getByRole('link', { name: 'Go Back to Home' });
  await userEvent.click(home);
  expect(history.location.pathname).toBe('/home');
});

test('the helpline in the footer is a call link; visitors see no session line [SHELL-015] [SHELL-016]', async () => {
  openApp('/house-rules');
  const call = await screen.findByRole('link', { name: '1-800-GAMBLER' }, find);
  expect(call.getAttribute('href')).toBe('tel:+18004262537');
  expect(screen.queryByText('Session time')).toBeNull();
});

test('a patron sees balance, initials, and last login, time and session time in the footer [SHELL-003] [SHELL-015] [AUTH-018]', async () => {
  answers = { graphql: patronAnswers };
  openApp('/house-rules', { asPatron: true });
  expect(await screen.findByRole('link', { name: /Balance \$1284\.50/ }, find)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Account' }).textContent).toBe('DK');
  expect(await screen.findByText('10/24/2026 12:05 PM ET')).toBeTruthy();
  expect(screen.getByText('Current time')).toBeTruthy();
  expect(screen.getByText('Session time')).toBeTruthy();
});

test('logging in carries on to the page one came from [ROUTE-019] [AUTH-006]', async () => {
  answers = { graphql: visitorAnswers, rest: { '/oauth/token': () => json(TOKENS) } };
  const { history } = openApp('/login?previousPath=%2Fhouse-rules');
  const user = userEvent.setup();
  // Not the header's button, which stands there until the region is known.
  const submit = await waitFor(
    () => within(screen.getByRole('main')).getByRole('button', { name: 'Log In' }),
    find,
  );
  await waitFor(() => expect(submit).toHaveProperty('disabled', false), find);
  await user.click(submit);
  expect(screen.getByText('Please enter your email')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'dana@example.com');
  expect(screen.queryByText('Please enter your email')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'secret');
  answers = { ...answers, graphql: patronAnswers };
  await user.click(submit);
  await waitFor(() => expect(history.location.pathname).toBe('/house-rules'), find);
  expect(await screen.findByRole('button', { name: 'Account' }, find)).toBeTruthy();
  expect(readTokens()?.bearerToken).toBe('bearer');
});

test('logging out asks first, in the words of the specification, then leads to login [AUTH-031] [AUTH-034]', async () => {
  answers = { graphql: patronAnswers };
  const { history } = openApp('/house-rules', { asPatron: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Account' }, find));
  await user.click(await screen.findByRole('button', { name: 'Log Out' }, find));
  const dialog = await screen.findByRole('dialog', { name: 'Logout' });
  expect(dialog.textContent).toContain('Are you sure you want to log out?');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
  answers = { graphql: visitorAnswers };
  await user.click(within(dialog).getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(history.location.pathname).toBe('/login'), find);
  expect(server.paths).toContain('/api/logout');
  expect(readTokens()).toBeUndefined();
});

test('a logout says on the login page why it happened [AUTH-038]', async () => {
  answers = { graphql: patronAnswers };
  const { session } = openApp('/house-rules', { asPatron: true });
  await screen.findByRole('button', { name: 'Account' }, find);
  answers = { graphql: visitorAnswers };
  await session.logout('inactivity');
  expect(
    await screen.findByText(
      'You have been logged out due to inactivity. Please log in to continue.',
      {},
      find,
    ),
  ).toBeTruthy();
});

test('a page for patrons sends visitors to log in and back [ROUTE-019]', async () => {
  const { history } = openApp('/account/summary');
  await waitFor(() => expect(history.location.href).toBe('/login?previousPath=%2Faccount%2Fsummary'), find);
});

const WAYS_TO_ACCOUNT = ['/account', '/me/account_summary'];

test.each(WAYS_TO_ACCOUNT)('%s leads a patron to the account summary [ROUTE-014]', async (path) => {
  answers = { graphql: patronAnswers };
  const { history } = openApp(path, { asPatron: true });
  await waitFor(() => expect(history.location.pathname).toBe('/account/summary'), find);
});

test.each(WAYS_TO_ACCOUNT)(
  '%s leads a visitor to log in, and there after [ROUTE-014] [ROUTE-019]',
  async (path) => {
    const { history } = openApp(path);
    await waitFor(() => expect(history.location.href).toBe('/login?previousPath=%2Faccount%2Fsummary'), find);
  },
);

test('who is logged in is led home from sign-up [ROUTE-020]', async () => {
  answers = { graphql: patronAnswers };
  const { history } = openApp('/signup', { asPatron: true });
  await waitFor(() => expect(history.location.pathname).toBe('/home'), find);
});

test('a server that cannot be asked shows the error screen with its two ways on [START-011] [START-021] [START-022]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  openApp('/');
  expect(await screen.findByText('Oops... Looks like something went wrong', {}, find)).toBeTruthy();
  expect(
    screen.getByText(/espnbet is experiencing issues and is working on it\. Let's try that again\./),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Support' })).toBeTruthy();
});

test('the account in the header is a placeholder while it comes, a plain way to it when it did not, and else the patron [ACCT-008]', async () => {
  const isLoading = () => screen.queryByText('Loading your account') !== null;
  let fail = (_reason: Error) => {};
  const account = new Promise((_resolve, reject) => {
    fail = reject;
  });
  answers = { graphql: { ...patronAnswers, account: () => account } };
  const { history } = openApp('/house-rules', { asPatron: true });
  await screen.findByRole('heading', { name: 'Betting Rules', level: 1 }, find);
  expect(isLoading()).toBe(true);
  fail(new Error('No accounts today'));
  const way = await screen.findByRole('link', { name: 'Account' }, find);
  expect(way.getAttribute('href')).toBe('/account/summary');
  expect(isLoading()).toBe(false);
  expect(screen.getByRole('heading', { name: 'Betting Rules', level: 1 })).toBeTruthy();
  answers = { graphql: patronAnswers };
  act(() => history.push('/home'));
  expect((await screen.findByRole('button', { name: 'Account' }, find)).textContent).toBe('DK');
});

test('a menu that did not load takes nothing else away', async () => {
  answers = {
    graphql: { ...visitorAnswers, sportsMenu: () => Promise.reject(new Error('No sports today')) },
  };
  openApp('/house-rules');
  await screen.findByRole('heading', { name: 'Betting Rules', level: 1 }, find);
  await userEvent.click(screen.getByRole('button', { name: 'All sports' }));
  const links = () => within(screen.getByRole('navigation', { name: 'Sports' })).getAllByRole('link');
  await waitFor(() => expect(links().map((link) => link.textContent?.trim())).toEqual(['Home', 'Live']));
});

test('a page that failed while offline comes by itself once there is a connection again [START-024]', async () => {
  answers = { graphql: { ...visitorAnswers, page: () => Promise.reject(new Error('No page today')) } };
  openApp('/live');
  await screen.findByText('Missed the shot', {}, find);
  answers = { graphql: visitorAnswers };
  act(() => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Missed the shot')).toBeNull(), find);
});

test('a page that broke is left behind by going to another [START-024]', async () => {
  answers = { graphql: { ...visitorAnswers, page: () => Promise.reject(new Error('No page today')) } };
  const { history } = openApp('/live');
  await screen.findByText('Missed the shot', {}, find);
  act(() => history.push('/house-rules'));
  await screen.findByRole('heading', { name: 'Betting Rules', level: 1 }, find);
  expect(screen.queryByText('Missed the shot')).toBeNull();
});
