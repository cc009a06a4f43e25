import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dotted } from './dotted.tsx';

test('facts are read with dots between them, none of which is written where a line may end or begin', () => {
  const { container } = render(
    <p>
      <Dotted parts={['Placed today', undefined, '', 'Settled today', 'Placed today', 'ID 7']} />
    </p>,
  );
  expect(container.textContent).toBe('Placed today · Settled today · ID 7');
  const dots = screen.getAllByText('·');
  expect(dots.map(({ className }) => className)).toEqual(['sr', 'sr']);
});
