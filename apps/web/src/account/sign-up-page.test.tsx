import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, visitorAnswers } from '../app/testing/answers.ts';
import { type FakeAnswers, fakeServer } from '../app/testing/fake-server.ts';
import { openApp } from '../app/testing/open-app.tsx';

const find = { timeout: 10_000 };
const regions = () => json({ regions: [{ iso_3166_2_code: 'US-NJ', name: 'New Jersey' }] });
let answers: FakeAnswers;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answers = { graphql: visitorAnswers, rest: { '/i/regions': regions } };
  fakeServer(() => answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

async function filled(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  await screen.findByRole('option', { name: 'New Jersey' }, find);
  for (const [label, text] of [
    ['First name', 'Ava'],
    ['Last name', 'Lind'],
    ['Email', 'ava@example.com'],
    ['Password', '          '],
    ['Date of birth', '1991-04-12'],
    ['Street address', '12 Harbor St'],
    ['City', 'Newark'],
    ['ZIP or postal code', 'nowhere'],
  ] as const) {
    await user.type(field(label), text);
  }
  await user.selectOptions(field('State or province'), 'US-NJ');
  return user;
}

test('what the server finds wrong stands under its field, and the first of them has the focus: a password of spaces, a postal code that is none', async () => {
  openApp('/signup');
  const user = await filled();
  const fieldErrors = [
    { field: 'password', message: 'Please choose a password that is not only spaces.' },
    { field: 'address.postalCode', message: 'Please enter a ZIP code such as 07102.' },
  ];
  answers = {
    ...answers,
    graphql: {
      ...visitorAnswers,
      signUp: {
        __typename: 'InvalidInputError',
        code: 'INVALID_INPUT',
        message: 'Please check.',
        fieldErrors,
      },
    },
  };
  const submit = within(screen.getByRole('main')).getByRole('button', { name: 'Sign Up' });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false), find);
  await user.clear(field('City'));
  await user.click(submit);
  await waitFor(() => expect(noteOf('Password')).toBe('Please choose a password that is not only spaces.'));
  expect(noteOf('City')).toBe('Please enter your city');
  expect(noteOf('ZIP or postal code')).toBe('Please enter a ZIP code such as 07102.');
  expect(document.activeElement).toBe(field('Password'));
  expect(field('First name').value).toBe('Ava');

  await user.type(field('ZIP or postal code'), '1');
  expect(noteOf('ZIP or postal code')).toBeUndefined();
});

test('states that did not load are said to be missing, and asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers = { ...answers, rest: { '/i/regions': () => json({}, 500) } };
  openApp('/signup');
  await screen.findByText('The list did not load. We are trying again.', {}, find);
  answers = { ...answers, rest: { '/i/regions': regions } };
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByRole('option', { name: 'New Jersey' }, find)).toBeTruthy();
  expect(screen.queryByText(/did not load/)).toBeNull();
  vi.useRealTimers();
});
