import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OddsButton } from './odds-button.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const button = () => screen.getByRole<HTMLButtonElement>('button');

test('a longer price is shown as up for 2000 ms, with a triangle and in words [CARD-027]', () => {
  const props = { label: 'Bills to win', status: 'open' } as const;
  const { rerender } = render(<OddsButton {...props} price="+148" value={1.48} />);
  expect(button().dataset.move).toBeUndefined();
  rerender(<OddsButton {...props} price="+155" value={1.55} />);
  expect(button().dataset.move).toBe('up');
  expect(button().getAttribute('aria-label')).toBe('Bills to win, plus 155, odds up');
  act(() => vi.advanceTimersByTime(1999));
  expect(button().dataset.move).toBe('up');
  act(() => vi.advanceTimersByTime(1));
  expect(button().dataset.move).toBeUndefined();
});

test('a shorter price is down, and a new move starts the two seconds again', () => {
  const props = { label: 'Bills to win', status: 'open', price: '1' } as const;
  const { rerender } = render(<OddsButton {...props} value={2} />);
  rerender(<OddsButton {...props} value={1.5} />);
  act(() => vi.advanceTimersByTime(1500));
  rerender(<OddsButton {...props} value={1.8} />);
  expect(button().dataset.move).toBe('up');
  act(() => vi.advanceTimersByTime(1500));
  expect(button().dataset.move).toBe('up');
});

const rolling = () => button().querySelector<HTMLElement>('[data-before]');

test('a price that moved is there at once, and is rolled to from the one before until the mark of the move goes, anew with each move [CARD-027]', () => {
  const props = { label: 'Bills to win', status: 'open' } as const;
  const { rerender } = render(<OddsButton {...props} price="+105" value={1.05} />);
  expect(rolling()).toBeNull();
  rerender(<OddsButton {...props} price="-105" value={0.95} />);
  expect(button().textContent).toBe('−105');
  expect(rolling()?.dataset.before).toBe('+105');
  const first = rolling();
  rerender(<OddsButton {...props} price="-110" value={0.91} />);
  expect(button().textContent).toBe('−110');
  expect(rolling()?.dataset.before).toBe('−105');
  expect(rolling()).not.toBe(first);
  act(() => vi.advanceTimersByTime(2000));
  expect(rolling()).toBeNull();
  expect(button().textContent).toBe('−110');
});

test('no price is rolled to where it reads as before, where only its format changed, or from what could not be had', () => {
  const props = { label: 'Bills to win', status: 'open' } as const;
  const { rerender } = render(<OddsButton {...props} price="-110" value={0.9091} />);
  rerender(<OddsButton {...props} price="-110" value={0.909} />);
  expect([button().dataset.move, rolling()]).toEqual(['down', null]);
  rerender(<OddsButton {...props} price="-115" value={0.87} />);
  rerender(<OddsButton {...props} price="1.87" value={0.87} />);
  expect([button().dataset.move, rolling()]).toEqual(['down', null]);
  rerender(<OddsButton {...props} />);
  rerender(<OddsButton {...props} price="1.95" value={0.95} />);
  expect(rolling()).toBeNull();
});

test('a suspended price cannot be taken and says so', () => {
  render(<OddsButton label="Bills plus 3.5" line="+3.5" price="-110" status="suspended" />);
  expect(button().disabled).toBe(true);
  expect(button().getAttribute('aria-label')).toContain('suspended');
});

test('a suspended button says so in a word, and has its lock over it where nothing else stands on it', () => {
  const said = (props: Partial<React.ComponentProps<typeof OddsButton>>) => {
    const { container, unmount } = render(<OddsButton label="Bills" status="suspended" {...props} />);
    const found = [container.querySelector('[class*="alone"]') !== null, container.textContent];
    unmount();
    return found;
  };
  expect(said({})).toEqual([true, 'Suspended']);
  expect(said({ price: '+250' })).toEqual([false, '+250Suspended']);
  expect(said({ price: '-110', line: '+3.5' })).toEqual([false, '+3.5 −110Suspended−110']);
});

test('the last price of a suspended selection stands beside its lock, above the word; of one without a price the word stands alone on a phone', () => {
  const priced = (props: Partial<React.ComponentProps<typeof OddsButton>>) => {
    const { container, unmount } = render(<OddsButton label="Bills" status="suspended" {...props} />);
    const found = container.querySelector('[class*="priced"]')?.textContent;
    unmount();
    return found;
  };
  expect(priced({ price: '-110', line: '+3.5' })).toBe('Suspended−110');
  expect(priced({ price: '+250', name: 'Draw' })).toBe('Suspended+250');
  expect(priced({ price: '+250' })).toBeUndefined();
  expect(priced({ name: 'Draw' })).toBeUndefined();
});

test('a selection that is suspended can still be taken off the slip', () => {
  render(<OddsButton label="Bills plus 3.5" line="+3.5" price="-110" status="suspended" selected />);
  expect(button().disabled).toBe(false);
  expect(button().getAttribute('aria-pressed')).toBe('true');
});

test('an open market without a price is closed, a blank is no button', () => {
  const { rerender } = render(<OddsButton label="Draw" status="open" />);
  expect(button().dataset.status).toBe('closed');
  rerender(<OddsButton label="Draw" status="blank" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a hyphen before a figure is written as a minus', () => {
  render(<OddsButton label="Bills minus 3.5" line="-3.5" price="-110" status="open" />);
  expect(button().textContent).toBe('−3.5−110');
});
