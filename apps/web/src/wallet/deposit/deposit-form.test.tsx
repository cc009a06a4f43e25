import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import { balancesOf, money } from '../../betslip/testing/fixtures.ts';
import { House } from '../../betslip/testing/house.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { DepositForm, type Provider } from './deposit-form.tsx';

const provider: Provider = {
  id: 'sandbox',
  code: 'sandbox',
  name: 'Play money',
  description: 'Deposits play money.',
  preferredMethod: true,
  supportsMethods: true,
  minimumAmount: { formattedAmount: '$5.00' },
  maximumAmount: { formattedAmount: '$10,000.00' },
  methods: [{ id: 'card-declined', name: 'Test card •••• 0002', description: null }],
};

test('why a deposit was declined stays, whenever the answer comes to what was asked while it was typed [WAL-034]', async () => {
  const message = 'Your bank declined this deposit.';
  const house = new House({
    validateDeposit: { permitted: true, userErrors: [] },
    createDeposit: {
      ...{ permitted: true, succeeded: false, deposit: null, balances: null },
      userErrors: [{ code: 'DECLINED', field: null, message }],
    },
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  house.hold('useDepositValidateMutation', () => answered);
  render(
    <RelayEnvironmentProvider environment={house.environment}>
      <DepositForm providers={[provider]} />
    </RelayEnvironmentProvider>,
  );
  await userEvent.type(screen.getByLabelText('Amount'), '20');
  await waitFor(() => expect(house.countOf('useDepositValidateMutation')).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByRole('alert').textContent).toBe(message);
});

test('a deposit that is pending is on its way, not failed: its receipt says so, with the balance as it is [WAL-034]', async () => {
  const account = {
    ...{
      __typename: 'Account',
      id: 'Account:1',
      firstName: 'Dana',
      lastName: 'D',
      email: 'dana@example.com',
    },
    ...{ currency: 'USD', lastLoginAt: null, openBetCount: 0, favouriteParticipantIds: [] },
    userPreferences: { oddsFormat: 'AMERICAN', autoAcceptOddsChanges: false },
    balances: balancesOf(10_000),
  };
  const { house } = new SlipHouse({
    account: () => account,
    validateDeposit: { permitted: true, userErrors: [] },
    createDeposit: {
      ...{ permitted: true, succeeded: false, userErrors: [], balances: account.balances },
      deposit: {
        ...{ __typename: 'Deposit', id: 'Deposit:1', transactionId: 'T-1', status: 'PENDING' },
        ...{ createdAt: '2026-11-21T18:00:00Z', amount: money(2_000), provider },
      },
    },
  });
  renderInApp(house, <DepositForm providers={[provider]} />);
  await userEvent.type(await screen.findByLabelText('Amount'), '20');
  await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
  expect(await screen.findByRole('heading', { name: 'Deposit on its way' })).toBeTruthy();
  expect(screen.getByText('Balance').nextSibling?.textContent).toBe('$100.00');
});
