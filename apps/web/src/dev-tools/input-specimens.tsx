import { useState } from 'react';
import { Input } from '../ui/input.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { Select } from '../ui/select.tsx';
import { Group } from './specimen.tsx';

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
      <Select
        label="State or province"
        value={region}
        onChange={setRegion}
        options={[
          { value: 'US-NJ', label: 'New Jersey', group: 'United States' },
          { value: 'CA-ON', label: 'Ontario', group: 'Canada' },
        ]}
      />
    </Group>
  );
}
