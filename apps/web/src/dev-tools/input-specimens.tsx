import { useState } from 'react';
import { Input } from '../ui/input.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { Select } from '../ui/select.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Cell, Group } from './specimen.tsx';

const REGIONS = [
  { value: 'US-NJ', label: 'New Jersey', group: 'United States' },
  { value: 'CA-ON', label: 'Ontario', group: 'Canada' },
];

export function InputSpecimens() {
  const [stake, setStake] = useState('25.00');
  const [email, setEmail] = useState('');
  const [region, setRegion] = useState('US-NJ');
  return (
    <Group title="Inputs">
      <MoneyInput label="Stake" value={stake} onChange={setStake} maximum="9999999.99" />
      <MoneyInput label="Stake" value="900.00" onChange={setStake} error="Your daily limit leaves $60.00" />
      <MoneyInput
        label="Bonus bet, stake not returned"
        value="10.00"
        onChange={setStake}
        readOnly
        hint="Expires in 5 h 12 m"
      />
      <Input label="Email" value={email} onChange={setEmail} placeholder="you@example.com" />
      <Select label="State or province" value={region} onChange={setRegion} options={REGIONS} />
      <Cell label="With error">
        <Input
          label="Email"
          value="you@example"
          onChange={setEmail}
          error="Write an address like you@example.com"
        />
        <Select
          label="State or province"
          value=""
          onChange={setRegion}
          placeholder="Choose"
          error="Choose where you are"
          options={REGIONS}
        />
      </Cell>
      <Cell label="Read-only">
        <Input label="Email" value="you@example.com" readOnly />
      </Cell>
      <Cell label="Disabled">
        <MoneyInput label="Stake" value="25.00" onChange={setStake} disabled />
        <Input label="Email" value="you@example.com" disabled />
        <Select label="State or province" value="US-NJ" onChange={setRegion} disabled options={REGIONS} />
      </Cell>
      <Cell label="Loading, of the same size">
        <Loading label="Loading">
          <Skeleton height={52} radius="var(--r-sm)" />
        </Loading>
      </Cell>
    </Group>
  );
}
