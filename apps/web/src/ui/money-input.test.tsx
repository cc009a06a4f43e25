import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoneyInput } from './money-input.tsx';

function Stake(props: { minimum?: string; skipMinimum?: boolean; initial?: string }) {
  const [value, setValue] = useState(props.initial ?? '');
  return (
    <>
      <MoneyInput label="Stake" value={value} onChange={setValue} maximum="9999999.99" {...props} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('25')}>
        $25
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Stake');
/** What is said about the field. */
const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
const value = () => screen.getByRole('status').textContent;

test('typing shows $ and separators and gives plain dollars; leaving pads [WAL-006] [SLIP-024]', async () => {
  const user = userEvent.setup();
  render(<Stake />);
  await user.type(field(), '1234.5');
  expect(field().value).toBe('$1,234.5');
  expect(value()).toBe('1234.5');
  await user.tab();
  expect(field().value).toBe('$1,234.50');
});

test("'5,00' gives no amount and says how cents are written", async () => {
  const user = userEvent.setup();
  render(<Stake />);
  await user.type(field(), '5,00');
  expect(value()).toBe('');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Use a point for cents, like 5.00')).toBeTruthy();
  await user.type(field(), '0');
  expect(value()).toBe('5000');
});

test('a negative amount gives no amount and is called one, until the minus is taken away [SLIP-024]', async () => {
  const user = userEvent.setup();
  render(<Stake />);
  await user.type(field(), '-5');
  expect(field().value).toBe('-$5');
  expect(value()).toBe('');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(note()).toBe('An amount cannot be negative.');
  await user.tab();
  expect(value()).toBe('');
  await user.type(field(), '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field().value).toBe('$5');
  expect(value()).toBe('5');
});

test('an amount above the maximum is not taken and is refused in the words it is given [WAL-008]', async () => {
  const user = userEvent.setup();
  const words = 'The maximum deposit is $10,000.00.';
  render(<MoneyInput label="Stake" value="" onChange={() => {}} maximum="10000" aboveMaximum={words} />);
  await user.click(field());
  await user.paste('250000');
  expect(field().value).toBe('');
  expect(note()).toBe(`${words} The amount was not changed.`);
  await user.tab();
  expect(note()).toBe(`${words} The amount was not changed.`);
});

test('an amount below the minimum is cleared when the field is left, unless that is skipped [WAL-008]', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Stake minimum="10" />);
  await user.type(field(), '5');
  await user.tab();
  expect(field().value).toBe('');
  unmount();
  render(<Stake minimum="10" skipMinimum />);
  await user.type(field(), '5');
  await user.tab();
  expect(value()).toBe('5.00');
});

test('a value set from outside replaces what stands there', async () => {
  const user = userEvent.setup();
  render(<Stake />);
  await user.type(field(), '7');
  await user.click(screen.getByText('$25'));
  expect(field().value).toBe('$25.00');
});

test('a pasted amount with too many decimals changes nothing and says why, until something else is typed', async () => {
  const user = userEvent.setup();
  render(<Stake initial="7" />);
  await user.click(field());
  await user.clear(field());
  await user.type(field(), '7');
  field().setSelectionRange(0, 2);
  await user.paste('12.345');
  expect(value()).toBe('7');
  expect(field().value).toBe('$7');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(note()).toBe('At most 2 decimals, like 12.34. The amount was not changed.');
  await user.type(field(), '5');
  expect(note()).toBeUndefined();
});

test('an amount above the maximum and a text that is no amount are refused with the reason', async () => {
  const user = userEvent.setup();
  render(<Stake />);
  await user.click(field());
  await user.paste('10000000');
  expect(note()).toBe('At most $9,999,999.99. The amount was not changed.');
  await user.paste('ten dollars');
  expect(note()).toBe('Write an amount like 25 or 25.50. The amount was not changed.');
  await user.keyboard('x');
  expect(note()).toBe('‘x’ was left out. Write an amount like 25 or 25.50.');
  expect(value()).toBe('');
});

test("a key that is not taken is named, also while one types on: '1e5' is no silent 15 [SLIP-024]", async () => {
  const user = userEvent.setup();
  render(<Stake />);
  await user.type(field(), '1e5');
  expect(field().value).toBe('$15');
  expect(note()).toBe('‘e’ was left out. Write an amount like 25 or 25.50.');
  await user.tab();
  expect(field().value).toBe('$15.00');
  expect(note()).toBe('‘e’ was left out. Write an amount like 25 or 25.50.');
  await user.type(field(), '{Backspace}');
  expect(note()).toBeUndefined();
  await user.clear(field());
  await user.type(field(), '1.2.3');
  expect(field().value).toBe('$1.23');
  expect(note()).toBe('‘.’ was left out. Write an amount like 25 or 25.50.');
  await user.click(screen.getByText('$25'));
  expect(note()).toBeUndefined();
});

test("a pasted '1e5' changes nothing and says why [SLIP-024]", async () => {
  const user = userEvent.setup();
  render(<Stake initial="7" />);
  await user.click(field());
  for (const text of ['1e5', '1E5', '1e+5', '0x10']) {
    await user.paste(text);
    expect(value()).toBe('7');
    expect(note()).toBe('Write an amount like 25 or 25.50. The amount was not changed.');
  }
});
