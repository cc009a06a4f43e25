import { type FormEvent, useState } from 'react';
import type { depositPageQuery$data } from '../../__generated__/depositPageQuery.graphql.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { groupThousands, restMoney } from '../../ui/money-text.ts';
import { Choices } from './choices.tsx';
import styles from './deposit-page.module.css';
import { DepositReceipt } from './deposit-receipt.tsx';
import { useDeposit } from './use-deposit.ts';
import { toWireCents } from './wire-cents.ts';

export type Provider = depositPageQuery$data['paymentProviders'][number];

/** Dollars; the most a deposit may be, whatever the provider allows. */
const MAXIMUM = '10000';
/** As the server says it. */
const ABOVE_MAXIMUM = `The maximum deposit is $${restMoney(MAXIMUM, 2)}.`;
const PRESETS = ['25', '50', '100', '250'];

export function DepositForm({ providers }: { providers: readonly Provider[] }) {
  const preferred = providers.find(({ preferredMethod }) => preferredMethod) ?? providers[0];
  const [providerId, setProviderId] = useState(preferred?.id ?? '');
  const [methodByProvider, setMethod] = useState<Readonly<Record<string, string>>>({});
  const [amount, setAmount] = useState('');
  const provider = providers.find(({ id }) => id === providerId);
  const methods = provider?.supportsMethods ? provider.methods : [];
  const methodId = methodByProvider[providerId] ?? methods[0]?.id;
  const deposit = useDeposit({ providerId, methodId, amount });
  const { state } = deposit;

  if (state.kind === 'done') {
    const startOver = () => {
      setAmount('');
      deposit.again();
    };
    return <DepositReceipt receipt={state.receipt} onAgain={startOver} />;
  }
  const errors = state.kind === 'editing' ? state.errors : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deposit.canSend) deposit.send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {errors.whole !== undefined && (
        <Banner tone="down" role="alert">
          {errors.whole}
        </Banner>
      )}
      <Choices
        legend="Pay with"
        name="provider"
        selected={providerId}
        onSelect={setProviderId}
        choices={providers.map(choiceOfProvider)}
      />
      {methods.length > 0 && (
        <Choices
          legend="From"
          name="method"
          selected={methodId ?? ''}
          onSelect={(id) => setMethod((before) => ({ ...before, [providerId]: id }))}
          choices={methods.map(({ id, name, description }) => ({ id, name, note: description ?? undefined }))}
        />
      )}
      <MoneyInput
        label="Amount"
        name="amount"
        value={amount}
        onChange={setAmount}
        maximum={MAXIMUM}
        aboveMaximum={ABOVE_MAXIMUM}
        placeholder="$0.00"
        error={errors.amount}
        hint={
          provider &&
          `${provider.minimumAmount.formattedAmount} min • ${provider.maximumAmount.formattedAmount} max`
        }
      />
      <fieldset className={styles.presets} aria-label="Presets">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={toWireCents(amount) === toWireCents(preset)}
            onClick={() => setAmount(preset)}
          >
            ${groupThousands(preset)}
          </button>
        ))}
      </fieldset>
      <Button
        type="submit"
        block
        busy={state.kind === 'sending'}
        disabled={!deposit.canSend && state.kind !== 'sending'}
        trailing={amount === '' ? undefined : `$${restMoney(amount, 2)}`}
      >
        Deposit
      </Button>
    </form>
  );
}

function choiceOfProvider({ id, code, name, description }: Provider) {
  return { id, name, note: description, icon: /bank|ach|trustly/i.test(code) ? 'bank' : 'card' } as const;
}
